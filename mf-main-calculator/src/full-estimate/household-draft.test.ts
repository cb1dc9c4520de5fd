import type { Household } from '@bracketwise/contract/household';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Draft } from '@bracketwise/shared-ui/forms';
import { taxReturn } from '@bracketwise/tax-engine';
import { CHOICES, emptyDraft, FIELDS, fieldsOf } from './choices.ts';
import { householdOf } from './answered-household.ts';
import { agesIn, answersSchema } from './household-draft.ts';

const schema = answersSchema('en-US');
const householdFrom = (entries: Draft) => householdOf(schema.cast({ ...emptyDraft, ...entries }));
const four: Draft = { state: 'OH', filingStatus: 'marriedJoint', wages: '62,000', taxYear: '2026' };

/** Drops empty and zero values, which don't change a household. */
const essential = (household: Household) =>
  Object.fromEntries(
    Object.entries(household).filter(
      ([field, value]) =>
        (field === 'stateIncomeTaxPaid' && value !== undefined) ||
        !(value === undefined || value === 0 || value === false || (Array.isArray(value) && value.length === 0)),
    ),
  );

test('four inputs make a household', () => {
  expect(essential(householdFrom(four))).toEqual({ state: 'OH', filingStatus: 'marriedJoint', wages: 62_000, taxYear: 2026 });
});

