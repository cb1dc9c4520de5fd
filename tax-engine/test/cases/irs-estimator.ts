import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows of `irs-estimator-2026.csv` with facts about a scenario, counted from 0. A column is a scenario. */
const FACT = {
  feature: 1,
  filingStatus: 6,
  blind: 10,
  spouseBlind: 11,
  hasSsn: 12,
  spouseHasSsn: 13,
  claimedAsDependent: 14,
  tipsBefore: 22,
  overtimeBefore: 23,
  overtimeFactorBefore: 24,
  spouseTipsBefore: 29,
  spouseOvertimeBefore: 30,
  spouseOvertimeFactorBefore: 31,
  wagesBefore: 18,
  spouseWagesBefore: 25,
  benefits: 171,
  spouseBenefits: 178,
  profit: 186,
  spouseProfit: 189,
  ordinaryDividendsAndInterest: 192,
  qualifiedDividends: 193,
  shortTermGain: 195,
  longTermGain: 196,
  rent: 197,
  passivePartnership: 198,
  activeCorporation: 199,
  unemployment: 200,
  otherIncome: 201,
  studentLoanInterest: 205,
  educatorExpenses: 206,
  ira: 207,
  hsa: 208,
  movingExpenses: 209,
  alimonyPaid: 210,
  savingsPenalty: 211,
  mortgageInterest: 215,
  mortgageInsurance: 216,
  stateAndLocalTax: 217,
  medicalExpenses: 218,
  gifts: 219,
  cashGifts: 220,
  carLoanInterest: 223,
  itemizesAnyway: 224,
  age: 226,
  spouseAge: 227,
  childAges: [228, 229, 230, 231],
  dependentCare: 233,
  adoptionExpenses: 235,
  adoptedChildren: 236,
  foreignTaxCredit: 237,
  students: 238,
  elderlyCredit: 244,
  minimumTaxCredit: 246,
} as const;

/** Of a job or a pension: rows after the one that says which of the two it is. */
export const PAY = {
  yearly: 10,
  deferralPerPaycheck: 24,
  deferralSoFar: 25,
  hsaPerPaycheck: 26,
  hsaSoFar: 27,
  tips: 30,
  overtime: 31,
  factor: 32,
};
/** The four jobs: their first row, the row of the paychecks they still have after the next one, and whose they are. */
export const JOBS = [
  { start: 33, paychecks: 338, spouse: false },
  { start: 67, paychecks: 344, spouse: false },
  { start: 101, paychecks: 350, spouse: true },
  { start: 135, paychecks: 356, spouse: true },
] as const;

/** Rows of the return, with the names that the test gives them. */
export const RETURN_ROWS = {
  totalIncome: 293,
  studentLoanInterest: 296,
  educatorExpenses: 297,
  adjustments: 298,
  adjustedGrossIncome: 299,
  medicalExpenses: 301,
  stateAndLocalTax: 302,
  seniorDeduction: 303,
  deductions: 304,
  businessDeduction: 305,
  tips: 306,
  overtime: 307,
  carLoanInterest: 308,
  mortgageInsurance: 309,
  taxableIncome: 311,
  taxBeforeCredits: 312,
  childTaxCredit: 314,
  dependentCareCredit: 315,
  educationCredits: 316,
  adoptionCredit: 317,
  nonrefundableCredits: 318,
  additionalChildTaxCredit: 319,
  earnedIncomeCredit: 320,
  refundableEducationCredits: 321,
  refundableAdoptionCredit: 322,
  refundableCredits: 323,
  taxAfterNonrefundable: 325,
  additionalMedicareTax: 326,
  selfEmploymentTax: 327,
  netInvestmentIncomeTax: 328,
  totalTax: 330,
} as const;
export type ReturnRow = keyof typeof RETURN_ROWS;

export interface Scenario {
  /** The column, counted from 0, and the feature that the IRS tests with it. */
  readonly name: string;
  readonly column: number;
  readonly fact: (name: Exclude<keyof typeof FACT, 'childAges'>) => number;
  /** The amount and the text of a row. */
  readonly at: (row: number) => number;
  readonly cell: (row: number) => string;
  readonly household: Household;
  readonly itemizesAnyway: boolean;
  /** What the IRS expects. */
  readonly expected: (row: ReturnRow) => Usd;
}

/** Every scenario with benefits gets them all year. */
const MONTHS = 12;

/** The half of the regular rate in overtime pay at this multiple of it, which the Fair Labor Standards Act requires. 26 U.S.C. § 225(c). */
const premium = (overtime: Usd, factor: number): Usd => (factor === 0 ? 0 : (overtime * 0.5) / factor);

const table = readFileSync(join(__dirname, 'irs-estimator-2026.csv'), 'utf8')
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '').trim()));

/** "$1,234", "(1,234)" for a negative amount, and nothing for none. */
function numberIn(cell: string): number {
  const amount = Number(cell.replace(/[$,()]/g, ''));
  return cell.startsWith('(') ? -amount : amount;
}

const columns = (table[FACT.filingStatus] ?? []).flatMap((cell, column) => (column > 0 && cell !== '' ? [column] : []));

