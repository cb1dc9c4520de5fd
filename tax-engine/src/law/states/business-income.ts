import type { Usd } from '../../contract.ts';
import { byStatus, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import {
  addBackQualifiedBusinessIncome,
  addBackSelfEmploymentTax,
  deductQualifiedBusinessIncome,
  deductSelfEmploymentTax,
  type BusinessRule,
  type BusinessWorksheet,
  type StateBusinessLaw,
} from '../../rules/business-rules.ts';
import type { StateCode } from './codes.ts';

const COLORADO = 'Form DR 0104 (2025) line 3; C.R.S. § 39-22-104(3)(o)';

/** Adjusted gross income above which the federal deduction is taken back. US dollars. */
export const coloradoLimit: LawTable<ByStatus<Usd>, 2025> = {
  2025: { value: byStatus(500_000, 1_000_000, 500_000, 500_000), source: COLORADO },
};

/** Share (fraction) of the income of all businesses; wages are none. */
export const missouriDeduction: LawTable<number, 2025> = {
  2025: { value: 0.2, source: 'Form MO-1040 (2025) line 17; Mo. Rev. Stat. § 143.022' },
};

const missouriRule: BusinessRule = {
  at: 'income',
  tables: [missouriDeduction],
  apply: (worksheet) => {
    const { value, source } = missouriDeduction[worksheet.year];
    const { income, shareOfProfit } = worksheet.business;
    const deduction = value * Math.max(0, income.selfEmployment + shareOfProfit);
    // It lowers the taxable income alone: the share of the federal tax that is deducted looks at the adjusted gross income.
    if (deduction > 0) worksheet.deduct('businessIncomeDeduction', deduction, source);
  },
};

/** Business income is untaxed up to an amount (US dollars) and pays one rate (fraction) beyond it. */
export const ohioBusinessIncome: LawTable<{ readonly untaxed: ByStatus<Usd>; readonly rate: number }, 2025> = {
  2025: {
    value: { untaxed: byStatus(250_000, 250_000, 125_000, 250_000), rate: 0.03 },
    source: 'Ohio Schedule of Business Income (2025); R.C. 5747.01(A)(28), 5747.02(A)(4)',
  },
};

/** What a corporation pays an owner of 20 % or more is business income as well. R.C. 5733.40(A)(7). */
const ohioIncome = ({ business }: BusinessWorksheet) => business.grossIncome;

const ohioRules: readonly BusinessRule[] = [
  {
    at: 'income',
    tables: [ohioBusinessIncome],
    apply: (worksheet) => {
      const { value, source } = ohioBusinessIncome[worksheet.year];
      const deduction = Math.min(ohioIncome(worksheet), value.untaxed[worksheet.status]);
      if (deduction > 0) worksheet.deduct('businessIncomeDeduction', deduction, source);
    },
  },
  {
    at: 'rates',
    tables: [ohioBusinessIncome],
    apply: (worksheet) => {
      // All income is business income: the schedule gives way to the one rate, and credits follow.
      const { value, source } = ohioBusinessIncome[worksheet.year];
      if (worksheet.taxableIncome === 0) return;
      worksheet.addTax('businessIncomeRate', value.rate * worksheet.taxableIncome - worksheet.tax, source);
    },
  },
];

/** By rule of the state where there is one; elsewhere adjusted or gross income holds what the state taxes. Pass-through elections are left out. */
export const stateBusinessLaws: Partial<Record<StateCode, StateBusinessLaw>> = {
  CO: { rules: [addBackQualifiedBusinessIncome(COLORADO, coloradoLimit)] },
  DC: { notCounted: 'Form D-30; D.C. Code § 47-1808.01' },
  ID: { rules: [deductQualifiedBusinessIncome('Form 40 (2025), Qualified business income deduction; IDAPA 35.01.01.256')] },
  MA: { rules: [addBackSelfEmploymentTax('Form 1 line 11 instructions; M.G.L. c. 62, § 2(d)(1)')] },
  MI: { rules: [addBackSelfEmploymentTax('Michigan Schedule 1, Additions to income; MCL 206.30(1)(b)')] },
  MO: { rules: [missouriRule] },
  MS: { rules: [deductSelfEmploymentTax('Form 80-105 line 61; Miss. Code § 27-7-18(6)(c)')] },
  MT: { rules: [addBackQualifiedBusinessIncome('Form 2 (2025); Mont. Code § 15-30-2120(2)')] },
  OH: { rules: ohioRules },
  OR: { notCounted: 'Schedule OR-PTE-FY; ORS 316.043' },
  SC: {
    rules: [addBackQualifiedBusinessIncome('Form SC1040 (2025), Additions to federal taxable income; S.C. Code § 12-6-50')],
    notCounted: 'Form I-335; S.C. Code § 12-6-545',
  },
};
