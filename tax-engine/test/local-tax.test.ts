import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { codeOf, partsOfCode, spelledCode, STATES_WITH_LOCAL_TAX, type LocalBase } from '@bracketwise/contract/localities';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { HouseholdError, placesIn, taxReturn, whatIfs } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { fileLocalTaxes, type Places } from '../src/rules/local-tax.ts';
import { StateWorksheet } from '../src/rules/state-worksheet.ts';
import { cents, centsOf } from './household.ts';
import fc, { times } from './random.ts';

const placesOf = (state: StateCode): Places => stateLaws[state].localities ?? {};

describe('reference rows', () => {
  interface Row {
    readonly id: string;
    readonly household: Household & { readonly state: StateCode; readonly taxYear: TaxYear };
    /** What the place taxes: taxable income of the state's form, pay or others. */
    readonly base: Usd;
    readonly expected: Usd;
  }

  const amounts = ['wages', 'spouseWages', 'taxableInterest', 'pensionIncome'] as const;
  const rows: readonly Row[] = readFileSync(join(__dirname, 'cases/local-taxes.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', state, locality, work, year, status, age, spouseAge, dependents = '', ...numbers] = line.split(',');
      const dollars = numbers.map(Number);
      return {
        id,
        household: {
          state: state as StateCode,
          locality,
          ...(work && { workLocality: work }),
          taxYear: Number(year) as TaxYear,
          filingStatus: status as FilingStatus,
          ...(age && { age: Number(age) }),
          ...(spouseAge && { spouseAge: Number(spouseAge) }),
          dependentAges: dependents === '' ? [] : dependents.split(' ').map(Number),
          ...Object.fromEntries(amounts.map((name, index) => [name, dollars[index]])),
        },
        base: dollars[4] ?? NaN,
        expected: dollars[5] ?? NaN,
      };
    });

  /** The tax of the place of residence. */
  const ofHome = (taxes: readonly { place: string; tax: Usd }[] | undefined, home: string | undefined) =>
    taxes?.find(({ place }) => place === home)?.tax;

  /** The tax on the row's own base, where the state's form is not computed for such a household, or is not what the row is about. */
  function onGivenBase({ household, base }: Row): Usd | undefined {
    const federal = fileForm1040(completed(household), {});
    const state = new StateWorksheet(household.taxYear, federal, [], true);
    if (household.locality === 'YONKERS') state.addTax('bracket', base, 'given');
    else state.taxableIncome = base;
    state.adjustedGrossIncome = federal.adjustedGrossIncome;
    return ofHome(fileLocalTaxes(placesOf(household.state), federal, state)?.taxes, household.locality);
  }

  test('there are 564', () => expect(rows).toHaveLength(564));

  const given = rows.filter(({ household }) => household.state === 'OR' || taxReturn(household).localTax === undefined);
  const whole = rows.filter((row) => !given.includes(row));

  test('all but 150 are whole returns', () => expect(given.length).toBeLessThanOrEqual(150));

  test.each(whole)('$id', ({ household, expected }) => {
    expect(ofHome(taxReturn(household).localTaxes, household.locality)).toBeCloseTo(expected, 2);
  });

  test.each(given)('$id, on its base', (row) => {
    expect(onGivenBase(row)).toBeCloseTo(row.expected, 2);
  });
});

const PLACES = STATE_CODES.flatMap((state) =>
  Object.entries(placesOf(state)).flatMap(([key, place]) =>
    TAX_YEARS.filter((taxYear) => place.table[taxYear]).map((taxYear) => ({ state, taxYear, locality: codeOf(state, key), place })),
  ),
);

