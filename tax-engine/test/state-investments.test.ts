import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, HOUSEHOLD_YEARS, type EstimateYear } from '@bracketwise/contract/years';
import { taxOnInvestmentIncome, type InvestmentTax, type InvestmentTaxRequest } from '../src/index.ts';
import { standardDeduction } from '../src/law/federal/standard-deduction.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { stepsOf } from '../src/rules/state-law.ts';
import { StateWorksheet } from '../src/rules/state-worksheet.ts';
import { YEARS_AND_STATUSES, cents, stateTax } from './household.ts';
import fc, { times } from './random.ts';

type InvestmentQuestion = Partial<Omit<InvestmentTaxRequest, 'state'>>;

/** The tax for a request; by default a single filer with 60,000 of other taxable income in 2025. */
function taxIn(state: StateCode, question: InvestmentQuestion): InvestmentTax {
  return taxOnInvestmentIncome({ taxYear: 2025, filingStatus: 'single', otherTaxableIncome: 60_000, ...question, state: stateLaws[state] });
}

function stateTaxIn(state: StateCode, question: InvestmentQuestion): Usd | undefined {
  return taxIn(state, question).state?.tax;
}

/** The additional state tax on wages of `from + rise` compared with `from`. */
function onWages(state: StateCode, year: EstimateYear, from: Usd, rise: Usd, status: FilingStatus = 'single'): Usd {
  return (cents(stateTax(state, year, status, from + rise)) - cents(stateTax(state, year, status, from))) / 100;
}

/** Wages of 60,000 plus the standard deduction of a single filer. */
const wagesOf = (year: EstimateYear) => 60_000 + standardDeduction[year].value.single;

describe('states that tax gains and dividends like other income', () => {
  test('California taxes 12,502 of a gain of 20,000 in the 8% bracket', () => {
    // 75,750 minus the deduction of 5,706 leaves 70,044; the 6% bracket ends at 57,542: 7,498 at 6%, 12,502 at 8%
    const { state } = taxIn('CA', { otherTaxableIncome: 40_000, longTermGain: 20_000 });
    expect(state).toEqual({ code: 'CA', provisional: false, tax: 1_450.04, treatment: 'ordinaryIncome' });
  });

  test('Pennsylvania takes 3.07% and Illinois 4.95% of any kind', () => {
    for (const kind of ['longTermGain', 'shortTermGain', 'qualifiedDividends', 'ordinaryDividends'] as const) {
      expect(stateTaxIn('PA', { [kind]: 10_000 })).toBe(307);
      expect(stateTaxIn('IL', { [kind]: 10_000 })).toBe(495);
    }
  });

  test('Illinois can take the exemption of 2,850, lost above 250,000', () => {
    const otherTaxableIncome = 250_000 - 15_750 - 1_000;
    expect(stateTaxIn('IL', { otherTaxableIncome, shortTermGain: 1_000 })).toBe(49.5);
    // 4.95% of 1,001 and of 2,850
    expect(stateTaxIn('IL', { otherTaxableIncome, shortTermGain: 1_001 })).toBe(190.62);
  });

  test('a state without income tax says so', () => {
    expect(taxIn('TX', { longTermGain: 10_000 }).state).toEqual({ code: 'TX', provisional: false, tax: 0, treatment: 'untaxed' });
  });

  test.each(['CO', 'IA', 'ID', 'OK'] as const)('%s has a rule for certain property, which is cited but not applied', (code) => {
    const { state } = taxIn(code, { longTermGain: 10_000 });
    expect(state).toMatchObject({ treatment: 'specialRuleNotCounted', tax: onWages(code, 2025, wagesOf(2025), 10_000) });
    expect(state?.treatmentSource).toMatch(/\d/);
  });

  test('Louisiana had one until 2024', () => {
    expect(taxIn('LA', { taxYear: 2024, longTermGain: 10_000 }).state?.treatment).toBe('specialRuleNotCounted');
    expect(taxIn('LA', { longTermGain: 10_000 }).state?.treatment).toBe('ordinaryIncome');
  });

  test('in 2026, unpublished figures are those of 2025, and the answer says so', () => {
    // Wages of 60,000 plus the standard deduction of 2026.
    expect(taxIn('CA', { taxYear: 2026, shortTermGain: 1_000 }).state).toMatchObject({
      provisional: true,
      tax: onWages('CA', 2025, 76_100, 1_000),
    });
  });
});

