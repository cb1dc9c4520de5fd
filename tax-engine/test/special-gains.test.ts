/**
 * Gains of collectibles and of depreciation, and losses of earlier years: 26 U.S.C. §§ 1(h), 1212(b); Schedule D and its worksheets. Each expected
 * amount is computed in its comment, for single filers of 2025 whose standard deduction is 15,750.
 */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { fileForm1040 } from '../src/federal/file.ts';
import { fileReturns } from '../src/filing.ts';
import { completed } from '../src/household.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';

const earning = (taxable: number): Household => ({ taxYear: 2025, filingStatus: 'single', wages: taxable + 15_750 });
const ofGains = (household: Household, gains: Partial<Household>) =>
  taxReturn({ ...household, ...gains }).regularTax - taxReturn(household).regularTax;

test.each<[string, number, Partial<Household>, number]>([
  // 28% of 10,000, below the 35% of the bracket.
  ['collectibles in a high bracket', 300_000, { longTermGain: 10_000, collectiblesGain: 10_000 }, 2_800],
  // 25% of 10,000.
  ['depreciation in a high bracket', 300_000, { longTermGain: 10_000, unrecapturedSection1250Gain: 10_000 }, 2_500],
  // The bracket of 22% ends at 103,350.
  ['collectibles in a low bracket', 50_000, { longTermGain: 10_000, collectiblesGain: 10_000 }, 2_200],
  // The bracket of 24% ends at 197,300: 24% of 7,300, 28% of 2,700.
  ['collectibles across the end of the low brackets', 190_000, { longTermGain: 10_000, collectiblesGain: 10_000 }, 2_508],
  // 24% of 7,300 takes in all of the depreciation; 28% of 7,700; 15% of the other 15,000.
  [
    'three kinds of gains',
    190_000,
    { longTermGain: 30_000, collectiblesGain: 10_000, unrecapturedSection1250Gain: 5_000 },
    1_752 + 2_156 + 2_250,
  ],
  // 12% of 10,000; nothing on 48,350 - 30,000; 15% of the other 1,650.
  ['depreciation below the zero rate', 20_000, { longTermGain: 30_000, unrecapturedSection1250Gain: 10_000 }, 1_200 + 247.5],
  // Line 18: 14,000 - 4,000.
  ['a short-term loss', 300_000, { shortTermGain: -4_000, longTermGain: 14_000, collectiblesGain: 14_000 }, 2_800],
  // 28% of 8,000 - 4,000, 25% of 3,000, 15% of 3,000.
  [
    'a loss of earlier years',
    300_000,
    { longTermGain: 14_000, collectiblesGain: 8_000, unrecapturedSection1250Gain: 3_000, capitalLossCarryover: 4_000 },
    1_120 + 750 + 450,
  ],
  // 25% of 3,000 - 1,000, 15% of 3,000.
  [
    'a loss of earlier years above the collectibles',
    300_000,
    { longTermGain: 14_000, collectiblesGain: 8_000, unrecapturedSection1250Gain: 3_000, capitalLossCarryover: 9_000 },
    500 + 450,
  ],
  // Other losses limit it to the net gain: 28% of 4,000.
  ['more collectibles than the net gain', 300_000, { longTermGain: 4_000, collectiblesGain: 10_000 }, 1_120],
  ['collectibles at a net loss', 300_000, { longTermGain: -4_000, collectiblesGain: 10_000 }, -0.35 * 3_000],
])('the tax on %s', (_what, taxable, gains, tax) => expect(ofGains(earning(taxable), gains)).toBeCloseTo(tax, 2));

// 100,000 fill the lower brackets, so 10,000 are in that of 24%: Foreign Earned Income Tax Worksheet.
test('excluded foreign income comes below them', () => {
  const abroad: Household = { ...earning(60_000), foreignEarnedIncome: 100_000, excludesForeignIncome: true };
  expect(ofGains(abroad, { longTermGain: 10_000, collectiblesGain: 10_000 })).toBeCloseTo(2_400, 2);
});

// Form 6251: 1,300,000 + 15,750 leave no exemption. Collectibles: 28% of it - 4,782. Depreciation: 28% of 315,750 - 4,782, 25% of 1,000,000.
// The regular tax is 74,547.25 on 300,000, and 280,000 or 250,000.
test.each<[Partial<Household>, number]>([
  [{ collectiblesGain: 1_000_000 }, 363_628 - 354_547.25],
  [{ unrecapturedSection1250Gain: 1_000_000 }, 333_628 - 324_547.25],
])('the minimum tax with %j', (gains, tax) => {
  expect(taxReturn({ ...earning(300_000), longTermGain: 1_000_000, ...gains }).alternativeMinimumTax).toBeCloseTo(tax, 2);
});