describe('every place', () => {
  test.each([...new Set(PLACES.map(({ state }) => state))])('in %s has a name, sources and a code in its usual spelling', (state) => {
    for (const { locality, place, taxYear } of PLACES.filter((each) => each.state === state)) {
      expect(spelledCode(locality)).toBe(locality);
      expect(partsOfCode(locality).state).toBe(state);
      expect(place.name).toMatch(/^[A-Z]/u);
      expect(place.table[taxYear]?.source).toMatch(/§|ch\.|art\.|IC |MCL|KRS|P\.S\.|N\.J\.S\.A\.|occupational privilege tax/u);
    }
  });

  test('has places in these states, none of 2026 in Oregon', () => {
    const statesIn = (year: TaxYear) => [...new Set(PLACES.filter(({ taxYear }) => taxYear === year).map(({ state }) => state))].join(' ');
    expect(statesIn(2025)).toBe('AL CA CO DE IN KY MD MI MO NJ NY OH OR PA WA WV');
    expect(statesIn(2026)).toBe('AL CA CO DE IN KY MD MI MO NJ NY OH PA WA WV');
    expect(placesIn(placesOf('MD'), 'MD', 2025)).toHaveLength(24);
    expect(placesIn(placesOf('IN'), 'IN', 2026)).toHaveLength(92);
    expect(placesIn(placesOf('NY'), 'NY', 2026)).toEqual([
      { code: 'NYC', name: 'New York City' },
      { code: 'YONKERS', name: 'Yonkers' },
    ]);
    expect(placesIn(undefined, 'TX', 2026)).toEqual([]);
  });
});

test('the contract names the states with a local tax: those with tables of more than employers, and Iowa', () => {
  const taxing = STATE_CODES.filter((state) =>
    Object.values(placesOf(state)).some(({ table }) => TAX_YEARS.some((year) => table[year]?.value !== 0 && table[year])),
  );
  expect([...STATES_WITH_LOCAL_TAX].sort()).toEqual([...taxing, 'IA'].sort());
});