describe('states that leave part of a gain untaxed', () => {
  test.each([
    // state, year, gain, and the part that is taxed like wages
    ['AR', 2025, 10_000, 5_000], // A.C.A. § 26-51-815(b): 50%
    ['AZ', 2025, 10_000, 7_500], // A.R.S. § 43-1022(22): 25%
    ['AZ', 2020, 10_000, 7_500],
    ['ND', 2025, 10_000, 6_000], // N.D.C.C. § 57-38-30.3(2)(d): 40%
    ['NM', 2024, 10_000, 6_000], // NMSA § 7-2-34: 40%
    ['NM', 2024, 2_000, 1_000], // or 1,000 if that is more
    ['NM', 2025, 10_000, 7_500], // 2,500 from 2025
    ['NM', 2025, 2_400, 0],
    ['SC', 2025, 10_000, 5_600], // S.C. Code § 12-6-1150: 44%
    ['VT', 2025, 4_999, 0], // 32 V.S.A. § 5811(21)(B)(ii): 5,000
    ['VT', 2025, 5_000, 0],
    ['VT', 2025, 5_001, 1],
    ['WI', 2025, 10_000, 7_000], // Wis. Stat. § 71.05(6)(b)9: 30%
  ] as const)('%s in %i, of a gain of %i: %i is taxed', (code, taxYear, longTermGain, taxed) => {
    expect(stateTaxIn(code, { taxYear, longTermGain })).toBe(onWages(code, taxYear, wagesOf(taxYear), taxed));
  });

  test.each([
    // state, year, and the part of 10,000 minus a short-term loss of 5,000 that is taxed like wages
    ['AR', 2025, 2_500], // Form AR1000D line 7a; A.C.A. § 26-51-815(b)(2): half of 5,000
    ['AZ', 2025, 2_500], // A.R.S. § 43-1022(22): a quarter of the long-term gain, 10,000
    ['ND', 2025, 3_000], // N.D.C.C. § 57-38-30.3(2)(d)(1): 40% of the excess over the short-term loss
    ['NM', 2024, 3_000], // NMSA § 7-2-34, with 26 U.S.C. § 1222(11): 40% of 5,000
    ['SC', 2025, 2_800], // S.C. Code § 12-6-1150, with 26 U.S.C. § 1222(11): 44% of 5,000
    ['VT', 2025, 0], // 32 V.S.A. § 5811(21)(B)(ii), with 26 U.S.C. § 1(h): all of 5,000
    ['WI', 2025, 3_500], // Schedule WD line 25: 30% of 5,000
  ] as const)('%s in %i, of a long-term gain of 10,000 with a short-term loss of 5,000: %i is taxed', (code, taxYear, taxed) => {
    expect(stateTaxIn(code, { taxYear, longTermGain: 10_000, shortTermGain: -5_000 })).toBe(
      onWages(code, taxYear, wagesOf(taxYear), taxed),
    );
  });

  test.each(['AR', 'AZ', 'ND', 'NM', 'SC', 'VT', 'WI'] as const)('%s taxes short-term gains in full', (code) => {
    expect(stateTaxIn(code, { shortTermGain: 10_000 })).toBe(onWages(code, 2025, wagesOf(2025), 10_000));
  });

  test('Arkansas does not tax gain above ten million', () => {
    const { lines } = taxIn('AR', { longTermGain: 12_000_000 });
    expect(lines.find(({ label }) => label === 'capitalGainExclusion')?.amount).toBe(-7_000_000);
  });

  test('North Dakota treats qualified dividends like gains, but not other dividends', () => {
    expect(stateTaxIn('ND', { qualifiedDividends: 10_000 })).toBe(onWages('ND', 2025, wagesOf(2025), 6_000));
    expect(stateTaxIn('ND', { ordinaryDividends: 10_000 })).toBe(onWages('ND', 2025, wagesOf(2025), 10_000));
  });

  test('New Mexico gives a separate return half of the deduction', () => {
    expect(stateTaxIn('NM', { filingStatus: 'marriedSeparate', longTermGain: 10_000 })).toBe(
      onWages('NM', 2025, wagesOf(2025), 8_750, 'marriedSeparate'),
    );
  });

  test('Vermont limits it to 40% of federal taxable income', () => {
    // Without other income, 20,000 of gain leave 4,250 of federal taxable income: 1,700 are untaxed.
    const { lines } = taxIn('VT', { otherTaxableIncome: 0, longTermGain: 20_000 });
    expect(lines.find(({ label }) => label === 'capitalGainExclusion')?.amount).toBe(-1_700);
  });

  test('Missouri exempts all gains from 2025, including short-term ones, but not dividends (2025 HB 594)', () => {
    const exclusion = (question: InvestmentQuestion) =>
      taxIn('MO', question).lines.find(({ label }) => label === 'capitalGainExclusion')?.amount;
    expect(exclusion({ longTermGain: 10_000, shortTermGain: 5_000 })).toBe(-15_000);
    expect(exclusion({ qualifiedDividends: 10_000 })).toBeUndefined();
    expect(exclusion({ taxYear: 2024, longTermGain: 10_000 })).toBeUndefined();
  });
});

