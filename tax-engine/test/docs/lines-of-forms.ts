/**
 * The lines of Form 1040 and Schedules 1 to 3 of 2025 that hold an amount, with what becomes of each, for `docs/coverage.md`. Boxes to check,
 * dates and reserved lines have no entry.
 */
import type { HouseholdFieldName } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { Form1040 } from '../../src/federal/form-1040.ts';

/** The engine's name of the amount: a label of the explanation or a line of its return. */
type Computed = LineLabel | keyof Form1040;

export interface FormLine {
  readonly line: string;
  readonly what: string;
  /** Computed by the engine, or 'sum' for a sum of other lines. */
  readonly computed?: Computed | 'sum';
  /** Taken from these fields of the household. */
  readonly asked?: readonly HouseholdFieldName[];
  /** Why it is neither. */
  readonly leftOut?: string;
  /** What an entry that is computed or asked does not cover. */
  readonly without?: string;
}

const computed = (line: string, what: string, by: Computed, without?: string): FormLine => ({
  line,
  what,
  computed: by,
  ...(without !== undefined && { without }),
});
const sum = (line: string, what: string): FormLine => ({ line, what, computed: 'sum' });
const asked = (line: string, what: string, ...fields: readonly HouseholdFieldName[]): FormLine => ({ line, what, asked: fields });
const leftOut = (line: string, what: string, why: string): FormLine => ({ line, what, leftOut: why });

const BUSINESS_CREDITS = 'credits of businesses and their recapture';
const NO_W2 = 'pay without a Form W-2';
const ONLY_TAXABLE = 'only the taxable part is asked for';
const PAYMENTS = 'payments: the check of the withholding asks for them apart from the household';
const RARE = 'rare';
const VEHICLES = 'credits for vehicles';

