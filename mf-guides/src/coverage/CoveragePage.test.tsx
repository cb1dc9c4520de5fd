import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import path from 'node:path';
import { explanationWords, householdWords } from '@bracketwise/shared-ui/explanation';
import { LANGUAGES, type Language } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { textsByKey, unusedKeys } from '@bracketwise/shared-ui/testing/words';
import { coverage } from '@bracketwise/tax-engine/coverage';
import { screen, waitFor, within } from '@testing-library/react';
import { leftOutWords } from './left-out-words.ts';
import page from './page.ts';

const { Page, namespace, words, furtherWords } = page;
const show = (language: Language = 'en') => renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words } });

/** What the fragment of a state's code targets: its facts, without its name. */
function row(code: string) {
  const element = document.getElementById(code);
  if (!element) throw new Error(`There is no row of ${code}`);
  return element;
}
const stateNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
const cell = (code: string, column: string) => row(code).querySelector(`[data-field="${column}"]`)?.textContent;

/** Each state’s row has its levies and places by years, and what the engine does not cover of them is among what is left out. */
async function expectCovered(language: Language) {
  const { lines } = (await explanationWords(language)).default as { readonly lines: Readonly<Record<string, string>> };
  const { categories } = (await words(language)).default as { readonly categories: Readonly<Record<string, string>> };
  const left = textsByKey((await leftOutWords(language)).default);
  for (const code of STATE_CODES) {
    const { levies = [], local, leftOut } = coverage[code];
    const modelled = cell(code, 'modelled')?.toLowerCase();
    for (const { from, to, names } of levies)
      for (const name of names) {
        expect([code, modelled]).toEqual([code, expect.stringContaining((lines[name] ?? '?').toLowerCase())]);
        expect(modelled).toContain(from === to ? String(from) : `${from}–${to}`);
      }
    const owed = STATES_WITH_LOCAL_TAX.includes(code);
    for (const name of local?.places.flatMap(({ names }) => names) ?? [])
      expect([code, name, modelled?.includes(name.toLowerCase())]).toEqual([code, name, owed]);
    // Whatever depends on a place is left out without one, and only there.
    expect([code, leftOut.localIncomeTax !== undefined]).toEqual([code, owed]);
    const text = cell(code, 'leftOut');
    const category = local ? categories['localUnlessNamed'] : categories['localIncomeTax'];
    if (owed) expect(text).toContain(category);
    const missing = left[`${code}.places`]?.replaceAll(/<\/?en>/gu, '');
    expect([code, missing !== undefined]).toEqual([code, local?.leftOut !== undefined]);
    if (missing !== undefined) expect(text).toContain(missing);
  }
}

// One test, because rendering the page takes far longer than reading it.
describe.each(LANGUAGES)('the page in %s', (language) => {
  test('has a row for every state in the order of names, every text, and what the engine covers of levies and places', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = await show(language);
    const rows = [...container.querySelectorAll('#states details > div > dl')];
    expect(rows.map(({ id }) => id).sort()).toEqual([...STATE_CODES].sort());
    for (const each of rows) {
      expect(each).toHaveAttribute('tabindex', '-1');
      const facts = [...each.querySelectorAll('dd')];
      expect(facts).toHaveLength(5);
      for (const { textContent } of facts) expect(textContent).not.toBe('');
    }
    expect(warnings.mock.calls).toEqual([]);
    expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|<\/?en>/u);
    warnings.mockRestore();
    const names = stateNames();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));

    await expectCovered(language);
  });
});

test('the states are folded, and the fragment of a code opens its state only', async () => {
  const { container } = await renderInSite(<Page />, { path: '/coverage#OH', words: { ...furtherWords, [namespace]: words } });
  await waitFor(() => expect(row('OH').closest('details')).toHaveAttribute('open'));
  expect(container.querySelectorAll('#states > div details[open]')).toHaveLength(1);
});

test('a state whose form changed is described by year, others without years', async () => {
  await show();
  expect(cell('GA', 'start')).toBe('Federal adjusted gross income (AGI)');
  expect(cell('GA', 'modelled')).toBe(
    '2020–2023 Standard deduction, personal exemption, graduated rates, low-income credit' +
      '2024–2025 Standard deduction, flat rate, low-income credit',
  );
  expect(cell('IA', 'start')).toBe('2020–2022 Wages2023–2025 Federal taxable income');
  expect(cell('CA', 'modelled')).toBe(
    `Standard deduction, graduated rates, exemption credit, surtax on high incomesPayroll deductions:2020–${TAX_YEARS.at(-1)}: State disability insurance (SDI)`,
  );
  expect(cell('CA', 'leftOut')).toBe(
    'Refundable credits: earned income tax credit and young child creditOne-time rebates: 2020 to 2022Other: renter’s credit',
  );
});