describe('states with a separate rate for gains', () => {
  test('Hawaii takes at most 7.25% (HRS § 235-51(f))', () => {
    // 75,750 minus 4,400 and 1,144 is in the 7.6% bracket of 2025.
    expect(stateTaxIn('HI', { longTermGain: 10_000 })).toBe(725);
    expect(stateTaxIn('HI', { shortTermGain: 10_000 })).toBe(760);
    // 100,000 without other income: the schedule up to 48,000, 7.25% on the other 46,456
    expect(stateTaxIn('HI', { otherTaxableIncome: 0, longTermGain: 100_000 })).toBeCloseTo(
      stateTax('HI', 2025, 'single', 48_000 + 5_544) + 3_368.06,
      2,
    );
    // Below the 7.6% bracket, the schedule is lower.
    expect(stateTaxIn('HI', { otherTaxableIncome: 0, longTermGain: 30_000 })).toBe(stateTax('HI', 2025, 'single', 30_000));
  });

  test('Montana takes 3% and 4.1% above other income from 2024 (Mont. Code § 15-30-2103(2))', () => {
    expect(stateTaxIn('MT', { longTermGain: 10_000 })).toBe(410);
    // The first bracket of 2025 ends at 21,100: 6,100 at 3%, 3,900 at 4.1%
    expect(stateTaxIn('MT', { otherTaxableIncome: 15_000, longTermGain: 10_000 })).toBe(342.9);
    expect(stateTaxIn('MT', { taxYear: 2024, filingStatus: 'marriedJoint', otherTaxableIncome: 31_000, longTermGain: 10_100 })).toBe(304.1);
    expect(stateTaxIn('MT', { shortTermGain: 10_000 })).toBe(590);
    // Without other income, 20,000 leave 4,250 of taxable income.
    expect(stateTaxIn('MT', { otherTaxableIncome: 0, longTermGain: 20_000 })).toBe(127.5);
  });

  test('Montana gave a credit of 2% before (Mont. Code § 15-30-2301)', () => {
    const asOther = onWages('MT', 2023, wagesOf(2023), 10_000);
    expect(stateTaxIn('MT', { taxYear: 2023, longTermGain: 10_000 })).toBeCloseTo(asOther - 200, 2);
    expect(stateTaxIn('MT', { taxYear: 2023, qualifiedDividends: 10_000 })).toBe(asOther);
  });

  test.each([
    [2020, 1_200],
    [2022, 1_200],
    [2023, 850],
    [2025, 850],
  ] as const)(
    'Massachusetts in %i takes %i of a short-term gain of 10,000 and 500 of a long-term one (M.G.L. c. 62, § 4)',
    (taxYear, shortTerm) => {
      expect(stateTaxIn('MA', { taxYear, shortTermGain: 10_000 })).toBe(shortTerm);
      expect(stateTaxIn('MA', { taxYear, longTermGain: 10_000 })).toBe(500);
    },
  );

  test('Maryland takes 2% of the whole gain above 350,000 of federal adjusted gross income, from 2025', () => {
    const otherTaxableIncome = 350_000 - 15_750 - 10_000;
    const surtax = (question: InvestmentQuestion) =>
      taxIn('MD', { otherTaxableIncome, ...question }).lines.find(({ label }) => label === 'capitalGainSurtax')?.tax;
    expect(surtax({ longTermGain: 10_000 })).toBeUndefined();
    expect(surtax({ longTermGain: 10_000.01 })).toBe(200);
    expect(surtax({ taxYear: 2024, longTermGain: 20_000 })).toBeUndefined();
  });

  test('Minnesota takes 1% of net investment income above a million, from 2024 (Minn. Stat. § 290.033)', () => {
    const extra = (taxYear: EstimateYear, longTermGain: Usd) =>
      taxIn('MN', { taxYear, longTermGain }).lines.find(({ label }) => label === 'investmentIncomeTax')?.tax;
    expect([extra(2024, 1_000_000), extra(2024, 1_100_000), extra(2023, 1_100_000)]).toEqual([undefined, 1_000, undefined]);
  });

  test.each([
    [2021, 1_000_000, 0],
    [2022, 250_000, 0],
    [2022, 260_000, 700],
    [2023, 262_000, 0],
    [2023, 262_100, 7],
    [2024, 270_100, 7],
    [2025, 278_100, 7],
    [2025, 1_278_000, 70_000],
    [2025, 1_378_000, 79_900],
  ] as const)('Washington in %i on a long-term gain of %i takes %i (RCW 82.87)', (taxYear, longTermGain, tax) => {
    expect(stateTaxIn('WA', { taxYear, longTermGain })).toBe(tax);
    expect(stateTaxIn('WA', { taxYear, shortTermGain: longTermGain, qualifiedDividends: 1_000_000 })).toBe(0);
  });
});

