/** JSON Schemas of `POST /api/paychecks`, made from the contract. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { LEVY_NAMES } from '@bracketwise/contract/lines';
import {
  FEDERAL_METHODS,
  FIELDS_OF_JOBS,
  LIMITED_DEDUCTIONS,
  LOCAL_METHODS,
  LONGEST_PAY_DELAY,
  MOST_ALLOWANCES,
  MOST_BONUSES,
  MOST_JOBS,
  PAY_FREQUENCIES,
  STATE_METHODS,
  W4_STATUSES,
  type Bonus,
  type CurrentW4,
  type ExceededLimit,
  type FormerW4,
  type HouseholdOfJobs,
  type Job,
  type JobPaychecks,
  type PayAmounts,
  type Paycheck,
  type Paychecks,
  type PaychecksRequest,
  type PayDeductions,
  type RecommendedW4,
  type ReturnOfPaychecks,
  type StateCertificate,
  type YearsResult,
  type YearToDate,
} from '@bracketwise/contract/paychecks';
import { STATE_CODES } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR, DEFAULT_ESTIMATE_YEAR, TAX_YEARS } from '@bracketwise/contract/years';

import type { FastifySchema } from 'fastify';
import { household } from './household-schemas.ts';
import { dollars, flag, inDollars, list, number, object, ref, refusalsOf, text, type Fields, type Schema } from './schema-parts.ts';

const amount = (description: string): Schema => ({ type: 'number', ...INCOME_LIMITS, description: inDollars(description) });
const whole = (maximum: number, description: string): Schema => ({ type: 'integer', minimum: 0, maximum, description });
const date = (description: string): Schema => ({
  type: 'string',
  minLength: 10,
  maxLength: 10,
  description: `${description}, such as ${CURRENT_TAX_YEAR}-01-31`,
});
/** Described where it is used: OpenAPI takes no description next to a reference. */
const several = (id: string, maximum: number, description: string): Schema => ({ ...list(ref(id), description), maxItems: maximum });

/** Everything but the required fields is optional. */
const withOptional = <T>(fields: Fields<T>, $id: string, required: readonly (keyof T)[], description: string): Schema =>
  object<T>(fields, { $id, optional: (Object.keys(fields) as (keyof T)[]).filter((name) => !required.includes(name)), description });

/** The fields of all forms: JSON Schema would answer a mistake in one form with those of all three. The engine checks which belong together. */
type AnyW4 = Partial<Omit<CurrentW4, 'form'> & Omit<FormerW4, 'form'>> & { readonly form?: string };

const w4 = withOptional<AnyW4>(
  {
    form: {
      type: 'string',
      enum: ['current', 'former', 'exempt'],
      default: 'current',
      description: 'current: of 2020 or later; former: of 2019 or earlier; exempt: the employee claims to owe no federal income tax',
    },
    status: {
      type: 'string',
      enum: W4_STATUSES,
      description: 'Step 1(c) of a current form, which needs it; marriedJoint also for surviving spouses',
    },
    multipleJobs: flag('Whether the box in Step 2(c) of a current form is checked'),
    otherPay: amount('Step 2(b)(iii) of Form W-4P, for a pension alone: taxable pay of jobs, and of pensions that pay less, for the year'),
    credits: amount('Step 3 of a current form: credits for dependents and others, for the year'),
    otherIncome: amount('Step 4(a) of a current form: other income of the year'),
    deductions: amount('Step 4(b) of a current form: deductions of the year beyond the standard deduction'),
    extra: amount('Step 4(c) of a current form, line 6 of a former one: extra withholding from each paycheck'),
    married: flag('Line 3 of a former form, which needs it'),
    allowances: whole(MOST_ALLOWANCES, 'Line 5 of a former form, which needs it'),
  },
  'W4',
  [],
  "The employee's Form W-4, or Form W-4P of 2022 or later for a pension.",
);

const payDeductions = withOptional<PayDeductions>(
  {
    electiveDeferrals: amount('Into a 401(k) before income tax'),
    rothDeferrals: amount('Into a Roth 401(k), after tax'),
    preTaxPremiums: amount('Health insurance premiums of a cafeteria plan'),
    flexibleSpending: amount('Into a health FSA'),
    dependentCareFlexibleSpending: amount('Into a dependent care FSA'),
    payrollHsa: amount('Into an HSA'),
    commuterBenefits: amount('For transit passes and parking, up to the limit of 26 U.S.C. § 132(f)'),
  },
  'PayDeductions',
  [],
  'What an employer takes from the pay for benefits.',
);

