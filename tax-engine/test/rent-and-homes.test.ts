import { HOUSEHOLD, type Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';

const NOTHING = { propertyTax: 0, homeValue: 0, rentPaid: 0, heatInRent: false };
const stateTaxOf = (household: Household) => taxReturn(household).stateTax ?? NaN;
/** What the home saves, tax and refunds together. US dollars. */
const saved = (household: Household) => stateTaxOf({ ...household, ...NOTHING }) - stateTaxOf(household);

type Given = Omit<Household, 'state' | 'taxYear' | 'filingStatus'> & Partial<Pick<Household, 'taxYear' | 'filingStatus'>>;
/** A single filer of 2025, unless the case says otherwise. */
const householdIn = (state: StateCode, given: Given): Household => ({ taxYear: 2025, filingStatus: 'single', ...given, state });

const CASES: Readonly<Partial<Record<StateCode, readonly (readonly [what: string, given: Given, saved: number])[]>>> = {
  // Form 540 line 46: $60 or $120, up to California AGI of 53,994 or 107,987.
  CA: [
    ['a renter', { wages: 50_000, rentPaid: 12_000 }, 60],
    ['a renter at the limit', { wages: 53_994, rentPaid: 12_000 }, 60],
    ['a renter above it', { wages: 53_995, rentPaid: 12_000 }, 0],
    ['a couple at its limit', { filingStatus: 'marriedJoint', wages: 107_987, rentPaid: 12_000 }, 120],
    ['a couple above it', { filingStatus: 'marriedJoint', wages: 107_988, rentPaid: 12_000 }, 0],
    ['a single parent', { filingStatus: 'headOfHousehold', wages: 90_000, dependentAges: [9], rentPaid: 12_000 }, 120],
    ['a spouse who files separately', { filingStatus: 'marriedSeparate', wages: 53_995, rentPaid: 12_000 }, 0],
    ['in 2024, a renter at the limit', { taxYear: 2024, wages: 52_421, rentPaid: 12_000 }, 60],
    ['in 2024, a renter above it', { taxYear: 2024, wages: 52_422, rentPaid: 12_000 }, 0],
    // Federal AGI of 65,500 has 25,500 of benefits, California's has none.
    ['a retired person', { age: 70, pensionIncome: 40_000, socialSecurityBenefits: 30_000, rentPaid: 12_000 }, 60],
    ['a person without tax', { rentPaid: 12_000 }, 0],
    ['someone’s dependent', { wages: 30_000, claimedAsDependent: true, rentPaid: 12_000 }, 0],
    ['an owner', { wages: 50_000, propertyTax: 4_000 }, 0],
  ],
  // Schedule H: 20% of rent; 3, 4 or 5% of AGI is borne, 3% from 70; at most 1,425, AGI up to 66,000.
  DC: [
    ['a renter', { wages: 40_000, rentPaid: 15_000 }, 3_000 - 1_600],
    ['a renter with the maximum', { wages: 40_000, rentPaid: 24_000 }, 1_425],
    ['a renter at the limit', { wages: 66_000, rentPaid: 20_000 }, 4_000 - 3_300],
    ['a renter above it', { wages: 66_001, rentPaid: 24_000 }, 0],
    ['a renter of 72', { age: 72, pensionIncome: 60_000, rentPaid: 12_000 }, 2_400 - 1_800],
    ['a renter without income', { rentPaid: 6_000 }, 1_200],
  ],
  // Schedule X Part I: $50 for each exemption, again at 65; Hawaii AGI under 30,000, rent over 1,000.
  HI: [
    ['a renter', { wages: 25_000, rentPaid: 12_000 }, 50],
    ['a renter below the limit', { wages: 29_999, rentPaid: 12_000 }, 50],
    ['a renter at it', { wages: 30_000, rentPaid: 12_000 }, 0],
    ['a parent of two', { filingStatus: 'headOfHousehold', wages: 25_000, dependentAges: [3, 9], rentPaid: 12_000 }, 150],
    ['a renter of 66', { age: 66, pensionIncome: 40_000, rentPaid: 12_000 }, 100],
    ['a renter without income', { rentPaid: 1_001 }, 50],
    ['a low rent', { rentPaid: 1_000 }, 0],
    ['someone’s dependent', { wages: 9_000, claimedAsDependent: true, rentPaid: 12_000 }, 0],
    ['an owner', { wages: 25_000, propertyTax: 2_000 }, 0],
  ],
  // Schedule 2 line 1: up to 3,000, half of it if separate, at 3.05, 3 and 2.95%; line 2: property tax up to 2,500.
  IN: [
    ['a renter', { wages: 50_000, rentPaid: 12_000 }, 90],
    ['a low rent', { wages: 50_000, rentPaid: 2_000 }, 60],
    ['a couple', { filingStatus: 'marriedJoint', wages: 50_000, rentPaid: 12_000 }, 90],
    ['a spouse who files separately', { filingStatus: 'marriedSeparate', wages: 50_000, rentPaid: 12_000 }, 45],
    ['in 2024', { taxYear: 2024, wages: 50_000, rentPaid: 12_000 }, 91.5],
    ['in 2026', { taxYear: 2026, wages: 50_000, rentPaid: 12_000 }, 88.5],
    ['an owner', { wages: 50_000, propertyTax: 4_000 }, 75],
    ['a renter without income', { rentPaid: 12_000 }, 0],
  ],
  // Form 1 line 14: half of the rent, up to 4,000, at 5%. Schedule CB: 25% of rent above 10% of the income, up to 2,820 in 2025.
  MA: [
    ['a renter', { wages: 60_000, rentPaid: 24_000 }, 200],
    ['a low rent', { wages: 60_000, rentPaid: 6_000 }, 150],
    ['a spouse who files separately', { filingStatus: 'marriedSeparate', wages: 60_000, rentPaid: 24_000 }, 100],
    ['a renter without income', { rentPaid: 24_000 }, 0],
    // Interest is not reduced by this deduction.
    ['a renter with interest only', { taxableInterest: 60_000, rentPaid: 24_000 }, 0],
    // The income is 20,000 - 700.
    ['a renter of 70', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 12_000 }, 3_000 - 1_930],
    ['a renter of 70 with the maximum', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 24_000 }, 2_820],
    ['a renter of 64', { age: 64, socialSecurityBenefits: 20_000, rentPaid: 12_000 }, 0],
    ['a renter of 70 above the limit', { age: 70, pensionIncome: 80_000, rentPaid: 24_000 }, 200],
    ['an owner of 70', { age: 70, socialSecurityBenefits: 30_000, propertyTax: 5_000, homeValue: 1_298_000 }, 5_000 - 2_930],
    ['an owner of 70 of a dearer home', { age: 70, socialSecurityBenefits: 30_000, propertyTax: 5_000, homeValue: 1_298_001 }, 0],
    [
      'in 2024, an owner of 70 of that home',
      { taxYear: 2024, age: 70, socialSecurityBenefits: 30_000, propertyTax: 5_000, homeValue: 1_172_001 },
      0,
    ],
  ],
  // Schedule PTFC/STFC: 15% of rent, or of 85% of it with heat, up to 2,550, above 4% of the income; at most 1,000, or 2,000 at 65.
  ME: [
    ['a renter', { wages: 30_000, rentPaid: 12_000 }, 1_800 - 1_200],
    ['a rent with heat', { wages: 30_000, rentPaid: 12_000, heatInRent: true }, 1_530 - 1_200],
    ['a renter with the maximum', { wages: 30_000, rentPaid: 15_000 }, 1_000],
    ['a renter of 70', { age: 70, pensionIncome: 25_000, rentPaid: 18_000 }, 2_700 - 1_000],
    ['a renter with a higher income', { wages: 63_750, rentPaid: 30_000 }, 0],
    ['in 2026, a renter with the maximum', { taxYear: 2026, wages: 20_000, rentPaid: 18_000 }, 1_500],
    ['a renter without income', { rentPaid: 6_000 }, 900],
    ['a spouse who files separately', { filingStatus: 'marriedSeparate', wages: 30_000, rentPaid: 12_000 }, 0],
  ],
  // Form MI-1040CR: 60% of what 23% of rent exceeds 3.2% of the resources by, at most 1,900, a tenth less per 1,000 above 62,500.
  MI: [
    ['a renter', { wages: 40_000, rentPaid: 14_400 }, 0.6 * (3_312 - 1_280)],
    ['a renter with the maximum', { wages: 40_000, rentPaid: 24_000 }, 1_900],
    ['a renter who loses three tenths', { wages: 65_000, rentPaid: 24_000 }, 0.7 * 1_900],
    ['a renter above the limit', { wages: 71_501, rentPaid: 40_000 }, 0],
    ['a renter without income', { rentPaid: 6_000 }, 0.6 * 1_380],
    // Resources of 20,000: 23% of 9,000 minus 640; Worksheet 5: 9,600 minus 8,000.
    ['a renter of 70', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 9_000 }, 2_070 - 640],
    ['a renter of 70 with a high rent', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 9_600 }, 9_600 - 8_000],
    ['a renter of 70 with a higher rent', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 12_000 }, 1_900],
    ['an owner', { wages: 30_000, propertyTax: 2_960, homeValue: 165_400 }, 0.6 * (2_960 - 960)],
    ['an owner of a dearer home', { wages: 30_000, propertyTax: 2_960, homeValue: 165_401 }, 0],
    ['in 2024, an owner', { taxYear: 2024, wages: 30_000, propertyTax: 2_960, homeValue: 160_701 }, 0],
    ['who owned and rented', { wages: 30_000, propertyTax: 1_000, rentPaid: 5_000 }, 0.6 * (1_000 + 1_150 - 960)],
  ],
  // Schedule M1RENT: 17% of rent above a share of the income, less a share of the rest. The rows of 2025 are those of 2024 x 1.02886.
  MN: [
    // Of 46,540 to 53,179: 2% and 35%.
    ['a renter', { wages: 50_000, rentPaid: 15_000 }, 0.65 * (2_550 - 1_000)],
    ['a renter as in PolicyEngine’s case 1', { wages: 50_000, rentPaid: 10_000 }, 455],
    ['a renter as in its case 3', { wages: 20_000, rentPaid: 6_000 }, 629],
    ['a renter with the maximum', { wages: 20_000, rentPaid: 24_000 }, 2_440],
    ['in 2024, a renter with the maximum', { taxYear: 2024, wages: 20_000, rentPaid: 24_000 }, 2_370],
    // 50,000 - 3.7 x 5,200 = 30,760: 1.6% and 20%.
    [
      'a parent of 66',
      { filingStatus: 'headOfHousehold', age: 66, wages: 50_000, dependentAges: [10, 12], rentPaid: 12_000 },
      0.8 * (2_040 - 492.16),
    ],
    ['a renter below the limit', { wages: 77_569, rentPaid: 30_000 }, 270],
    ['a renter at it', { wages: 77_570, rentPaid: 30_000 }, 0],
    ['a renter without income', { rentPaid: 6_000 }, 0.95 * 1_020],
    ['someone’s dependent', { wages: 20_000, claimedAsDependent: true, rentPaid: 6_000 }, 0],
    ['a spouse who files separately', { filingStatus: 'marriedSeparate', wages: 20_000, rentPaid: 6_000 }, 0],
    ['an owner', { wages: 50_000, propertyTax: 3_000 }, 0],
  ],
  // Form MO-PTS and its chart: 20% of rent, up to 750; from 2026 up to 1,055, by Mo. Rev. Stat. § 135.030.
  MO: [
    ['a renter of 70', { age: 70, socialSecurityBenefits: 14_000, rentPaid: 6_000 }, 750],
    // The chart's row of 19,701 to 20,000: 738 - 236. It prints 152 for 376 to 400, whose middle is 350 lower.
    ['a renter of 70 with more income', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 6_000 }, 502],
    ['a renter of 70 with less rent', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 2_000 }, 152],
    // 16,000 - 2,000 for renters.
    ['a couple of 70', { filingStatus: 'marriedJoint', age: 70, spouseAge: 70, socialSecurityBenefits: 16_000, rentPaid: 3_000 }, 600],
    ['a renter above the limit', { age: 70, socialSecurityBenefits: 27_501, rentPaid: 6_000 }, 0],
    ['a renter of 64', { age: 64, socialSecurityBenefits: 14_000, rentPaid: 6_000 }, 0],
    ['an owner of 70', { age: 70, socialSecurityBenefits: 14_000, propertyTax: 900 }, 900],
    ['who owned and rented', { age: 70, socialSecurityBenefits: 14_000, propertyTax: 900, rentPaid: 6_000 }, 1_100],
    ['a renter of 70 without income', { age: 70, rentPaid: 3_000 }, 600],
    // Twelve steps of 495 up to 20,240: 0.75% of 19,992.50 is 150; 1,055 - 12 is the middle of its column.
    ['in 2026, a renter of 70', { taxYear: 2026, age: 70, socialSecurityBenefits: 20_000, rentPaid: 9_000 }, 1_043 - 150],
  ],
  // Schedule 2EC: 15% of rent above a share of the income beyond 12,600, at most 1,150, from 62.
  MT: [
    ['a renter of 70', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 6_000 }, 900 - 0.035 * 7_400],
    ['a renter of 70 with the maximum', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 12_000 }, 1_150],
    ['a renter of 66 with 40,000', { age: 66, pensionIncome: 40_000, rentPaid: 24_000 }, 0.3 * 1_150],
    ['a renter of 66 with 45,000', { age: 66, pensionIncome: 45_000, rentPaid: 24_000 }, 0],
    ['a renter of 61', { age: 61, socialSecurityBenefits: 20_000, rentPaid: 6_000 }, 0],
    ['a renter of 62 without income', { age: 62, rentPaid: 6_000 }, 900],
  ],
  // Worksheet H: 18% of rent is deducted, or $50 credited, as is better.
  NJ: [
    ['a renter', { wages: 50_000, rentPaid: 18_000 }, 0.055_25 * 3_240],
    ['a couple', { filingStatus: 'marriedJoint', wages: 100_000, rentPaid: 24_000 }, 0.055_25 * 4_320],
    ['a renter with a low income', { wages: 15_000, rentPaid: 6_000 }, 50],
    ['a spouse who files separately', { filingStatus: 'marriedSeparate', wages: 50_000, rentPaid: 18_000 }, 0.055_25 * 1_620],
    ['a renter who owes nothing', { wages: 10_000, rentPaid: 6_000 }, 0],
    ['a renter of 66 who owes nothing', { age: 66, wages: 10_000, rentPaid: 6_000 }, 50],
    ['a renter without income', { rentPaid: 6_000 }, 0],
    ['who owned and rented', { wages: 50_000, propertyTax: 2_000, rentPaid: 6_000 }, 0.055_25 * 3_080],
  ],
  // Schedule PIT-RC line 17: 6% of rent above Table 2's amount, at most 250, from 65.
  NM: [
    ['a renter of 70', { age: 70, pensionIncome: 15_000, rentPaid: 6_000 }, 360 - 150],
    ['a renter of 70 with the maximum', { age: 70, pensionIncome: 15_000, rentPaid: 12_000 }, 250],
    ['a renter of 70 above the limit', { age: 70, pensionIncome: 16_001, rentPaid: 12_000 }, 0],
    ['a renter of 64', { age: 64, pensionIncome: 15_000, rentPaid: 12_000 }, 0],
    ['a renter of 70 without income', { age: 70, rentPaid: 2_000 }, 120 - 20],
  ],
  // Form IT-214: half of what a quarter of the rent exceeds 3.5 to 6.5% of the income by, up to 18,000; at most 75, 2 less per 1,000 above 1,000,
  // and from 65 at most 375, 17 less; rent up to 450 a month, homes up to 85,000.
  NY: [
    ['a renter', { wages: 10_000, rentPaid: 5_000 }, 57],
    ['a renter of 66', { age: 66, pensionIncome: 10_000, rentPaid: 5_000 }, 222],
    ['a renter at the limits', { wages: 18_000, rentPaid: 5_400 }, 41],
    ['a renter with a higher income', { wages: 18_001, rentPaid: 5_400 }, 0],
    ['a renter with a higher rent', { wages: 10_000, rentPaid: 5_401 }, 0],
    ['a renter who bears most of it', { wages: 3_000, rentPaid: 500 }, 0.5 * (125 - 105)],
    ['a renter without income', { rentPaid: 1_000 }, 75],
    ['an owner of 66', { age: 66, pensionIncome: 17_001, propertyTax: 4_000, homeValue: 85_000 }, 86],
    ['an owner of a home of more value', { age: 66, pensionIncome: 17_001, propertyTax: 4_000, homeValue: 85_001 }, 0],
    ['someone’s dependent', { wages: 10_000, claimedAsDependent: true, rentPaid: 5_000 }, 0],
    ['a retired person', { age: 70, pensionIncome: 5_000, socialSecurityBenefits: 10_000, rentPaid: 5_400 }, 307],
    // In 2024, the benefits count: 15,000.
    ['a retired person in 2024', { taxYear: 2024, age: 70, pensionIncome: 5_000, socialSecurityBenefits: 10_000, rentPaid: 5_400 }, 137],
  ],
  // Form RI-1040H: 20% of rent above 3 to 6% of the income, at most 700, from 65 and up to 40,730.
  RI: [
    ['a renter of 70', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 8_000 }, 1_600 - 1_200],
    ['a renter of 70 with the maximum', { age: 70, socialSecurityBenefits: 20_000, rentPaid: 12_000 }, 700],
    ['a renter of 70 above the limit', { age: 70, socialSecurityBenefits: 40_731, rentPaid: 24_000 }, 0],
    ['a renter of 64', { age: 64, socialSecurityBenefits: 20_000, rentPaid: 12_000 }, 0],
    ['a renter of 70 without income', { age: 70, rentPaid: 3_000 }, 600],
  ],
  // 25% of rent, or 20% with heat: 12% of it up to 2,500; Schedule H: 80% of it up to 1,460, above 8.785% of income over 8,060.
  WI: [
    ['a renter', { wages: 50_000, rentPaid: 9_000 }, 0.12 * 2_250],
    ['a rent with heat', { wages: 50_000, rentPaid: 9_000, heatInRent: true }, 0.12 * 1_800],
    ['a renter with the maximum', { wages: 50_000, rentPaid: 24_000 }, 300],
    ['an owner', { wages: 50_000, propertyTax: 2_000 }, 240],
    ['a renter of 70', { age: 70, socialSecurityBenefits: 12_000, rentPaid: 6_000 }, 0.8 * (1_460 - 0.087_85 * 3_940)],
    [
      'a renter of 70 with heat',
      { age: 70, socialSecurityBenefits: 12_000, rentPaid: 6_000, heatInRent: true },
      0.8 * (1_200 - 0.087_85 * 3_940),
    ],
    ['a renter of 70 at the limit', { age: 70, socialSecurityBenefits: 24_680, rentPaid: 6_000 }, 0],
    ['a renter of 70 without income', { age: 70, rentPaid: 6_000 }, 0.8 * 1_460],
    ['a renter without income', { rentPaid: 6_000 }, 0],
  ],
};