// Department of Revenue, Capital gains tax, standard deductions; RCW 82.87.060.
test.each([
  [2021, undefined],
  [2022, 250_000],
  [2023, 262_000],
  [2024, 270_000],
  [2025, 278_000],
] as const)('Washington in %i names the amount above which it taxes long-term gains: %d', (taxYear, gainsTaxedAbove) => {
  const { treatment, ...state } = taxIn('WA', { taxYear, longTermGain: 10_000 }).state!;
  expect([treatment, state.gainsTaxedAbove]).toEqual(['untaxed', gainsTaxedAbove]);
  expect(taxIn('WA', { taxYear, longTermGain: 300_000 }).state?.treatment).toBe(gainsTaxedAbove === undefined ? 'untaxed' : 'specialRule');
});

describe('states that tax only dividends', () => {
  test.each([
    ['NH', 2020, 'single', 380],
    ['NH', 2022, 'marriedJoint', 260],
    ['NH', 2022, 'marriedSeparate', 380],
    ['NH', 2023, 'single', 304],
    ['NH', 2024, 'single', 228],
    ['NH', 2025, 'single', 0],
    ['TN', 2020, 'single', 87.5],
    ['TN', 2020, 'marriedJoint', 75],
    ['TN', 2021, 'single', 0],
  ] as const)('%s in %i for %s takes %d of 10,000', (code, taxYear, filingStatus, tax) => {
    expect(stateTaxIn(code, { taxYear, filingStatus, ordinaryDividends: 4_000, qualifiedDividends: 6_000 })).toBe(tax);
    expect(stateTaxIn(code, { taxYear, filingStatus, longTermGain: 10_000, shortTermGain: 10_000 })).toBe(0);
  });

  test('exempt them up to a limit', () => {
    expect([2_400, 2_401].map((ordinaryDividends) => stateTaxIn('NH', { taxYear: 2022, ordinaryDividends }))).toEqual([0, 0.05]);
  });
});