const bonus = object<Bonus>(
  { date: date('Pay date'), amount: amount('Gross') },
  { $id: 'Bonus', description: 'Supplemental wages: a bonus, or stock that vests.' },
);

const yearToDate = withOptional<YearToDate>(
  {
    through: date('Pay date of the last paycheck that the amounts include'),
    pay: amount('Gross pay so far'),
    federalWithholding: amount('Federal income tax withheld so far'),
    stateWithholding: amount('State income tax withheld so far; by default, what the method of the other paychecks gives'),
    localWithholding: amount('Local income tax withheld so far; by default, what the method of the other paychecks gives'),
    deductions: ref('PayDeductions'),
  },
  'YearToDate',
  ['through', 'pay', 'federalWithholding'],
  'The last pay stub. It replaces the paychecks up to its date; bonuses are included.',
);

const job = withOptional<Job>(
  {
    of: { type: 'string', enum: ['self', 'spouse'], default: 'self', description: 'Whose job it is' },
    frequency: { type: 'string', enum: PAY_FREQUENCIES, description: 'How often it pays' },
    pay: amount('Gross pay of a full pay period'),
    from: date('First day of work; by default the job began before the year'),
    to: date('Last day of work; by default the job goes on after the year'),
    firstPayDate: date('Any pay date; by default the year’s pay periods begin on January 1'),
    payDelay: whole(LONGEST_PAY_DELAY, 'Days from the end of a pay period to its pay date'),
    deductions: ref('PayDeductions'),
    qualifiedTips: amount('Qualified tips of the year, included in the pay'),
    qualifiedOvertime: amount('Qualified overtime premium of the year, included in the pay'),
    bonuses: several('Bonus', MOST_BONUSES, 'Paid apart from the regular pay'),
    yearToDate: ref('YearToDate'),
    isPension: flag('Whether it is a pension: without payroll taxes and deductions, and with Form W-4P'),
    w4: ref('W4'),
    federalMethod: {
      type: 'string',
      enum: FEDERAL_METHODS,
      default: 'percentage',
      description:
        'How the employer withholds federal income tax: by the percentage method for automated payroll systems, or by wage bracket tables (from 2025 on, for daily to monthly pay)',
    },
    federalWithholding: amount('Federal income tax that each paycheck withholds, if known; by default as Publication 15-T says for w4'),
  },
  'Job',
  ['frequency', 'pay'],
  'A job, or a pension that pays periodically. Its w4 is by default a current form with the filing status of the household and no entries.',
);

const stateCertificate = withOptional<StateCertificate>(
  {
    allowances: whole(MOST_ALLOWANCES, "Allowances or exemptions; by default those of the certificate's worksheet"),
    chosenRate: { type: 'number', minimum: 0, maximum: 1, description: 'Rate that the employee chooses, as a fraction: 0.02 for 2%' },
    extra: amount('Extra withholding from each paycheck'),
  },
  'StateCertificate',
  [],
  "The state's withholding certificate. Allowances and extra withholding are those of the highest-paying job; the others have no dependents.",
);

const { properties: householdFields, required } = household as {
  properties: Fields<HouseholdOfJobs>;
  required: readonly (keyof HouseholdOfJobs)[];
};
const isOfJobs = (name: string) => FIELDS_OF_JOBS.some((field) => field === name);
/** A household without what its jobs say. */
const householdOfJobs: Schema = {
  ...household,
  $id: 'HouseholdOfJobs',
  required,
  properties: Object.fromEntries(Object.entries(householdFields).filter(([name]) => !isOfJobs(name))),
  description: 'A household without the pay of its jobs and what is taken from it, which follow from the jobs.',
  if: {
    properties: { filingStatus: { enum: HOUSEHOLD_FILING_STATUSES.filter((status) => status !== 'marriedJoint') } },
    required: ['filingStatus'],
  },
  then: {
    properties: Object.fromEntries(
      Object.entries((household['then'] as { properties: object }).properties).filter(([name]) => !isOfJobs(name)),
    ),
  },
};

/** For the serializer, which knows no condition in a referenced schema. */
const filedHousehold: Schema = {
  $id: 'FiledHousehold',
  type: 'object',
  additionalProperties: false,
  required,
  properties: householdFields,
  description: 'The household with the wages of its jobs, as it was filed: a Household.',
};

