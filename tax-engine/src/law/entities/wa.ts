import { ALL, always, type EntityLaw, type EntityCharge } from '../../rules/entity-law.ts';

/** On gross receipts. US dollars. */
const law = always(
  {
    noneBelow: 125_000,
    services: 0.015,
    servicesFrom: 1_000_000,
    servicesAbove: 0.0175,
    goods: 0.00471,
    creditOfServices: 1_920,
    creditOfGoods: 660,
  },
  'Wash. Rev. Code §§ 82.04.250, 82.04.290, 82.04.4451, 82.32.045',
);

/** The business and occupation tax, less the credit of small businesses, which falls by each dollar that the tax exceeds it. */
const occupation: EntityCharge = {
  on: ALL,
  tables: [law],
  addedBack: false,
  charge: (worksheet, { year, revenue, sellsGoods }) => {
    const { value, source } = law[year];
    if (revenue < value.noneBelow) return;
    const ofServices = revenue < value.servicesFrom ? value.services : value.servicesAbove;
    const rate = sellsGoods ? value.goods : ofServices;
    const most = sellsGoods ? value.creditOfGoods : value.creditOfServices;
    worksheet.charge('grossReceiptsTax', revenue, rate, source);
    worksheet.credit('smallBusinessCredit', Math.min(most, 2 * most - rate * revenue), source);
  },
};

export const entityLaw: EntityLaw = {
  code: 'WA',
  charges: [occupation],
  levies: [],
  // From five million on, a higher rate applies since October 2025.
  notComputed: {
    on: ['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'],
    when: ({ revenue }) => revenue >= 5_000_000,
    source: 'Wash. Rev. Code § 82.04.290, as amended by 2025 c 420',
  },
  leftOut: ['annualReport', 'localBusinessTax', 'unemploymentTax'],
};
