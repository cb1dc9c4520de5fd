/**
 * JSON Schemas of a household and its return, the household's made from the fields of the contract.
 */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import {
  fieldsOfKind,
  HIGHEST_AGE,
  HOUSEHOLD_DESCRIPTIONS,
  HOUSEHOLD_FIELDS,
  householdField,
  MONTHS_IN_YEAR,
  MOST_DAYS_IN_YEAR,
  MOST_DEPENDENTS,
  MOST_RECORDS,
  RECORD_DESCRIPTIONS,
  type FieldOfHousehold,
  type Household,
  type HouseholdFieldName,
  type RecordsField,
} from '@bracketwise/contract/household';
import { HIGHEST_LOCAL_RATE, LOCAL_BASES, LONGEST_CODE } from '@bracketwise/contract/localities';
import { RESIDENCIES } from '@bracketwise/contract/residency';
import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import type { NotComputed, TaxOfPlace, TaxOfState, TaxReturn } from '@bracketwise/tax-engine';
import { dollars, flag, inDollars, list, object, ref, text, type Fields, type Schema } from './schema-parts.ts';

/** Maximum households in one list. */
export const MOST_HOUSEHOLDS = 100;

const amount: Schema = { type: 'number', ...INCOME_LIMITS };
const age: Schema = { type: 'integer', minimum: 0, maximum: HIGHEST_AGE };

const SCHEMAS: Readonly<Record<FieldOfHousehold['kind'], Schema>> = {
  year: { type: 'integer', enum: TAX_YEARS },
  state: { type: 'string', enum: STATE_CODES },
  status: { type: 'string', enum: HOUSEHOLD_FILING_STATUSES },
  statusIfAny: { type: 'string', enum: HOUSEHOLD_FILING_STATUSES },
  amount,
  gain: { ...amount, minimum: -INCOME_LIMITS.maximum },
  amountIfAny: amount,
  age,
  months: { type: 'integer', minimum: 1, maximum: MONTHS_IN_YEAR },
  daysIfAny: { type: 'integer', minimum: 0, maximum: MOST_DAYS_IN_YEAR },
  ages: { type: 'array', items: { ...age, description: 'Years' }, maxItems: MOST_DEPENDENTS },
  flag: { type: 'boolean' },
  place: { type: 'string', maxLength: LONGEST_CODE },
  rate: { type: 'number', minimum: 0, maximum: HIGHEST_LOCAL_RATE },
  localBase: { type: 'string', enum: LOCAL_BASES },
  date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  records: { type: 'array', maxItems: MOST_RECORDS },
};

/** What a list holds: records with exactly these fields. */
const recordsOf = (name: HouseholdFieldName, { record }: FieldOfHousehold): Schema => {
  if (!record) return {};
  const described: Readonly<Record<string, string>> = RECORD_DESCRIPTIONS[name as RecordsField];
  const required = Object.entries(record).flatMap(([field, { kind }]) => (kind === 'state' || kind === 'date' ? [field] : []));
  const properties = Object.entries(record).map(([field, { kind, byDefault }]): [string, Schema] => {
    const description = described[field] ?? '';
    return [
      field,
      {
        ...SCHEMAS[kind],
        ...(byDefault && { default: byDefault }),
        description: kind === 'amount' || kind === 'amountIfAny' ? inDollars(description) : description,
      },
    ];
  });
  return {
    items: {
      type: 'object',
      additionalProperties: false,
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(properties),
    },
  };
};

const descriptionOf = (name: HouseholdFieldName, { kind }: FieldOfHousehold): string =>
  SCHEMAS[kind].type === 'number' && kind !== 'rate' ? inDollars(HOUSEHOLD_DESCRIPTIONS[name]) : HOUSEHOLD_DESCRIPTIONS[name];