const request = withOptional<PaychecksRequest>(
  {
    household: ref('HouseholdOfJobs'),
    jobs: { ...several('Job', MOST_JOBS, 'All jobs and pensions of the household that pay periodically'), minItems: 1 },
    stateCertificate: ref('StateCertificate'),
    estimatedPayments: amount('Federal estimated tax payments of the year'),
    today: date('The day on which a new Form W-4 is filled in; by default that of the latest yearToDate'),
  },
  'PaychecksRequest',
  ['household', 'jobs'],
  'A household and its jobs in one tax year.',
);

const payAmounts: Fields<PayAmounts> = {
  pay: dollars('Gross pay'),
  deductions: dollars('Taken for benefits, before or after tax'),
  federalWages: dollars('Federal taxable wages, Form W-2 box 1, or taxable pension'),
  payrollWages: dollars('Wages for Medicare, Form W-2 box 5'),
  socialSecurityWages: dollars('Wages for Social Security, Form W-2 box 3'),
  federalWithholding: dollars('Federal income tax withheld'),
  socialSecurity: dollars('Social Security tax'),
  medicare: dollars('Medicare tax, without the additional one'),
  additionalMedicare: dollars('Additional Medicare Tax withheld above 200,000 of wages from the employer'),
  levies: dollars('State payroll deductions'),
  stateWithholding: dollars('State income tax withheld'),
  localWithholding: dollars('Local income tax withheld'),
  net: dollars('Net pay'),
};

const paycheck = object<Paycheck>(
  {
    date: text('Pay date; for soFar the date of the pay stub'),
    kind: { type: 'string', enum: ['soFar', 'regular', 'bonus'], description: 'soFar: all paychecks of yearToDate together' },
    share: number('Share of the pay period that was worked, as a fraction'),
    ...payAmounts,
    levyAmounts: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(LEVY_NAMES.map((name) => [name, { type: 'number' }])),
      description: inDollars('Each of the state payroll deductions'),
    },
  },
  { $id: 'Paycheck' },
);

const totals = object<PayAmounts>(payAmounts, { $id: 'PayAmounts', description: 'Sums of paychecks, US dollars.' });

const recommended = object<RecommendedW4>(
  {
    credits: dollars('Step 3'),
    otherIncome: dollars('Step 4(a)'),
    deductions: dollars('Step 4(b)'),
    extra: dollars('Step 4(c), for each paycheck'),
  },
  {
    $id: 'RecommendedW4',
    description: 'Entries of a new Form W-4 or W-4P for the rest of the year, with the box in Step 2(c) not checked.',
  },
);

const jobPaychecks = object<JobPaychecks>(
  {
    of: { type: 'string', enum: ['self', 'spouse'], description: 'Whose job it is' },
    isPension: flag('Whether it is a pension'),
    payPeriods: { type: 'integer', description: 'Pay periods in the year that withholding counts on' },
    paychecks: list(ref('Paycheck'), 'In the order of their dates'),
    total: ref('PayAmounts'),
    recommended: ref('RecommendedW4'),
  },
  {
    $id: 'JobPaychecks',
    optional: ['recommended'],
    description: 'Recommended is absent if no paycheck is left that a new form can change.',
  },
);

const yearsResult = object<YearsResult>(
  {
    tax: dollars('Tax on the return; negative if more is refunded than owed'),
    withheld: dollars('What paychecks and payments have paid of it'),
    refund: dollars('The difference; negative for an amount owed'),
  },
  { $id: 'YearsResult' },
);

const returnOfPaychecks = object<ReturnOfPaychecks>(
  {
    adjustedGrossIncome: dollars('Form 1040 line 11'),
    deduction: dollars('Standard or itemized deduction'),
    taxableIncome: dollars('Federal taxable income'),
    federalIncomeTax: dollars('Federal income tax after all credits'),
    selfEmploymentTax: dollars('Self-employment tax'),
    socialSecurity: dollars('Social Security tax on wages'),
    medicare: dollars('Medicare tax on wages'),
    additionalMedicare: dollars('Additional Medicare Tax'),
    payrollLevies: dollars('State payroll deductions'),
    stateTax: dollars('State income tax after all credits; absent if not computed'),
    localTax: dollars('Local income tax; absent if not computed'),
    totalTax: dollars('The sum of all taxes'),
  },
  {
    $id: 'ReturnOfPaychecks',
    optional: ['stateTax', 'localTax'],
    description: 'Main totals of the return; POST /api/tax-returns has all lines.',
  },
);

