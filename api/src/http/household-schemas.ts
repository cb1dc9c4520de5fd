/**
 * JSON Schemas of a household and its return, built from the engine's types and limits. Units and meaning are those of the engine's fields.
 */
import {
  FILING_STATUSES,
  HIGHEST_AGE,
  INCOME_LIMITS,
  MOST_DEPENDENTS,
  STATE_CODES,
  TAX_YEARS,
  type Household,
  type NotComputed,
  type TaxReturn,
} from '@bracketwise/tax-engine';
import { dollars, list, object, ref, type Fields, type Schema } from './schema-parts.ts';

/** Maximum households in one list. */
export const MOST_HOUSEHOLDS = 100;

const amount = (description: string): Schema => ({ ...dollars(description), ...INCOME_LIMITS });
/** May be negative, because losses are subtracted. */
const gain = (description: string): Schema => ({ ...amount(description), minimum: -INCOME_LIMITS.maximum });
const flag = (description: string): Schema => ({ type: 'boolean', description });
const age = (description: string): Schema => ({ type: 'integer', minimum: 0, maximum: HIGHEST_AGE, description });

const householdFields: Fields<Household> = {
  taxYear: { type: 'integer', enum: TAX_YEARS, description: 'Tax year' },
  state: {
    type: 'string',
    enum: STATE_CODES,
    description: 'USPS code of the state where the household lived all year, or DC; without it only federal taxes are computed',
  },
  filingStatus: { type: 'string', enum: FILING_STATUSES, description: 'Filing status on December 31' },
  age: age('Age of the filer on December 31, in years; 40 unless given'),
  spouseAge: age('Age of the spouse on December 31, in years; 40 unless given'),
  blind: flag('Whether the filer is blind'),
  spouseBlind: flag('Whether the spouse is blind; joint returns only'),
  dependentAges: {
    type: 'array',
    items: age('Years'),
    maxItems: MOST_DEPENDENTS,
    description: 'Ages of the dependents on December 31, in years. Each is a qualifying child if the age allows it',
  },
  wages: amount('Wages of the filer: Form W-2 box 1, after deferrals into a 401(k)'),
  spouseWages: amount('Wages of the spouse; joint returns only'),
  electiveDeferrals: amount(
    'What the filer defers into a 401(k) before tax: not in wages, but Social Security and Medicare count it, 26 U.S.C. § 3121(v)(1)(A)',
  ),
  spouseElectiveDeferrals: amount('What the spouse defers into a 401(k) before tax; joint returns only'),
  selfEmploymentProfit: gain("Net profit of the filer's business, Schedule C; a loss is negative"),
  spouseSelfEmploymentProfit: gain("Net profit of the spouse's business; joint returns only"),
  sCorporationProfit: gain("Share of an S corporation's profit, where the filer runs it. Its wages to the filer belong in wages"),
  sCorporationWages: amount('All W-2 wages that the S corporation pays'),
  specifiedService: flag('Whether the businesses are specified services, such as law, health or consulting: 26 U.S.C. § 199A(d)(2)'),
  taxableInterest: amount('Taxable interest'),
  nonqualifiedDividends: amount('Dividends that are not qualified'),
  qualifiedDividends: amount('Qualified dividends'),
  shortTermGain: gain('Gains on assets held one year or less, less losses on such assets'),
  longTermGain: gain('Gains on assets held more than one year, less losses on such assets'),
  pensionIncome: amount('Taxable pensions, annuities and IRA distributions of the filer'),
  spousePensionIncome: amount('Taxable pensions, annuities and IRA distributions of the spouse; joint returns only'),
  iraDistributions: amount(
    'The part of pensionIncome from traditional IRAs, with what moves into a Roth IRA. Some states tax it unlike a pension',
  ),
  spouseIraDistributions: amount('The part of spousePensionIncome from traditional IRAs, with what moves into a Roth IRA'),
  earlyDistributions: amount(
    'The part of pensionIncome taken before 59½ on which the additional tax of 10% is due, 26 U.S.C. § 72(t). It may be from an IRA too',
  ),
  spouseEarlyDistributions: amount('The part of spousePensionIncome on which the additional tax of 10% is due'),
  definedBenefitPension: amount('The part of pensionIncome from a defined benefit plan of an employer, which Alabama does not tax'),
  spouseDefinedBenefitPension: amount('The part of spousePensionIncome from a defined benefit plan of an employer'),
  socialSecurityBenefits: amount('Social Security benefits of the filer, before any tax'),
  spouseSocialSecurityBenefits: amount('Social Security benefits of the spouse, before any tax; joint returns only'),
  unemploymentCompensation: amount('Unemployment compensation'),
  otherIncome: amount('Other income, taxed at ordinary rates, with no payroll taxes, and not earned by work'),
  foreignEarnedIncome: amount('Pay of one person for work abroad, free of US payroll taxes'),
  foreignHousingExpenses: amount('Housing expenses abroad'),
  foreignHousingLimit: amount(
    "Limit on housing expenses in an expensive place, from the year's IRS Notice; the general limit unless given",
  ),
  excludesForeignIncome: flag('Whether a full year of foreign earned income and housing is excluded: 26 U.S.C. § 911'),
  nonresident: flag('Whether the filer is a nonresident alien, who files Form 1040-NR'),
  payrollTaxExempt: flag('Whether the wages are free of Social Security and Medicare taxes: 26 U.S.C. § 3121(b)(19)'),
  iraDeduction: amount('Deductible contributions to traditional IRAs'),
  hsaDeduction: amount('Contributions to health savings accounts, except those made through an employer'),
  studentLoanInterest: amount('Student loan interest paid'),
  mortgageInterest: amount('Mortgage interest paid'),
  mortgageDebt: amount('Average mortgage debt of the year, from after December 15, 2017; without it the interest is deductible in full'),
  propertyTax: amount('Property taxes paid'),
  stateIncomeTaxPaid: amount(
    "State income tax for Schedule A. Without it, the return's own state tax; the return itemizes if that lowers federal and state tax " +
      'together',
  ),
  charitableGifts: amount('Cash gifts to charities'),
  medicalExpenses: amount('Medical expenses'),
  otherItemizedDeductions: amount('From the list of Schedule A line 16, such as gambling losses up to the winnings'),
  dependentCareExpenses: amount('Expenses for the care of dependents under 13'),
  qualifiedTips: amount('Qualified tips, included in wages. With qualifiedOvertime, at most all wages and 401(k) deferrals'),
  qualifiedOvertime: amount('The part of overtime pay beyond the regular rate, included in wages'),
  carLoanInterest: amount('Interest on a loan for a new car assembled in the US'),
};