test.each<[string, Draft, Partial<Household>]>([
  ['children', { dependents: true, dependentAges: '4, 9' }, { dependentAges: [4, 9] }],
  [
    'students and a disabled child among the dependents',
    { dependents: true, dependentAges: '70, 35, 20, 4', dependentStudents: '1', disabledChildren: '1' },
    {
      dependentAges: [4, 70],
      dependents: [
        { age: 20, fullTimeStudent: true },
        { age: 35, disabled: true },
      ],
    },
  ],
  ['no student among small children', { dependents: true, dependentAges: '4', dependentStudents: '1' }, { dependentAges: [4] }],
  [
    'a dependent with the parents’ income',
    {
      standing: true,
      claimedAsDependent: true,
      filingStatus: 'single',
      age: '17',
      parentsTaxableIncome: '90000',
      parentsFilingStatus: 'single',
    },
    {
      filingStatus: 'single',
      claimedAsDependent: true,
      hasSsn: true,
      age: 17,
      parentsTaxableIncome: 90_000,
      parentsFilingStatus: 'single',
    },
  ],
  [
    'no parents’ income of an adult',
    { standing: true, claimedAsDependent: true, filingStatus: 'single', age: '19', parentsTaxableIncome: '90000' },
    { filingStatus: 'single', claimedAsDependent: true, hasSsn: true, age: 19 },
  ],
  [
    'two adoptions',
    { adoption: true, adoptionExpenses: '9000', adoption2SpecialNeeds: true },
    {
      adoptions: [
        { expenses: 9_000, specialNeeds: false },
        { expenses: 0, specialNeeds: true },
      ],
    },
  ],
  [
    'a move',
    { moved: true, movedFrom: 'NY', movedOn: '2026-07-01', state: 'FL' },
    {
      state: 'FL',
      stateParts: [
        { state: 'NY', from: '2026-01-01', to: '2026-06-30' },
        { state: 'FL', from: '2026-07-01', to: '2026-12-31' },
      ],
    },
  ],
  [
    'a move with the wages before it',
    {
      moved: true,
      movedFrom: 'NY',
      movedOn: '2026-07-01',
      state: 'FL',
      formerWages: '20000.50',
      spouseWorks: true,
      spouseWages: '9000',
      spouseFormerWages: '0',
    },
    {
      state: 'FL',
      spouseWages: 9_000,
      stateParts: [
        { state: 'NY', from: '2026-01-01', to: '2026-06-30', wages: 20_000.5, spouseWages: 0 },
        { state: 'FL', from: '2026-07-01', to: '2026-12-31', wages: 41_999.5, spouseWages: 9_000 },
      ],
    },
  ],
  ['no second state by a move on January 1', { moved: true, movedFrom: 'NY', movedOn: '2026-01-01' }, {}],
  [
    'work in another state',
    { spouseWorks: true, spouseWages: '9000', worksElsewhere: true, workState: 'PA', workWages: '62000', spouseWorkWages: '4000' },
    {
      spouseWages: 9_000,
      workStates: [
        { state: 'PA', wages: 62_000 },
        { state: 'PA', wages: 4_000, ofSpouse: true },
      ],
    },
  ],
  [
    'days there and days at home for the office there, which share the wages',
    { worksElsewhere: true, workState: 'NY', workWages: '60000', workDays: '150', homeDays: '50' },
    {
      workStates: [
        { state: 'NY', wages: 45_000, days: 150 },
        { state: 'NY', wages: 15_000, fromHome: true },
      ],
    },
  ],
  [
    'only days at home',
    { worksElsewhere: true, workState: 'NY', workWages: '60000', workDays: '0', homeDays: '200' },
    { workStates: [{ state: 'NY', wages: 60_000, fromHome: true }] },
  ],
  [
    'a short stay',
    { worksElsewhere: true, workState: 'AZ', workWages: '5000', workDays: '12' },
    { workStates: [{ state: 'AZ', wages: 5_000, days: 12 }] },
  ],
  ['no second state without wages there', { worksElsewhere: true, workState: 'PA', spouseWorkWages: '4000' }, {}],
  ['a stimulus payment', { taxYear: '2021', stimulus: true, stimulusReceived: '0' }, { taxYear: 2021 }],
  ['no stimulus payment in 2026', { stimulus: true, stimulusReceived: '700' }, {}],
  [
    'spouses who lived apart',
    { filingStatus: 'marriedSeparate', retired: true, livedApart: true },
    { filingStatus: 'marriedSeparate', livedApart: true },
  ],
  ['a spouse who works', { spouseWorks: true, spouseWages: '38k' }, { spouseWages: 38_000 }],
  ['another age than most', { ages: true, age: '66' }, { age: 66 }],
  ['a side job', { selfEmployed: true, selfEmploymentProfit: '12000' }, { selfEmploymentProfit: 12_000 }],
  [
    'what an owner deducts',
    { selfEmployed: true, selfEmploymentProfit: '50000', selfEmployedRetirement: '9000', selfEmployedHealthInsurance: '5000' },
    { selfEmploymentProfit: 50_000, selfEmployedRetirement: 9_000, selfEmployedHealthInsurance: 5_000 },
  ],
  [
    'nothing that an owner without a profit deducts',
    { selfEmployed: true, selfEmployedRetirement: '9000', spouseSelfEmployedRetirement: '9000', selfEmployedHealthInsurance: '5000' },
    {},
  ],
  ['a gain on gold', { investments: true, longTermGain: '900', collectiblesGain: '400' }, { longTermGain: 900, collectiblesGain: 400 }],
  ['a loss on gold', { investments: true, longTermGain: '-900', collectiblesGain: '400' }, { longTermGain: -900 }],
  ['a lottery', { otherIncomes: true, gamblingWinnings: '900', gamblingLosses: '400' }, { gamblingWinnings: 900, gamblingLosses: 400 }],
  ['losses without winnings', { otherIncomes: true, gamblingLosses: '400' }, {}],
  ['rents', { rents: true, rentalIncome: '9000', rentalIsActive: true }, { rentalIncome: 9_000, rentalIsActive: undefined }],
  ['a loss of rents', { rents: true, rentalIncome: '-9000', rentalIsActive: true }, { rentalIncome: -9_000, rentalIsActive: true }],
  [
    'a partnership at a loss',
    { rents: true, partnershipIncome: '-50', partnershipIsActive: true },
    { partnershipIncome: -50, partnershipIsActive: true },
  ],
  ['no partnership', { rents: true, partnershipIsActive: true }, { partnershipIsActive: undefined }],
  ['a loss', { selfEmployed: true, spouseSelfEmploymentProfit: '-500' }, { spouseSelfEmploymentProfit: -500 }],
  [
    'partly qualified dividends',
    { investments: true, ordinaryDividends: '1000.50', qualifiedDividends: '400' },
    { nonqualifiedDividends: 600.5, qualifiedDividends: 400 },
  ],
  [
    'retirement',
    { retired: true, age: '67', spouseAge: '66', socialSecurityBenefits: '30000' },
    { age: 67, spouseAge: 66, socialSecurityBenefits: 30_000 },
  ],
  ['saving', { saving: true, age: '52', iraDeduction: '8000', hsaDeduction: '' }, { age: 52, iraDeduction: 8_000 }],
  [
    'a home, with the state tax paid',
    { home: true, mortgageInterest: '9000', stateIncomeTaxPaid: '0' },
    { mortgageInterest: 9_000, stateIncomeTaxPaid: 0 },
  ],
  ['a rent', { state: 'NJ', renting: true, rentPaid: '18000' }, { state: 'NJ', rentPaid: 18_000 }],
  ['child care', { childCare: true, dependentCareExpenses: '5200' }, { dependentCareExpenses: 5_200 }],
  [
    'a dependent care FSA',
    { childCare: true, dependentCareFlexibleSpending: '3000', spouseDependentCareFlexibleSpending: '2000' },
    { dependentCareFlexibleSpending: 3_000, spouseDependentCareFlexibleSpending: 2_000 },
  ],
  [
    'students, the next one once the one before has costs',
    { college: true, student1Expenses: '4000', student1FirstFourYears: true, student2Expenses: '900', student4Expenses: '5' },
    {
      students: [
        { expenses: 4_000, firstFourYears: true },
        { expenses: 900, firstFourYears: false },
      ],
    },
  ],
  [
    'Roth savings',
    { saving: true, rothIraContributions: '500', spouseRothIraContributions: '9' },
    { rothIraContributions: 500, spouseRothIraContributions: 9 },
  ],
  [
    'insurance from a Marketplace, for all months if blank',
    { marketplace: true, marketplacePremiums: '9000', benchmarkPremiums: '9600', advancePremiumCredit: '5000' },
    { marketplacePremiums: 9_000, benchmarkPremiums: 9_600, advancePremiumCredit: 5_000 },
  ],
  ['months of insurance', { marketplace: true, marketplaceMonths: '7' }, { marketplaceMonths: 7 }],
  [
    'home energy, as far as the year has a credit',
    { energy: true, taxYear: '2026', cleanEnergyCosts: '20000', heatPumpCosts: '9000', cleanVehicleCredit: '4000' },
    { cleanVehicleCredit: 4_000 },
  ],
  [
    'home energy in a year with credits',
    { energy: true, taxYear: '2025', cleanEnergyCosts: '20000', homeImprovementCosts: '900', heatPumpCosts: '9000' },
    { taxYear: 2025, cleanEnergyCosts: 20_000, homeImprovementCosts: 900, heatPumpCosts: 9_000 },
  ],
  ['an adoption', { adoption: true, adoptionExpenses: '12000' }, { adoptions: [{ expenses: 12_000, specialNeeds: false }] }],
  [
    'foreign tax with its income',
    { investments: true, foreignTaxPaid: '700', foreignIncome: '6000' },
    { foreignTaxPaid: 700, foreignIncome: 6_000 },
  ],
  ['no foreign income without foreign tax', { investments: true, foreignIncome: '6000' }, {}],
  ['tips', { extras: true, qualifiedTips: '7000' }, { qualifiedTips: 7_000 }],
  ['unemployment', { otherIncomes: true, unemploymentCompensation: '4000' }, { unemploymentCompensation: 4_000 }],
  ['withheld tax, which is not part of the household', { withheld: true, federalWithheld: '6700' }, {}],
])('%s', (_what, entries, expected) => {
  expect(essential(householdFrom({ ...four, ...entries }))).toEqual({ ...essential(householdFrom(four)), ...expected });
});

