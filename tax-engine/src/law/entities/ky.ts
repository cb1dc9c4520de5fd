import { CORPORATION, ENTITIES, always, fixedFee, flat, incomeTax, ownersCredit, yearly, type EntityLaw } from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'KY',
  charges: [
    incomeTax(CORPORATION, always(flat(0.05), 'KRS 141.040(4)')),
    fixedFee(ENTITIES, 175, 'KRS 141.0401(2) (minimum of the limited liability entity tax)'),
  ],
  election: {
    rates: yearly([flat(0.04), flat(0.04), flat(0.035)], 'KRS 141.209; KRS 141.020(2)'),
    owner: ownersCredit('KRS 141.209', true),
  },
  levies: [],
  notComputed: { on: ['llc', 'sCorporation', 'cCorporation'], when: ({ revenue }) => revenue > 3_000_000, source: 'KRS 141.0401(2)' },
  leftOut: ['annualReport', 'unemploymentTax'],
};
