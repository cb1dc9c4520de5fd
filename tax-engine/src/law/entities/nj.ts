import { schedule } from '../../kernel/schedule.ts';
import {
  CORPORATION,
  ENTITIES,
  S_CORPORATION,
  above,
  always,
  fee,
  fixedFee,
  ownersCredit,
  stepAt,
  type EntityLaw,
  type EntityCharge,
} from '../../rules/entity-law.ts';

const minimum = always(
  [
    [0, 500],
    [100_000, 750],
    [250_000, 1_000],
    [500_000, 1_500],
    [1_000_000, 2_000],
  ] as const,
  'N.J.S.A. 54:10A-5(e)',
);
const minimumOfSCorporations = always(
  [
    [0, 375],
    [100_000, 562.5],
    [250_000, 750],
    [500_000, 1_125],
    [1_000_000, 1_500],
  ] as const,
  'N.J.S.A. 54:10A-5(e)',
);

/** The rate on all income, by its size. */
const rates = always(
  [
    [0, 0.065],
    [above(50_000), 0.075],
    [above(100_000), 0.09],
  ] as const,
  'N.J.S.A. 54:10A-5(c)(1)',
);

const onIncome: EntityCharge = {
  on: CORPORATION,
  tables: [rates, minimum],
  addedBack: true,
  charge: (worksheet, { year, income, revenue }) => {
    const rate = rates[year];
    const before = worksheet.tax;
    if (income > 0) worksheet.charge('corporateStateTax', income, stepAt(rate.value, income), rate.source);
    const charged = worksheet.tax - before;
    const least = stepAt(minimum[year].value, revenue);
    if (charged < least) worksheet.addTax('corporateStateMinimum', least - charged, minimum[year].source);
  },
};

export const entityLaw: EntityLaw = {
  code: 'NJ',
  charges: [onIncome, fee(S_CORPORATION, minimumOfSCorporations), fixedFee(ENTITIES, 75, 'N.J.S.A. 14A:15-2; N.J.S.A. 42:2C-92')],
  election: {
    rates: always(schedule([0.05675, 0.0652, 0.0912, 0.109], [250_000, 1_000_000, 5_000_000]), 'N.J.S.A. 54A:12-3'),
    owner: ownersCredit('N.J.S.A. 54A:12-5', true),
  },
  levies: [],
  // The corporate transit fee.
  notComputed: { on: ['cCorporation'], when: ({ income }) => income > 10_000_000, source: 'N.J.S.A. 54:10A-5.41' },
  leftOut: ['unemploymentTax'],
};