test.each<[string, Draft, readonly string[]]>([
  ['California taxes an HSA', { state: 'CA' }, ['payrollHsa']],
  ['New Jersey taxes all of it', { state: 'NJ' }, ['payrollHsa', 'preTaxPremiums', 'flexibleSpending']],
  ['Kentucky taxes none of it', { state: 'KY' }, []],
  ['places of Kentucky tax all of it', { state: 'KY', localTax: true }, ['payrollHsa', 'preTaxPremiums', 'flexibleSpending']],
  ['places of Ohio tax none of it', { state: 'OH', localTax: true }, []],
  ['it leaves less room for an HSA', { state: 'OH', hsaDeduction: '4000' }, ['payrollHsa']],
])('asks for pay set aside before tax where %s', (_why, entries, expected) => {
  const fields = fieldsOf('saving', { ...emptyDraft, ...four, filingStatus: 'single', saving: true, ...entries });
  expect(fields.filter((field) => ['payrollHsa', 'preTaxPremiums', 'flexibleSpending'].includes(field))).toEqual(expected);
});

test.each<[string, Draft, readonly string[]]>([
  ['the rent in California', { state: 'CA' }, ['rentPaid']],
  ['heat in Wisconsin', { state: 'WI', rentPaid: '9000' }, ['rentPaid', 'heatInRent']],
  ['heat in Maine once there is a rent', { state: 'ME' }, ['rentPaid']],
  ['nothing in Ohio, which has no credit', { state: 'OH' }, []],
  ['nothing before 2024', { state: 'CA', taxYear: '2023' }, []],
])('asks who rents for %s', (_what, entries, expected) => {
  expect(fieldsOf('renting', { ...emptyDraft, ...four, renting: true, ...entries })).toEqual(expected);
});

