/** Qualifying surviving spouses: a couple's rates and standard deduction, and one person everywhere else. Each amount is computed in its comment. */
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { fileForm1040 } from '../src/federal/file.ts';
import type { Form1040 } from '../src/federal/form-1040.ts';
import { completed } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const form = (household: Household) => fileForm1040(completed(household));
const widow: Household = { taxYear: 2025, filingStatus: 'qualifyingSurvivingSpouse', wages: 60_000, dependentAges: [10] };

test.each<[string, Household, Partial<Form1040>]>([
  // 60,000 - 31,500; 10% of 23,850 and 12% of 4,650: 26 U.S.C. §§ 1(a)(2), 63(c)(2)(A).
  ['a couple’s rates', widow, { standardDeduction: 31_500, taxableIncome: 28_500, regularTax: 2_943 }],
  // One addition of the lower amount for married people and surviving spouses: § 63(f)(3).
  ['one addition for age', { ...widow, age: 66, spouseAge: 66 }, { standardDeduction: 33_100 }],
  // 200,000, not 400,000: Schedule 8812 line 9. 2,200 - 50 for each 1,000 above.
  ['the phase-out of the child tax credit of one', { ...widow, wages: 210_000 }, { childTaxCreditAllowed: 1_700 }],
  // In 2021, 3,000 less 5% of 160,000 - 150,000: § 24(i)(4)(B).
  ['the earlier phase-out of a couple in 2021', { ...widow, taxYear: 2021, wages: 160_000 }, { childTaxCreditAllowed: 2_500 }],
  // 5% of 190,000 - 150,000 would be 2,000, but no more is lost than the increase of 1,000.
  ['no more than the increase of 2021', { ...widow, taxYear: 2021, wages: 190_000, dependentAges: [10] }, { childTaxCreditAllowed: 2_000 }],
  // 4,328 - 15.98% of 30,000 - 23,350 = 3,265.33: only a joint return has the later phase-out, § 32(b)(2)(B).
  ['the earned income credit of one', { ...widow, wages: 30_000 }, { earnedIncomeCredit: 3_265.33 }],
  // 0.9% of 20,000 above 200,000: § 3101(b)(2).
  ['the additional Medicare threshold of one', { ...widow, wages: 220_000 }, { additionalMedicare: 180 }],
  // 3.8% of min(30,000; 260,000 - 250,000): § 1411(b)(1).
  [
    'the net investment income threshold of a couple',
    { ...widow, wages: 230_000, taxableInterest: 30_000 },
    { netInvestmentIncomeTax: 380 },
  ],
  // Half of 20,000 and 20,000 exceed 25,000 by 5,000, half of which is taxable: § 86(c)(1)(A).
  [
    'the base amount of one for benefits',
    { ...widow, wages: 0, pensionIncome: 20_000, socialSecurityBenefits: 20_000 },
    { taxableSocialSecurity: 2_500 },
  ],
  // 6,000 less 6% of 95,000 - 75,000.
  ['the deduction for seniors of one', { ...widow, age: 66, wages: 95_000 }, { seniorDeduction: 4_800 }],
  // 9,000 less 100 for each 1,000 of 160,000 - 150,000.
  ['the tips of one', { ...widow, wages: 160_000, qualifiedTips: 9_000 }, { tipsDeduction: 8_000 }],
  // 2,500 less all of it from 100,000 on: § 221(b)(2)(B).
  ['the student loan interest of one', { ...widow, wages: 100_000, studentLoanInterest: 2_500 }, { studentLoanInterestDeduction: 0 }],
  // Above the income of a single filer, 39,500 in 2025: § 25B(b).
  ['the saver’s credit of one', { ...widow, wages: 40_000, rothIraContributions: 2_000 }, { saversCredit: 0 }],
  // 90,000 and more: § 25A(d).
  [
    'the education credits of one',
    { ...widow, wages: 90_000, students: [{ expenses: 4_000, firstFourYears: true }] },
    { educationCredits: 0, refundableEducationCredit: 0 },
  ],
  // 1,000 from 2026 on: § 170(p).
  ['the gifts of one', { ...widow, taxYear: 2026, charitableGifts: 3_000 }, { nonItemizerGifts: 1_000 }],
  // 300 for each person: § 62(a)(2)(D).
  ['the classroom supplies of one', { ...widow, educatorExpenses: 900 }, { educatorExpenses: 300 }],
])('%s', (_what, household, expected) => expect(form(household)).toMatchObject(expected));

test('a spouse’s income is refused', () => {
  expect(() => taxReturn({ ...widow, spouseWages: 1 })).toThrow(/^spouseWages: only a joint return/);
});

/** The states whose forms for a surviving spouse are confirmed, and the status whose amounts they give. */
const CONFIRMED: Readonly<Partial<Record<StateCode, FilingStatus>>> = Object.fromEntries(
  STATE_CODES.flatMap((code) => {
    const { survivingSpouse } = stateLaws[code];
    return survivingSpouse ? [[code, survivingSpouse]] : [];
  }),
);
const UNTAXED: readonly string[] = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WY'];

