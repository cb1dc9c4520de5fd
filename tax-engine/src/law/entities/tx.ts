import { ENTITIES, newEmployer, yearly, type EntityLaw, type EntityCharge } from '../../rules/entity-law.ts';

/** Of the report that is due in the year after. US dollars. */
const franchise = yearly(
  [
    { noTaxUpTo: 2_470_000, rate: 0.0075, easyRate: 0.00331, easyUpTo: 20_000_000, shareOfRevenue: 0.7, deduction: 1_000_000 },
    { noTaxUpTo: 2_650_000, rate: 0.0075, easyRate: 0.00331, easyUpTo: 20_000_000, shareOfRevenue: 0.7, deduction: 1_000_000 },
    { noTaxUpTo: 2_650_000, rate: 0.0075, easyRate: 0.00331, easyUpTo: 20_000_000, shareOfRevenue: 0.7, deduction: 1_000_000 },
  ],
  'Tex. Tax Code §§ 171.002, 171.006(b), 171.101, 171.1016; reports of 2025, 2026 and 2027',
);

/** On the margin or, if that is less, on the revenue. The compensation of one owner never makes the margin smaller. */
const margin: EntityCharge = {
  on: ENTITIES,
  tables: [franchise],
  addedBack: false,
  charge: (worksheet, { year, revenue }) => {
    const { value, source } = franchise[year];
    if (revenue <= value.noTaxUpTo) return;
    const taxed = Math.min(value.shareOfRevenue * revenue, revenue - value.deduction);
    const isEasier = revenue <= value.easyUpTo && value.easyRate * revenue < value.rate * taxed;
    worksheet.charge('grossReceiptsTax', isEasier ? revenue : taxed, isEasier ? value.easyRate : value.rate, source);
  },
};

export const entityLaw: EntityLaw = {
  code: 'TX',
  charges: [margin],
  levies: [newEmployer(0.027, 9_000, 'Tex. Lab. Code §§ 201.082, 204.006')],
  // Sellers of goods may deduct their cost.
  notComputed: {
    on: ['llc', 'sCorporation', 'cCorporation'],
    when: ({ revenue, sellsGoods, year }) => sellsGoods && revenue > franchise[year].value.noTaxUpTo,
    source: 'Tex. Tax Code §§ 171.002(b), 171.1012',
  },
  leftOut: [],
};