// The Tax Table's row from 60,000 to 60,050: 22% of 60,025 - 48,475, and 5,578.50.
test('a filed return looks up what the low brackets take in', () => {
  const household: Household = { ...earning(50_000), longTermGain: 10_000, collectiblesGain: 10_000 };
  expect(fileForm1040(completed(household), { taxTable: true }).regularTax).toBe(8_120);
});

test.each<[string, Partial<Household>, number, readonly (readonly [string, number])[]]>([
  [
    'reduce gains first, then 3,000 of pay',
    { longTermGain: 5_000 },
    -3_000,
    [
      ['longTermGain', 5_000],
      ['capitalLossCarryover', -8_000],
    ],
  ],
  [
    'reduce short-term gains',
    { shortTermGain: 12_000 },
    3_000,
    [
      ['shortTermGain', 12_000],
      ['capitalLossCarryover', -9_000],
    ],
  ],
  ['reduce pay alone', {}, -3_000, [['capitalLossCarryover', -3_000]]],
  ['wait while a loss of the year takes the 3,000', { longTermGain: -4_000 }, -3_000, [['capitalLossDeduction', -3_000]]],
  [
    'may take a gain away exactly',
    { longTermGain: 9_000 },
    0,
    [
      ['longTermGain', 9_000],
      ['capitalLossCarryover', -9_000],
    ],
  ],
])('losses of 9,000 of earlier years %s', (_what, gains, counted, expected) => {
  const { adjustedGrossIncome, lines } = taxReturn({
    taxYear: 2025,
    filingStatus: 'single',
    wages: 60_000,
    capitalLossCarryover: 9_000,
    ...gains,
  });
  expect(adjustedGrossIncome).toBe(60_000 + counted);
  const written = lines.filter(({ label }) => /Gain$|Loss/u.test(label)).map(({ label, amount }) => [label, amount]);
  expect(written).toEqual(expected);
});

// Schedule D instructions, Capital Loss Carryover Worksheet: line 3 is the taxable income as if it could be negative, plus the allowed loss.
test.each<[string, Partial<Household>, number, number]>([
  ['the allowed loss', { wages: 60_000, shortTermGain: -4_000, longTermGain: -5_000 }, 1_000, 5_000],
  // Publication 550, Capital loss carryover: a joint return with a loss of 7,000 deducts 3,000.
  ['3,000 of 7,000', { wages: 60_000, longTermGain: -7_000 }, 0, 4_000],
  // 17,000 - 3,000 - 15,750 = -1,750, so 1,250 of the 3,000 is used.
  ['a part of it near the standard deduction', { wages: 17_000, longTermGain: -7_000 }, 0, 5_750],
  ['nothing below the standard deduction', { wages: 10_000, shortTermLossCarryover: 1_000, capitalLossCarryover: 500 }, 1_000, 500],
  ['a gain and 3,000', { wages: 60_000, longTermGain: 2_000, shortTermLossCarryover: 6_000 }, 1_000, 0],
])('a loss that uses %s leaves the rest by kind', (_what, amounts, shortTerm, longTerm) => {
  const { shortTermLossLeft, longTermLossLeft } = taxReturn({ taxYear: 2025, filingStatus: 'single', ...amounts });
  expect([shortTermLossLeft, longTermLossLeft]).toEqual([shortTerm, longTerm]);
});

const worker: Household = { taxYear: 2025, filingStatus: 'single', wages: 60_000, longTermGain: 5_000 };
const stateFiling = (household: Household, state: StateCode) => fileReturns(stateLaws[state], { ...household, state }).state!;

// 4.95% of 8,000. 72 P.S. § 7303(a)(3), N.J.S.A. 54A:5-2: no losses of earlier years.
test.each<[StateCode, number]>([
  ['IL', 396],
  ['PA', 0],
  ['NJ', 0],
])('in %s, losses of 9,000 of earlier years save %d', (state, saved) => {
  const carried = { ...worker, capitalLossCarryover: 9_000 };
  expect(stateFiling(worker, state).tax! - stateFiling(carried, state).tax!).toBeCloseTo(saved, 2);
});

// Code of Ala. § 40-18-8 deducted them in their own year; the federal return counts 3,000 of pay besides the gain of 5,000.
test('Alabama adds losses of earlier years back', () => {
  const { lines } = stateFiling({ ...worker, capitalLossCarryover: 9_000 }, 'AL');
  expect(lines.find(({ label }) => label === 'capitalLossAddBack')?.amount).toBe(8_000);
});
