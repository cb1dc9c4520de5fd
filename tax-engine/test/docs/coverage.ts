import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { LevyName, LineLabel } from '@bracketwise/contract/lines';
import type { LeftOut } from '@bracketwise/contract/state-profile';
import { STATE_CODES, STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import {
  DEFAULT_ESTIMATE_YEAR,
  ESTIMATE_YEARS,
  HOUSEHOLD_YEARS,
  TAX_YEARS,
  type EstimateYear,
  type HouseholdYear,
  type TaxYear,
} from '@bracketwise/contract/years';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseholdCoverage, StateCoverage } from '../../src/coverage.ts';
import { estimateTax, taxReturn } from '../../src/index.ts';
import { stateLaws } from '../../src/law/states/all.ts';
import { hasProvisionalFigures, stepsOf } from '../../src/rules/state-law.ts';
import { REFERENCE_ROWS, verdictOn } from '../cases/reference-rows.ts';
import { differencesOf, stateRowsOf } from '../cases/state-rows.ts';
import { formLinesSection } from './form-lines.ts';
import { localCoverageOf, localPlacesSection } from './local-places.ts';
import { count, generated, table } from './markdown.ts';
import { severalStatesSection } from './several-states.ts';
import { stateWithholdingSection } from './state-withholding.ts';
import { wordsOf } from './words-of-lines.ts';

/** Incomes close enough together to reach every line of a form for wages. */
const INCOMES = [0, ...Array.from({ length: 150 }, (_, step) => Math.round(1_000 * 1.06 ** step))];

/** The labels of a year's form, in order. */
const labelsIn = (state: StateCode, year: TaxYear) => [...new Set(stepsOf(stateLaws[state], year).flatMap(({ labels }) => labels))];

const known = new Map<string, readonly LineLabel[]>();

/** The labels that an estimate of one earner's wages can have. */
function labelsOf(state: StateCode, year: EstimateYear): readonly LineLabel[] {
  const key = `${state} ${year}`;
  const labels = known.get(key) ?? findLabels(state, year);
  known.set(key, labels);
  return labels;
}

function findLabels(state: StateCode, year: EstimateYear): readonly LineLabel[] {
  const met = new Set(
    FILING_STATUSES.flatMap((filingStatus) =>
      INCOMES.flatMap((income) => {
        const { lines } = estimateTax({ state, taxYear: year, filingStatus, income });
        return lines.flatMap(({ section, label }) => (section === 'state' ? [label] : []));
      }),
    ),
  );
  return labelsIn(state, year).filter((label) => met.has(label));
}

/** Merges consecutive years with the same labels. */
function byYears<Year extends TaxYear, Label extends LineLabel>(years: readonly Year[], labelsIn: (year: Year) => readonly Label[]) {
  const forms: { from: Year; to: Year; labels: readonly Label[] }[] = [];
  for (const year of years) {
    const labels = labelsIn(year);
    const last = forms.at(-1);
    if (last && last.labels.join() === labels.join()) last.to = year;
    else forms.push({ from: year, to: year, labels });
  }
  return forms;
}

const LAST_ESTIMATE_YEAR = Math.max(...ESTIMATE_YEARS);
/** The labels that a year's form has in addition to those for wages. */
function furtherLabelsOf(state: StateCode, year: HouseholdYear): readonly LineLabel[] {
  const forWages = labelsOf(state, Math.min(year, LAST_ESTIMATE_YEAR) as EstimateYear);
  return labelsIn(state, year).filter((label) => !forWages.includes(label));
}