describe('capital losses', () => {
  test('reduce other income as on the federal return', () => {
    expect(stateTaxIn('IL', { longTermGain: -10_000 })).toBe(-148.5);
    expect(taxIn('IL', { longTermGain: -10_000 }).loss?.taxSaved).toBe(660 + 148.5);
  });

  test.each(['NJ', 'PA'] as const)('reduce nothing in %s', (code) => {
    expect(stateTaxIn(code, { longTermGain: -10_000, ordinaryDividends: 4_000 })).toBe(stateTaxIn(code, { ordinaryDividends: 4_000 }));
  });

  test('reduce only interest and dividends in Massachusetts, up to 2,000', () => {
    expect(stateTaxIn('MA', { longTermGain: -10_000 })).toBe(0);
    expect(stateTaxIn('MA', { longTermGain: -10_000, ordinaryDividends: 1_500 })).toBe(0);
    expect(stateTaxIn('MA', { longTermGain: -10_000, ordinaryDividends: 5_000 })).toBe(150);
  });

  test('reduce 500 until 2022 and then the federal amount in Wisconsin (Wis. Stat. § 71.05(10)(c))', () => {
    const saved = (year: EstimateYear, loss: Usd) => onWages('WI', year, wagesOf(year) - loss, loss);
    expect(stateTaxIn('WI', { taxYear: 2022, longTermGain: -10_000 })).toBe(-saved(2022, 500));
    expect(stateTaxIn('WI', { taxYear: 2023, longTermGain: -10_000 })).toBe(-saved(2023, 3_000));
  });

  test('reduce the full amount in Alabama, minus the lower federal tax deduction', () => {
    // 5% of 10,000 - 660
    expect(stateTaxIn('AL', { longTermGain: -10_000 })).toBe(-467);
  });
});

test('Alabama deducts the federal tax on the gain, including net investment income tax', () => {
  // 5% of 10,000 - 1,500 - 380
  expect(stateTaxIn('AL', { otherTaxableIncome: 300_000, longTermGain: 10_000 })).toBe(406);
});

test('high investment income excludes the earned income credit and so the states’ shares of it', () => {
  // 26 U.S.C. § 32(i): 11,950 in 2025; with wages of 8,000, a gain of 1,000 leaves it.
  const wages = { otherTaxableIncome: 0, unusedDeduction: 7_750 };
  const creditOf = (question: InvestmentQuestion) =>
    taxIn('UT', { ...wages, ...question }).lines.find(({ label }) => label === 'earnedIncomeCredit')?.amount ?? 0;
  expect(creditOf({ longTermGain: 1_000 })).toBeLessThan(0);
  expect(creditOf({ longTermGain: 11_951 })).toBe(0);
});

/** Years in which short-term gains are taxed unlike wages: special rules, or a deduction of net investment income tax. */
const DIFFERENT: Partial<Record<StateCode, readonly EstimateYear[]>> = {
  AL: ESTIMATE_YEARS,
  MA: ESTIMATE_YEARS,
  MO: [2025],
  MT: [2020, 2021, 2022, 2023],
};

