import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import {
  PROFILE_KINDS,
  type ProfileBracket,
  type ProfileKind,
  type ProfileRateYears,
  type StateProfile,
} from '@bracketwise/contract/state-profile';
import { STATE_CODES, STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import {
  PROFILE_AGED,
  PROFILE_COUPLE,
  PROFILE_INCOME,
  PROFILE_LARGE_GAIN,
  PROFILE_STEP,
  PROFILE_YEAR,
  estimateTax,
  graduatedTax,
  jurisdictions,
  stateProfile,
} from '../src/index.ts';
import { RANKED_INCOMES } from '../src/state-profile.ts';
import { sumOf } from '../src/kernel/money.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { hasProvisionalFigures } from '../src/rules/state-law.ts';
import { STATE_NEIGHBORS } from '../src/state-neighbors.ts';
import { stateFiledWithStandard } from './household.ts';

const profiles = Object.fromEntries(STATE_CODES.map((code) => [code, stateProfile(code)])) as Record<StateCode, StateProfile>;
const WITHOUT_WAGE_TAX: readonly StateCode[] = ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'];
const on = (state: StateCode, income: Usd, filingStatus: FilingStatus = 'single') =>
  estimateTax({ state, income, filingStatus, taxYear: PROFILE_YEAR });
const kindsOf = (code: StateCode) =>
  Object.fromEntries(profiles[code].kinds.map(({ kind, stateTax }) => [kind, stateTax])) as Record<ProfileKind, Usd>;

test('rejects an unknown state and names it', () => {
  for (const code of ['XX', 'oh', '', 'constructor', '__proto__']) {
    expect(() => stateProfile(code as StateCode)).toThrow(new RangeError(`state: unknown state ${code}`));
  }
});

describe('neighbors', () => {
  test('are mutual, except those of Alaska and Hawaii', () => {
    const oneSided = STATE_CODES.filter((code) => code !== 'AK' && code !== 'HI').flatMap((code) =>
      STATE_NEIGHBORS[code].filter((neighbor) => !STATE_NEIGHBORS[neighbor].includes(code)).map((neighbor) => `${code} ${neighbor}`),
    );
    expect(oneSided).toEqual([]);
  });

  test('are other states, listed once, by name', () => {
    for (const code of STATE_CODES) {
      const neighbors = STATE_NEIGHBORS[code];
      expect(neighbors.length).toBeGreaterThan(0);
      expect(neighbors).not.toContain(code);
      expect(neighbors).toEqual([...new Set(neighbors)].sort((a, b) => STATE_NAMES[a].localeCompare(STATE_NAMES[b])));
    }
  });

  // The number of states that border each one on a map. Maine is the only state with a single neighbor.
  test.each([
    ['MO', 8],
    ['TN', 8],
    ['CO', 7],
    ['KY', 7],
    ['OH', 5],
    ['CA', 3],
    ['DC', 2],
    ['ME', 1],
  ] as const)('of %s: there are %i', (code, count) => {
    expect(STATE_NEIGHBORS[code]).toHaveLength(count);
  });

  test.each(STATE_CODES)('of %s have the figures of their estimates', (code) => {
    expect(profiles[code].neighbors).toEqual(
      STATE_NEIGHBORS[code].map((neighbor) => {
        const { stateTax, payrollLevies, netIncome } = on(neighbor, PROFILE_INCOME);
        return { code: neighbor, stateTax, payrollLevies, netIncome };
      }),
    );
  });
});

describe.each(STATE_CODES)('%s', (code) => {
  const profile = profiles[code];

  test('has the headline of the estimate for each filing status', () => {
    for (const status of FILING_STATUSES) {
      const { stateTax, payrollLevies, netIncome, lines } = on(code, PROFILE_INCOME, status);
      const ofState = lines.filter(({ section }) => section === 'state');
      expect(profile.byStatus[status]).toEqual({ stateTax, payrollLevies, netIncome, lines: ofState });
    }
  });

  test('has the same facts as the list of jurisdictions', () => {
    const listed = jurisdictions().find((each) => each.code === code);
    const { lowestRate, topRate } = profile.years.find(({ year }) => year === PROFILE_YEAR) ?? {};
    const { name, hasIncomeTax, salesTaxRate, salesTaxSource } = profile;
    expect({ code: profile.code, name, hasIncomeTax, lowestRate, topRate, salesTaxRate, salesTaxSource }).toEqual({
      code,
      name: listed?.name,
      hasIncomeTax: listed?.hasIncomeTax,
      lowestRate: listed?.lowestRate,
      topRate: listed?.topRate,
      salesTaxRate: listed?.salesTaxRate,
      salesTaxSource: listed?.salesTaxSource,
    });
  });

  test('taxes wages unless it is one of the nine states that do not', () => {
    expect(profile.hasIncomeTax).toBe(!WITHOUT_WAGE_TAX.includes(code));
  });

  test('has rates for every year from 2020 to 2026, without a gap', () => {
    const years = profile.rates.toReversed().flatMap(({ from, to }) => TAX_YEARS.filter((year) => year >= from && year <= to));
    expect(years).toEqual(TAX_YEARS);
  });

  test('has different rates in each entry', () => {
    profile.rates.slice(1).forEach(({ rates, surtaxes }, index) => {
      const { rates: later, surtaxes: laterSurtaxes } = profile.rates[index] as ProfileRateYears;
      expect({ rates, surtaxes }).not.toEqual({ rates: later, surtaxes: laterSurtaxes });
    });
  });

  test('has one schedule for each status and income, or none if it does not tax wages', () => {
    for (const { rates, surtaxes } of profile.rates) {
      if (!profile.hasIncomeTax) expect([rates, surtaxes]).toEqual([[], []]);
      else for (const status of FILING_STATUSES) expectWhole(rates.filter(({ statuses }) => statuses.includes(status)));
    }
  });

  test('includes its lowest and top rate', () => {
    for (const { year, lowestRate, topRate } of profile.years) {
      const { rates, surtaxes } = ratesOf(profile, year);
      const found = rates.flatMap(({ brackets }) => brackets.map(({ rate }) => rate)).filter((rate) => rate > 0);
      const surtax = Math.max(0, ...surtaxes.map(({ rate }) => rate));
      expect(lowestRate).toBe(found.length > 0 ? Math.min(...found) : 0);
      expect(topRate).toBeCloseTo(Math.max(0, ...found) + surtax, 9);
    }
  });

  test.each(TAX_YEARS)('charges in %i what its rates say', (year) => {
    for (const filingStatus of FILING_STATUSES) {
      for (const wages of [5_000, 27_000, 60_000, 95_000, 250_000, 2_500_000]) {
        const { lines: own } = stateFiledWithStandard({ state: code, taxYear: year, filingStatus, wages });
        const charged = own.filter(({ label }) => RATE_LABELS.has(label));
        // Arkansas has a table for low incomes.
        if (own.some(({ label }) => label === 'taxTable')) continue;
        const taxable = own.findLast(({ label }) => label === 'taxableIncome')?.amount ?? 0;
        const expected = taxBy(ratesOf(profile, year), filingStatus, taxable);
        expect(Math.abs(charged.reduce((sum, { tax = 0 }) => sum + tax, 0) - expected)).toBeLessThan(0.005 * (charged.length + 1));
      }
    }
  });

  test('has each year’s tax on the same wages', () => {
    expect(profile.years.map(({ year }) => year)).toEqual(TAX_YEARS);
    for (const { year, stateTax, provisional } of profile.years) {
      const filed = stateFiledWithStandard({ state: code, taxYear: year, filingStatus: 'single', wages: PROFILE_INCOME }, false);
      expect(stateTax).toBe(filed.tax);
      expect(provisional).toBe(hasProvisionalFigures(stateLaws[code], year));
    }
  });

  test('measures each kind of income by two returns', () => {
    expect(profile.kinds.map(({ kind }) => kind)).toEqual(PROFILE_KINDS);
    for (const { kind, stateTax, asWages } of profile.kinds) {
      const about = kind === 'pensionIncome' || kind === 'socialSecurityBenefits' ? PROFILE_AGED : { wages: PROFILE_INCOME };
      const household = { state: code, taxYear: PROFILE_YEAR, filingStatus: 'single', pensionIncome: 0, ...about } as const;
      const taxWith = (more: object) => stateFiledWithStandard({ ...household, ...more }).tax ?? NaN;
      const before = kind in household ? household[kind as 'wages'] : 0;
      expect(stateTax).toBeCloseTo(taxWith({ [kind]: before + PROFILE_STEP }) - taxWith({}), 6);
      expect(asWages).toBeCloseTo(taxWith({ wages: household.wages + PROFILE_STEP }) - taxWith({}), 6);
    }
  });

  test('measures a large gain by two returns', () => {
    const household = { state: code, taxYear: PROFILE_YEAR, filingStatus: 'single', wages: PROFILE_INCOME } as const;
    const withGain = stateFiledWithStandard({ ...household, longTermGain: PROFILE_LARGE_GAIN }).tax ?? NaN;
    expect(profile.largeGain).toBeCloseTo(withGain - (stateFiledWithStandard(household).tax ?? NaN), 6);
  });

  test('measures children by two returns', () => {
    const couple = { state: code, taxYear: PROFILE_YEAR, filingStatus: 'marriedJoint', ...PROFILE_COUPLE } as const;
    const taxWith = (dependentAges: readonly number[]) =>
      stateFiledWithStandard({ ...couple, dependentAges: [...dependentAges] }).tax ?? NaN;
    expect(profile.children).toBeCloseTo(taxWith([4, 9]) - taxWith([]), 6);
  });

  test('is ranked by what it leaves of wages', () => {
    expect(profile.ranks.map(({ income }) => income)).toEqual(RANKED_INCOMES);
    for (const { income, stateTax, payrollLevies, rank, median } of profile.ranks) {
      const all = STATE_CODES.map((each) => on(each, income));
      const own = on(code, income);
      expect({ stateTax, payrollLevies }).toEqual({ stateTax: own.stateTax, payrollLevies: own.payrollLevies });
      expect(rank).toBe(1 + all.filter(({ netIncome }) => netIncome > own.netIncome).length);
      expect(rank).toBeLessThanOrEqual(51);
      expectMedian(
        median,
        all.map((each) => sumOf(each.stateTax, each.payrollLevies)),
      );
    }
  });

  test('has a curve of estimates that passes through the headline', () => {
    const { curve } = profile;
    expect(curve[0]).toEqual({ income: 0, stateTax: 0, median: 0 });
    for (const { income, stateTax } of curve) expect(stateTax).toBe(on(code, income).stateTax);
    expect(curve.find(({ income }) => income === PROFILE_INCOME)?.stateTax).toBe(profile.byStatus.single.stateTax);
    curve.slice(1).forEach((point, index) => {
      const before = curve[index] ?? point;
      expect(point.income).toBeGreaterThan(before.income);
      expect(point.stateTax).toBeGreaterThanOrEqual(before.stateTax);
      expect(point.median).toBeGreaterThanOrEqual(before.median);
    });
  });

  test('is unchanged by JSON', () => {
    expect(JSON.parse(JSON.stringify(profile))).toEqual(profile);
  });
});

/** Lines that come from the rates. */
const RATE_LABELS: ReadonlySet<string> = new Set(['bracket', 'flatTax', 'baseAmount', 'surtax']);

const ratesOf = ({ rates }: StateProfile, year: TaxYear) => rates.find(({ from, to }) => year >= from && year <= to) as ProfileRateYears;

/** Independent of the state's form, because it reads only the profile. */
function taxBy({ rates, surtaxes }: ProfileRateYears, status: FilingStatus, taxable: Usd): Usd {
  const own = rates.find((each) => each.statuses.includes(status) && taxable > each.above && taxable <= (each.upTo ?? Infinity));
  if (!own) return 0;
  const surtax = surtaxes.reduce((sum, { rate, above }) => sum + rate * Math.max(0, taxable - above[status]), 0);
  return bracketTax(own.brackets, taxable) + surtax;
}

function bracketTax(brackets: readonly ProfileBracket[], taxable: Usd): Usd {
  const { from, rate, base } = brackets.findLast((bracket) => taxable > bracket.from) ?? { from: 0, rate: 0 };
  if (base !== undefined) return base + (taxable - from) * rate;
  return graduatedTax(
    brackets.map((bracket) => ({ ...bracket, to: bracket.to ?? Infinity })),
    taxable,
  );
}

/** Expects adjacent schedules, each with adjacent brackets, from 0 and without an upper end. */
function expectWhole(schedules: StateProfile['rates'][number]['rates']): void {
  const meet = (ranges: readonly (readonly [from: Usd, to: Usd | null])[]) => {
    expect(ranges.map(([from]) => from)).toEqual([0, ...ranges.slice(0, -1).map(([, to]) => to)]);
    expect(ranges.at(-1)?.[1]).toBeNull();
  };
  meet(schedules.map(({ above, upTo }) => [above, upTo]));
  for (const { brackets } of schedules) meet(brackets.map(({ from, to }) => [from, to]));
}

function expectMedian(median: Usd, taxes: readonly Usd[]): void {
  expect(taxes).toContain(median);
  expect(taxes.filter((tax) => tax < median).length).toBeLessThanOrEqual(25);
  expect(taxes.filter((tax) => tax > median).length).toBeLessThanOrEqual(25);
}

test.each(RANKED_INCOMES)('on wages of %i, the states that take nothing share rank 1; Alaska and Washington take levies', (income) => {
  const rankOf = (code: StateCode) => profiles[code].ranks.find((each) => each.income === income)?.rank;
  const taking: readonly StateCode[] = ['AK', 'WA'];
  for (const code of WITHOUT_WAGE_TAX) {
    if (taking.includes(code)) expect(rankOf(code)).toBeGreaterThan(1);
    else expect(rankOf(code)).toBe(1);
  }
  const ranks = STATE_CODES.map(rankOf);
  // The worst rank is 51 unless several states share it.
  expect(Math.max(...ranks.map(Number))).toBe(51);
});

test('only Arkansas has schedules by income', () => {
  const several = STATE_CODES.filter((code) => profiles[code].rates.some(({ rates }) => rates.some(({ above }) => above > 0)));
  expect(several).toEqual(['AR']);
});

test('only Ohio prints amounts that its brackets do not add up to', () => {
  const printing = STATE_CODES.filter((code) =>
    profiles[code].rates.some(({ rates }) => rates.some(({ brackets }) => brackets.some(({ base }) => base !== undefined))),
  );
  expect(printing).toEqual(['OH']);
});

test.each([
  // Rev. and Tax. Code § 17043.
  ['CA', 2020, 0.01],
  // Mass. Const. art. XLIV.
  ['MA', 2023, 0.04],
  // 36 M.R.S. § 5111.
  ['ME', 2026, 0.02],
] as const)('%s has a surtax since %i', (code, first, rate) => {
  const years = TAX_YEARS.filter((year) => ratesOf(profiles[code], year).surtaxes.length > 0);
  expect(years).toEqual(TAX_YEARS.filter((year) => year >= first));
  for (const year of years) expect(ratesOf(profiles[code], year).surtaxes).toMatchObject([{ rate }]);
});

test.each([
  // The statute fixes 1% above 1,000,000; the brackets are indexed.
  ['CA', true, false],
  // The statute fixes 5%; the threshold is indexed.
  ['MA', false, true],
  ['ME', false, false],
] as const)('the rates of %s for 2026 are unpublished: %p; its surtax: %p', (code, rates, surtax) => {
  const { surtaxes, ...schedules } = ratesOf(profiles[code], 2026);
  const [first] = surtaxes;
  expect([schedules.provisional, first?.provisional]).toEqual([rates, surtax]);
  expect([schedules.provisionalFrom, first?.provisionalFrom]).toEqual([rates ? 2026 : undefined, surtax ? 2026 : undefined]);
});

test('no other state has a surtax', () => {
  expect(STATE_CODES.filter((code) => profiles[code].rates.some(({ surtaxes }) => surtaxes.length > 0))).toEqual(['CA', 'ME', 'MA']);
});

describe('by law', () => {
  // Computed by hand. Federal tax on 44,250 is 5,071.50 (Rev. Proc. 2024-40, Public Law 119-21); Social Security and Medicare take 4,590.
  // California takes 1.2% for disability insurance, Pennsylvania 0.07% for unemployment compensation.
  test.each([
    // 60,000 minus an exemption of 2,150: 342 + 2.75% of 31,800 above 26,050. Form IT 1040 (2025) lines 4 and 8a; R.C. 5747.02(A)(3),
    // 5747.025.
    ['OH', 1_216.5, 49_122],
    // 54,294 after 5,706: 110.79 + 303.70 + 607.52 + 6% of 12,842, minus a credit of 153. Form 540 (2025), Schedule X and lines 18 and 32.
    ['CA', 1_639.53, 47_978.97],
    // 3.07% of all wages. Form PA-40 line 12; 72 P.S. § 7302(a).
    ['PA', 1_842, 48_454.5],
    // Tex. Const. art. VIII, § 24-a.
    ['TX', 0, 50_338.5],
  ] as const)('%s takes %d of $60,000 and leaves %d', (code, stateTax, netIncome) => {
    expect(profiles[code].byStatus.single).toMatchObject({ stateTax, netIncome });
  });

  test.each([
    // 3,248 at 6% up to 57,542 and 6,752 at 8%. Form 540 (2025), Schedule X.
    ['CA', 735.04],
    ['OH', 275],
    ['PA', 307],
    ['TX', 0],
  ] as const)('%s takes %d of $10,000 more', (code, stateTax) => {
    expect(kindsOf(code).wages).toBe(stateTax);
  });

  test('Ohio has three brackets in 2025, and two with statutory amounts (R.C. 5747.02(A)(3)(b))', () => {
    expect(ratesOf(profiles.OH, 2025)).toEqual({
      from: 2025,
      to: 2025,
      rates: [
        {
          statuses: FILING_STATUSES,
          above: 0,
          upTo: null,
          brackets: [
            { from: 0, to: 26_050, rate: 0 },
            { from: 26_050, to: 100_000, rate: 0.0275, base: 342 },
            { from: 100_000, to: null, rate: 0.03125, base: 2_394.32 },
          ],
        },
      ],
      surtaxes: [],
      provisional: false,
    });
  });

  test('California has one schedule for separate returns and single filers, twice as wide for couples (2025 Schedules X, Y and Z)', () => {
    const { rates, surtaxes } = ratesOf(profiles.CA, 2025);
    expect(rates.map(({ statuses }) => statuses)).toEqual([['single', 'marriedSeparate'], ['marriedJoint'], ['headOfHousehold']]);
    const [single, joint] = rates.map(({ brackets }) => brackets.map(({ to }) => to));
    expect(single).toEqual([11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953, null]);
    expect(joint).toEqual([22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_485_906, null]);
    expect(surtaxes[0]?.above).toMatchObject({ single: 1_000_000, marriedJoint: 1_000_000 });
  });

  test('Pennsylvania has one rate for everyone (72 P.S. § 7302(a))', () => {
    expect(profiles.PA.rates).toEqual([
      {
        from: 2020,
        to: TAX_YEARS.at(-1),
        rates: [{ statuses: FILING_STATUSES, above: 0, upTo: null, brackets: [{ from: 0, to: null, rate: 0.0307 }] }],
        surtaxes: [],
        provisional: false,
      },
    ]);
  });

  test('a high income shows whether a state ever taxes benefits (72 P.S. § 7301(d); Minn. Stat. § 290.0132 subd. 26)', () => {
    expect(profiles.PA.wealthy).toEqual({ pensionIncome: 0, socialSecurityBenefits: 0 });
    expect(profiles.MN.wealthy.socialSecurityBenefits).toBeGreaterThan(0);
  });

  test('Pennsylvania taxes neither Social Security, pensions nor unemployment benefits (72 P.S. § 7301(d))', () => {
    const { socialSecurityBenefits, pensionIncome, unemploymentCompensation, taxableInterest } = kindsOf('PA');
    expect([socialSecurityBenefits, pensionIncome, unemploymentCompensation]).toEqual([0, 0, 0]);
    expect(taxableInterest).toBe(307);
  });

  test.each(WITHOUT_WAGE_TAX)('%s does not tax wages, or $10,000 of any other kind of income', (code) => {
    expect(Object.values(kindsOf(code)).every((tax) => tax === 0)).toBe(true);
    expect(profiles[code].years.every(({ stateTax, topRate }) => stateTax === 0 && topRate === 0)).toBe(true);
    expect(profiles[code].byStatus.single.lines.map(({ label }) => label)).toEqual(['noIncomeTax']);
  });

  test('Washington taxes a large gain, although it does not tax wages', () => {
    // 7% of the 722,000 above the standard deduction of 278,000. RCW 82.87.040, 82.87.060.
    expect(profiles.WA).toMatchObject({ hasIncomeTax: false, largeGain: 50_540 });
    const others = WITHOUT_WAGE_TAX.filter((code) => code !== 'WA');
    for (const code of others) expect(profiles[code].largeGain).toBe(0);
  });

  test('a large gain lowers the tax only in Missouri, which exempts gains and deducts part of the federal tax', () => {
    // Mo. Rev. Stat. §§ 143.121, 143.171.
    expect(STATE_CODES.filter((code) => profiles[code].largeGain < 0)).toEqual(['MO']);
  });

  test('four states tax Social Security at this income, and it lowers the tax where federal tax is deductible', () => {
    // Mont. Code § 15-30-2120; Utah Code § 59-10-1042; 32 V.S.A. § 5830e; W. Va. Code § 11-21-12(c)(8).
    const taxing = STATE_CODES.filter((code) => kindsOf(code).socialSecurityBenefits > 0);
    expect(taxing).toEqual(['MT', 'UT', 'VT', 'WV']);
    expect(STATE_CODES.filter((code) => kindsOf(code).socialSecurityBenefits < 0)).toEqual(['AL', 'MO', 'OR']);
  });

  test('unemployment benefits are untaxed in six jurisdictions with an income tax', () => {
    const untaxed = STATE_CODES.filter((code) => profiles[code].hasIncomeTax && kindsOf(code).unemploymentCompensation <= 0);
    expect(untaxed).toEqual(['AL', 'CA', 'DC', 'NJ', 'PA', 'VA']);
  });

  test('children raise the state tax only where the federal tax, which their credit lowers, is deductible', () => {
    // Ala. Const. art. XI, § 211.04; Mo. Rev. Stat. § 143.171.
    expect(STATE_CODES.filter((code) => profiles[code].children > 0)).toEqual(['AL', 'MO']);
  });

  test.each([
    // Two dependents at 475 each. Form 540 (2025) line 10.
    ['CA', -950],
    // Two exemptions of 1,900 at 2.75%, minus the joint filing credit of 5%. Form IT 1040 (2025) line 4; R.C. 5747.05(E).
    ['OH', -99.28],
    ['PA', 0],
    ['TX', 0],
  ] as const)('two children change a couple’s tax in %s by %d', (code, change) => {
    expect(profiles[code].children).toBe(change);
  });
});
