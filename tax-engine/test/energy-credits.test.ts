/** Credits for clean energy, home improvements and vehicles: 26 U.S.C. §§ 25C, 25D, 25E, 30D. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

/** Tax of 2025: 10% of 11,925 and 12% of 57,000 - 15,750 - 11,925 = 4,711.50. */
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 57_000 };
/** Tax of 2025: 10% of 40,000 - 23,625 = 1,637.50. */
const parent: Household = { taxYear: 2025, filingStatus: 'headOfHousehold', wages: 40_000, dependentAges: [5] };

test.each<[string, Household, object]>([
  ['30% of clean energy', { ...single, cleanEnergyCosts: 10_000 }, { energyCredits: 3_000 }],
  ['at most the tax', { ...single, cleanEnergyCosts: 20_000 }, { energyCredits: 4_711.5, federalIncomeTax: 0 }],
  ['26% in 2020', { ...single, taxYear: 2020, cleanEnergyCosts: 10_000 }, { energyCredits: 2_600 }],
  ['26% in 2021', { ...single, taxYear: 2021, cleanEnergyCosts: 10_000 }, { energyCredits: 2_600 }],
  ['30% in 2022', { ...single, taxYear: 2022, cleanEnergyCosts: 10_000 }, { energyCredits: 3_000 }],
  ['nothing for clean energy after 2025', { ...single, taxYear: 2026, cleanEnergyCosts: 10_000 }, { energyCredits: 0 }],
  ['30% of improvements', { ...single, homeImprovementCosts: 3_000 }, { energyCredits: 900 }],
  ['at most 1,200 for improvements', { ...single, homeImprovementCosts: 5_000 }, { energyCredits: 1_200 }],
  ['30% of heat pumps', { ...single, heatPumpCosts: 5_000 }, { energyCredits: 1_500 }],
  ['at most 2,000 for heat pumps', { ...single, heatPumpCosts: 8_000 }, { energyCredits: 2_000 }],
  ['both limits together', { ...single, homeImprovementCosts: 5_000, heatPumpCosts: 8_000 }, { energyCredits: 3_200 }],
  [
    'all of them',
    { ...single, homeImprovementCosts: 5_000, heatPumpCosts: 8_000, cleanEnergyCosts: 2_000 },
    { energyCredits: 3_800, federalIncomeTax: 911.5 },
  ],
  ['improvements in 2023', { ...single, taxYear: 2023, homeImprovementCosts: 3_000 }, { energyCredits: 900 }],
  ['no yearly credit for improvements in 2022', { ...single, taxYear: 2022, homeImprovementCosts: 3_000 }, { energyCredits: 0 }],
  ['nothing for improvements after 2025', { ...single, taxYear: 2026, heatPumpCosts: 3_000 }, { energyCredits: 0 }],
  ['a vehicle', { ...single, cleanVehicleCredit: 4_000 }, { cleanVehicleCredit: 4_000, federalIncomeTax: 711.5 }],
  ['a vehicle up to the tax', { ...single, cleanVehicleCredit: 7_500 }, { cleanVehicleCredit: 4_711.5 }],
])('%s', (_what, household, expected) => expect(taxReturn(household)).toMatchObject(expected));

describe('next to the child tax credit of 2,200', () => {
  test.each<[string, Household, object]>([
    // 1,700 of it can be refunded, so clean energy takes the tax but for 500: Credit Limit Worksheet B of Schedule 8812.
    [
      'clean energy takes the tax that the refundable part does not need',
      { ...parent, cleanEnergyCosts: 10_000 },
      { energyCredits: 1_137.5, childTaxCredit: 500, additionalChildTaxCredit: 1_700 },
    ],
    // 1,637.50 - 300.
    [
      'improvements come first',
      { ...parent, homeImprovementCosts: 1_000 },
      { energyCredits: 300, childTaxCredit: 1_337.5, additionalChildTaxCredit: 862.5 },
    ],
    // Without a refund (§ 24(d)(3)) all of it comes first. Tax above the excluded 10,000: 10% of 7,000 and 12% of 9,375 = 1,825.
    [
      'clean energy comes last if foreign income is excluded',
      { ...parent, foreignEarnedIncome: 10_000, excludesForeignIncome: true, cleanEnergyCosts: 10_000 },
      { energyCredits: 0, childTaxCredit: 1_825, additionalChildTaxCredit: 0 },
    ],
    // In 2021, all 3,600 are refundable. Tax: 10% of 14,200 and 12% of 40,000 - 18,800 - 14,200 = 2,260.
    [
      'clean energy comes first in 2021',
      { ...parent, taxYear: 2021, cleanEnergyCosts: 10_000 },
      { energyCredits: 2_260, childTaxCredit: 0, additionalChildTaxCredit: 3_600 },
    ],
  ])('%s', (_what, household, expected) => expect(taxReturn(household)).toMatchObject(expected));
});

test('Oregon deducts the federal tax that the credits leave', () => {
  // Federal tax of 2024: 10% of 11,600 and 12% of 57,000 - 14,600 - 11,600 = 4,856; 3,000 less.
  const { state } = fileReturns(stateLaws.OR, { ...single, taxYear: 2024, state: 'OR', cleanEnergyCosts: 10_000 });
  expect(state?.lines.find(({ label }) => label === 'federalTaxDeduction')?.amount).toBe(-1_856);
});

test('the credits never exceed their share of the costs or the tax', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const { energyCredits, cleanVehicleCredit, regularTax, alternativeMinimumTax, excessAdvancePremiumCredit } = taxReturn(household);
      const { cleanEnergyCosts = 0, homeImprovementCosts = 0, heatPumpCosts = 0 } = household;
      expect(cents(energyCredits)).toBeLessThanOrEqual(cents(0.3 * (cleanEnergyCosts + homeImprovementCosts + heatPumpCosts)));
      expect(cents(energyCredits + cleanVehicleCredit)).toBeLessThanOrEqual(
        cents(regularTax + alternativeMinimumTax + excessAdvancePremiumCredit),
      );
    }),
    times(300),
  );
});