const exceededLimit = object<ExceededLimit>(
  {
    deduction: { type: 'string', enum: LIMITED_DEDUCTIONS, description: 'electiveDeferrals includes Roth deferrals' },
    of: { type: 'string', enum: ['self', 'spouse', 'both'], description: 'Whose limit it is' },
    amount: dollars('Taken in the year'),
    limit: dollars('The most that anyone of that age may have'),
    source: text('The law that sets the limit'),
  },
  { $id: 'ExceededLimit', description: 'A limit on what is taken from the pay.' },
);

const answer = object<Paychecks>(
  {
    taxYear: { type: 'integer', enum: TAX_YEARS, description: 'Tax year' },
    state: { type: 'string', enum: STATE_CODES, description: 'State; absent if the household has none' },
    jobs: list(ref('JobPaychecks'), 'In the order of the request'),
    total: ref('PayAmounts'),
    household: ref('FiledHousehold'),
    taxReturn: ref('ReturnOfPaychecks'),
    federalResult: ref('YearsResult'),
    stateResult: ref('YearsResult'),
    localResult: ref('YearsResult'),
    stateMethod: {
      type: 'string',
      enum: STATE_METHODS,
      description:
        "byMethod: the state's own; yearsTaxByPeriod: no method is confirmed, so the year's tax on the pay is spread over the paychecks; noIncomeTax: the state taxes no pay; notComputed: no state tax was computed",
    },
    localMethod: {
      type: 'string',
      enum: LOCAL_METHODS,
      description:
        'byMethod: as the place or its state publishes; yearsTaxByPeriod: the year’s local tax on the pay is spread over the paychecks',
    },
    excessSocialSecurity: dollars(
      'Social Security that several employers withhold too much, Schedule 3 line 11; part of federalResult.withheld',
    ),
    excessLevies: dollars('State payroll deductions withheld beyond those of the return; negative if the return asks for more'),
    exceededLimits: list(ref('ExceededLimit'), 'Limits that the deductions exceed; the taxes count the deductions as given'),
    fractionsOfCents: dollars('Cents that several employers round apart, Form 941 line 7'),
  },
  {
    $id: 'Paychecks',
    optional: ['state', 'stateMethod', 'localMethod', 'stateResult', 'localResult'],
    description:
      'The net pay, the refunds, excessLevies and fractionsOfCents add up to the pay minus deductions and taxReturn.totalTax, plus estimated payments.',
  },
);

export const PAYCHECKS_SCHEMAS: readonly Schema[] = [
  w4,
  payDeductions,
  bonus,
  yearToDate,
  job,
  stateCertificate,
  householdOfJobs,
  filedHousehold,
  request,
  totals,
  paycheck,
  recommended,
  jobPaychecks,
  yearsResult,
  returnOfPaychecks,
  exceededLimit,
  answer,
];

/** A worker in Illinois with a 401(k), premiums and a bonus. */
const EXAMPLE: PaychecksRequest = {
  household: { taxYear: DEFAULT_ESTIMATE_YEAR, state: 'IL', filingStatus: 'single' },
  jobs: [
    {
      frequency: 'monthly',
      pay: 6_000,
      deductions: { electiveDeferrals: 300, preTaxPremiums: 150 },
      bonuses: [{ date: `${String(DEFAULT_ESTIMATE_YEAR)}-03-31`, amount: 5_000 }],
      w4: { status: 'single' },
    },
  ],
};

export const paychecksSchema: FastifySchema = {
  operationId: 'paychecks',
  tags: ['paychecks'],
  summary: 'Compute the paychecks of a year and the return that settles it',
  description:
    'What each paycheck withholds under Publication 15-T and the method of the state, what the year costs on the return, the refund, and the entries ' +
    'of a new Form W-4. A body may have 32 KB. It is neither stored nor logged. Limited per address and minute.',
  body: ref('PaychecksRequest'),
  response: {
    200: {
      description: 'The paychecks',
      content: { 'application/json': { schema: ref('Paychecks') } },
    },
    ...refusalsOf('requests'),
  },
};

/** Route configuration for the OpenAPI document: with an example of the body. */
export const documentedPaychecks = {
  swaggerTransform: ({ schema, url }: { schema: FastifySchema; url: string }) => ({
    schema: { ...schema, body: { allOf: [ref('PaychecksRequest')], 'x-examples': { worker: { summary: 'One job', value: EXAMPLE } } } },
    url,
  }),
};