test('a state lists what its form adds for whole households, and where 2026 figures are provisional', async () => {
  await show();
  expect(cell('IL', 'households')).toBe(
    'Tax-exempt interest, Social Security not taxed, retirement income not taxed, exemption for age or blindness, exemptions for dependents, property tax credit, earned income tax credit (EITC), child tax credit',
  );
  expect(cell('UT', 'households')).toMatch(/2026: some figures aren’t published yet, so we use 2025 figures\./u);
  expect(cell('AL', 'households')).toMatch(/, Social Security not taxed, .*, IRA contributions, HSA contributions/u);
  expect(cell('CT', 'households')).not.toMatch(/2026/u);
  expect(cell('TX', 'households')).toBe('Nothing to compute');
});

test('a state without a tax on wages has nothing to compute', async () => {
  await show();
  expect(cell('TX', 'start')).toBe('No state tax on wages');
  expect(cell('TX', 'modelled')).toBe('Nothing to compute');
  expect(cell('TX', 'leftOut')).toBe('Nothing beyond what we leave out in every state');
});

test('the household counts of a state and of all states are those of the comparison', async () => {
  const { container } = await show();
  const { matched, listed, unsettled } = coverage.AR.rows;
  // The engine agrees with every settled row, so no state has a row that its form contradicts.
  expect(Object.values(coverage).filter(({ rows }) => rows.listed > 0)).toEqual([]);
  expect([listed, unsettled > 0]).toEqual([0, true]);
  const whole = (code: StateCode) =>
    coverage[code].households.rows.map((rows) => `Whole households of ${rows.year}: ${rows.matched} of ${rows.scored}`).join('');
  expect(cell('AR', 'checked')).toBe(
    `${matched} of ${matched + unsettled} households agree${whole('AR')}No settled figure: ${unsettled}Cases worked by hand: ${coverage.AR.cases}`,
  );
  // Florida has no figure to compute by hand and no row that differs.
  expect(cell('FL', 'checked')).toBe(`288 of 288 households agree${whole('FL')}`);

  const total = (field: string) => Number(container.querySelector(`data[data-field="${field}"]`)?.getAttribute('value'));
  const all = Object.values(coverage);
  expect(total('matched')).toBe(all.reduce((sum, { rows }) => sum + rows.matched, 0));
  expect(total('cases')).toBe(all.reduce((sum, { cases }) => sum + cases, 0));
  expect(total('matched') + total('listed') + total('unsettled')).toBe(14_688);
  expect(screen.getByText(/14,688 reference households\. Each state and the District of Columbia has 288 of them/u)).toBeInTheDocument();
});

test('the visitor finds a state by name or code', async () => {
  await show('fr');
  await userEvent.type(screen.getByRole('searchbox'), 'georgie');
  expect(stateNames()).toEqual(['Géorgie']);
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

test('English terms in another language are marked as English', async () => {
  await show('fr');
  expect(within(row('OR')).getByText('kicker')).toHaveAttribute('lang', 'en');
});

describe('the texts', () => {
  test('are all used', async () => {
    // The page layout shows the title and the guide, the shell shows `meta`, and the engine names `lines`.
    const { meta, title, lead, guide, lines, ...others } = (await words('en')).default;
    expect([meta, title, lead, guide]).not.toContain(undefined);
    expect(unusedKeys(others, path.resolve(__dirname))).toEqual([]);
    const labels = Object.values(coverage).flatMap(({ modelled }) => modelled.flatMap((form) => form.labels));
    expect(labels).toEqual(expect.arrayContaining(Object.keys(lines ?? {})));
  });

  test.each(LANGUAGES)('of the explanation name every other line in %s without a figure', async (language) => {
    const own = textsByKey((await words(language)).default);
    const explained = {
      ...textsByKey((await householdWords(language)).default),
      ...textsByKey((await explanationWords(language)).default),
    };
    const forms = Object.values(coverage).flatMap(({ modelled, households }) => [...modelled, ...households.modelled]);
    for (const label of forms.flatMap(({ labels }) => labels)) {
      expect(own[`lines.${label}`] ?? explained[`lines.${label}`]).toMatch(/^[^{]+$/u);
    }
  });

  test.each(TRANSLATED_LANGUAGES)(
    'about what a state leaves out say in %s what the engine says, with its years and amounts',
    async (language) => {
      const figures = (texts: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, (text.replaceAll(/(?<=\d)[,\u00a0](?=\d)/gu, '').match(/\d+/gu) ?? []).sort()]),
        );
      const [english, other] = await Promise.all([leftOutWords('en'), leftOutWords(language)]);
      expect(figures(textsByKey(other.default))).toEqual(figures(textsByKey(english.default)));
    },
  );

  test.each(TRANSLATED_LANGUAGES)('about what a state leaves out are translated to %s', async (language) => {
    const [english, other] = await Promise.all([leftOutWords('en'), leftOutWords(language)]);
    const originals = textsByKey(english.default);
    const copies = Object.entries(textsByKey(other.default)).filter(([key, text]) => text === originals[key] && /\p{L}/u.test(text));
    expect(copies).toEqual([]);
  });
});