describe.each(Object.entries(CASES) as (readonly [StateCode, readonly (readonly [string, Given, number])[]])[])('%s', (state, cases) => {
  test.each(cases)('%s', (_what, given, amount) => {
    expect(saved(householdIn(state, given))).toBeCloseTo(amount, 2);
  });
});

// A second opinion: test cases of PolicyEngine US, with benefits as the income that the credit counts. The amounts of 2025 for Missouri are
// cells of the state's chart.
test.each<[state: StateCode, given: Given, saved: number]>([
  ['MA', { age: 68, socialSecurityBenefits: 40_700, rentPaid: 24_000 }, 2_000],
  ['MO', { age: 66, socialSecurityBenefits: 15_000, rentPaid: 6_000 }, 709],
  ['MO', { age: 66, socialSecurityBenefits: 25_000, rentPaid: 6_000 }, 176],
  ['MO', { taxYear: 2026, age: 66, socialSecurityBenefits: 14_300, rentPaid: 6_000 }, 1_055],
  ['MO', { taxYear: 2026, age: 66, socialSecurityBenefits: 14_301, rentPaid: 6_000 }, 1_033],
  ['MO', { taxYear: 2026, age: 66, socialSecurityBenefits: 38_200, rentPaid: 6_000 }, 280],
  ['MO', { taxYear: 2026, age: 66, socialSecurityBenefits: 38_300, rentPaid: 6_000 }, 0],
  ['MO', { taxYear: 2026, age: 66, socialSecurityBenefits: 20_000, rentPaid: 3_000, propertyTax: 500 }, 938],
  ['MO', { taxYear: 2026, age: 66, socialSecurityBenefits: 40_000, rentPaid: 100, propertyTax: 1_800 }, 0],
  ['RI', { age: 70, socialSecurityBenefits: 8_000, propertyTax: 2_000 }, 700],
  ['RI', { age: 70, socialSecurityBenefits: 15_000, propertyTax: 1_200 }, 300],
  // Of its 1,370, 210 are the sales tax fairness credit.
  [
    'ME',
    {
      taxYear: 2024,
      filingStatus: 'marriedJoint',
      age: 46,
      spouseAge: 77,
      qualifiedDividends: 190.78,
      taxableInterest: 656.8,
      rentPaid: 7_957.51,
    },
    1_159.72,
  ],
])('as another calculator has it in %s', (state, given, amount) => {
  expect(saved(householdIn(state, given))).toBeCloseTo(amount, 2);
});