test.each<[string, Draft, boolean]>([
  ['in Michigan', { state: 'MI' }, true],
  ['in Ohio', { state: 'OH' }, false],
  ['in Michigan without property tax', { state: 'MI', propertyTax: '' }, false],
])('asks what a home is worth: %s', (_where, entries, expected) => {
  expect(fieldsOf('home', { ...emptyDraft, ...four, home: true, propertyTax: '3000', ...entries }).includes('homeValue')).toBe(expected);
});

describe('what pensions consist of', () => {
  const retired: Draft = { ...four, state: 'PA', filingStatus: 'single', retired: true, age: '45', pensionIncome: '30000' };
  const asked = (entries: Draft) =>
    fieldsOf('retired', { ...emptyDraft, ...retired, ...entries }).filter((field) => !(field in NEXT_TO_PENSIONS));
  const NEXT_TO_PENSIONS = { age: 1, blind: 1, pensionIncome: 1, socialSecurityBenefits: 1 };

  test.each<[string, Draft, readonly string[]]>([
    ['conversions, and early distributions under 60', {}, ['rothConversions', 'earlyDistributions']],
    ['conversions alone from 60 on', { age: '60' }, ['rothConversions']],
    ['nothing without a pension', { pensionIncome: '' }, []],
    ['IRA distributions where the state taxes them unlike a pension', { state: 'HI', age: '62' }, ['iraDistributions', 'rothConversions']],
    ['a defined benefit pension in Alabama', { state: 'AL', age: '62' }, ['rothConversions', 'definedBenefitPension']],
    [
      'the same of the spouse on a joint return',
      { state: 'HI', age: '62', filingStatus: 'marriedJoint', spouseAge: '58', spousePensionIncome: '9000' },
      [
        'iraDistributions',
        'rothConversions',
        'spousePensionIncome',
        'spouseIraDistributions',
        'spouseRothConversions',
        'spouseEarlyDistributions',
        'spouseSocialSecurityBenefits',
      ],
    ],
  ])('is asked: %s', (_case, entries, expected) => {
    expect(asked(entries).filter((field) => field !== 'spouseAge' && field !== 'spouseBlind')).toEqual(expected);
  });

  test('reaches the household', () => {
    const household = householdFrom({ ...retired, state: 'HI', iraDistributions: '30000', earlyDistributions: '20000' });
    expect(essential(household)).toMatchObject({ pensionIncome: 30_000, iraDistributions: 30_000, earlyDistributions: 20_000 });
  });

  test('is refused above the pension', async () => {
    const draft = { ...emptyDraft, ...retired, earlyDistributions: '30000.01' };
    await expect(schema.validate(draft)).rejects.toMatchObject({ path: 'earlyDistributions', message: 'errors.partOfPension' });
  });
});