/** States that treat spouses separately: wages are the filer's, and half of a gain the spouse's. Delaware does in every year. */
const SPOUSES_APART: readonly StateCode[] = ['AR', 'DC', 'DE', 'KY', 'MD', 'MO', 'MS', 'VA'];

describe.each(Object.values(stateLaws).map((law) => [law.code, law] as const))('%s', (code, law) => {
  test('every form starts from an income, where rules on gains apply', () => {
    for (const [year, status] of YEARS_AND_STATUSES) {
      const lines: ExplanationLine[] = [];
      const worksheet = new StateWorksheet(
        year,
        fileForm1040(completed({ taxYear: year, filingStatus: status, wages: 100_000 })),
        lines,
        false,
      );
      stepsOf(law, year)[0]?.apply(worksheet);
      expect(lines).toHaveLength(1);
      expect(worksheet.tax).toBe(0);
      expect(lines[0]?.label === 'noIncomeTax' ? 100_000 : worksheet.adjustedGrossIncome).toBe(100_000);
    }
  });

  const yearAndStatus = fc.constantFrom(...YEARS_AND_STATUSES);
  const taxable = fc.integer({ min: 4_000_000, max: 40_000_000 }).map((inCents) => inCents / 100);
  const gain = fc.integer({ min: 0, max: 20_000_000 }).map((inCents) => inCents / 100);

  const apart = ([year, status]: (typeof YEARS_AND_STATUSES)[number]) =>
    status === 'marriedJoint' && SPOUSES_APART.includes(code) && (year >= HOUSEHOLD_YEARS[0] || code === 'DE');
  const asWages = YEARS_AND_STATUSES.filter((of) => DIFFERENT[code]?.includes(of[0]) !== true && !apart(of));
  if (asWages.length > 0)
    test('a short-term gain is taxed like additional wages', () => {
      fc.assert(
        fc.property(fc.constantFrom(...asWages), taxable, gain, ([taxYear, filingStatus], otherTaxableIncome, shortTermGain) => {
          const wages = otherTaxableIncome + standardDeduction[taxYear].value[filingStatus];
          const expected = onWages(code, taxYear, Math.round(wages * 100) / 100, shortTermGain, filingStatus);
          expect(stateTaxIn(code, { taxYear, filingStatus, otherTaxableIncome, shortTermGain })).toBeCloseTo(expected, 1);
        }),
        times(25),
      );
    });

  test('the lines of the state add up to its tax, each with a label and a source', () => {
    const amount = fc.oneof(
      gain,
      fc.constant(0),
      fc.integer({ min: 0, max: 300_000_000 }).map((inCents) => inCents / 100),
    );
    const sign = fc.constantFrom(1, -1);
    fc.assert(
      fc.property(
        yearAndStatus,
        fc.oneof(taxable, fc.constant(0)),
        fc.tuple(amount, sign, amount, sign, amount, amount),
        ([taxYear, filingStatus], otherTaxableIncome, [long, longSign, short, shortSign, qualified, ordinary]) => {
          const question = {
            longTermGain: long * longSign,
            shortTermGain: short * shortSign,
            qualifiedDividends: qualified,
            ordinaryDividends: ordinary,
          };
          const { state, federalTax, totalTax, lines } = taxIn(code, { taxYear, filingStatus, otherTaxableIncome, ...question });
          const ofState = lines.filter(({ section }) => section === 'state');
          expect(ofState.reduce((sum, { tax }) => sum + cents(tax ?? 0), 0)).toBe(cents(state?.tax ?? NaN));
          expect(cents(totalTax)).toBe(cents(federalTax) + cents(state?.tax ?? NaN));
          for (const line of ofState) {
            expect(line.source).not.toBe('');
          }
        },
      ),
      times(25),
    );
  });

  test('an empty request owes nothing', () => expect(taxIn(code, {}).state?.tax).toBe(0));
});