export const FORM_LINES: Readonly<Record<string, readonly FormLine[]>> = {
  'Form 1040': [
    asked('1a', 'Wages from Forms W-2', 'wages', 'spouseWages'),
    leftOut('1b', 'Wages of household employees', NO_W2),
    leftOut('1c', 'Tips not in line 1a', NO_W2),
    leftOut('1d', 'Medicaid waiver payments', NO_W2),
    computed('1e', 'Taxable dependent care benefits', 'dependentCareBenefits'),
    leftOut('1f', 'Adoption benefits of employers', 'adoption benefits'),
    leftOut('1g', 'Wages from Form 8919', NO_W2),
    asked('1h', 'Other earned income', 'foreignEarnedIncome'),
    leftOut('1i', 'Nontaxable combat pay', 'combat pay'),
    sum('1z', 'Lines 1a to 1h'),
    asked('2a', 'Tax-exempt interest', 'taxExemptInterest'),
    asked('2b', 'Taxable interest', 'taxableInterest'),
    asked('3a', 'Qualified dividends', 'qualifiedDividends'),
    asked('3b', 'Ordinary dividends', 'nonqualifiedDividends', 'qualifiedDividends'),
    leftOut('4a', 'IRA distributions', ONLY_TAXABLE),
    asked('4b', 'Taxable IRA distributions', 'pensionIncome', 'spousePensionIncome'),
    leftOut('5a', 'Pensions and annuities', ONLY_TAXABLE),
    asked('5b', 'Taxable pensions and annuities', 'pensionIncome', 'spousePensionIncome'),
    asked('6a', 'Social Security benefits', 'socialSecurityBenefits', 'spouseSocialSecurityBenefits'),
    computed('6b', 'Taxable Social Security benefits', 'taxableSocialSecurity'),
    asked(
      '7a',
      'Capital gain or loss',
      'shortTermGain',
      'longTermGain',
      'capitalLossCarryover',
      'collectiblesGain',
      'unrecapturedSection1250Gain',
    ),
    sum('8', 'Additional income from Schedule 1'),
    computed('9', 'Total income', 'totalIncome'),
    sum('10', 'Adjustments from Schedule 1'),
    computed('11a', 'Adjusted gross income', 'adjustedGrossIncome'),
    computed('12e', 'Standard or itemized deductions', 'deduction'),
    computed(
      '13a',
      'Qualified business income deduction',
      'qualifiedBusinessIncomeDeduction',
      'dividends of REITs and publicly traded partnerships',
    ),
    computed('13b', 'Schedule 1-A: tips, overtime, car loan interest, seniors', 'seniorDeduction'),
    sum('14', 'Lines 12e, 13a and 13b'),
    computed('15', 'Taxable income', 'taxableIncome'),
    computed('16', 'Tax', 'regularTax', 'Forms 8814 and 4972'),
    sum('17', 'From Schedule 2, line 3'),
    computed('18', 'Lines 16 and 17', 'incomeTaxBeforeCredits'),
    computed('19', 'Child tax credit, credit for other dependents', 'childTaxCredit'),
    sum('20', 'From Schedule 3, line 8'),
    sum('21', 'Lines 19 and 20'),
    computed('22', 'Tax after these credits', 'taxAfterNonrefundableCredits'),
    sum('23', 'Other taxes from Schedule 2, line 21'),
    sum('24', 'Total tax'),
    leftOut('25a', 'Withheld: Forms W-2', PAYMENTS),
    leftOut('25b', 'Withheld: Forms 1099', PAYMENTS),
    leftOut('25c', 'Withheld: other forms', PAYMENTS),
    leftOut('25d', 'Lines 25a to 25c', PAYMENTS),
    leftOut('26', 'Estimated tax payments', PAYMENTS),
    computed('27a', 'Earned income credit', 'earnedIncomeCredit'),
    computed('28', 'Additional child tax credit', 'additionalChildTaxCredit'),
    computed('29', 'American opportunity credit', 'refundableEducationCredit'),
    computed('30', 'Refundable adoption credit', 'refundableAdoptionCredit'),
    sum('31', 'From Schedule 3, line 15'),
    sum('32', 'Lines 27a to 31'),
    leftOut('33', 'Total payments', PAYMENTS),
    leftOut('34', 'Overpaid', PAYMENTS),
    leftOut('35a', 'Refund', PAYMENTS),
    leftOut('36', 'Applied to the next year', PAYMENTS),
    leftOut('37', 'Amount owed', PAYMENTS),
    leftOut('38', 'Estimated tax penalty', PAYMENTS),
  ],
  'Schedule 1': [
    leftOut('1', 'Refunds of state income tax', 'refunds of taxes deducted the year before'),
    asked('2a', 'Alimony received', 'alimonyReceived'),
    asked('3', 'Business income', 'selfEmploymentProfit', 'spouseSelfEmploymentProfit'),
    leftOut('4', 'Other gains', 'sales of business property'),
    { ...asked('5', 'Schedule E', 'sCorporationProfit', 'rentalIncome', 'royalties', 'partnershipIncome'), without: 'trusts' },
    leftOut('6', 'Farm income', 'farms'),
    asked('7', 'Unemployment compensation', 'unemploymentCompensation'),
    leftOut('8a', 'Net operating loss', 'losses of other years'),
    asked('8b', 'Gambling', 'gamblingWinnings'),
    asked('8c', 'Cancellation of debt', 'otherIncome'),
    computed('8d', 'Foreign earned income exclusion', 'foreignEarnedIncomeExclusion'),
    ...(
      [
        ['8e', 'Form 8853'],
        ['8f', 'Form 8889'],
        ['8g', 'Alaska Permanent Fund dividends'],
        ['8h', 'Jury duty pay'],
        ['8i', 'Prizes and awards'],
        ['8j', 'Activities not for profit'],
        ['8k', 'Stock options'],
        ['8l', 'Rental of personal property'],
        ['8m', 'Olympic medals and prizes'],
        ['8n', 'Section 951(a) inclusion'],
        ['8o', 'Section 951A(a) inclusion'],
      ] as const
    ).map(([line, what]) => asked(line, what, 'otherIncome')),
    computed('8p', 'Excess business loss', 'excessBusinessLoss'),
    asked('8q', 'ABLE account distributions', 'otherIncome'),
    asked('8r', 'Scholarships not on a Form W-2', 'otherIncome'),
    leftOut('8s', 'Nontaxable Medicaid waiver payments', NO_W2),
    asked('8t', 'Nonqualified deferred compensation', 'otherIncome'),
    asked('8u', 'Wages earned while incarcerated', 'otherIncome'),
    asked('8v', 'Digital assets', 'otherIncome'),
    asked('8z', 'Other income', 'otherIncome'),
    sum('9', 'Lines 8a to 8z'),
    sum('10', 'Additional income'),
    computed('11', 'Educator expenses', 'educatorExpenses'),
    leftOut('12', 'Expenses of reservists, performing artists and fee-basis officials', RARE),
    computed('13', 'Health savings account deduction', 'hsaDeduction'),
    asked('14', 'Moving expenses', 'movingExpenses'),
    computed('15', 'Half of the self-employment tax', 'selfEmploymentTaxDeduction'),
    computed('16', 'SEP, SIMPLE and qualified plans of the self-employed', 'selfEmployedRetirement', 'defined benefit plans'),
    computed('17', 'Health insurance of the self-employed', 'selfEmployedHealthInsurance', 'shareholders who work for their S corporation'),
    asked('18', 'Penalty on early withdrawal of savings', 'savingsPenalty'),
    asked('19a', 'Alimony paid', 'alimonyPaid'),
    computed('20', 'IRA deduction', 'iraDeduction'),
    computed('21', 'Student loan interest deduction', 'studentLoanInterestDeduction'),
    leftOut('23', 'Archer MSA deduction', RARE),
    ...(
      [
        ['24a', 'Jury duty pay given to the employer'],
        ['24b', 'Expenses of renting personal property'],
        ['24c', 'Nontaxable Olympic medals and prizes'],
        ['24d', 'Reforestation'],
        ['24e', 'Repaid supplemental unemployment benefits'],
        ['24f', 'Section 501(c)(18)(D) pension plans'],
        ['24g', 'Section 403(b) plans of chaplains'],
        ['24h', 'Attorney fees for discrimination claims'],
        ['24i', 'Attorney fees for whistleblower awards'],
        ['24j', 'Housing deduction of the self-employed abroad'],
        ['24k', 'Excess deductions of estates and trusts'],
        ['24z', 'Other adjustments'],
        ['25', 'Lines 24a to 24z'],
      ] as const
    ).map(([line, what]) => leftOut(line, what, RARE)),
    sum('26', 'Adjustments to income'),
  ],
  'Schedule 2': [
    computed('1a', 'Excess advance premium tax credit', 'excessAdvancePremiumCredit'),
    leftOut('1b', 'Repaid credit for a new clean vehicle', VEHICLES),
    leftOut('1c', 'Repaid credit for a used clean vehicle', VEHICLES),
    leftOut('1d', 'Recapture from Form 4255', BUSINESS_CREDITS),
    leftOut('1e', 'Excessive payments from Form 4255', BUSINESS_CREDITS),
    leftOut('1f', '20% of excessive payments', BUSINESS_CREDITS),
    leftOut('1y', 'Other additions to tax', RARE),
    sum('1z', 'Lines 1a to 1y'),
    computed('2', 'Alternative minimum tax', 'alternativeMinimumTax'),
    sum('3', 'Lines 1z and 2'),
    computed('4', 'Self-employment tax', 'selfEmploymentTax'),
    leftOut('5', 'Tax on unreported tips', NO_W2),
    leftOut('6', 'Uncollected tax on wages', NO_W2),
    leftOut('7', 'Lines 5 and 6', NO_W2),
    computed('8', 'Additional tax on IRAs and other accounts', 'earlyDistributionTax', 'Form 5329 beyond early distributions'),
    leftOut('9', 'Household employment taxes', 'employers of household employees'),
    computed('11', 'Additional Medicare Tax', 'additionalMedicare'),
    computed('12', 'Net investment income tax', 'netInvestmentIncomeTax', 'state income tax on the investment income'),
    ...(
      [
        ['13', 'Uncollected tax on tips and group-term life insurance'],
        ['14', 'Interest on installment sales of lots and timeshares'],
        ['15', 'Interest on other installment sales'],
        ['16', 'Recapture of the low-income housing credit'],
        ['17a', 'Recapture of other credits'],
        ['17b', 'Recapture of a federal mortgage subsidy'],
        ['17c', 'Additional tax on HSA distributions'],
        ['17d', 'Additional tax on an HSA without eligibility'],
        ['17e', 'Additional tax on Archer MSA distributions'],
        ['17f', 'Additional tax on Medicare Advantage MSA distributions'],
        ['17g', 'Recapture of a gift of a fractional interest'],
        ['17h', 'Section 409A'],
        ['17i', 'Section 457A'],
        ['17j', 'Section 72(m)(5)'],
        ['17k', 'Golden parachute payments'],
        ['17l', 'Accumulation distributions of trusts'],
        ['17m', 'Insider stock compensation'],
        ['17n', 'Look-back interest'],
        ['17o', 'Income of nonresidents without effective connection'],
        ['17p', 'Form 8621 line 16f'],
        ['17q', 'Form 8621 line 24'],
        ['17z', 'Other taxes'],
        ['18', 'Lines 17a to 17z'],
        ['19', 'Recapture from Form 4255 line 1d'],
        ['20', 'Section 965 installment'],
      ] as const
    ).map(([line, what]) => leftOut(line, what, RARE)),
    sum('21', 'Other taxes'),
  ],
  'Schedule 3': [
    computed('1', 'Foreign tax credit', 'foreignTaxCredit', 'foreign taxes on profits, credits carried over'),
    computed('2', 'Credit for child and dependent care', 'dependentCareCredit'),
    computed('3', 'Education credits', 'educationCredits'),
    computed('4', "Saver's credit", 'saversCredit'),
    computed('5a', 'Residential clean energy credit', 'cleanEnergyCredit', 'credits carried over'),
    computed('5b', 'Energy efficient home improvement credit', 'homeImprovementCredit', 'limits of single improvements'),
    leftOut('6a', 'General business credit', BUSINESS_CREDITS),
    leftOut('6b', 'Credit for minimum tax of earlier years', 'credits of other years'),
    computed('6c', 'Adoption credit', 'adoptionCredit', 'credits carried over'),
    computed('6d', 'Credit for the elderly or disabled', 'elderlyCredit', 'disability before 65'),
    asked('6f', 'New clean vehicle credit', 'cleanVehicleCredit'),
    leftOut('6g', 'Mortgage interest credit', RARE),
    leftOut('6h', 'D.C. homebuyer credit', 'credits of other years'),
    leftOut('6i', 'Qualified electric vehicle credit', 'credits of other years'),
    leftOut('6j', 'Vehicle refueling property credit', VEHICLES),
    leftOut('6k', 'Tax credit bonds', RARE),
    leftOut('6l', 'Form 8978', RARE),
    asked('6m', 'Used clean vehicle credit', 'cleanVehicleCredit'),
    leftOut('6z', 'Other nonrefundable credits', RARE),
    sum('7', 'Lines 6a to 6z'),
    sum('8', 'Nonrefundable credits'),
    computed('9', 'Net premium tax credit', 'premiumTaxCredit'),
    leftOut('10', 'Paid with a request for extension', PAYMENTS),
    leftOut('11', 'Excess Social Security tax of several employers', PAYMENTS),
    leftOut('12', 'Federal tax on fuels', RARE),
    leftOut('13a', 'Form 2439', RARE),
    leftOut('13b', 'Section 1341 credit', RARE),
    leftOut('13c', 'Elective payments from Form 3800', BUSINESS_CREDITS),
    leftOut('13d', 'Deferred section 965 tax', RARE),
    leftOut('13z', 'Other payments and credits', RARE),
    leftOut('14', 'Lines 13a to 13z', RARE),
    sum('15', 'Other payments and refundable credits'),
  ],
};