test.each(STATE_CODES)('%s computes a surviving spouse without an income tax or with a confirmed form', (state) => {
  const { stateNotComputed } = taxReturn({ ...widow, state });
  expect(stateNotComputed).toBe(UNTAXED.includes(state) || CONFIRMED[state] ? undefined : 'survivingSpouse');
});

const stateTaxAs = (filingStatus: Household['filingStatus'], household: Partial<Household>) =>
  taxReturn({ ...widow, taxYear: 2024, stateIncomeTaxPaid: 0, ...household, filingStatus }).stateTax ?? NaN;

/** Their forms take the federal deduction, which of a surviving spouse is that of a couple, or give one more exemption. */
const WITH_MORE_DEDUCTED: readonly string[] = ['CO', 'IA', 'ID', 'MO', 'NM', 'WV'];
test.each(
  STATE_CODES.filter((code) => CONFIRMED[code] !== undefined && CONFIRMED[code] !== 'marriedJoint' && !WITH_MORE_DEDUCTED.includes(code)),
)('in %s a surviving spouse pays what such a filer pays', (state) => {
  const wages = 150_000;
  expect(stateTaxAs('qualifyingSurvivingSpouse', { state, wages })).toBe(stateTaxAs(CONFIRMED[state]!, { state, wages }));
});

// The deduction is 29,200 instead of 21,900: 5.695%, 4.9%, 4.8% and 5.7% of 7,300; in Iowa, with one personal credit of 40 less. West Virginia
// exempts a further 2,000 at 5.12%.
test.each<[StateCode, number]>([
  ['ID', 415.73],
  ['NM', 357.7],
  ['MO', 350.4],
  ['IA', 376.1],
  ['WV', 102.4],
])('in %s a surviving spouse pays %d less than a head of household', (state, less) => {
  const [survivor, head] = (['qualifyingSurvivingSpouse', 'headOfHousehold'] as const).map((status) =>
    stateTaxAs(status, { state, wages: 150_000 }),
  );
  expect((head ?? NaN) - (survivor ?? NaN)).toBeCloseTo(less, 1);
});

type Line = ReturnType<typeof taxReturn>['lines'][number];
const lineOf = (household: Partial<Household>, section: Line['section'], label: Line['label']) =>
  taxReturn({ ...widow, ...household }).lines.find((line) => line.section === section && line.label === label)?.amount ?? 0;

test.each<[string, Partial<Household>, Line['section'], Line['label'], number]>([
  // 5,150 for one person: Form 1040ME line 18.
  ['Maine: the exemption of one', { state: 'ME' }, 'state', 'personalExemption', -5_150],
  // 300 - 7.5 for each 1,000 above 200,000; a couple's falls from 400,000: 36 M.R.S. § 5219-SS before P.L. 2025, c. 388.
  ['Maine: the dependent credit of one in 2024', { state: 'ME', taxYear: 2024, wages: 210_000 }, 'state', 'dependentCredit', -225],
  // 305 - 20 for each 500 above 150,000, the start of a couple since 2025.
  ['Maine: the dependent credit of a couple in 2025', { state: 'ME', wages: 150_500 }, 'state', 'dependentCredit', -285],
  // min(15% of 24,000, 4,050) - 4% of 65,000: the base of a couple with a child.
  ['Maine: the highest property tax base', { state: 'ME', wages: 65_000, rentPaid: 24_000 }, 'state', 'propertyTaxCredit', -1_000],
  [
    'Maine: that base, whatever the age of the child',
    { state: 'ME', wages: 65_000, dependentAges: [17], rentPaid: 24_000 },
    'state',
    'propertyTaxCredit',
    -1_000,
  ],
  // 9,600 instead of 12,000, minus half of the income above 14,500: Schedule M1R.
  ['Minnesota: the subtraction of one senior', { state: 'MN', wages: 15_500, age: 66 }, 'state', 'ageDeduction', -(9_600 - 500)],
  // Tables 2 and 3 of line 40: one person has 60 up to 22,000; 15 for the child up to 20,000.
  ['New York: the household credit of one and a child', { state: 'NY', wages: 20_000 }, 'state', 'householdCredit', -75],
  // 330 - 16.5 for each 1,000 above 75,000: Form IT-213.
  ['New York: the child credit of one', { state: 'NY', wages: 80_000 }, 'state', 'childTaxCredit', -247.5],
  [
    'New York: a third of the federal credit of 2017 in 2024',
    { state: 'NY', taxYear: 2024, wages: 80_000 },
    'state',
    'childTaxCredit',
    -0.33 * 750,
  ],
  // 125 up to 250,000: Form IT-201 line 69.
  ['New York City: the school tax credit of a couple', { state: 'NY', locality: 'NY:NYC' }, 'local', 'schoolTaxCredit', -125],
  // 30 for each of two people up to 15,000: Form IT-201 line 48.
  [
    'New York City: the household credit of two people',
    { state: 'NY', locality: 'NY:NYC', wages: 15_000 },
    'local',
    'householdCredit',
    -60,
  ],
  // 1,000 - 50 for each 1,000 above 55,000: D.C. Code § 47-1806.17.
  ['DC: the child credit of one', { state: 'DC', taxYear: 2026, wages: 60_000 }, 'state', 'childTaxCredit', -750],
])('%s', (_what, household, section, label, amount) => expect(lineOf(household, section, label)).toBeCloseTo(amount, 2));

