import {
  CORPORATION,
  LLC,
  S_CORPORATION,
  always,
  anyRevenue,
  fee,
  fixedFee,
  flat,
  incomeTax,
  newEmployer,
  ownersCredit,
  type EntityLaw,
} from '../../rules/entity-law.ts';

const minimum = always(anyRevenue(800), 'Cal. Rev. & Tax. Code § 23153');

/** The fee by total income from all sources in the state. US dollars. */
const byTotalIncome = always(
  [
    [250_000, 900],
    [500_000, 2_500],
    [1_000_000, 6_000],
    [5_000_000, 11_790],
  ] as const,
  'Cal. Rev. & Tax. Code § 17942',
);

export const entityLaw: EntityLaw = {
  code: 'CA',
  charges: [
    incomeTax(CORPORATION, always(flat(0.0884), 'Cal. Rev. & Tax. Code § 23151; no deduction of the tax itself: § 24345'), { minimum }),
    incomeTax(S_CORPORATION, always(flat(0.015), 'Cal. Rev. & Tax. Code § 23802(b)(1)'), { minimum }),
    { ...fixedFee(LLC, 800, 'Cal. Rev. & Tax. Code §§ 17941, 17220(c)'), addedBack: true },
    fee(LLC, byTotalIncome),
  ],
  election: {
    rates: always(flat(0.093), 'Cal. Rev. & Tax. Code §§ 19900, 19902; to 2030: 2025 SB 132'),
    owner: ownersCredit('Cal. Rev. & Tax. Code § 17052.10', false),
  },
  levies: [
    newEmployer(0.034, 7_000, 'Cal. Unemp. Ins. Code §§ 930, 982'),
    { label: 'employmentTrainingTax', terms: always({ rate: 0.001, upTo: 7_000 }, 'Cal. Unemp. Ins. Code § 976.6') },
  ],
  leftOut: ['annualReport', 'electionPayment', 'localBusinessTax'],
};