/** The form named in a source, without line and statute; if there is none, the law. */
function formOf(source: string): string {
  const document = source.replace(/( lines? .*|;.*| \(.*)$/u, '');
  return /^(Form|IA) /u.test(document) ? document.replace(/,.*/u, '') : document;
}

function householdsOf(state: StateCode): HouseholdCoverage {
  const rows = stateRowsOf(state);
  const [start] = taxReturn({ taxYear: DEFAULT_ESTIMATE_YEAR, state, filingStatus: 'single', wages: 60_000 }).lines.filter(
    ({ section }) => section === 'state',
  );
  return {
    form: formOf(start?.source ?? ''),
    modelled: byYears(HOUSEHOLD_YEARS, (year) => furtherLabelsOf(state, year)),
    rows: HOUSEHOLD_YEARS.map((year) => {
      const ofYear = rows.filter((row) => row.year === year);
      return { year, matched: ofYear.filter(({ matches }) => matches).length, scored: ofYear.length };
    }),
    listed: differencesOf(state).reduce((sum, difference) => sum + difference.rows.length, 0),
    provisional: HOUSEHOLD_YEARS.filter((year) => hasProvisionalFigures(stateLaws[state], year)),
  };
}

/** Counts the test cases in the state's test file, including each table row, without running them. */
function casesOf(state: StateCode): number {
  const path = join(__dirname, `../states/${state.toLowerCase()}.test.ts`);
  if (!existsSync(path)) return 0;
  let cases = 0;
  const counting = Object.assign(() => (cases += 1), { each: (rows: readonly unknown[]) => () => (cases += rows.length) });
  const globals = globalThis as { test: unknown };
  const { test: real } = globals;
  globals.test = counting;
  try {
    jest.requireActual(path);
  } finally {
    globals.test = real;
  }
  return cases;
}

/** The levies on wages of each year. */
function leviesOf(state: StateCode): NonNullable<StateCoverage['levies']> {
  const inYear = (year: TaxYear): readonly LevyName[] =>
    (stateLaws[state].payrollLevies ?? []).flatMap(({ name, terms }) => (terms[year] ? [name] : []));
  const ranges = byYears(TAX_YEARS, inYear).filter(({ labels }) => labels.length > 0);
  return ranges.map(({ from, to, labels: names }) => ({ from, to, names }));
}

export function coverageOf(state: StateCode): StateCoverage {
  const verdicts = REFERENCE_ROWS.filter((row) => row.state === state).map(verdictOn);
  const rows = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
  return {
    modelled: byYears(ESTIMATE_YEARS, (year) => labelsOf(state, year)),
    leftOut: stateLaws[state].leftOut,
    rows: { matched: rows('match'), listed: rows('listed'), unsettled: rows('unsettled') },
    cases: casesOf(state),
    households: householdsOf(state),
    ...(stateLaws[state].payrollLevies && { levies: leviesOf(state) }),
    ...(stateLaws[state].localities && { local: localCoverageOf(state) }),
  };
}

export type Coverage = ReadonlyMap<StateCode, StateCoverage>;

/** The part of tax-engine/src/coverage.ts below its types. */
export function coverageData(coverage: Coverage): string {
  const entries = [...coverage].map(([code, entry]) => `  ${code}: ${JSON.stringify(entry)},`);
  return `${entries.join('\n')}\n`;
}

const LEFT_OUT_WORDS: Readonly<Record<keyof LeftOut, string>> = {
  localIncomeTax: 'local tax',
  payrollLevies: 'levies on wages',
  refundableCredits: 'refundable credits',
  rebates: 'rebates',
  other: 'also',
};

function yearsOf({ from, to }: { readonly from: TaxYear; readonly to: TaxYear }): string {
  return from === to ? String(from) : `${from}–${to}`;
}

function baseOf({ modelled }: StateCoverage): string {
  const bases: { base: string; from: EstimateYear; to: EstimateYear }[] = [];
  for (const { from, to, labels } of modelled) {
    const base = wordsOf(labels[0] as LineLabel);
    const last = bases.at(-1);
    if (last?.base === base) last.to = to;
    else bases.push({ base, from, to });
  }
  return bases.map(({ base, ...years }) => (bases.length === 1 ? base : `${yearsOf(years)}: ${base}`)).join('; ');
}

/** The lines added and removed since the previous form, if that is shorter than the full list. */
function changesFrom(before: readonly LineLabel[] | undefined, labels: readonly LineLabel[]): string | undefined {
  if (before === undefined) return undefined;
  const added = labels.filter((label) => !before.includes(label));
  const removed = before.filter((label) => !labels.includes(label));
  if (added.length + removed.length >= labels.length) return undefined;
  const parts = [
    ['also', added],
    ['without', removed],
  ] as const;
  return parts.flatMap(([word, changed]) => (changed.length > 0 ? [`${word} ${changed.map(wordsOf).join(', ')}`] : [])).join(', ');
}

function modelledWords({ modelled }: StateCoverage): string {
  const steps = modelled.map(({ labels }) => labels.slice(1));
  const described = steps.map((labels, index) => changesFrom(steps[index - 1], labels) ?? (labels.map(wordsOf).join(', ') || '—'));
  return modelled.length === 1
    ? described.join('')
    : modelled.map((form, index) => `${yearsOf(form)}: ${described[index] ?? ''}`).join('; ');
}

function leftOutWords({ leftOut }: StateCoverage): string {
  const parts = (Object.keys(LEFT_OUT_WORDS) as (keyof LeftOut)[]).flatMap((key) => {
    const what = leftOut[key];
    return what === undefined ? [] : [`${LEFT_OUT_WORDS[key]}: ${what}`];
  });
  return parts.join('; ') || '—';
}

function householdLine(code: StateCode, { form, modelled, rows, listed, provisional }: HouseholdCoverage): readonly string[] {
  const lines = modelled.map(({ from, to, labels }) => {
    const words = labels.map(wordsOf).join(', ') || '—';
    return modelled.length === 1 ? words : `${yearsOf({ from, to })}: ${words}`;
  });
  return [
    STATE_NAMES[code],
    form,
    lines.join('; '),
    ...rows.map(({ matched, scored }) => `${matched} of ${scored}`),
    listed === 0 ? '' : count(listed),
    provisional.join(', '),
  ];
}

/** The section on payroll levies. */
function leviesSection(coverage: Coverage): readonly string[] {
  const rows = STATE_CODES.flatMap((code) => {
    const entry = coverage.get(code) as StateCoverage;
    if (!entry.levies) return [];
    const levies = entry.levies.map(({ from, to, names }) => `${yearsOf({ from, to })}: ${[...new Set(names)].map(wordsOf).join(', ')}`);
    return [[STATE_NAMES[code], levies.join('; '), entry.leftOut.payrollLevies ?? '—']];
  });
  return [
    '## State payroll levies',
    'What a state takes from employees’ wages for insurance programs and transit, in full where employers may bear a part.',
    table(['jurisdiction', 'levies by years', 'not computed'], rows, ['left', 'left', 'left']),
  ];
}

/** docs/coverage.md */
export function coveragePage(coverage: Coverage): string {
  const lines = STATE_CODES.map((code) => {
    const entry = coverage.get(code) as StateCoverage;
    const { matched, listed, unsettled } = entry.rows;
    return [
      STATE_NAMES[code],
      baseOf(entry),
      modelledWords(entry),
      leftOutWords(entry),
      ...[matched, listed, unsettled, entry.cases].map((number) => (number === 0 ? '' : count(number))),
    ];
  });
  const total = (pick: (entry: StateCoverage) => number) => count([...coverage.values()].reduce((sum, entry) => sum + pick(entry), 0));
  return `${[
    generated('the engine, its tests and `tax-engine/src/law/states`'),
    '# What the state estimates cover',
    `The estimate is the state income tax on one earner’s wages for ${ESTIMATE_YEARS[0]} to ${ESTIMATE_YEARS.at(-1)} for a full-year resident,
after nonrefundable and before refundable credits, by the formula rather than the midpoints of a printed table.`,
    `Not included in any state: dependents and the credits for them, additions for age and blindness, itemizing, income other than
wages, contributions to retirement and health plans, credits for expenses (rent, property tax, tuition, gifts),
refundable credits, one-time rebates and local income taxes. State payroll levies have their own figure. The table names those that a household like
this one would meet.`,
    `Checked against: the ${count(REFERENCE_ROWS.length)} households of \`tax-engine/test/cases/expected-taxes.csv\` (${count(REFERENCE_ROWS.length / STATE_CODES.length)} for each jurisdiction), and cases computed by hand
from the forms in \`tax-engine/test/states\`. **matched**: within a dollar. **listed**: the form contradicts the row, see
[differences.md](differences.md). **open**: the file has no settled figure.`,
    `In total: ${total(({ rows }) => rows.matched)} rows matched, ${total(({ rows }) => rows.listed)} listed, ${total(({ rows }) => rows.unsettled)} open; ${total(({ cases }) => cases)} cases computed by hand.`,
    table(['jurisdiction', 'starts from', 'modelled', 'not modelled', 'matched', 'listed', 'open', 'by hand'], lines, [
      'left',
      'left',
      'left',
      'left',
      'right',
      'right',
      'right',
      'right',
    ]),
    '## Whole households',
    `A return of ${HOUSEHOLD_YEARS[0]} to ${HOUSEHOLD_YEARS.at(-1)} may hold dependents, people of 65 or more, two earners, self-employment, interest, dividends, gains, pensions, Social
Security, unemployment compensation and itemized deductions. The table names the lines of each state's form for these, beyond those
above, and how many reference households with a settled tax match before and after refundable credits, within $2 or
0.1%, whichever is larger. Before ${HOUSEHOLD_YEARS[0]} the engine says that such a return is not computed. Not included in any state: rent, property tax refunds on
separate forms, one-time rebates and public pensions. **provisional**: a figure of the year is not published yet, so the one of the year before is used.`,
    table(
      ['jurisdiction', 'form', 'lines', ...HOUSEHOLD_YEARS.map(String), 'listed', 'provisional'],
      STATE_CODES.map((code) => householdLine(code, (coverage.get(code) as StateCoverage).households)),
      ['left', 'left', 'left', 'right', 'right', 'right', 'right', 'left'],
    ),
    ...stateWithholdingSection(),
    ...leviesSection(coverage),
    ...localPlacesSection(coverage),
    ...severalStatesSection(),
    ...formLinesSection(),
  ].join('\n\n')}\n`;
}