const LIVES: readonly Given[] = [
  {},
  { wages: 22_000 },
  { wages: 50_000 },
  { filingStatus: 'marriedJoint', wages: 70_000, dependentAges: [4] },
  { age: 70, socialSecurityBenefits: 10_000, pensionIncome: 5_000 },
];

test.each(['rentPaid', 'homeValue', 'heatInRent'] as const)('%s changes the tax of the listed states only', (field) => {
  const values: readonly Partial<Household>[] = {
    rentPaid: [{ rentPaid: 12_000 }, { rentPaid: 5_000 }],
    homeValue: [{ homeValue: 2_000_000 }],
    heatInRent: [{ heatInRent: true }],
  }[field];
  const home = field === 'homeValue' ? { propertyTax: 4_000 } : field === 'heatInRent' ? { rentPaid: 6_000 } : {};
  const changed = STATE_CODES.filter((state) =>
    HOUSEHOLD_YEARS.some((taxYear) =>
      LIVES.some((life) => {
        const household = householdIn(state, { ...life, ...home, taxYear });
        return values.some((value) => taxReturn({ ...household, ...value }).stateTax !== taxReturn(household).stateTax);
      }),
    ),
  );
  expect(changed.toSorted()).toEqual(HOUSEHOLD[field].onlyIn);
});

