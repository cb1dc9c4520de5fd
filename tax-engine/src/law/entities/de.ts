import {
  ALL,
  CORPORATION,
  CORPORATIONS,
  LLC,
  always,
  fixedFee,
  flat,
  incomeTax,
  receiptsTax,
  type EntityLaw,
} from '../../rules/entity-law.ts';

export const entityLaw: EntityLaw = {
  code: 'DE',
  charges: [
    incomeTax(CORPORATION, always(flat(0.087), '30 Del. C. § 1902')),
    fixedFee(LLC, 300, '6 Del. C. § 18-1107'),
    fixedFee(CORPORATIONS, 225, '8 Del. C. §§ 391, 502, 503 (minimum tax of 175 and report of 50)'),
    receiptsTax(
      ALL,
      always({ services: 0.003983, goods: 0.007468, exemption: 1_200_000 }, '30 Del. C. §§ 2301, 2906 (100,000 a month are free)'),
    ),
  ],
  levies: [],
  leftOut: ['capital', 'unemploymentTax'],
};
