import { HOUSEHOLD_FIELDS } from '@bracketwise/contract/household';
import { fileForm1040 } from '../src/federal/file.ts';
import type { Form1040 } from '../src/federal/form-1040.ts';
import { completed } from '../src/household.ts';
import { sumOf } from '../src/kernel/money.ts';
import { RETURN_ROWS, SCENARIOS, type ReturnRow, type Scenario } from './cases/irs-estimator.ts';
import { WRONG_SCENARIOS } from './cases/wrong-rows.ts';

const ROWS = Object.keys(RETURN_ROWS) as readonly ReturnRow[];
const AFTER_CREDITS = ['nonrefundableCredits', 'taxAfterNonrefundable', 'totalTax'] as const;
const AFTER_REFUNDS = ['refundableCredits', 'totalTax'] as const;

/** What a scenario types in that a household cannot say. The rows of the return that depend on it are not compared; all of them if none is named. */
interface MissingInput {
  readonly of: (scenario: Scenario) => boolean;
  /** The field of a household that would say it, if one is planned. */
  readonly field?: string;
  readonly rows?: readonly ReturnRow[];
}

const MISSING: Readonly<Record<string, MissingInput>> = {
  // 26 CFR § 1.199A-1(b)(14): only rents of a business count. The file counts all.
  'rents of a business': {
    of: ({ fact }) => fact('rent') > 0,
    rows: ['businessDeduction', 'taxableIncome', 'taxBeforeCredits', 'taxAfterNonrefundable', 'totalTax'],
  },
  // 26 U.S.C. § 25A(c)(2)(A): expenses that count for the one credit do not count for the other.
  'expenses for both education credits of one student': {
    of: ({ fact }) => fact('students') > 0,
    rows: ['educationCredits', 'refundableEducationCredits', ...AFTER_CREDITS, ...AFTER_REFUNDS],
  },
  'the adoption of more than one child': {
    of: ({ fact }) => fact('adoptedChildren') > 1,
    rows: ['adoptionCredit', 'refundableAdoptionCredit', ...AFTER_CREDITS, ...AFTER_REFUNDS],
  },
  'an amount for the foreign tax credit, which the engine limits': {
    of: ({ fact }) => fact('foreignTaxCredit') > 0,
    rows: AFTER_CREDITS,
  },
  'an amount for the credit for the elderly, which the engine computes': {
    of: ({ fact }) => fact('elderlyCredit') > 0,
    rows: AFTER_CREDITS,
  },
  'an amount for the credit for minimum tax of earlier years': { of: ({ fact }) => fact('minimumTaxCredit') > 0, rows: AFTER_CREDITS },
};

