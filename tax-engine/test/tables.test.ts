import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { LINE_LABELS } from '@bracketwise/contract/lines';
import { ESTIMATE_YEARS, LAW_HOUSEHOLD_YEARS, LAW_YEARS, TAX_YEARS, type LawYear } from '@bracketwise/contract/years';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cited } from '../src/kernel/law-table.ts';
import { graduatedTax, type Bracket, type Schedule } from '../src/kernel/schedule.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { asFederal, rateRange, stepsOf, yearsOf, type StateLaw } from '../src/rules/state-law.ts';
import { taxReturnWith } from '../src/tax-return.ts';
import { YEARS_AND_STATUSES, estimate, linesOf, stateTax } from './household.ts';

type Entries = readonly (readonly [year: string, entry: Cited<unknown>])[];

function entriesOf(exported: unknown): Entries | undefined {
  if (typeof exported !== 'object' || exported === null) return undefined;
  const entries = Object.entries(exported);
  return entries.length > 0 && entries.every(([key, entry]) => /^20\d\d$/.test(key) && typeof entry === 'object' && 'source' in entry)
    ? (entries as Entries)
    : undefined;
}

const federalFolder = join(__dirname, '../src/law/federal');
const federalTables = readdirSync(federalFolder).flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(join(federalFolder, file))).flatMap(([name, exported]) => {
    const entries = entriesOf(exported);
    return entries ? [{ name: `federal ${name}`, entries }] : [];
  }),
);
const known = Object.values(stateLaws);
const stateTables = known.flatMap((law) => {
  const tables = new Set(yearsOf(law).flatMap((year) => stepsOf(law, year).flatMap((step) => step.tables)));
  return [...tables].map((table, index) => ({ name: `${law.code} table ${index + 1}`, entries: entriesOf(table) ?? [] }));
});
const tables = [...federalTables, ...stateTables];

/** The arrays of brackets, steps or numbers anywhere inside a value. */
function arraysIn(value: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(arraysIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(arraysIn) : [];
}

test.each(federalTables)('$name has every year', ({ entries }) => {
  expect(entries.map(([year]) => Number(year))).toEqual(LAW_YEARS);
});

test.each(known.map((law) => [law.code, law] as const))('every table that %s uses in a year has an entry for that year', (_code, law) => {
  for (const year of yearsOf(law)) {
    for (const step of stepsOf(law, year)) {
      for (const table of step.tables) expect(table).toHaveProperty(String(year));
    }
  }
});

test.each(known.map((law) => [law.code, law] as const))(
  '%s says for every kind of income whether it follows the federal rule, and its form agrees',
  (_code, law) => {
    for (const income of ['investmentIncome', 'businessIncome'] as const) {
      const years = yearsOf(law).filter((year) => stepsOf(law, year).some(({ concerns }) => concerns === income));
      if (law[income] === asFederal) expect(years).toEqual([]);
      else expect([...years, ...(law[income].notCounted?.years ?? [])]).not.toEqual([]);
    }
  },
);

test('a state whose file lacks a year refuses that year by name and answers for the others', () => {
  const [last = NaN] = yearsOf(stateLaws.NC).slice(-1);
  const form = Object.fromEntries(Object.entries(stateLaws.NC.form).filter(([year]) => Number(year) !== last)) as StateLaw['form'];
  const behind: StateLaw = { ...stateLaws.NC, form };
  const filedFor = (taxYear: LawYear) => taxReturnWith(behind, { taxYear, filingStatus: 'single', wages: 60_000 });
  expect(yearsOf(behind)).toEqual(yearsOf(stateLaws.NC).slice(0, -1));
  expect(() => filedFor(last as LawYear)).toThrow(`taxYear: no law of NC for the tax year ${last}`);
  for (const year of yearsOf(behind)) expect(filedFor(year).stateTax).toBeGreaterThan(0);
});

/** A form, a statute, an act or an official publication, with its number or year. */
const DOCUMENT =
  /(?=.*\d).*(§|\bc\. \d|\bArt|Const\.|Form |Schedule |[Ww]orksheet|Booklet|[Tt]able|\bAct \d|Code |Stat\.|Rev\. Proc\. |Notice |Pub\. L\. |Fed\. Reg\.|U\.S\.C\.|\bCFR|SSA|ILCS|K\.S\.A\.|KRS|MCL|ORS|R\.C\.|HRS|M\.R\.S\.|R\.S\. |N\.J\.S\.A\.|IC \d)/;

test.each(tables)('every entry of $name cites its source document', ({ entries }) => {
  expect(entries.length).toBeGreaterThan(0);
  for (const [, { source }] of entries) expect(source).toMatch(DOCUMENT);
});

test.each(known.map((law) => [law.code, law] as const))('%s has a form for every year, which says what it starts from', (_code, law) => {
  expect([TAX_YEARS, LAW_YEARS]).toContainEqual(yearsOf(law));
  for (const year of ESTIMATE_YEARS) {
    const first = linesOf(estimate(law.code, year, 'single', 50_000), 'state')[0];
    expect(['grossIncome', 'federalAdjustedGrossIncome', 'federalTaxableIncome', 'noIncomeTax']).toContain(first?.label);
  }
});

test.each(tables)('$name has ascending thresholds and adjacent brackets, the last one open', ({ entries }) => {
  for (const [, { value }] of entries) {
    for (const array of arraysIn(value)) {
      const first = array[0];
      if (isSchedule(array)) {
        const brackets: readonly Bracket[] = array;
        expect(brackets[0]?.from).toBe(0);
        brackets.forEach((bracket, index) => {
          expect(bracket.to).toBeGreaterThan(bracket.from);
          expect(bracket.to).toBe(brackets[index + 1]?.from ?? Infinity);
          expect(bracket.rate).toBeGreaterThanOrEqual(0);
          expect(bracket.rate).toBeLessThan(1);
        });
      } else if (Array.isArray(first)) {
        const limits = (array as readonly (readonly [number, number])[]).map(([limit]) => limit);
        expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b));
      }
    }
  }
});

