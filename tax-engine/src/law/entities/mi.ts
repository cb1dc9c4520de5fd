import {
  CORPORATION,
  above,
  always,
  flat,
  newEmployer,
  ownersCredit,
  stepAt,
  type EntityLaw,
  type EntityCharge,
} from '../../rules/entity-law.ts';

const rate = always(0.06, 'MCL 206.623, 206.625');
const LEAST_REVENUE = 350_000;

/** The share of the credit of small businesses that is lost from an owner's income on. US dollars. */
const LOST = [
  [0, 0],
  [above(160_000), 0.2],
  [above(165_000), 0.4],
  [above(170_000), 0.6],
  [above(175_000), 0.8],
  [above(180_000), 1],
] as const;
const alternative = always({ rate: 0.018, mostRevenue: 20_000_000, lost: LOST }, 'MCL 206.671');

/** None below a revenue; otherwise 6%, and 1.8% for small corporations by a credit. */
const onIncome: EntityCharge = {
  on: CORPORATION,
  tables: [rate, alternative],
  addedBack: true,
  charge: (worksheet, { year, income, revenue }) => {
    if (revenue < LEAST_REVENUE || income <= 0) return;
    worksheet.charge('corporateStateTax', income, rate[year].value, rate[year].source);
    const { value, source } = alternative[year];
    if (revenue > value.mostRevenue) return;
    worksheet.credit('smallBusinessCredit', (rate[year].value - value.rate) * income * (1 - stepAt(value.lost, income)), source);
  },
};

export const entityLaw: EntityLaw = {
  code: 'MI',
  charges: [onIncome],
  election: { rates: always(flat(0.0425), 'MCL 206.813, 206.815'), owner: ownersCredit('MCL 206.254', true) },
  levies: [newEmployer(0.027, 9_500, 'MCL 421.13, 421.19, 421.44')],
  leftOut: ['annualReport'],
};