describe('what is refused', () => {
  const base = { taxYear: 2025, filingStatus: 'single', wages: 60_000 } as const;
  test.each<readonly [what: string, household: Household, field: string, reason: RegExp]>([
    ['an unknown place', { ...base, state: 'IN', locality: 'IN:GOTHAM' }, 'locality', /unknown place, IN:GOTHAM/u],
    ['a code without a state', { ...base, state: 'IN', locality: 'GOTHAM' }, 'locality', /unknown place, GOTHAM/u],
    ['a place of another state', { ...base, state: 'IN', locality: 'NYC' }, 'locality', /must be in IN, not NYC/u],
    ['a place without its state', { ...base, locality: 'NYC' }, 'locality', /needs the state/u],
    ['a place in a state without tables', { ...base, state: 'TX', locality: 'TX:AUSTIN' }, 'locality', /unknown place/u],
    [
      'a year without a table',
      { ...base, taxYear: 2026, state: 'OR', locality: 'OR:METRO' },
      'locality',
      /no confirmed figure of OR:METRO for 2026/u,
    ],
    ['a name of an object', { ...base, state: 'IN', locality: 'IN:CONSTRUCTOR' }, 'locality', /unknown place/u],
    ['ELSEWHERE as a residence', { ...base, state: 'OH', locality: 'ELSEWHERE' }, 'locality', /unknown place/u],
    ['an unknown place of work', { ...base, state: 'OH', workLocality: 'OH:GOTHAM' }, 'workLocality', /unknown place/u],
    [
      'a commuter whose rate is not confirmed',
      { ...base, state: 'PA', workLocality: 'PA:PITTSBURGH' },
      'workLocality',
      /rate of Pittsburgh for people who only work there/u,
    ],
    [
      'a credit that is not confirmed',
      { ...base, state: 'OH', locality: 'OH:COLUMBUS', workLocality: 'OH:DAYTON' },
      'workLocality',
      /what Columbus credits/u,
    ],
    [
      'heads of household in Metro',
      { ...base, filingStatus: 'headOfHousehold', state: 'OR', locality: 'OR:METRO' },
      'locality',
      /threshold of Metro/u,
    ],
    ['a rate above a fifth', { ...base, state: 'OH', localRate: 0.21 }, 'localRate', /out of bounds/u],
    ['a negative rate', { ...base, state: 'OH', localRate: -0.01 }, 'localRate', /out of bounds/u],
    ['a rate next to a place', { ...base, state: 'NY', locality: 'NYC', localRate: 0.01 }, 'localRate', /must not come with locality/u],
    ['a rate without a state', { ...base, localRate: 0.01 }, 'localRate', /needs the state/u],
    ['an unknown base', { ...base, state: 'OH', localRate: 0.01, localBase: 'rent' as 'pay' }, 'localBase', /unknown base/u],
  ])('%s', (_what, household, field, reason) => {
    const refusal = (() => {
      try {
        return taxReturn(household);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(HouseholdError);
    expect(refusal).toMatchObject({ field, reason: expect.stringMatching(reason) as string });
  });
});

describe('a typed rate', () => {
  const household = {
    taxYear: 2025,
    state: 'IA',
    filingStatus: 'single',
    wages: 60_000,
    electiveDeferrals: 5_000,
    selfEmploymentProfit: 10_000,
    taxableInterest: 900,
    localRate: 0.01,
  } as const;

  test.each<readonly [base: LocalBase | undefined, tax: Usd]>([
    ['pay', 650],
    ['earnedIncome', 750],
    [undefined, 750],
  ])('applies to %s: %d', (localBase, tax) => {
    const { localTax, localTaxes, lines } = taxReturn({ ...household, localBase });
    expect(localTax).toBe(tax);
    expect(localTaxes).toEqual([{ place: 'localRate', tax }]);
    expect(lines.filter(({ section }) => section === 'local')).toMatchObject([
      { label: 'localIncomeTax', rate: 0.01, source: 'Rate typed by you' },
    ]);
  });

  test('applies to a base of the state’s form', () => {
    const { stateTax = 0 } = taxReturn({ ...household, localBase: 'stateTax' });
    const surtax = (localBase: LocalBase) => taxReturn({ ...household, localRate: 0.1, localBase }).localTax ?? NaN;
    expect(surtax('stateTax')).toBeCloseTo(stateTax / 10, 2);
    // Iowa's tax of 2025 is 3.8% of the same base, less a credit of 40.
    expect(surtax('stateTaxableIncome') / 0.1).toBeCloseTo((stateTax + 40) / 0.038, 0);
  });

  test('has no base where the state’s form is not computed', () => {
    const earlier = { ...household, taxYear: 2022, dependentAges: [5] } as const;
    expect(taxReturn({ ...earlier, localBase: 'stateTax' }).localTax).toBeUndefined();
    expect(taxReturn({ ...earlier, localBase: 'pay' }).localTax).toBe(650);
  });
});

describe('Schedule A', () => {
  const itemizer = { taxYear: 2025, filingStatus: 'single', wages: 200_000, mortgageInterest: 30_000 } as const;

  test('deducts local income taxes with the state’s', () => {
    const without = taxReturn({ ...itemizer, state: 'IN' });
    const household = { ...itemizer, state: 'IN', locality: 'IN:MARION' } as const;
    const { deduction, stateTax = 0, localTax = 0, netIncome, totalTax } = taxReturn(household);
    // 199,000 at 2.02%.
    expect(localTax).toBe(4_019.8);
    expect(deduction).toBeCloseTo(without.deduction + localTax, 2);
    expect(deduction).toBeCloseTo(30_000 + stateTax + localTax, 2);
    expect(netIncome).toBeCloseTo(200_000 - totalTax, 2);
  });

  test('does not deduct head taxes', () => {
    const without = taxReturn({ ...itemizer, state: 'CO' });
    const within = taxReturn({ ...itemizer, state: 'CO', locality: 'CO:DENVER' });
    expect(within.deduction).toBe(without.deduction);
    expect(within.totalTax).toBeCloseTo(without.totalTax + 69, 2);
  });

  test('leaves Missouri’s earnings taxes in its itemized deductions', () => {
    const without = taxReturn({ ...itemizer, state: 'MO' });
    const within = taxReturn({ ...itemizer, state: 'MO', locality: 'MO:KANSAS CITY' });
    // 2,000 more are deducted at the top rate of 4.7%.
    expect(within.stateTax).toBeCloseTo((without.stateTax ?? NaN) - 94, 1);
  });

  test('what the visitor enters stays', () => {
    const stated = { ...itemizer, state: 'IN', stateIncomeTaxPaid: 1_000 } as const;
    expect(taxReturn({ ...stated, locality: 'IN:MARION' }).deduction).toBe(31_000);
  });
});

test('a what-if names what it saves in local tax', () => {
  const household = { taxYear: 2026, state: 'IN', filingStatus: 'single', wages: 60_000, locality: 'IN:MARION' } as const;
  const [deferral] = whatIfs(stateLaws.IN, household, { wagesLeft: 10_000 });
  // What payroll taxes leave of 10,000 can be deferred: 9,235 less at 2.02% and at 2.95%.
  expect(deferral).toMatchObject({ kind: 'electiveDeferral', amount: 9_235, local: 186.55, state: 272.43 });
  expect(deferral?.total).toBeCloseTo((deferral?.federal ?? NaN) + 186.55 + 272.43, 2);
});

describe('properties', () => {
  const dollars = fc.oneof(fc.integer({ min: 0, max: 30_000_000 }), fc.integer({ min: 0, max: 300_000_000 })).map((cents) => cents / 100);
  const status = fc.constantFrom<FilingStatus>('single', 'marriedJoint', 'marriedSeparate');
  const anyPlace = fc.constantFrom(...PLACES);
  const localTaxIn = ({ state, taxYear, locality }: (typeof PLACES)[number], filingStatus: FilingStatus, wages: Usd) =>
    taxReturn({ state, taxYear, locality, filingStatus, wages }).localTax ?? NaN;

  test('a local tax is negative only in New York City, by its refundable credits', () => {
    fc.assert(
      fc.property(anyPlace, status, dollars, (place, filingStatus, wages) => {
        const tax = localTaxIn(place, filingStatus, wages);
        if (place.locality !== 'NYC') expect(tax).toBeGreaterThanOrEqual(0);
        // 125 of the school tax credit, and 30% of a childless worker's credit.
        else expect(tax).toBeGreaterThanOrEqual(-125 - 0.3 * 1_502 - 80);
      }),
      times(2_000),
    );
  });

  test('without income there is none, but the fixed school tax credit of New York City', () => {
    for (const place of PLACES) {
      expect(localTaxIn(place, 'single', 0)).toBe(place.locality === 'NYC' ? -63 : 0);
      expect(localTaxIn(place, 'marriedJoint', 0)).toBe(place.locality === 'NYC' ? -125 : 0);
    }
  });

  test('more wages never lower it', () => {
    fc.assert(
      fc.property(anyPlace, status, dollars, dollars, (place, filingStatus, some, more) => {
        expect(localTaxIn(place, filingStatus, some + more)).toBeGreaterThanOrEqual(localTaxIn(place, filingStatus, some) - 0.01);
      }),
      times(2_000),
    );
  });

  test('lines add up to it, and it is in the total', () => {
    fc.assert(
      fc.property(anyPlace, status, dollars, ({ state, taxYear, locality }, filingStatus, wages) => {
        const filed = taxReturn({ state, taxYear, locality, filingStatus, wages });
        const local = filed.lines.filter(({ section }) => section === 'local');
        expect(centsOf(local)).toBe(cents(filed.localTax ?? NaN));
        const taxes = [filed.federalIncomeTax, filed.socialSecurity, filed.medicare, filed.additionalMedicare, filed.payrollLevies];
        expect(cents(filed.totalTax)).toBe(cents(taxes.reduce((sum, tax) => sum + tax, (filed.stateTax ?? 0) + (filed.localTax ?? 0))));
        expect(cents(filed.netIncome)).toBe(cents(wages) - cents(filed.totalTax));
        for (const { source } of local) expect(source).not.toBe('');
      }),
      times(1_000),
    );
  });

  test('leaving a place with a tax for one without never raises the total', () => {
    fc.assert(
      fc.property(anyPlace, status, dollars, ({ state, taxYear, locality }, filingStatus, wages) => {
        const household = { state, taxYear, filingStatus, wages } as const;
        const { localTax = NaN, totalTax } = taxReturn({ ...household, locality });
        if (localTax >= 0) expect(taxReturn(household).totalTax).toBeLessThanOrEqual(totalTax + 0.01);
      }),
      times(1_000),
    );
  });
});