test('the fields of a choice no longer count once it is unchecked', () => {
  const filled = Object.fromEntries(
    Object.values(FIELDS).flatMap((fields) => fields.map((field) => [field, emptyDraft[field] === false ? true : '7'])),
  );
  expect(essential(householdFrom({ ...four, ...filled }))).toEqual(essential(householdFrom(four)));
});

test('without an answer everyone has a Social Security number, and an unchecked box says who has none', () => {
  const standing = { standing: true, claimedAsDependent: true };
  expect(householdFrom({ ...four, ...standing })).toMatchObject({ hasSsn: true, spouseHasSsn: true, claimedAsDependent: true });
  expect(householdFrom({ ...four, standing: true, hasSsn: false })).toMatchObject({ hasSsn: false, spouseHasSsn: true });
  expect(householdFrom({ ...four, hasSsn: false })).not.toHaveProperty('hasSsn');
  expect(householdFrom({ ...four, filingStatus: 'single', standing: true, spouseHasSsn: false })).not.toHaveProperty('spouseHasSsn');
});

test("the spouse's amounts count on a joint return only", () => {
  const entries = { spouseWorks: true, spouseWages: '38000', selfEmployed: true, spouseSelfEmploymentProfit: '9' };
  expect(essential(householdFrom({ ...four, ...entries, filingStatus: 'single' }))).not.toHaveProperty('spouseWages');
  expect(essential(householdFrom({ ...four, ...entries, filingStatus: 'single' }))).not.toHaveProperty('spouseSelfEmploymentProfit');
});

test('a field that belongs to two choices appears once', () => {
  const said = { ...emptyDraft, ...four, retired: true, saving: true };
  const asked = CHOICES.flatMap((choice) => fieldsOf(choice, said));
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).toContain('spouseAge');
});

test.each([
  ['', []],
  ['4', [4]],
  ['4, 9', [4, 9]],
  ['0 4;9,', [0, 4, 9]],
  ['four', undefined],
  ['4.5', undefined],
  ['131', undefined],
])('reads the ages in %j', (text, ages) => expect(agesIn(text)).toEqual(ages));

test.each<[string, Draft, string]>([
  ['no state', { state: '' }, 'state'],
  ['a negative income', { wages: '-1' }, 'wages'],
  ['an income above the limit', { wages: '1000000001' }, 'wages'],
  ['ages in words', { dependents: true, dependentAges: 'two' }, 'dependentAges'],
  ['an impossible age', { retired: true, age: '200' }, 'age'],
  ['more qualified dividends than dividends', { investments: true, ordinaryDividends: '5', qualifiedDividends: '6' }, 'qualifiedDividends'],
  ['more tips than wages', { extras: true, wages: '10000', qualifiedTips: '24000' }, 'qualifiedTips'],
  ['more tips and overtime than wages', { extras: true, wages: '10', qualifiedTips: '6', qualifiedOvertime: '5' }, 'qualifiedOvertime'],
  ['insurance for thirteen months', { marketplace: true, marketplaceMonths: '13' }, 'marketplaceMonths'],
  ['insurance for no month', { marketplace: true, marketplaceMonths: '0' }, 'marketplaceMonths'],
  ['a year without tables', { taxYear: '2019' }, 'taxYear'],
])('%s is invalid', async (_what, entries, field) => {
  await expect(schema.validate({ ...emptyDraft, ...four, ...entries })).rejects.toHaveProperty('path', field);
});

