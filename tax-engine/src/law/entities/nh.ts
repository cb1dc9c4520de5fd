import { ALL, type EntityLaw, type EntityCharge } from '../../rules/entity-law.ts';

/** Of the profits tax and the enterprise tax: rates, and the revenue up to which no return is due. US dollars. */
const law = {
  2024: {
    value: { profits: 0.075, profitsFrom: 103_000, enterprise: 0.0055, enterpriseFrom: 281_000 },
    source: 'N.H. Rev. Stat. §§ 77-A:2, 77-A:6, 77-E:2, 77-E:5',
  },
  2025: {
    value: { profits: 0.075, profitsFrom: 109_000, enterprise: 0.0055, enterpriseFrom: 298_000 },
    source: 'N.H. Rev. Stat. §§ 77-A:2, 77-A:6, 77-E:2, 77-E:5',
  },
  2026: {
    value: { profits: 0.075, profitsFrom: 109_000, enterprise: 0.0055, enterpriseFrom: 298_000 },
    source: 'N.H. Rev. Stat. §§ 77-A:2, 77-A:6, 77-E:2, 77-E:5',
  },
};
const OWNERS_PAY = 'N.H. Rev. Stat. § 77-A:4, III';

/** The profits tax, after fair pay for the owner's work, which the enterprise tax on that pay is credited against. */
const taxes: EntityCharge = {
  on: ALL,
  tables: [law],
  addedBack: true,
  charge: (worksheet, { year, structure, income, salary, revenue }) => {
    const { value, source } = law[year];
    const isOwners = structure === 'soleProprietorship' || structure === 'llc';
    const pay = structure === 'cCorporation' ? 0 : Math.min(salary, isOwners ? income : Infinity);
    let enterprise = 0;
    if (revenue > value.enterpriseFrom) {
      // A corporation that distributes its income adds it to the base of the enterprise tax.
      const base = structure === 'cCorporation' ? income : pay;
      enterprise = value.enterprise * base;
      worksheet.charge('enterpriseTax', base, value.enterprise, source);
    }
    if (revenue <= value.profitsFrom) return;
    const deducted = isOwners ? pay : 0;
    if (deducted > 0) worksheet.note('ownersPayDeduction', -deducted, OWNERS_PAY);
    const before = worksheet.tax;
    worksheet.charge('corporateStateTax', Math.max(0, income - deducted), value.profits, source);
    const profits = worksheet.tax - before;
    if (enterprise > 0 && profits > 0)
      worksheet.addTax('enterpriseTaxCredit', -Math.min(enterprise, profits), 'N.H. Rev. Stat. § 77-A:5, X');
  },
};

export const entityLaw: EntityLaw = {
  code: 'NH',
  charges: [taxes],
  levies: [],
  leftOut: ['annualReport', 'unemploymentTax'],
};
