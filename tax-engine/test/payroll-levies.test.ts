import type { Usd } from '@bracketwise/contract/amounts';
import { LEVY_NAMES, type LevyName } from '@bracketwise/contract/lines';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumOf } from '../src/kernel/money.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { leviesOn, mostOf, type PayrollLevy } from '../src/rules/payroll-levies.ts';
import fc, { times } from './random.ts';

const leviesOf = (state: StateCode): readonly PayrollLevy[] => stateLaws[state].payrollLevies ?? [];
const levied = (state: StateCode, year: TaxYear, wages: Usd) => leviesOn(leviesOf(state), year, wages);
const totalOf = (lines: readonly { readonly amount: Usd }[]) => sumOf(...lines.map(({ amount }) => amount));

describe('reference rows', () => {
  interface Row {
    readonly id: string;
    readonly state: StateCode;
    readonly year: TaxYear;
    readonly wages: readonly Usd[];
    readonly total: Usd;
    readonly parts: Readonly<Partial<Record<LevyName, Usd>>>;
    readonly deductible: Usd;
  }

  const NAMES: Readonly<Record<string, LevyName>> = {
    'Child care contribution': 'childCareContribution',
    'Disability benefits (DBL)': 'disabilityBenefits',
    FAMLI: 'paidLeave',
    'Family leave insurance': 'familyLeaveInsurance',
    'Paid Leave Oregon': 'paidLeave',
    'Paid family and medical leave': 'paidLeave',
    'Paid family leave': 'paidFamilyLeave',
    'Paid leave': 'paidLeave',
    'State disability insurance (incl. paid family leave)': 'stateDisabilityInsurance',
    'Statewide transit tax': 'transitTax',
    'Temporary disability insurance': 'temporaryDisabilityInsurance',
    'Temporary disability insurance (incl. caregiver)': 'temporaryDisabilityInsurance',
    'Unemployment compensation': 'unemploymentInsurance',
    'Unemployment insurance': 'unemploymentInsurance',
    'Unemployment insurance + WF/SWF': 'unemploymentAndWorkforce',
    'WA Cares (long-term care)': 'longTermCareInsurance',
  };

  const partsOf = (cell: string): Row['parts'] => {
    const parts = cell.split('; ').filter((part) => part !== '' && !part.endsWith('=0.00'));
    return Object.fromEntries(
      parts.map((part) => {
        const [name = '', amount] = part.split('=');
        return [NAMES[name] ?? name, Number(amount)];
      }),
    );
  };

  const rows: readonly Row[] = readFileSync(join(__dirname, 'cases/payroll-levies.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', state, year, , own, spouse, total, parts = '', deductible] = line.split(',');
      return {
        id,
        state: state as StateCode,
        year: Number(year) as TaxYear,
        wages: [Number(own), Number(spouse)],
        total: Number(total),
        parts: partsOf(parts),
        deductible: Number(deductible),
      };
    });

  test('there are 239', () => expect(rows).toHaveLength(239));

  test.each(rows)('$id', ({ state, year, wages, total, parts, deductible }) => {
    const lines = wages.flatMap((ofOne) => levied(state, year, ofOne));
    const names = [...new Set(lines.map(({ levy }) => levy.name))];
    const byName = Object.fromEntries(names.map((name) => [name, totalOf(lines.filter(({ levy }) => levy.name === name))]));
    expect({ total: totalOf(lines), parts: byName, deductible: totalOf(lines.filter((line) => line.deductible)) }).toEqual({
      total,
      parts,
      deductible,
    });
  });
});