test('West Virginia counts two people in the family of a surviving spouse and a child', () => {
  // The guideline for two, 21,150 in 2025, and 300: nine tenths of the tax. Boxes a, b and c of Form IT-140.
  const { lines } = taxReturn({ ...widow, state: 'WV', wages: 21_400 });
  const { amount = NaN } = lines.find(({ label }) => label === 'familySizeCredit') ?? {};
  const tax = lines
    .filter(({ section, label }) => section === 'state' && label === 'bracket')
    .reduce((sum, line) => sum + (line.tax ?? 0), 0);
  expect(amount).toBeCloseTo(-0.9 * tax, 2);
});

test('New Mexico gives a surviving spouse no deduction for further dependents', () => {
  const savedBySecond = (filingStatus: Household['filingStatus']) => {
    const [one, two] = [[10], [10, 12]].map((dependentAges) => stateTaxAs(filingStatus, { state: 'NM', wages: 150_000, dependentAges }));
    return (one ?? NaN) - (two ?? NaN);
  };
  // A head of household deducts 4,000 at 4.9%; both have the credit for the child.
  expect(savedBySecond('headOfHousehold') - savedBySecond('qualifyingSurvivingSpouse')).toBeCloseTo(196, 2);
});

test('Vermont gives only a joint return the higher limit for untaxed benefits', () => {
  const retired = { wages: 0, age: 70, pensionIncome: 44_000, socialSecurityBenefits: 30_000 };
  // Vermont 2024: federal adjusted gross income above 60,000 ends the exemption of one, a couple's starts to end at 65,000.
  const subtractionIn = (filingStatus: Household['filingStatus']) =>
    taxReturn({ ...widow, ...retired, state: 'VT', taxYear: 2024, filingStatus }).lines.find(
      ({ section, label }) => section === 'state' && label === 'socialSecuritySubtraction',
    )?.amount ?? 0;
  expect(subtractionIn('qualifyingSurvivingSpouse')).toBe(0);
  expect(subtractionIn('marriedJoint')).toBeLessThan(-5_000);
});

// For each person, Nebraska gives an exemption credit of 166, Oregon one of 249, Maine an exemption of 5,000 at 6.75%, and Vermont one of 5,100 at
// 6.6%. California gives a
// surviving spouse the credits of two, and Louisiana exempts a further 1,000 of the lowest bracket, 1.85%.
test.each<[StateCode, number]>([
  ['NC', 0],
  ['CT', 0],
  ['DC', 0],
  ['MN', 0],
  ['NY', 0],
  ['CA', 0],
  ['NE', 166],
  ['LA', -18.5],
  ['OR', 249],
  ['ME', 337.5],
  ['VT', 336.6],
])('in %s a surviving spouse pays what a couple pays, and %i more', (state, more) => {
  const wages = 150_000;
  const difference = stateTaxAs('qualifyingSurvivingSpouse', { state, wages }) - stateTaxAs('marriedJoint', { state, wages });
  expect(difference).toBeCloseTo(more, 2);
});

test.each(Object.keys(CONFIRMED) as StateCode[])('%s counts one person, whatever the age of a spouse', (state) => {
  fc.assert(
    fc.property(householdsWith({ state: fc.constant(state), filingStatus: fc.constant('qualifyingSurvivingSpouse') }), (household) => {
      const [young, old] = [18, 90].map((spouseAge) => taxReturn({ ...household, spouseAge }));
      expect(old?.stateTax).toBe(young?.stateTax);
      expect(young?.stateTax ?? 0).not.toBeNaN();
    }),
    times(60),
  );
});

test('nobody pays more before credits than as a single filer', () => {
  fc.assert(
    fc.property(
      householdsWith({ filingStatus: fc.constant('single'), nonresident: fc.constant(false), claimedAsDependent: fc.constant(false) }),
      (household) => {
        const taxAs = (filingStatus: Household['filingStatus']) => form({ ...household, filingStatus }).regularTax;
        expect(taxAs('qualifyingSurvivingSpouse')).toBeLessThanOrEqual(taxAs('single') + 0.005);
      },
    ),
    times(200),
  );
});