test.each(Object.keys(emptyDraft))('any text in %s is refused with a text of ours, if it is refused', async (field) => {
  const chosen = Object.fromEntries(CHOICES.map((choice) => [choice, true]));
  const draft = { ...emptyDraft, ...four, ...chosen, wages: '50000', paychecksLeft: '6', lastYearTax: '5', [field]: 'ANY TEXT' };
  const refusals = await schema.validate(draft, { abortEarly: false }).then(
    () => [],
    ({ errors }: { readonly errors: readonly string[] }) => errors,
  );
  expect(refusals.filter((message) => !/^errors\.\w+$/u.test(message))).toEqual([]);
});

test.each<[string, Draft]>([
  ['withheld tax below zero', { withheld: false, federalWithheld: '-5' }],
  ['more paychecks left than the year has', { withheld: false, paychecksLeft: '99' }],
  ['more qualified dividends than dividends', { investments: false, qualifiedDividends: '500' }],
  ['ages in words', { dependents: false, dependentAges: 'two' }],
  ['more tips than wages', { extras: false, qualifiedTips: '70000' }],
  ["a spouse's wages on a single return", { filingStatus: 'single', spouseWorks: true, spouseWages: '-1' }],
])('%s is no error once the field is hidden', (_what, entries) => {
  expect(schema.isValidSync({ ...emptyDraft, ...four, ...entries })).toBe(true);
});

test.each<[string, Draft]>([
  ["the spouse's wages", { spouseWorks: true, spouseWages: '20000', wages: '10000' }],
  ['401(k) contributions, which box 1 leaves out', { saving: true, electiveDeferrals: '20000', wages: '10000' }],
])('tips may come out of %s', (_what, entries) => {
  expect(schema.isValidSync({ ...emptyDraft, ...four, ...entries, extras: true, qualifiedTips: '24000' })).toBe(true);
});

test.each([
  ['4 and 9', 'errors.ages'],
  ['two', 'errors.ages'],
  ['4.5', 'errors.wholeAges'],
  ['4, 131', 'errors.wholeAges'],
  ['-1', 'errors.wholeAges'],
])('the ages %j get the message %s', async (dependentAges, message) => {
  await expect(schema.validate({ ...emptyDraft, ...four, dependents: true, dependentAges })).rejects.toHaveProperty('message', message);
});