/** The most that all of the state's credits for a home are worth, and what its deduction saves at the top rate. US dollars. */
const MOST: Readonly<Record<(typeof HOUSEHOLD.rentPaid.onlyIn)[number], number>> = {
  CA: 120,
  DC: 1_425,
  HI: 200,
  IN: 91.5,
  MA: 2_820 + 200,
  ME: 2_000,
  MI: 1_900,
  MN: 2_720,
  MO: 1_055,
  MT: 1_150,
  NJ: 0.055_25 * 15_000,
  NM: 250,
  NY: 375,
  RI: 700,
  WI: 0.8 * 1_460 + 300,
};

test.each(HOUSEHOLD.rentPaid.onlyIn)('in %s, more rent never raises the tax, and saves no more than the law allows', (state) => {
  for (const taxYear of HOUSEHOLD_YEARS) {
    for (const life of LIVES) {
      let before = Infinity;
      for (const rentPaid of [0, 900, 1_100, 5_000, 12_000, 30_000, 90_000]) {
        // New York credits no rent of more than $450 a month.
        if (state === 'NY' && rentPaid > 5_400) continue;
        const household = householdIn(state, { ...life, taxYear, rentPaid });
        const stateTax = stateTaxOf(household);
        expect([life, rentPaid, stateTax <= before]).toEqual([life, rentPaid, true]);
        expect([life, rentPaid, saved(household) <= MOST[state] + 0.01]).toEqual([life, rentPaid, true]);
        before = stateTax;
      }
    }
  }
});

test('the credits for rent are lines of the return', () => {
  const { lines } = taxReturn(householdIn('CA', { wages: 50_000, rentPaid: 12_000 }));
  expect(lines.find(({ label }) => label === 'rentersCredit')?.tax).toBe(-60);
});