/** The spouse's income. Only a joint return may include it. */
const OF_THE_SPOUSE = [
  'spouseWages',
  'spouseElectiveDeferrals',
  'spouseSelfEmploymentProfit',
  'spousePensionIncome',
  'spouseSocialSecurityBenefits',
] as const satisfies readonly (keyof Household)[];

const NOT_JOINT = FILING_STATUSES.filter((status) => status !== 'marriedJoint');

const REQUIRED: readonly (keyof Household)[] = ['taxYear', 'filingStatus'];

export const household = object<Household>(householdFields, {
  $id: 'Household',
  optional: (Object.keys(householdFields) as (keyof Household)[]).filter((field) => !REQUIRED.includes(field)),
  description:
    'A household of one tax year: full-year residents with Social Security numbers. Amounts are US dollars for the whole year; leave out what is zero.',
  if: { properties: { filingStatus: { enum: NOT_JOINT } }, required: ['filingStatus'] },
  then: {
    properties: Object.fromEntries(
      OF_THE_SPOUSE.map((field) => [field, { const: 0, description: 'only a joint return has the income of two' }]),
    ),
  },
});

/**
 * The route's own validation: a single household completely; of a list only its length and that its items are objects. Each item is then
 * validated separately, so one invalid household does not reject the others. JSON Schema's object keywords ignore lists, and vice versa.
 */