describe('by hand', () => {
  test.each<[StateCode, TaxYear, Usd, Usd, string]>([
    ['CA', 2023, 200_000, 1_378.48, '0.9% of 153,164'],
    ['CA', 2026, 200_000, 2_600, '1.3% of all wages since 2024'],
    ['NY', 2026, 60_000, 259.2 + 31.2, '0.432%, and 60 cents a week'],
    ['NY', 2026, 200_000, 411.91 + 31.2, 'the most of both'],
    ['NJ', 2025, 60_000, 184.03 + 138 + 198, '0.425% of 43,300, 0.23% and 0.33%'],
    ['RI', 2026, 150_000, 1_100, '1.1% of 100,000'],
    ['WA', 2023, 100_000, 582.08 + 290, '0.8% x 72.76%, and 0.58% of half a year'],
    ['WA', 2026, 100_000, 807.16 + 580, '1.13% x 71.43%, and 0.58%'],
    ['OR', 2022, 100_000, 100, 'the transit tax alone'],
    ['OR', 2023, 140_000, 140 + 797.4, 'with 0.6% of 132,900'],
    ['VT', 2024, 50_000, 27.5, '0.11% of half a year'],
    ['VT', 2025, 50_000, 55, '0.11%'],
    ['HI', 2026, 50_000, 250, '0.5%'],
    ['HI', 2026, 100_000, 390, '7.50 a week'],
    ['DE', 2024, 100_000, 0, 'nothing before 2025'],
    ['DE', 2025, 100_000, 400, 'half of 0.8%'],
    ['MN', 2026, 200_000, 814, '0.44% of 185,000'],
    ['PA', 2023, 100_000, 70, '0.07%'],
    ['MA', 2020, 100_000, 378, '40% of 0.62%, and 0.13%'],
    ['AK', 2025, 60_000, 258.5, '0.5% of 51,700'],
    ['DC', 2026, 100_000, 0, 'employers alone pay'],
  ])('%s in %d takes from %d of wages %d: %s', (state, year, wages, amount) => {
    expect(totalOf(levied(state, year, wages))).toBeCloseTo(amount, 10);
  });

  test('Schedule A deducts what its instructions name, other paid leave since Rev. Rul. 2025-4, and nothing unsettled', () => {
    const deducted = (state: StateCode, year: TaxYear) => totalOf(levied(state, year, 50_000).filter(({ deductible }) => deductible));
    expect(deducted('NJ', 2020)).toBe(150.03 + 130 + 80);
    expect([deducted('CO', 2024), deducted('CO', 2025)]).toEqual([0, 225]);
    expect(deducted('WA', 2026)).toBe(403.58);
    expect([deducted('HI', 2026), deducted('VT', 2026), deducted('OR', 2022)]).toEqual([0, 0, 0]);
  });

  test('an unpublished figure is marked', () => {
    const provisional = STATE_CODES.flatMap((state) =>
      leviesOf(state).flatMap(({ terms }) => TAX_YEARS.filter((year) => terms[year]?.provisional).map((year) => `${state} ${year}`)),
    );
    expect(provisional).toEqual(['AK 2026']);
  });
});

const STATES_WITH_LEVIES = STATE_CODES.filter((state) => leviesOf(state).length > 0);
test('only levies that depend on more than wages are left out', () => {
  const named = STATE_CODES.filter((state) => stateLaws[state].leftOut.payrollLevies !== undefined);
  expect(named).toEqual(['NM', 'OR', 'WA']);
});

const stateAndYear = fc.tuple(fc.constantFrom(...STATES_WITH_LEVIES), fc.constantFrom(...TAX_YEARS));
const wages = fc.oneof(fc.integer({ min: 0, max: 30_000_000 }), fc.integer({ min: 0, max: 1_000_000_000 })).map((cents) => cents / 100);

test('every levy has terms with sources, once it has begun until the last year', () => {
  expect(STATES_WITH_LEVIES).toHaveLength(16);
  for (const state of STATES_WITH_LEVIES) {
    for (const { name, terms } of leviesOf(state)) {
      expect(LEVY_NAMES).toContain(name);
      const years = TAX_YEARS.filter((year) => terms[year]);
      expect(years).toEqual(TAX_YEARS.slice(-years.length));
      for (const year of years) {
        expect(terms[year]?.source).toMatch(/§|ORS|RCW|N\.J\.S\.A\./u);
        expect(terms[year]?.value.rate).toBeLessThan(0.02);
      }
    }
  }
});

test('no levy exceeds its maximum, and each is the rate on the wages it counts', () => {
  fc.assert(
    fc.property(stateAndYear, wages, ([state, year], ofOne) => {
      for (const { levy, wages: counted, rate, amount, source } of levied(state, year, ofOne)) {
        const terms = levy.terms[year];
        expect(amount).toBeLessThanOrEqual(terms ? mostOf(terms.value) : 0);
        expect(amount).toBeLessThanOrEqual(rate * counted + 0.005_001);
        expect(counted).toBeLessThanOrEqual(ofOne);
        expect(source).toBe(terms?.source);
      }
    }),
    times(500),
  );
});

test('more wages never lower a levy, and no wages owe none', () => {
  fc.assert(
    fc.property(stateAndYear, wages, wages, ([state, year], some, more) => {
      const amountsOf = (ofOne: Usd) => leviesOf(state).map((levy) => totalOf(leviesOn([levy], year, ofOne)));
      const less = amountsOf(some);
      amountsOf(some + more).forEach((amount, index) => expect(amount).toBeGreaterThanOrEqual(less[index] ?? NaN));
    }),
    times(500),
  );
  for (const state of STATE_CODES) for (const year of TAX_YEARS) expect(levied(state, year, 0)).toEqual([]);
});