export const SCENARIOS: readonly Scenario[] = columns.map((column) => {
  const at = (row: number) => numberIn(table[row]?.[column] ?? '');
  const fact: Scenario['fact'] = (name) => at(FACT[name]);
  return {
    name: `${String(column)}: ${table[FACT.feature]?.[column] ?? ''}`,
    column,
    fact,
    at,
    cell: (row) => table[row]?.[column] ?? '',
    household: householdAt(at),
    itemizesAnyway: fact('itemizesAnyway') === 1,
    expected: (row) => at(RETURN_ROWS[row]),
  };
});

function householdAt(at: (row: number) => number): Household {
  const joint = at(FACT.filingStatus) === 2;
  const of = (spouse: boolean) => {
    const jobs = JOBS.filter((job) => job.spouse === spouse);
    const sum = (amount: (job: (typeof JOBS)[number]) => number) => jobs.reduce((total, job) => total + amount(job), 0);
    // The next paycheck and those after it.
    const paychecksLeft = ({ paychecks }: (typeof JOBS)[number]) => at(paychecks) + at(paychecks + 1);
    const untaxed = (job: (typeof JOBS)[number], perPaycheck: number, soFar: number) =>
      at(job.start + soFar) + paychecksLeft(job) * at(job.start + perPaycheck);
    const deferrals = sum((job) => untaxed(job, PAY.deferralPerPaycheck, PAY.deferralSoFar));
    const hsa = sum((job) => untaxed(job, PAY.hsaPerPaycheck, PAY.hsaSoFar));
    const yearly = (pension: number) => sum(({ start }) => (at(start) === pension ? at(start + PAY.yearly) : 0));
    return {
      wages: at(spouse ? FACT.spouseWagesBefore : FACT.wagesBefore) + yearly(0) - deferrals - hsa,
      deferrals,
      hsa,
      pension: yearly(1),
      tips: at(spouse ? FACT.spouseTipsBefore : FACT.tipsBefore) + sum(({ start }) => at(start + PAY.tips)),
      overtime:
        premium(
          at(spouse ? FACT.spouseOvertimeBefore : FACT.overtimeBefore),
          at(spouse ? FACT.spouseOvertimeFactorBefore : FACT.overtimeFactorBefore),
        ) + sum(({ start }) => premium(at(start + PAY.overtime), at(start + PAY.factor))),
    };
  };
  const own = of(false);
  const spouse = of(true);
  return {
    taxYear: 2026,
    filingStatus: HOUSEHOLD_FILING_STATUSES[at(FACT.filingStatus) - 1] ?? 'single',
    age: at(FACT.age),
    spouseAge: joint ? at(FACT.spouseAge) : undefined,
    blind: at(FACT.blind) === 1,
    spouseBlind: at(FACT.spouseBlind) === 1,
    hasSsn: at(FACT.hasSsn) === 1,
    spouseHasSsn: at(FACT.spouseHasSsn) === 1,
    claimedAsDependent: at(FACT.claimedAsDependent) === 1,
    dependentAges: FACT.childAges.map(at).filter((age) => age > 0),
    wages: own.wages,
    spouseWages: spouse.wages,
    electiveDeferrals: own.deferrals,
    spouseElectiveDeferrals: spouse.deferrals,
    payrollHsa: own.hsa,
    spousePayrollHsa: spouse.hsa,
    pensionIncome: own.pension,
    spousePensionIncome: spouse.pension,
    qualifiedTips: own.tips * at(FACT.hasSsn) + spouse.tips * at(FACT.spouseHasSsn),
    qualifiedOvertime: own.overtime * at(FACT.hasSsn) + spouse.overtime * at(FACT.spouseHasSsn),
    socialSecurityBenefits: MONTHS * at(FACT.benefits),
    spouseSocialSecurityBenefits: MONTHS * at(FACT.spouseBenefits),
    selfEmploymentProfit: at(FACT.profit),
    spouseSelfEmploymentProfit: at(FACT.spouseProfit),
    sCorporationProfit: at(FACT.activeCorporation),
    taxableInterest: at(FACT.ordinaryDividendsAndInterest),
    qualifiedDividends: at(FACT.qualifiedDividends),
    rentalIncome: at(FACT.rent),
    partnershipIncome: at(FACT.passivePartnership),
    shortTermGain: at(FACT.shortTermGain),
    longTermGain: at(FACT.longTermGain),
    unemploymentCompensation: at(FACT.unemployment),
    otherIncome: at(FACT.otherIncome),
    studentLoanInterest: at(FACT.studentLoanInterest),
    iraDeduction: at(FACT.ira),
    hsaDeduction: at(FACT.hsa),
    educatorExpenses: at(FACT.educatorExpenses),
    movingExpenses: at(FACT.movingExpenses),
    alimonyPaid: at(FACT.alimonyPaid),
    savingsPenalty: at(FACT.savingsPenalty),
    mortgageInterest: at(FACT.mortgageInterest),
    mortgageInsurancePremiums: at(FACT.mortgageInsurance),
    stateIncomeTaxPaid: at(FACT.stateAndLocalTax),
    medicalExpenses: at(FACT.medicalExpenses),
    charitableGifts: at(FACT.gifts) + at(FACT.cashGifts),
    carLoanInterest: at(FACT.carLoanInterest),
    dependentCareExpenses: at(FACT.dependentCare),
    adoptionExpenses: at(FACT.adoptionExpenses),
  };
}