export const taxReturnsBody: Schema = {
  ...household,
  $id: 'TaxReturnsBody',
  type: ['object', 'array'],
  minItems: 1,
  maxItems: MOST_HOUSEHOLDS,
  items: { type: 'object' },
  description: `one household, or a list of 1 to ${String(MOST_HOUSEHOLDS)} households`,
};

const NOT_COMPUTED: Readonly<Record<NotComputed, true>> = { unsettledLaw: true, earlierYear: true };

export const taxReturn = object<TaxReturn>(
  {
    taxYear: { type: 'integer', enum: TAX_YEARS, description: 'Tax year' },
    adjustedGrossIncome: dollars('Adjusted gross income (AGI), Form 1040 line 11; may be negative'),
    deduction: dollars('Standard or itemized deduction, without the senior deduction'),
    itemizes: flag('Whether the deduction is itemized'),
    seniorDeduction: dollars('Senior deduction'),
    qualifiedBusinessIncomeDeduction: dollars('Qualified business income (QBI) deduction'),
    taxableSocialSecurity: dollars('Taxable part of Social Security benefits'),
    taxableIncome: dollars('Federal taxable income'),
    regularTax: dollars('Income tax before the alternative minimum tax and credits'),
    alternativeMinimumTax: dollars('Alternative minimum tax (AMT)'),
    dependentCareCredit: dollars('Child and dependent care credit'),
    elderlyCredit: dollars('Credit for the elderly or the disabled'),
    childTaxCredit: dollars('Nonrefundable part of the child tax credit, with the credit for other dependents'),
    additionalChildTaxCredit: dollars('Refundable part of the child tax credit'),
    earnedIncomeCredit: dollars('Earned income tax credit (EITC)'),
    netInvestmentIncomeTax: dollars('Net investment income tax (NIIT)'),
    earlyDistributionTax: dollars('Additional tax on early distributions from retirement plans: 26 U.S.C. § 72(t)'),
    selfEmploymentTax: dollars('Self-employment tax, both halves'),
    socialSecurity: dollars("Social Security tax on wages, the employee's share"),
    medicare: dollars("Medicare tax on wages, the employee's share"),
    additionalMedicare: dollars('Additional Medicare Tax on wages and self-employment'),
    federalIncomeTax: dollars(
      'Federal income tax with the net investment income tax and the tax on early distributions, less all credits; negative where more is paid out',
    ),
    state: { type: 'string', enum: STATE_CODES, description: 'State of residence; absent if none was given' },
    stateNotComputed: {
      type: 'string',
      enum: Object.keys(NOT_COMPUTED),
      description:
        'Why the three state amounts are absent though there is a state. unsettledLaw: its law on excluded foreign income is not settled; ' +
        'earlierYear: in a state that taxes wages, for a year whose form is known only for one earner under 65 without dependents who does not ' +
        'itemize, and not always with a business',
    },
    stateIsProvisional: flag('Whether a figure of the state is not published yet, so that the one of the year before is used'),
    stateTaxBeforeRefundable: dollars('State income tax after nonrefundable credits'),
    stateRefundableCredits: dollars('State credits that are paid out even if no tax is due'),
    stateTax: dollars('State income tax after all credits; negative where more is paid out'),
    totalTax: dollars('All taxes above together; the state tax only where it was computed'),
    netIncome: dollars('All income in money, Social Security benefits included, less the total tax'),
    lines: list(
      ref('ReturnLine'),
      'The worksheet behind the return, in the order it was computed; the lines of each section sum to its tax',
    ),
  },
  {
    $id: 'TaxReturn',
    optional: ['state', 'stateNotComputed', 'stateIsProvisional', 'stateTaxBeforeRefundable', 'stateRefundableCredits', 'stateTax'],
    description: 'What a household owes for a year, federal and state. US dollars, rounded to cents.',
  },
);