const householdFields = Object.fromEntries(
  HOUSEHOLD_FIELDS.map((name): [string, Schema] => {
    const field = householdField(name);
    const { byDefault } = field;
    const fallback = byDefault && { default: byDefault };
    return [name, { ...SCHEMAS[field.kind], ...recordsOf(name, field), ...fallback, description: descriptionOf(name, field) }];
  }),
) as Fields<Household>;

const REQUIRED = fieldsOfKind('year', 'status') as readonly HouseholdFieldName[];
const OF_SPOUSE = fieldsOfKind('amount', 'gain', 'amountIfAny').filter((name) => householdField(name).of === 'spouse');

export const household = object<Household>(householdFields, {
  $id: 'Household',
  optional: HOUSEHOLD_FIELDS.filter((field) => !REQUIRED.includes(field)),
  description: 'A household of one tax year. Amounts are US dollars for the whole year; leave out what is zero.',
  if: {
    properties: { filingStatus: { enum: HOUSEHOLD_FILING_STATUSES.filter((status) => status !== 'marriedJoint') } },
    required: ['filingStatus'],
  },
  then: {
    properties: Object.fromEntries(
      OF_SPOUSE.map((field) => [field, { const: 0, description: 'only a joint return has the income of two' }]),
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

const NOT_COMPUTED: Readonly<Record<NotComputed, true>> = {
  unsettledLaw: true,
  earlierYear: true,
  survivingSpouse: true,
  severalStates: true,
};

export const localTax = object<TaxOfPlace>(
  { place: text('Code of the place; localRate for the rate of the household'), tax: dollars('Its tax') },
  { $id: 'LocalTax', description: 'The income tax of a city, county or district.' },
);

export const taxOfState = object<TaxOfState>(
  {
    state: { type: 'string', enum: STATE_CODES, description: 'USPS code of the state, or DC' },
    residency: {
      type: 'string',
      enum: RESIDENCIES,
      description: 'What the household is to the state: resident all year, partYear before or after a move, or nonresident who works there',
    },
    tax: dollars('Its tax after all credits; absent if how the state taxes the household is not confirmed'),
    credit: dollars("Its credit for the other state's tax on the same wages"),
    certificate: text(
      'What the employer gets so that it withholds no tax of this state, which by an agreement leaves the wages to the state of residence',
    ),
    lines: list(ref('ReturnLine'), 'Its form, in the order it was computed; the lines add up to the tax'),
  },
  { $id: 'TaxOfState', optional: ['tax', 'certificate'], description: 'What a household owes one of several states for the year.' },
);

export const asFiled = object<TaxReturn['asFiled']>(
  {
    taxableIncome: dollars('Form 1040 line 15'),
    tax: dollars('Form 1040 line 16: by the Tax Table below $100,000 of taxable income'),
    earnedIncomeCredit: dollars('Form 1040 line 27: by the EIC Table'),
  },
  {
    $id: 'AsFiled',
    description: "Lines of Form 1040 in whole dollars and by the IRS's printed tables. The other amounts use the formulas.",
  },
);

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
    shortTermLossLeft: dollars(
      'Short-term capital losses left for the next year, its shortTermLossCarryover: Capital Loss Carryover Worksheet line 8',
    ),
    longTermLossLeft: dollars(
      'Long-term capital losses left for the next year, its capitalLossCarryover: Capital Loss Carryover Worksheet line 13',
    ),
    regularTax: dollars('Income tax before the alternative minimum tax and credits'),
    alternativeMinimumTax: dollars('Alternative minimum tax (AMT)'),
    excessAdvancePremiumCredit: dollars('Advance payments of the premium tax credit to repay'),
    foreignTaxCredit: dollars('Foreign tax credit for interest and dividends from abroad'),
    dependentCareCredit: dollars('Child and dependent care credit'),
    elderlyCredit: dollars('Credit for the elderly or the disabled'),
    educationCredits: dollars('Nonrefundable part of the American opportunity and lifetime learning credits'),
    saversCredit: dollars("Saver's credit for contributions to retirement accounts"),
    energyCredits: dollars('Residential clean energy credit and energy efficient home improvement credit'),
    cleanVehicleCredit: dollars('Personal credit for clean vehicles'),
    adoptionCredit: dollars('Nonrefundable part of the adoption credit'),
    childTaxCredit: dollars('Nonrefundable part of the child tax credit, with the credit for other dependents'),
    additionalChildTaxCredit: dollars('Refundable part of the child tax credit'),
    refundableEducationCredit: dollars('Refundable part of the American opportunity credit'),
    refundableAdoptionCredit: dollars('Refundable part of the adoption credit'),
    premiumTaxCredit: dollars('Premium tax credit beyond the advance payments: refundable'),
    earnedIncomeCredit: dollars('Earned income tax credit (EITC)'),
    netInvestmentIncomeTax: dollars('Net investment income tax (NIIT)'),
    selfEmploymentTax: dollars('Self-employment tax, both halves'),
    socialSecurity: dollars("Social Security tax on wages, the employee's share"),
    medicare: dollars("Medicare tax on wages, the employee's share"),
    additionalMedicare: dollars('Additional Medicare Tax on wages and self-employment'),
    payrollLevies: dollars(
      'What the state takes from wages for disability and family leave insurance, unemployment insurance or transit; 0 without a state',
    ),
    earlyDistributionTax: dollars('Additional tax on early distributions from retirement plans: 26 U.S.C. § 72(t)'),
    recoveryRebateCredit: dollars('Recovery rebate credit of 2020 and 2021: what the stimulus payments did not pay'),
    federalIncomeTax: dollars(
      'Federal income tax with the net investment income tax and the tax on early distributions, less all credits; negative if the credits exceed it',
    ),
    asFiled: ref('AsFiled'),
    state: { type: 'string', enum: STATE_CODES, description: 'State of residence; absent if none was given' },
    stateNotComputed: {
      type: 'string',
      enum: Object.keys(NOT_COMPUTED),
      description:
        'Why the three state amounts are absent though there is a state. unsettledLaw: its law on excluded foreign income is not settled; ' +
        'earlierYear: in a state that taxes wages, for a year whose form is known only for one earner under 65 without dependents who does not ' +
        'itemize, and not always with a business; survivingSpouse: for a qualifying surviving spouse, in a state whose form for one is not confirmed; ' +
        'severalStates: for two states in a year, where how one of them taxes the household is not confirmed',
    },
    stateIsProvisional: flag('Whether a figure of the state is not published yet, so that the one of the year before is used'),
    stateTaxBeforeRefundable: dollars('State income tax after nonrefundable credits'),
    stateRefundableCredits: dollars('State credits that are paid out even if no tax is due'),
    stateTax: dollars('State income tax after all credits, of all states; negative if the credits exceed it'),
    states: list(
      ref('TaxOfState'),
      'The tax of each state, for a household with stateParts or workStates; the last is the state of residence at the end of the year',
    ),
    localTax: dollars(
      'Local income taxes of the places where the household lives and works, or by its rate; negative if credits of a city exceed its tax. ' +
        'Absent if none was asked for, or if it starts from a state form that was not computed',
    ),
    localTaxes: list(ref('LocalTax'), 'The local tax of each place'),
    totalTax: dollars('Sum of all taxes above; includes state and local taxes only if they were computed'),
    netIncome: dollars(
      'All money income, including Social Security benefits, less the total tax; without foreign tax, forfeited interest, gambling losses up to the winnings and conversions to a Roth IRA',
    ),
    lines: list(
      ref('ReturnLine'),
      'The worksheet behind the return, in the order it was computed; the lines of each section sum to its tax',
    ),
  },
  {
    $id: 'TaxReturn',
    optional: [
      'state',
      'stateNotComputed',
      'stateIsProvisional',
      'stateTaxBeforeRefundable',
      'stateRefundableCredits',
      'stateTax',
      'states',
      'localTax',
      'localTaxes',
    ],
    description: 'What a household owes for a year, federal, state and local. US dollars, rounded to cents.',
  },
);