function isSchedule(value: unknown): value is Schedule {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'rate' in value[0] && 'from' in value[0];
}

test.each(tables)('$name: a couple is never worse off than a single person with the same income', ({ entries }) => {
  for (const [, { value }] of entries) {
    if (typeof value !== 'object' || value === null || !('single' in value) || !('marriedJoint' in value)) continue;
    expect(Object.keys(value)).toEqual(FILING_STATUSES);
    const { single, marriedJoint } = value;
    // Amounts of whole households are often per person.
    const persons = entries.some(([year]) => Number(year) < LAW_HOUSEHOLD_YEARS[0]) ? 1 : 2;
    if (typeof single === 'number') expect(persons * Number(marriedJoint)).toBeGreaterThanOrEqual(single);
    if (!isSchedule(single) || !isSchedule(marriedJoint)) continue;
    // Between limits, the difference of the taxes is linear, so it is enough to test at the limits and beyond the last one.
    for (const { from } of [...single, ...marriedJoint]) {
      expect(graduatedTax(marriedJoint, from)).toBeLessThanOrEqual(graduatedTax(single, from) + 0.001);
    }
    expect(marriedJoint.at(-1)?.rate).toBeLessThanOrEqual(single.at(-1)?.rate ?? 0);
  }
});

test('every jurisdiction has a sales tax rate with its source', () => {
  for (const { value, source } of known.map(({ salesTax }) => salesTax)) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(0.1);
    expect(source).not.toBe('');
  }
});

test('every label of an explanation appears on a line of some form', () => {
  const ofStates = known.flatMap((law) =>
    ESTIMATE_YEARS.flatMap((year) =>
      stepsOf(law, year).flatMap(({ labels }) => labels.filter((label) => (LINE_LABELS as readonly string[]).includes(label))),
    ),
  );
  const levies = known.flatMap(({ payrollLevies = [] }) => payrollLevies.map(({ name }) => name));
  const everywhere = ['taxableIncome', 'socialSecurity', 'medicare', 'additionalMedicare'];
  expect([...new Set([...ofStates, ...levies, ...everywhere])].sort()).toEqual([...LINE_LABELS].sort());
});

const named = known.flatMap(({ code, cliffs = [] }) => cliffs.map((cliff) => ({ code, cliff, what: cliff.what })));

describe.each(named)('$code: $what', ({ code, cliff }) => {
  test('cites its source and lies between two incomes', () => {
    expect(cliff.source).toMatch(DOCUMENT);
    for (const [year, status] of YEARS_AND_STATUSES) {
      for (const [from, to] of cliff.between(year, status)) expect(to).toBeGreaterThanOrEqual(from);
    }
  });

  test('is real: somewhere in the range, the tax climbs faster than the top rate', () => {
    const steep = YEARS_AND_STATUSES.some(([year, status]) =>
      cliff.between(year, status).some(([from, to]) => {
        // A hundred parts of the range, and the cent after each of their limits.
        const limits = Array.from({ length: 101 }, (_, part) => Math.round(100 * (from + ((to - from) * part) / 100)) / 100);
        const incomes = limits.flatMap((limit) => [limit, limit + 0.01]);
        return incomes.some((income, index) => {
          const before = incomes[index - 1] ?? income;
          const rise = stateTax(code, year, status, income) - stateTax(code, year, status, before);
          return rise > (income - before) * rateRange(stateLaws[code], year).top + 0.015;
        });
      }),
    );
    expect(steep).toBe(true);
  });
});

describe('each state file', () => {
  const folder = join(__dirname, '../src/law/states');
  const codes = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);

  test('is known to the engine', () => {
    expect(codes.map((code) => code.toUpperCase()).sort()).toEqual(known.map(({ code }) => code).sort());
  });

  test.each(codes)('%s exports no table that its form does not use', async (code) => {
    const { stateLaw, ...exported } = (await import(join(folder, `${code}.ts`))) as { stateLaw: StateLaw };
    const used = new Set(yearsOf(stateLaw).flatMap((year) => stepsOf(stateLaw, year).flatMap((step) => step.tables as readonly unknown[])));
    const unused = Object.entries(exported).filter(([, value]) => entriesOf(value) && !used.has(value));
    expect(unused.map(([name]) => name)).toEqual([]);
  });
});
