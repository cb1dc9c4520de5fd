/** A new rule of a state: a table of the amounts you read in the law, the step that applies it, and a test of both. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../../build/sources.mjs';
import { ROOT } from '../tasks.mjs';

const { FILING_STATUSES: STATUSES } = await importSource('contract/src/filing-status.ts');
const { LINE_LABELS, RETURN_LINE_LABELS } = await importSource('contract/src/lines.ts');
const { LAW_YEARS } = await importSource('contract/src/years.ts');

/** More than any such amount, so that the test sees all of it. */
const BEFORE = 1_000_000;

const KINDS = {
  credit: {
    step: 'credit',
    from: 'credits',
    changes: 'roundedTax',
    does: 'takes the amount off the tax',
    least: 'and never more than the tax',
    left: () => 0,
  },
  'refundable-credit': {
    step: 'refundableCredit',
    from: 'whole-households',
    changes: 'roundedTax',
    does: 'takes the amount off the tax',
    least: 'and refunds what the tax does not use',
    left: (amount) => -amount,
  },
  deduction: {
    step: 'deductIfAny',
    from: 'whole-households',
    changes: 'taxableIncome',
    does: 'takes the amount off the taxable income',
    least: 'and never more than the income',
    left: () => 0,
  },
  subtraction: {
    step: 'subtract',
    from: 'whole-households',
    changes: 'adjustedGrossIncome',
    does: 'takes the amount off the state’s adjusted gross income',
    least: 'and never more than the income',
    left: () => 0,
  },
};

/** How often the amount counts for a household with two dependents. */
const PER = {
  return: { amount: (table) => `fixed(${table})`, times: () => 1 },
  person: {
    amount: (table) => `perPerson(fixed(${table}))`,
    from: 'amounts',
    name: 'perPerson',
    times: (status) => (status === 'marriedJoint' ? 2 : 1),
  },
  dependent: { amount: (table) => `perDependent(fixed(${table}))`, from: 'whole-households', name: 'perDependent', times: () => 2 },
};

const choices = (of) => Object.keys(of).join(', ');
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const quoted = (text) => `'${text.replaceAll("'", '’')}'`;
const dollars = (amount) => String(amount).replace(/\B(?=(\d{3})+$)/g, '_');

/** @returns the amounts of one year by filing status */
function amountsOf(text, year) {
  const amounts = text.split('/').map(Number);
  const valid = (amounts.length === 1 || amounts.length === STATUSES.length) && amounts.every((amount) => amount > 0 && amount < BEFORE);
  if (!valid) throw new Error(`"${text}" of ${year}: write one amount, or four (single/joint/separate/head of household), above 0.`);
  return STATUSES.map((_, index) => amounts[index] ?? amounts[0]);
}