describe('reference households', () => {
  const cases = path.resolve(__dirname, '../../../tax-engine/test/cases');
  const [head = '', ...lines] = readFileSync(path.join(cases, 'households.csv'), 'utf8').trim().split('\n');
  const columns = head.split(',');
  /** Amount fields and their columns in the file. */
  const amounts = JSON.parse(readFileSync(path.join(cases, 'household-columns.json'), 'utf8')) as Readonly<Record<string, string>>;
  const STATUSES: Readonly<Record<string, string>> = {
    single: 'single',
    joint: 'marriedJoint',
    separate: 'marriedSeparate',
    hoh: 'headOfHousehold',
  };
  // Every 61st row covers all states, years, statuses and kinds of household.
  const rows = lines
    .filter((_line, index) => index % 61 === 0)
    .slice(0, 200)
    .map((line) => {
      const cells = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u);
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });

  test('there are two hundred of them', () => expect(rows).toHaveLength(200));

  test.each(rows)('the form builds household $id', (row) => {
    const text = (column: string) => row[column] ?? '';
    const number = (column: string) => Number(text(column));
    const joint = text('status') === 'joint';
    const ages = ['dep_age1', 'dep_age2', 'dep_age3', 'dep_age4'].slice(0, number('n_dep'));
    const spouse = (column: string) => (joint ? text(column) : '');
    const made = householdFrom({
      state: text('state'),
      filingStatus: STATUSES[text('status')] ?? '',
      wages: text('wages_head'),
      taxYear: text('year'),
      dependents: ages.length > 0,
      dependentAges: ages.map(text).join(', '),
      spouseWorks: joint,
      spouseWages: spouse('wages_spouse'),
      selfEmployed: true,
      selfEmploymentProfit: text('se_profit_head'),
      investments: true,
      taxableInterest: text('interest'),
      ordinaryDividends: String(number('dividends_ordinary_nonqualified') + number('dividends_qualified')),
      qualifiedDividends: text('dividends_qualified'),
      shortTermGain: text('stcg'),
      longTermGain: text('ltcg'),
      retired: true,
      age: text('age_head'),
      spouseAge: spouse('age_spouse'),
      pensionIncome: text('pension_head'),
      spousePensionIncome: spouse('pension_spouse'),
      socialSecurityBenefits: text('ss_head'),
      spouseSocialSecurityBenefits: spouse('ss_spouse'),
      otherIncomes: true,
      unemploymentCompensation: text('unemployment_head'),
      home: true,
      mortgageInterest: text('mortgage_interest'),
      propertyTax: text('property_tax'),
      charitableGifts: text('charity_cash'),
      stateIncomeTaxPaid: text('state_tax_paid'),
      childCare: true,
      dependentCareExpenses: text('childcare'),
    });
    const household: Household = {
      taxYear: number('year') as Household['taxYear'],
      state: text('state') as NonNullable<Household['state']>,
      filingStatus: STATUSES[text('status')] as Household['filingStatus'],
      age: number('age_head'),
      ...(joint && { spouseAge: number('age_spouse') }),
      dependentAges: ages.map(number),
      ...Object.fromEntries(Object.entries(amounts).map(([field, column]) => [field, number(column)])),
    };
    expect(essential(made)).toEqual(essential(household));
    expect(Math.abs(taxReturn(made).federalIncomeTax - number('fed_income_tax'))).toBeLessThanOrEqual(1);
  });
});

describe('local tax', () => {
  const inNewYork = { state: 'NY', wages: '60000', localTax: true };

  test('a place counts with its own state only', () => {
    expect(householdFrom({ ...inNewYork, locality: 'NYC' })).toMatchObject({ locality: 'NYC' });
    expect(householdFrom({ ...inNewYork, locality: 'NYC', workLocality: 'YONKERS' })).toMatchObject({ workLocality: 'YONKERS' });
    expect(householdFrom({ ...inNewYork, locality: 'NYC', workLocality: 'ELSEWHERE' })).toMatchObject({ workLocality: 'ELSEWHERE' });
    const moved = householdFrom({ ...inNewYork, state: 'IN', locality: 'NYC', workLocality: 'YONKERS' });
    expect([moved.locality, moved.workLocality]).toEqual([undefined, undefined]);
  });

  test('is asked only in states that have one, and only if chosen', () => {
    expect(householdFrom({ ...inNewYork, localTax: false, locality: 'NYC' }).locality).toBeUndefined();
    expect(householdFrom({ ...inNewYork, state: 'TX', locality: 'OTHER', localRate: '1' }).localRate).toBeUndefined();
  });

  test('a typed rate is a percentage of the base', () => {
    const typed = { ...inNewYork, state: 'OH', locality: 'OTHER', localRate: '1.5', localBase: 'pay' };
    expect(householdFrom(typed)).toMatchObject({ localRate: 0.015, localBase: 'pay' });
    expect(householdFrom({ ...typed, localRate: '' }).localRate).toBeUndefined();
    expect(schema.isValidSync({ ...emptyDraft, ...typed, localRate: '21' })).toBe(false);
  });
});