/** Every row of the IRS's table that says how the tax comes about, as the engine has it. */
function rowsOf(form: Form1040): Readonly<Record<ReturnRow, number>> {
  const nonrefundable = sumOf(
    form.foreignTaxCredit,
    form.childTaxCredit,
    form.dependentCareCredit,
    form.elderlyCredit,
    form.educationCredits,
    form.saversCredit,
    form.adoptionCredit,
  );
  const additions = sumOf(form.nonItemizerGifts, form.seniorDeduction, form.tipsDeduction, form.overtimeDeduction);
  return {
    totalIncome: form.totalIncome,
    studentLoanInterest: form.studentLoanInterestDeduction,
    educatorExpenses: form.educatorExpenses,
    adjustments: sumOf(form.totalIncome, -form.adjustedGrossIncome),
    adjustedGrossIncome: form.adjustedGrossIncome,
    medicalExpenses: form.itemizedDeductions?.medical ?? 0,
    stateAndLocalTax: form.itemizedDeductions?.stateLocalTaxes ?? 0,
    seniorDeduction: form.seniorDeduction,
    deductions: sumOf(form.deduction, additions, form.carLoanInterestDeduction),
    businessDeduction: form.qualifiedBusinessIncomeDeduction,
    tips: form.tipsDeduction,
    overtime: form.overtimeDeduction,
    carLoanInterest: form.carLoanInterestDeduction,
    mortgageInsurance: form.itemizedDeductions?.mortgageInsurance ?? 0,
    taxableIncome: form.taxableIncome,
    taxBeforeCredits: form.incomeTaxBeforeCredits,
    childTaxCredit: form.childTaxCredit,
    dependentCareCredit: form.dependentCareCredit,
    educationCredits: form.educationCredits,
    adoptionCredit: form.adoptionCredit,
    nonrefundableCredits: nonrefundable,
    additionalChildTaxCredit: form.additionalChildTaxCredit,
    earnedIncomeCredit: form.earnedIncomeCredit,
    refundableEducationCredits: form.refundableEducationCredit,
    refundableAdoptionCredit: form.refundableAdoptionCredit,
    refundableCredits: sumOf(
      form.additionalChildTaxCredit,
      form.earnedIncomeCredit,
      form.refundableEducationCredit,
      form.refundableAdoptionCredit,
    ),
    taxAfterNonrefundable: sumOf(form.incomeTaxBeforeCredits, -nonrefundable),
    additionalMedicareTax: form.additionalMedicare,
    selfEmploymentTax: form.selfEmploymentTax,
    netInvestmentIncomeTax: form.netInvestmentIncomeTax,
    totalTax: sumOf(form.federalIncomeTax, form.selfEmploymentTax, form.additionalMedicare),
  };
}

/** The IRS's estimator takes the income tax from the Tax Table, and the earned income credit from its formula. */
const returnOf = ({ household, itemizesAnyway }: Scenario) =>
  rowsOf(fileForm1040(completed(household), { taxTable: true, ...(itemizesAnyway && { deduction: 'itemized' }) }));

const missingIn = (scenario: Scenario) => Object.values(MISSING).filter(({ of }) => of(scenario));
const comparableRows = (scenario: Scenario): readonly ReturnRow[] => {
  const missing = missingIn(scenario);
  return missing.some(({ rows }) => rows === undefined) ? [] : ROWS.filter((row) => !missing.some(({ rows }) => rows?.includes(row)));
};

const NAMED = SCENARIOS.map((scenario) => [scenario.name, scenario] as const);
/** Whole dollars of several lines. */
const TOLERANCE = 1;

test('the sheet has 83 scenarios', () => expect(SCENARIOS).toHaveLength(83));

test.each(NAMED.filter(([, scenario]) => comparableRows(scenario).length > 0))(
  'the IRS agrees within a dollar on %s',
  (_name, scenario) => {
    const ours = returnOf(scenario);
    const wrong = WRONG_SCENARIOS.filter(({ columns }) => columns.includes(scenario.column));
    const differences = comparableRows(scenario)
      .filter((row) => Math.abs(ours[row] - scenario.expected(row)) > TOLERANCE)
      .filter((row) => !wrong.some(({ rows }) => rows.includes(row)))
      .map((row) => `${row}: ${String(ours[row])}, not ${String(scenario.expected(row))}`);
    expect(differences).toEqual([]);
  },
);

test('each input that a household lacks is still lacking, and some scenario has it', () => {
  const fields: readonly string[] = HOUSEHOLD_FIELDS;
  for (const { field, of } of Object.values(MISSING)) {
    expect(fields).not.toContain(field);
    expect(SCENARIOS.some(of)).toBe(true);
  }
});

test.each(WRONG_SCENARIOS.flatMap(({ columns, rows }) => columns.flatMap((column) => rows.map((row) => [column, row] as const))))(
  'column %i, which a form proves wrong, still differs in %s',
  (column, row) => {
    const scenario = SCENARIOS.find((one) => one.column === column)!;
    expect(Math.abs(returnOf(scenario)[row] - scenario.expected(row))).toBeGreaterThan(TOLERANCE);
  },
);