/** @throws Error that says what to change */
function checked({ state = '', name = '', kind, label, amounts, source, per = 'return' }) {
  const code = state.toLowerCase();
  if (!existsSync(path.join(ROOT, `tax-engine/src/law/states/${code}.ts`)) || !/^[a-z]{2}$/.test(code))
    throw new Error(`There is no state "${state}".`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is not a name: write small letters and hyphens, such as senior-credit.`);
  if (existsSync(path.join(ROOT, `tax-engine/src/law/states/${code}/${name}.ts`))) throw new Error(`${code}/${name}.ts exists.`);
  if (!KINDS[kind]) throw new Error(`--kind is one of ${choices(KINDS)}.`);
  if (!PER[per]) throw new Error(`--per is one of ${choices(PER)}.`);
  if (![...LINE_LABELS, ...RETURN_LINE_LABELS].includes(label))
    throw new Error(`--label is one of the line labels in contract/src/lines.ts. A new one needs a text in each language.`);
  if (!/\d/.test(source ?? '')) throw new Error('--source is missing: the form with its line, and the statute.');
  const years = Object.fromEntries(
    (amounts ?? '').split(',').map((entry) => {
      const [year, text = ''] = entry.split('=');
      if (!/^20\d\d$/.test(year)) throw new Error('--amounts is missing: such as 2024=75,2025=80,2026=80.');
      if (!LAW_YEARS.includes(Number(year))) throw new Error(`${year} is none of the tax years: ${LAW_YEARS.join(', ')}.`);
      return [year, amountsOf(text, year)];
    }),
  );
  return { code, name, kind: KINDS[kind], label, years, source, per: PER[per] };
}

const byStatus = (amounts) =>
  new Set(amounts).size === 1 ? `anyStatus(${dollars(amounts[0])})` : `byStatus(${amounts.map(dollars).join(', ')})`;

function rule({ kind, label, years, source, per }, { table, step }) {
  const entries = Object.entries(years).map(([year, amounts]) => `  ${year}: { value: ${byStatus(amounts)}, source: ${quoted(source)} },`);
  const makers = ['anyStatus', 'byStatus'].filter((maker) => entries.some((entry) => entry.includes(`${maker}(`)));
  const imports = { amounts: ['fixed'], [kind.from]: [kind.step] };
  if (per.from) imports[per.from] = [...(imports[per.from] ?? []), per.name];
  const rules = Object.entries(imports).map(([file, names]) => `import { ${names.sort().join(', ')} } from '../../../rules/${file}.ts';`);
  return `import type { Usd } from '@bracketwise/contract/amounts';
import { ${[...makers, 'type ByStatus', 'type LawTable'].join(', ')} } from '../../../kernel/law-table.ts';
${rules.sort().join('\n')}

/** US dollars. */
export const ${table}: LawTable<ByStatus<Usd>, ${Object.keys(years).join(' | ')}> = {
${entries.join('\n')}
};

export const ${step} = ${kind.step}(${quoted(label)}, ${per.amount(table)});
`;
}

function test({ code, name, kind, label, years, source, per }, { step }) {
  const cases = Object.entries(years).flatMap(([year, amounts]) =>
    STATUSES.map((status, index) => `  [${year}, '${status}', ${dollars(amounts[index] * per.times(status))}],`),
  );
  const [first] = Object.entries(years);
  const amount = first[1][0] * per.times('single');
  return `import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import { fileForm1040 } from '../../src/federal/file.ts';
import { completed } from '../../src/household.ts';
import { ${step} } from '../../src/law/states/${code}/${name}.ts';
import { StateWorksheet } from '../../src/rules/state-worksheet.ts';

/** Applies the rule to a household with two dependents. @param before - its income and its tax above the line, in US dollars */
function applied(taxYear: ${Object.keys(years).join(' | ')}, filingStatus: FilingStatus, before: number) {
  const lines: ExplanationLine[] = [];
  const federal = fileForm1040(completed({ taxYear, filingStatus, wages: before, dependentAges: [4, 9] }));
  const worksheet = new StateWorksheet<typeof taxYear>(taxYear, federal, lines, true);
  worksheet.adjustedGrossIncome = before;
  worksheet.taxableIncome = before;
  worksheet.addTax('flatTax', before, 'the tax above the line');
  ${step}.apply(worksheet);
  return { worksheet, line: lines.at(-1) };
}

// ${source}
test.each([
${cases.join('\n')}
] as const)('in %i, ${step} ${kind.does} (%s: %d)', (year, status, amount) => {
  const { worksheet, line } = applied(year, status, ${dollars(BEFORE)});
  expect(worksheet.${kind.changes}).toBeCloseTo(${dollars(BEFORE)} - amount, 2);
  expect(line).toMatchObject({ label: ${quoted(label)}, amount: -amount, source: ${quoted(source)} });
});

test('${step} ${kind.does}, ${kind.least}', () => {
  expect(applied(${first[0]}, 'single', 0).worksheet.${kind.changes}).toBe(${kind.left(amount) === 0 ? 0 : `-${dollars(-kind.left(amount))}`});
});
`;
}

/**
 * @param {{ state: string, name: string, kind: string, label: string, amounts: string, source: string, per?: string }} asked - the options
 * of the command
 * @returns {{ files: string[], next: string }} the written files, and what is left to do
 * @throws Error if a figure, its source or anything else is missing; nothing is written then
 */
export function newStateRule(asked) {
  const given = checked(asked);
  const { code, name, years } = given;
  const step = camelCase(name);
  const names = { step, table: `${step}Amount` };
  const files = [`tax-engine/src/law/states/${code}/${name}.ts`, `tax-engine/test/states/${code}-${name}.test.ts`].map((file) =>
    path.join(ROOT, file),
  );
  mkdirSync(path.dirname(files[0]), { recursive: true });
  writeFileSync(files[0], rule(given, names));
  writeFileSync(files[1], test(given, names));
  return {
    files,
    next: `No form has the rule yet. In tax-engine/src/law/states/${code}.ts:
  import { ${step} } from './${code}/${name}.ts';
and put ${step} where the form of ${Object.keys(years).join(', ')} has the line. Then: docs/adding-a-state.md, "Correcting a state".`,
  };
}