test('a move has a place before and one since', () => {
  const move = { taxYear: '2025', state: 'IN', wages: '60000', moved: true, movedFrom: 'NY', movedOn: '2025-07-01', formerLocality: 'NYC' };
  const { stateParts, locality, workLocality } = householdFrom({
    ...move,
    localTax: true,
    locality: 'IN:MARION',
    workLocality: 'ELSEWHERE',
  });
  expect(stateParts?.map((part) => part.locality)).toEqual(['NYC', 'IN:MARION']);
  expect({ locality, workLocality }).toEqual({ locality: undefined, workLocality: undefined });
  expect(householdFrom({ ...move, movedFrom: 'TX' }).stateParts?.[0]?.locality).toBeUndefined();
});

test('foreign tax above the election asks for the income it is on', async () => {
  const draft = { ...emptyDraft, ...four, filingStatus: 'single', investments: true, foreignTaxPaid: '300.01' };
  await expect(schema.validate(draft)).rejects.toMatchObject({ path: 'foreignIncome', message: 'errors.foreignIncome' });
  expect(householdFrom({ ...draft, foreignIncome: '4000' })).toMatchObject({ foreignTaxPaid: 300.01, foreignIncome: 4_000 });
  expect(householdFrom({ ...draft, foreignTaxPaid: '300' })).toMatchObject({ foreignTaxPaid: 300 });
});

const MOVE: Draft = { moved: true, movedFrom: 'NY', movedOn: '2026-07-01' };
const WORK: Draft = { worksElsewhere: true, workState: 'PA', workWages: '5000' };

test.each<[what: string, draft: Draft, path: string, message: string]>([
  ['a move without a date', { ...MOVE, movedOn: '' }, 'movedOn', 'errors.dayOfMove'],
  ['a move of another year', { ...MOVE, movedOn: '2025-07-01' }, 'movedOn', 'errors.dayOfMove'],
  ['a move on no day', { ...MOVE, movedOn: '2026-02-31' }, 'movedOn', 'errors.dayOfMove'],
  ['a move at a time of day', { ...MOVE, movedOn: '2026-07-01T00:00' }, 'movedOn', 'errors.dayOfMove'],
  ['a date without a state', { ...MOVE, movedFrom: '' }, 'movedFrom', 'errors.otherState'],
  ['a move within the state', { ...MOVE, movedFrom: 'OH' }, 'movedFrom', 'errors.sameState'],
  ['a move from nowhere', { ...MOVE, movedFrom: 'ZZ' }, 'movedFrom', 'errors.refused'],
  ['a move with a local tax', { ...MOVE, localTax: true, locality: 'OTHER', localRate: '1' }, 'movedFrom', 'errors.localWithStates'],
  ['work in no state', { ...WORK, workState: '' }, 'workState', 'errors.otherState'],
  ['work in the own state', { ...WORK, workState: 'OH' }, 'workState', 'errors.sameState'],
  ['work with a local tax', { ...WORK, localTax: true, locality: 'OTHER', localRate: '1' }, 'workState', 'errors.localWithStates'],
  ['a place that is not in the state before', { ...MOVE, formerLocality: 'MD:HOWARD' }, 'formerLocality', 'errors.refused'],
  ['more wages there than in all', { ...WORK, workWages: '62001' }, 'workWages', 'errors.partOfAllWages'],
  ['more wages before the move than in all', { ...MOVE, formerWages: '62001' }, 'formerWages', 'errors.partOfAllWages'],
  ['days at home without those there', { ...WORK, homeDays: '50' }, 'homeDays', 'errors.daysThere'],
  ['half a day there', { ...WORK, workDays: '1.5' }, 'workDays', 'errors.days'],
  ['more days than in a year', { ...WORK, workDays: '367' }, 'workDays', 'errors.days'],
  ['a move and work in another state', { ...MOVE, ...WORK }, 'workState', 'errors.moveAndWork'],
])('%s is refused', async (_what, draft, path, message) => {
  await expect(schema.validate({ ...emptyDraft, ...four, ...draft })).rejects.toMatchObject({ path, message });
});
