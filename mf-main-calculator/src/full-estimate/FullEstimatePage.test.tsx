import type { Household } from '@bracketwise/contract/household';
import { fakeDate } from '@bracketwise/shared-ui/testing/fakeDate';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { offeredPlaces } from '@bracketwise/shared-ui/testing/offeredPlaces';
import { bytesOf, downloadedFile } from '@bracketwise/shared-ui/testing/downloadedFile';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { offerInputs, type Language } from '@bracketwise/shared-ui/runtime';
import { taxReturn } from '@bracketwise/tax-engine';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import page from './page.ts';

beforeEach(() => {
  fakeDate('2026-07-02T12:00:00Z');
  sessionStorage.clear();
  localStorage.clear();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
});

async function visit(language: Language = 'en') {
  const site = await renderInSite(<page.Page />, { language, words: { ...page.furtherWords, [page.namespace]: page.words } });
  const root = () => document.querySelector<HTMLElement>('section[data-calculator="full-estimate"]')!;
  const field = (name: string) => root().querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)!;
  const fill = async (entries: Readonly<Record<string, string | true>>) => {
    for (const [name, value] of Object.entries(entries)) {
      const control = field(name);
      if (value === true) await userEvent.click(control);
      else if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
      else {
        act(() => control.focus());
        fireEvent.change(control, { target: { value } });
        act(() => control.blur());
      }
    }
  };
  const calculate = async (entries: Readonly<Record<string, string | true>>) => {
    await fill(entries);
    await userEvent.click(root().querySelector('button[type=submit]')!);
    await act(async () => {});
  };
  const value = (name: string) => {
    const found = document.querySelectorAll<HTMLDataElement>(`data[data-field="${name}"]`);
    expect([name, found.length]).toEqual([name, 1]);
    return Number(found[0]?.value);
  };
  const answered = () => waitFor(() => expect(document.querySelector('data[data-hero]')).toBeInTheDocument());
  /** Comes with a link, which fills in everything at once. */
  const follow = async (entries: Readonly<Record<string, string>>) => {
    await act(async () => offerInputs({ filingStatus: 'single', taxYear: '2026', ...entries }));
    await answered();
  };
  return { ...site, root, field, fill, calculate, follow, value, answered };
}

test('the example answers before the first calculation, and the visit does not remember it', async () => {
  const { answered, value } = await visit();
  await userEvent.click(screen.getByRole('button', { name: 'See an example' }));
  await answered();
  expect(value('netIncome')).toBe(taxReturn({ taxYear: 2026, state: 'CA', filingStatus: 'marriedJoint', wages: 85_000 }).netIncome);
  expect(sessionStorage.getItem('profile')).toBeNull();
});

const household: Household = {
  taxYear: 2026,
  state: 'OH',
  filingStatus: 'marriedJoint',
  wages: 62_000,
  spouseWages: 38_000,
  dependentAges: [4, 9],
};

test('four inputs give an estimate, and further inputs update it at once', async () => {
  const { fill, calculate, value, answered } = await visit();
  await calculate({ state: 'OH', filingStatus: 'marriedJoint', wages: '62000' });
  await answered();
  const alone = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'marriedJoint', wages: 62_000 });
  expect(value('netIncome')).toBe(alone.netIncome);

  await fill({ dependents: true });
  await fill({ dependentAges: '4, 9' });
  await fill({ spouseWorks: true });
  await fill({ spouseWages: '38k' });
  await fill({ withheld: true });
  await fill({ federalWithheld: '6700', stateWithheld: '3900' });
  const whole = taxReturn(household);
  await waitFor(() => expect(value('netIncome')).toBe(whole.netIncome));
  expect(value('totalTax')).toBe(whole.totalTax);
  expect(value('federalRefund')).toBeCloseTo(6_700 - whole.federalIncomeTax, 2);
  // What is below the main figure follows when there is time.
  await waitFor(() => expect(value('stateRefund')).toBeCloseTo(3_900 - (whole.stateTax ?? NaN), 2));

  const childless = taxReturn({ ...household, dependentAges: [] });
  const effect = document.querySelector<HTMLDataElement>('[data-effect=dependents]');
  expect(Number(effect?.value)).toBeCloseTo(whole.totalTax - childless.totalTax, 2);
  expect(screen.getByText('Children and dependents (2)')).toBeInTheDocument();
});

test('the button has the current result next to it', async () => {
  const { fill, calculate, answered, root } = await visit();
  await calculate({ state: 'TX', wages: '60000' });
  await answered();
  const bar = () => root().querySelector('button[type=submit]')?.parentElement;
  await waitFor(() => expect(bar()).toHaveTextContent(/^You keep \$[\d,]+See my taxes$/u));
  const before = bar()?.textContent;
  await fill({ wages: '70000' });
  await waitFor(() => expect(bar()?.textContent).not.toBe(before));
});

test('what a link fills in is closed and says what it holds; one click opens it', async () => {
  const { answered, root } = await visit();
  const inputs = { dependents: 'true', dependentAges: '4, 9', childCare: 'true', dependentCareExpenses: '6000', extras: 'true' };
  await act(async () => offerInputs({ state: 'TX', filingStatus: 'single', wages: '62000', taxYear: '2026', ...inputs }));
  await answered();
  const group = (choice: string) => root().querySelector(`[data-choice=${choice}] details`);
  const summary = (choice: string) => group(choice)?.querySelector('summary');
  expect(group('dependents')).not.toHaveAttribute('open');
  expect(summary('dependents')).toHaveTextContent('2 dependents');
  expect(summary('childCare')).toHaveTextContent('Child care costs $6,000');
  expect(root()).toHaveTextContent('2 of 3 groups filled in');
  // A group without answers asks at once.
  expect(group('extras')).toHaveAttribute('open');
  fireEvent.click(summary('dependents')!);
  await waitFor(() => expect(group('dependents')).toHaveAttribute('open'));
  expect(summary('dependents')).not.toHaveTextContent('2 dependents');
});

test.each<[what: string, choice: string, inputs: Readonly<Record<string, string>>, held: string]>([
  [
    'two students',
    'college',
    { student1Expenses: '3000', student1FirstFourYears: 'true', student2Expenses: '1000' },
    'College costs2 students · $4,000',
  ],
  ['a place', 'localTax', { state: 'MD', locality: 'MD:HOWARD' }, 'City or county income taxHoward County'],
  [
    'a typed rate',
    'localTax',
    { state: 'MD', locality: 'OTHER', localRate: '1.5' },
    'City or county income taxAnother place: I know its rate · 1.50% · Wages and self-employment profit',
  ],
  ['who has no number', 'standing', { hasSsn: 'false' }, 'ITIN, or someone’s dependentYou have no Social Security number'],
  ['an age', 'ages', { age: '67' }, 'Your age on December 31: 67'],
])('a closed group says that it holds %s', async (_what, choice, inputs, held) => {
  const { answered, root } = await visit();
  await act(async () => offerInputs({ state: 'TX', filingStatus: 'single', wages: '62000', taxYear: '2025', [choice]: 'true', ...inputs }));
  await answered();
  const group = () => root().querySelector(`[data-choice=${choice}] details`);
  await waitFor(() => expect(group()?.querySelector('summary')).toHaveTextContent(held));
  expect(group()).not.toHaveAttribute('open');
});

test('a group whose answer is refused opens', async () => {
  const { field, root } = await visit();
  const inputs = { dependents: 'true', dependentAges: '4, 9', childCare: 'true', dependentCareExpenses: '-5' };
  await act(async () => offerInputs({ state: 'TX', filingStatus: 'single', wages: '62000', taxYear: '2026', ...inputs }));
  await waitFor(() => expect(field('dependentCareExpenses')).toBeInvalid());
  expect(root().querySelector('[data-choice=childCare] details')).toHaveAttribute('open');
  expect(root().querySelector('[data-choice=dependents] details')).not.toHaveAttribute('open');
});

test('in a state with local taxes, a place or a typed rate adds its tax', async () => {
  const { field, fill, calculate, value, answered } = await visit();
  await calculate({ state: 'TX', wages: '60000', taxYear: '2025' });
  expect(field('localTax')).toBeNull();
  await answered();
  const leftOut = (name: string) => screen.findByRole('link', { name });
  const ofPlaces = () => screen.queryByText(/^Not counted: city, county and school district taxes, unless you add yours\./u);
  expect(await leftOut('What this calculator leaves out')).toBeInTheDocument();
  expect(ofPlaces()).toBeNull();
  await fill({ state: 'NY' });
  expect(await leftOut('Full list')).toBeInTheDocument();
  expect(ofPlaces()).toBeInTheDocument();
  await fill({ localTax: true });
  await waitFor(() => expect(field('locality').querySelector('option[value=NYC]')).toHaveTextContent('New York City'));
  await fill({ locality: 'NYC' });
  await answered();
  const inCity = { taxYear: 2025, state: 'NY', filingStatus: 'single', wages: 60_000 } as const;
  await waitFor(() => expect(value('totalTax')).toBe(taxReturn({ ...inCity, locality: 'NYC' }).totalTax));
  await waitFor(() => expect(value('localTax')).toBe(1_715.97));
  expect(ofPlaces()).toBeNull();

  await fill({ locality: 'OTHER' });
  await fill({ localRate: '1.5' });
  await waitFor(() => expect(value('totalTax')).toBe(taxReturn({ ...inCity, localRate: 0.015 }).totalTax));
  expect(screen.getByText(/the rate you typed/u)).toBeInTheDocument();

  // Philadelphia's rates of 2026 are not confirmed.
  await fill({ state: 'PA' });
  await waitFor(() => expect(offeredPlaces(field('locality'))).toContain('Philadelphia'));
  await fill({ locality: 'Philadelphia' });
  await waitFor(() => expect(value('localTax')).toBe(2_247));
  await fill({ taxYear: '2026' });
  expect(await screen.findByText(/^Local tax isn’t included/u)).toBeInTheDocument();
});

test("a link holds every relevant input and fills the recipient's form", async () => {
  const copied = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  const first = await visit();
  await first.calculate({ state: 'OH', filingStatus: 'marriedJoint', wages: '62000' });
  await first.answered();
  await first.fill({ dependents: true, spouseWorks: true });
  await first.fill({ dependentAges: '4, 9', spouseWages: '38000' });
  await waitFor(() => expect(first.value('netIncome')).toBe(taxReturn(household).netIncome));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  const [link = ''] = copied.mock.calls[0] as unknown as string[];
  const fragment = link.split('#')[1] ?? '';
  first.unmount();

  const second = await visit();
  await act(async () => offerInputs(Object.fromEntries(new URLSearchParams(fragment))));
  await second.answered();
  await waitFor(() => expect(second.value('netIncome')).toBe(taxReturn(household).netIncome));
  expect(second.field('dependentAges')).toHaveValue('4, 9');
});

test('counties of Indiana are found by their names, and text that names none blocks the answer', async () => {
  const { follow, root, field, fill, value } = await visit();
  await follow({ state: 'IN', wages: '60000', taxYear: '2025' });
  await fill({ localTax: true });
  await waitFor(() => expect(offeredPlaces(field('workLocality'))).toContain('St. Joseph County'));
  await userEvent.type(field('locality'), 'lak');
  await userEvent.tab();
  const living = { taxYear: 2025, state: 'IN', filingStatus: 'single', wages: 60_000 } as const;
  const inLake = taxReturn({ ...living, locality: 'IN:LAKE' }).localTax;
  await waitFor(() => expect(value('localTax')).toBe(inLake));
  await waitFor(() => expect(field('locality')).toHaveValue('Lake County'));

  await fill({ workLocality: 'Chicago' });
  await waitFor(() =>
    expect(field('workLocality')).toHaveAccessibleDescription(
      'City or county where you work: please choose from the list. If the place has no local tax, choose “A place without local tax.”',
    ),
  );
  expect(field('workLocality')).toHaveValue('Chicago');
  await userEvent.click(root().querySelector('button[type=submit]')!);
  await waitFor(() => expect(field('workLocality')).toHaveFocus());
  await fill({ workLocality: 'a place without local tax' });
  await waitFor(() => expect(field('workLocality')).toBeValid());
  await waitFor(() => expect(value('localTax')).toBe(taxReturn({ ...living, locality: 'IN:LAKE', workLocality: 'ELSEWHERE' }).localTax));
});

test.each<[inputs: Readonly<Record<string, string>>, place: Partial<Household>, shown: string]>([
  [{ locality: 'MD:HOWARD', workLocality: 'ELSEWHERE' }, { locality: 'MD:HOWARD', workLocality: 'ELSEWHERE' }, 'Howard County'],
  [
    { locality: 'OTHER', localRate: '1.5', localBase: 'stateTaxableIncome' },
    { localRate: 0.015, localBase: 'stateTaxableIncome' },
    'Another place: I know its rate',
  ],
])('a link holds the place %j', async (inputs, place, shown) => {
  const { answered, value, field } = await visit();
  const first = { state: 'MD', filingStatus: 'single', wages: '62000', taxYear: '2025', localTax: 'true' };
  await act(async () => offerInputs({ ...first, ...inputs }));
  await answered();
  const { localTax } = taxReturn({ taxYear: 2025, state: 'MD', filingStatus: 'single', wages: 62_000, ...place });
  expect(localTax).toBeGreaterThan(0);
  await waitFor(() => expect(value('localTax')).toBe(localTax));
  await waitFor(() => expect(field('locality')).toHaveValue(shown));
});

test.each([
  ['wages', '-5', 'Please enter zero or more'],
  ['state', 'ZZ', 'Please select your state'],
])("a link's invalid %s is marked, and the visitor's own does not take its place", async (name, bad, message) => {
  sessionStorage.setItem('profile', JSON.stringify({ income: 70_000, state: 'OH', filingStatus: 'single', taxYear: 2026 }));
  const { field, root } = await visit();
  await waitFor(() => expect(field('wages')).toHaveValue('70,000'));
  await act(async () => offerInputs({ state: 'TX', filingStatus: 'single', wages: '50000', taxYear: '2026', [name]: bad }));
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(root().querySelector('[data-hero]')).toBeNull();
});

test.each([
  ['taxYear', 'Please choose from the list'],
  ['state', 'Please select your state'],
  ['filingStatus', 'Please choose from the list'],
  ['dependentAges', 'Please separate ages with commas, such as 4, 9'],
  ['wages', ''],
])("a link's text in %s is not shown; the refusal is ours", async (name, message) => {
  const { field } = await visit();
  const inputs = { state: 'TX', filingStatus: 'single', wages: '50000', taxYear: '2026', dependents: 'true', dependentAges: '4' };
  await act(async () => offerInputs({ ...inputs, [name]: 'Send $50 to x@example.com' }));
  if (message) await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
  else await waitFor(() => expect(document.querySelector('data[data-hero]')).toBeInTheDocument());
  const written = [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)];
  expect(written.join('\n')).not.toMatch(/Send|@example/u);
});

test('an estimate can be saved, compared with another and opened again', async () => {
  const { follow, fill, value, root } = await visit();
  await follow({ state: 'OH', filingStatus: 'marriedJoint', wages: '62000' });
  const alone = value('netIncome');
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Add my last result');
  await press('Save');
  await fill({ spouseWorks: true });
  await fill({ spouseWages: '38000' });
  await waitFor(() => expect(Number(root().querySelector<HTMLDataElement>('data[data-hero]')?.value)).not.toBe(alone));
  await press('Add my last result');
  await waitFor(() => expect(root().querySelectorAll('[role=region] data[data-field=netIncome]')).toHaveLength(2));
  const [first, second] = root().querySelectorAll<HTMLDataElement>('[role=region] data[data-field=netIncome]');
  expect(Number(first?.value)).toBe(alone);
  expect(Number(second?.value)).toBe(taxReturn({ ...household, dependentAges: [] }).netIncome);

  await press(/^Open /u);
  await waitFor(() => expect(Number(root().querySelector<HTMLDataElement>('data[data-hero]')?.value)).toBe(alone));
});

test('the comparison keeps the decimals of the rates, and their difference fits them', async () => {
  const { follow, root } = await visit();
  const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add my last result' }));
  await follow({ state: 'OH', filingStatus: 'single', wages: '61000', taxYear: '2026' });
  await add();
  await follow({ state: 'TX', wages: '64000' });
  await add();
  // Federal tax after 16,100, and 7.65%: 5,140 + 4,666.50, and 5,500 + 4,896. Ohio: 342 + 2.75% of 61,000 - 2,150 - 26,050.
  const rates = () =>
    [...root().querySelectorAll('[role=region] data[data-field=effectiveRate]')].map((rate) => rate.parentElement?.textContent);
  await waitFor(() => expect(rates()).toEqual(['18.10%', '16.24%−1.86 points']));
});

test('children without ages are named at the answer', async () => {
  const { follow, fill } = await visit();
  await follow({ state: 'TX', wages: '61000' });
  const sentence = 'You chose children, but gave no ages.';
  expect(screen.queryByText(sentence)).toBeNull();
  await fill({ dependents: true });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await fill({ dependentAges: '4' });
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

test('one line says what the return computes with the printed tables, with the refund once the withholding is known', async () => {
  const { follow, fill, root } = await visit();
  await follow({ state: 'TX', wages: '60000', taxYear: '2025' });
  // 60,000 - 15,750 = 44,250, in the row to 44,300: 1,192.50 + 12% of 32,350 = 5,074.50, rounded up.
  const line = () => root().querySelector('[data-as-filed]');
  await waitFor(() => expect(line()).toHaveTextContent('with the IRS’s tables: tax $5,075 (line 24).'));
  await fill({ withheld: true });
  await fill({ federalWithheld: '6000' });
  await waitFor(() => expect(line()).toHaveTextContent('refund $925, tax $5,075 (line 24).'));
  await fill({ federalWithheld: '5000' });
  await waitFor(() => expect(line()).toHaveTextContent('amount you owe $75, tax $5,075 (line 24).'));
  await fill({ federalWithheld: '', wages: '30000', filingStatus: 'headOfHousehold', dependents: true });
  await fill({ dependentAges: '4' });
  // 30,000 - 23,625 = 6,375 has a tax of 638, all of it credited. Of the child tax credit, 1,562 is left; the earned income credit of the row
  // to 30,050 is 4,328 - 15.98% of 6,675, or 3,261.
  await waitFor(() => expect(line()).toHaveTextContent('tax $0 (line 24), refundable credits $4,823 (line 32).'));
  // Form 1040 of 2021 has other lines.
  await fill({ taxYear: '2021' });
  await waitFor(() => expect(line()).toBeNull());
  expect(screen.queryByText('Your Form 1040, line by line')).toBeNull();
});

test('the return opens as Form 1040, line by line, and prints alone', async () => {
  const { follow, root } = await visit();
  await follow({ state: 'TX', wages: '60000', taxYear: '2025', selfEmployed: 'true', selfEmploymentProfit: '10000' });
  expect(root().querySelector('[data-form]')).toBeNull();
  await openForm();
  const amount = (line: string) => Number(root().querySelector<HTMLDataElement>(`[data-form-line=${line}]`)?.value);
  await waitFor(() => expect(amount('business')).toBe(10_000));
  expect([...root().querySelectorAll<HTMLElement>('[data-form]')].map(({ dataset }) => dataset['form'])).toEqual([
    'form1040',
    'schedule1',
    'schedule2',
  ]);
  // 10,000 × 0.9235 × 15.3%, of which half is deducted.
  expect([amount('selfEmploymentTax'), amount('selfEmploymentTaxDeduction'), amount('adjustedGrossIncome')]).toEqual([1_413, 706, 69_294]);
  expect(root().querySelector('[data-form-line=saversCredit]')).toBeNull();
  expect(screen.getByText(/^To see lines 25d to 37/u)).toBeInTheDocument();

  const printed = jest.fn(() => document.querySelector('[data-print-sheet=alone]')?.textContent);
  window.print = printed;
  await userEvent.click(screen.getByRole('button', { name: 'Print this form' }));
  const [text] = printed.mock.results.map(({ value }) => String(value));
  for (const part of ['Form 1040 (2025)', 'Texas', '9 Total income$70,000', '4 Self-employment tax$1,413']) expect(text).toContain(part);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-print-sheet=alone]')).toBeNull();
});

test('the form of a year that is not published has the numbers of the year before and says so', async () => {
  const { follow } = await visit();
  await follow({ state: 'TX', wages: '60000' });
  await openForm();
  expect(
    await screen.findByText(/^The final Form 1040 for 2026 isn’t published yet\. These are the line numbers of 2025/u),
  ).toBeInTheDocument();
});

/** As a visitor does; jsdom does not open it on a click. */
async function openForm() {
  const details = (await screen.findByText('Your Form 1040, line by line')).closest('details')!;
  details.open = true;
  await act(async () => void fireEvent(details, new Event('toggle')));
  await waitFor(() => expect(details.querySelector('[data-form=form1040]')).toBeInTheDocument(), { timeout: 10_000 });
}

test('a surviving spouse has the tax of a couple, in links too', async () => {
  const { follow, value, root } = await visit();
  const children = { dependents: 'true', dependentAges: '9' };
  await follow({ state: 'NC', filingStatus: 'qualifyingSurvivingSpouse', wages: '62000', ...children });
  const widow: Household = { taxYear: 2026, state: 'NC', filingStatus: 'qualifyingSurvivingSpouse', wages: 62_000, dependentAges: [9] };
  expect(root()).toHaveTextContent('If your spouse died in one of the two years before this one');
  await waitFor(() => expect(value('netIncome')).toBe(taxReturn(widow).netIncome));
  expect(root()).toHaveTextContent('North Carolina · Qualifying surviving spouse · 2026');
  expect(root().querySelector('[name=spouseWorks]')).toBeNull();
});

test('a link and a saved estimate hold a surviving spouse, and a state without a confirmed form says so', async () => {
  const { answered, value, field, root } = await visit();
  const inputs = { state: 'AL', filingStatus: 'qualifyingSurvivingSpouse', wages: '62000', taxYear: '2025' };
  await act(async () => offerInputs(inputs));
  await answered();
  expect(field('filingStatus')).toHaveValue('qualifyingSurvivingSpouse');
  const widow: Household = { taxYear: 2025, state: 'AL', filingStatus: 'qualifyingSurvivingSpouse', wages: 62_000 };
  expect(value('netIncome')).toBe(taxReturn(widow).netIncome);
  expect(root()).toHaveTextContent('Alabama’s tax isn’t included: we haven’t confirmed how its form treats a surviving spouse.');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved calculations (1)')).toBeInTheDocument();
  const [saved] = JSON.parse(localStorage.getItem('savedCalculations.full') ?? '[]') as { inputs: Record<string, string> }[];
  expect(saved?.inputs['filingStatus']).toBe('qualifyingSurvivingSpouse');
});

test('a saved estimate can be opened on a new visit, before any calculation', async () => {
  const first = await visit();
  await first.follow({ state: 'OH', wages: '62000' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  first.unmount();
  sessionStorage.clear(); // as a new tab

  const second = await visit();
  expect(await screen.findByText('Saved calculations (1)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add my last result' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Open /u }));
  await second.answered();
  expect(second.value('netIncome')).toBe(taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 62_000 }).netIncome);
});

test('finds the wages for a net income and opens them in the form', async () => {
  const { follow, value, field } = await visit();
  await follow({ state: 'OH', filingStatus: 'marriedJoint', wages: '62000', dependents: 'true', dependentAges: '4, 9' });
  fireEvent.change(await screen.findByLabelText('Take-home pay for the year'), { target: { value: '70000' } });
  fireEvent.click(screen.getByText('Find the gross pay'));
  expect(await screen.findByText(/^Gross wages of .* leave you exactly \$70,000\.00\.$/u)).toBeInTheDocument();
  fireEvent.click(screen.getByText('See this income in detail'));
  await waitFor(() => expect(value('netIncome')).toBe(70_000));
  expect(field('wages')).not.toHaveValue('62,000');
});

test('the page prices what can still be done and says what to change on Form W-4', async () => {
  const { follow, fill } = await visit();
  await follow({ state: 'OH', wages: '62000', withheld: 'true', federalWithheld: '2000', paychecksLeft: '6' });
  await waitFor(() => expect(document.querySelector('[data-w4="4c"]')).toHaveTextContent(/line 4\(c\)/u));
  const whole = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 62_000 });
  const deferral = document.querySelector<HTMLDataElement>('[data-what-if=electiveDeferral]');
  expect(Number(deferral?.value)).toBeGreaterThan(0);
  expect(Number(deferral?.value)).toBeLessThan(whole.totalTax);
  // Six of 26 paychecks are left to defer: 14,307 of 62,000, less 7.65% for Social Security and Medicare.
  expect(deferral?.closest('div')).toHaveTextContent('$13,212');

  await fill({ targetRefund: '1000' });
  await waitFor(() => expect(document.querySelector('[data-w4="4c"]')).toHaveTextContent(/refund of \$1,000/u));
  // For a past year there is nothing left to do.
  await fill({ taxYear: '2025' });
  await waitFor(() => expect(document.querySelector('[data-what-if]')).toBeNull());
});

test('each step before year end names its federal and state part, its deadline and its limits', async () => {
  const { follow, fill, root } = await visit();
  await follow({ state: 'OH', wages: '100000', home: 'true', mortgageInterest: '12000', charitableGifts: '14000' });
  const row = (kind: string) => root().querySelector(`[data-what-if=${kind}]`)?.closest('div');
  await waitFor(() => expect(row('bunchedGifts')).toHaveTextContent(/next year’s gifts \(\$14,000\) this year too.*both years/u));
  expect(row('electiveDeferral')).toHaveTextContent(/federal \$[\d,]+, state \$[\d,]+/u);
  expect(row('hsa')).toHaveTextContent(/minus any contributions through your employer.*by April 15, 2027/u);
  const [, federal = '', state = ''] = /federal \$([\d,]+), state \$([\d,]+)/u.exec(row('hsa')?.textContent ?? '') ?? [];
  const sum = [federal, state].reduce((total, part) => total + Number(part.replace(',', '')), 0);
  const total = Number(row('hsa')?.querySelector('data')?.value);
  expect(Math.abs(sum - total)).toBeLessThanOrEqual(1);

  await fill({ state: 'TX' });
  await waitFor(() => expect(row('hsa')).not.toHaveTextContent('state'));
  expect(row('hsa')).toBeInTheDocument();
});

test('401(k) contributions save tax, because without them they would be wages', async () => {
  const { follow, root } = await visit();
  await follow({ state: 'TX', wages: '160000', saving: 'true', electiveDeferrals: '24500' });
  const effect = () => Number(root().querySelector<HTMLDataElement>('[data-effect=saving]')?.value);
  // 24% of 24,500. Social Security and Medicare taxes are the same.
  await waitFor(() => expect(effect()).toBe(-5_880));
  expect(root()).toHaveTextContent(
    'Without these answers, what you set aside before tax, such as 401(k) contributions, would count as taxable wages.',
  );
});

test('a state without an income tax and without withholding has no refund', async () => {
  const { follow, fill, value, root } = await visit();
  await follow({ state: 'TX', wages: '60000' });
  await fill({ withheld: true });
  await fill({ federalWithheld: '9000' });
  await waitFor(() => expect(value('federalRefund')).toBeGreaterThan(0));
  expect(root().querySelector('[data-field=stateRefund]')).toBeNull();
  await fill({ stateWithheld: '100' });
  await waitFor(() => expect(value('stateRefund')).toBe(100));
  await fill({ federalWithheld: '', stateWithheld: '', wages: '0' });
  await waitFor(() => expect(root().querySelector('[data-field=federalRefund]')).toBeNull());
});

test('sections that were opened stay open in another state', async () => {
  const { follow, fill, value } = await visit();
  await follow({ state: 'OH', wages: '60000' });
  const section = async (name: string) => (await screen.findByText(name)).closest('details')!;
  const opened = await Promise.all(['All figures', 'Compare scenarios'].map(section));
  for (const details of opened) details.open = true;
  await fill({ state: 'GA' });
  const { netIncome } = taxReturn({ taxYear: 2026, state: 'GA', filingStatus: 'single', wages: 60_000 });
  await waitFor(() => expect(value('netIncome')).toBe(netIncome));
  expect(opened.every((details) => details.open && details.isConnected)).toBe(true);
});

test('visitors who make estimated payments are asked for last year’s tax, which may lower them', async () => {
  const { follow, fill, field, root } = await visit();
  await follow({ state: 'TX', wages: '20000', withheld: 'true' });
  expect(field('lastYearTax')).toBeNull();
  await fill({ selfEmployed: true });
  await fill({ selfEmploymentProfit: '90000' });
  await waitFor(() => expect(root()).toHaveTextContent(/If last year’s tax was lower, enter it/u));
  await fill({ lastYearTax: '10000' });
  await waitFor(() => expect(root()).toHaveTextContent('Pay $10,000 by these dates to avoid a penalty.'));
  // 110 % of it above 150,000 of adjusted gross income: 26 U.S.C. § 6654(d)(1)(C).
  await fill({ lastYearIncome: '150001' });
  await waitFor(() => expect(root()).toHaveTextContent('Pay $11,000 by these dates to avoid a penalty.'));
  // On July 2, two of four dates are past.
  const dates = ['April 15, 2026past', 'June 15, 2026past', 'September 15, 2026$8,250', 'January 15, 2027$2,750'];
  for (const row of dates) expect(root()).toHaveTextContent(row);
  expect(root()).toHaveTextContent(/The next payment makes up for past dates/u);

  // Paychecks that are left withhold the tax instead.
  await fill({ federalWithheld: '500', paychecksLeft: '13' });
  await waitFor(() => expect(document.querySelector('[data-w4="4c"]')).toBeInTheDocument());
  expect(field('lastYearTax')).toBeNull();
  expect(root()).not.toHaveTextContent('by these dates to avoid a penalty');
});

test('retirement income without ages asks for them next to the answer', async () => {
  const { follow, fill } = await visit();
  const asked = () => screen.queryByText('Enter ages too: they change the tax on retirement income.');
  await follow({ state: 'PA', filingStatus: 'single', wages: '0', retired: 'true', pensionIncome: '40000' });
  await waitFor(() => expect(asked()).toBeInTheDocument());
  await fill({ age: '70' });
  await waitFor(() => expect(asked()).toBeNull());
});

test('retirees are told to pay estimated tax or to have it withheld from their pension, not to fill in Form W-4', async () => {
  const { follow, field, root } = await visit();
  const paychecks = { withheld: 'true', paychecksLeft: '6', paychecksInYear: '12' };
  await follow({ state: 'FL', wages: '0', retired: 'true', pensionIncome: '60000', ...paychecks });
  await waitFor(() => expect(root()).toHaveTextContent(/Form W-4P for a pension/u));
  expect(root()).not.toHaveTextContent(/Form W-4(?!P)/u);
  expect(field('lastYearTax')).not.toBeNull();
  expect(field('targetRefund')).toBeNull();
});

test('a couple learns which of two Forms W-4 to fill in, and how', async () => {
  const { follow, fill, root } = await visit();
  const family = { filingStatus: 'marriedJoint', dependents: 'true', dependentAges: '4, 9', spouseWorks: 'true', spouseWages: '38000' };
  await follow({ state: 'OH', wages: '62000', ...family, withheld: 'true', paychecksLeft: '26' });
  await waitFor(() => expect(document.querySelector('[data-w4="4c"]')).toHaveTextContent('$103 more'));
  const lines = [...document.querySelectorAll<HTMLDataElement>('[data-w4-line]')].map(({ dataset, value }) => [dataset['w4Line'], value]);
  expect(lines).toEqual([
    ['credits', '4400'],
    ['otherIncome', '0'],
    ['deductions', '0'],
    ['extra', '103'],
  ]);
  expect(root()).toHaveTextContent(/Do this on one form only/u);
  expect(root()).toHaveTextContent(/Leave the box in Step 2\(c\) blank on both/u);
  expect(root()).toHaveTextContent(/You haven’t had a paycheck yet/u);
  const { name, content } = await downloadedFile('Fill in Form W-4 (PDF)');
  expect(name).toBe('form-w4-2026.pdf');
  expect(content.size).toBeGreaterThan(200_000);

  await fill({ spouseWorks: true });
  await waitFor(() => expect(root()).not.toHaveTextContent(/Step 2\(c\)/u));
});

test('what paychecks can’t cover is an estimated payment with its date', async () => {
  jest.setSystemTime(new Date('2026-11-24T12:00:00Z'));
  const { follow, fill, root } = await visit();
  const business = { selfEmployed: 'true', selfEmploymentProfit: '30000' };
  await follow({ state: 'OH', wages: '60000', ...business, withheld: 'true', federalWithheld: '4900', paychecksLeft: '3' });
  await waitFor(() => expect(document.querySelector('[data-w4="4c"]')).toHaveTextContent(/about all your pay allows/u));
  const rest = document.querySelector('[data-not-withheld]');
  expect(rest).toHaveTextContent(/The next one is due January 15, 2027/u);
  const [, amount = ''] = /cover (\$[\d,]+)/u.exec(rest?.textContent ?? '') ?? [];
  expect(root()).toHaveTextContent(`January 15, 2027${amount}`);

  // A past year can't change: nothing to withhold or to pay ahead.
  await fill({ taxYear: '2025' });
  await waitFor(() => expect(document.querySelector('[data-w4]')).toBeNull());
  expect(root()).not.toHaveTextContent(/Form W-4|Estimated payments for|January 15, 2027/u);
  expect(document.querySelector('[name=paychecksLeft]')).toBeNull();
});

test('every line of the return is explained with its own text', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { follow, root } = await visit();
  const investments = { investments: 'true', ordinaryDividends: '3000', qualifiedDividends: '2000', longTermGain: '-5000' };
  await follow({ state: 'CA', wages: '90000', selfEmployed: 'true', selfEmploymentProfit: '20000', ...investments });
  await waitFor(() => expect(root().querySelectorAll('table[data-section]')).toHaveLength(3));
  expect(root().textContent).not.toMatch(/lines\.|\{\{|undefined|NaN/u);
  expect(warnings.mock.calls).toEqual([]);
  warnings.mockRestore();
});

test('only relevant fields are shown', async () => {
  const { field, fill } = await visit();
  expect(field('spouseWorks')).toBeNull();
  expect(field('age')).toBeNull();
  await fill({ filingStatus: 'marriedJoint' });
  expect(field('spouseWorks')).not.toBeNull();
  await fill({ retired: true });
  expect(field('spouseAge')).not.toBeNull();
  await fill({ filingStatus: 'single' });
  expect(field('spouseAge')).toBeNull();
});

test('an error next to its field says what to do', async () => {
  const { calculate, field } = await visit();
  await calculate({ wages: '50000' });
  await waitFor(() => expect(field('state')).toHaveAccessibleDescription('Please select your state'));
  expect(document.querySelector('[data-hero]')).toBeNull();
});

test.each<[string, Readonly<Record<string, string | true>>, Readonly<Record<string, string>>]>([
  ['withheld tax below zero', { withheld: true }, { federalWithheld: '-5' }],
  ['too many paychecks left', { withheld: true }, { paychecksLeft: '99' }],
  ['qualified dividends above all dividends', { investments: true }, { qualifiedDividends: '500' }],
])('%s no longer stops the results once the field is hidden', async (_what, choice, wrong) => {
  const { follow, fill, value, root } = await visit();
  await follow({ state: 'OH', wages: '60000' });
  await fill(choice);
  await fill(wrong);
  await waitFor(() => expect(root().querySelector('[data-stale]')).not.toBeNull());
  await fill(choice);
  await fill({ wages: '70000' });
  const { netIncome } = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 70_000 });
  await waitFor(() => expect(value('netIncome')).toBe(netIncome));
});

test('tips above the wages are marked', async () => {
  const { follow, fill, field } = await visit();
  await follow({ state: 'TX', wages: '10000', extras: 'true' });
  await fill({ qualifiedTips: '24000' });
  await waitFor(() => expect(field('qualifiedTips')).toHaveAccessibleDescription(/can’t be more than your wages/u));
});

test('a worker of 66 is asked, and what is not asked is named next to the figure', async () => {
  const { follow, fill, value, root } = await visit();
  await follow({ state: 'OH', filingStatus: 'single', wages: '50000' });
  const assumed = () => root().querySelector('[data-assumed]');
  expect(assumed()).toHaveTextContent(
    'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
  );
  await fill({ ages: true });
  await fill({ age: '66' });
  const { netIncome } = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 50_000, age: 66 });
  await waitFor(() => expect(value('netIncome')).toBe(netIncome));
  expect(assumed()).not.toHaveTextContent(/between 25/u);
  // The deduction for seniors takes a Social Security number: 26 U.S.C. § 151(d)(5)(C)(iv).
  expect(assumed()).toHaveTextContent(/has a Social Security number valid for work/u);

  await fill({ dependents: true });
  await fill({ dependentAges: '20' });
  await fill({ dependentStudents: '1' });
  const dependents = [{ age: 20, fullTimeStudent: true }];
  const withStudent = taxReturn({ taxYear: 2026, state: 'OH', filingStatus: 'single', wages: 50_000, age: 66, dependents });
  expect(withStudent.earnedIncomeCredit).toBeGreaterThan(0);
  await waitFor(() => expect(value('netIncome')).toBe(withStudent.netIncome));
  expect(assumed()).not.toHaveTextContent(/full-time student/u);
  await fill({ taxYear: '2021' });
  await waitFor(() => expect(assumed()).toHaveTextContent(/you got all your 2021 stimulus payments/u));
});

test('Form W-4 lines say that they assume one job for each earner', async () => {
  const { follow, root } = await visit();
  await follow({ state: 'OH', wages: '60000', withheld: 'true', federalWithheld: '2000', paychecksLeft: '13' });
  await waitFor(() => expect(root()).toHaveTextContent(/We assume you have one job\. ?With more jobs, this would withhold too little/u));
});

test('credits that are paid out come in, and the rows add up', async () => {
  const { follow } = await visit();
  const choices = { dependents: 'true', dependentAges: '4, 9, 12', home: 'true', propertyTax: '6000', mortgageInterest: '21000' };
  await follow({ state: 'MN', filingStatus: 'headOfHousehold', wages: '42000', ...choices });
  const flow = () => screen.getByText('Where each dollar goes').closest('figure')!;
  await waitFor(() =>
    expect(flow()).toHaveTextContent(/\$42,000 of income, \$[\d,]+ of federal credits, and \$[\d,]+ of state credits come to/u),
  );
  const dollars = (text: string) => Number(text.replace(/[$,]/gu, ''));
  const total = dollars(/come to (\$[\d,]+)\./u.exec(flow().textContent ?? '')?.[1] ?? '');
  const amounts = [...flow().querySelectorAll('tbody td:nth-child(2)')].map((cell) => dollars(cell.textContent ?? ''));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(total).toBeGreaterThan(42_000);
  expect(amounts).not.toContain(0);
});

test.each([
  ['-50000', false],
  ['-100000', true],
])('a business that made %s is no negative pay', async (profit, carriesOver) => {
  const { follow, value, root } = await visit();
  await follow({ state: 'OH', wages: '60000', selfEmployed: 'true', selfEmploymentProfit: profit });
  const { totalTax } = taxReturn({
    taxYear: 2026,
    state: 'OH',
    filingStatus: 'single',
    wages: 60_000,
    selfEmploymentProfit: Number(profit),
  });
  await waitFor(() => expect(value('netIncome')).toBeCloseTo(60_000 - totalTax, 2));
  expect(root()).toHaveTextContent(/isn’t pay, so we don’t subtract it from what you keep/u);
  expect(/net operating loss\. 26 U\.S\.C\. §\s172/u.test(root().textContent ?? '')).toBe(carriesOver);
  expect(root().textContent).not.toMatch(/keep -|[-−]\d+\.\d\d%/u);
  // All figures lead from the pay to the adjusted gross income.
  await waitFor(() => expect(value('businessLoss')).toBe(Number(profit)));
});

test('a withholding that is not entered is no debt', async () => {
  const { follow, fill, value, root } = await visit();
  await follow({ state: 'OH', wages: '60000' });
  await fill({ withheld: true });
  await waitFor(() => expect(root()).toHaveTextContent('Ohio tax. Enter your state withholding to see your refund'));
  expect(root()).toHaveTextContent('Federal tax. Enter your withholding to see your refund');
  expect(root().querySelector('[data-field=federalRefund], [data-field=stateRefund]')).toBeNull();
  expect(root()).not.toHaveTextContent('Withholding check');
  await fill({ federalWithheld: '9000' });
  await waitFor(() => expect(value('federalRefund')).toBeGreaterThan(0));
  expect(root().querySelector('[data-field=stateRefund]')).toBeNull();
  await fill({ stateWithheld: '0' });
  await waitFor(() => expect(value('stateRefund')).toBeLessThan(0));
  expect(root()).toHaveTextContent('You owe Ohio');
});

test('a state tax unknown for an earlier year is left out with a reason', async () => {
  const { follow, root } = await visit();
  await follow({ state: 'OH', taxYear: '2022', wages: '62000', dependents: 'true', dependentAges: '4' });
  await waitFor(() => expect(within(root()).getByText(/Ohio’s tax isn’t included/u)).toBeInTheDocument());
  expect(document.querySelector('[data-hero]')?.parentElement).toHaveTextContent(/^Before state tax, you keep \$/u);
  expect(document.querySelector('[data-field=stateTax]')).toBeNull();
});

test('a reload brings back the answers, also those of an opened choice, and the estimate', async () => {
  const { calculate, answered, unmount, value } = await visit();
  await calculate({ state: 'OH', wages: '60000', withheld: true, federalWithheld: '9000' });
  await answered();
  const refund = value('federalRefund');
  unmount();
  const reloaded = await visit();
  await waitFor(() => expect(reloaded.field('federalWithheld')).toHaveValue('9,000'));
  await reloaded.answered();
  expect(reloaded.value('federalRefund')).toBe(refund);
});

const stateLines = () => [...document.querySelectorAll('[data-state-of-year]')].map(({ textContent }) => textContent);

test('who moved sees what each state gets, and a link, the worksheet and the file have both states', async () => {
  const { follow, fill, value, root } = await visit();
  await follow({ state: 'FL', wages: '100000', taxYear: '2025' });
  await fill({ moved: true });
  await fill({ movedFrom: 'NY' });
  await fill({ movedOn: '2025-07-01' });
  // IT-203: 4,951.75 on the whole year's income, of which New York takes 181/365. See several-states.test.ts.
  await waitFor(() =>
    expect(stateLines()).toEqual(['Until June 30, 2025, New York gets $2,456.', 'From July 1, 2025, Florida gets nothing.']),
  );
  await waitFor(() => expect(value('stateTax')).toBe(2_455.53));
  expect(value('stateTax.NY')).toBe(2_455.53);
  expect(screen.getByText(/^For a year with two states, we leave out/u)).toBeInTheDocument();
  expect(root().querySelector('[data-rate]')).toBeNull();
  expect(root()).not.toHaveTextContent('in the same state all year');
  await waitFor(() => expect(root().querySelectorAll('table[data-section=state]')).toHaveLength(2));
  const [newYork, florida] = root().querySelectorAll('table[data-section=state]');
  expect(newYork).toHaveTextContent('State income tax, New York, 2025');
  expect(newYork).toHaveTextContent('$2,455.53');
  expect(florida).toHaveTextContent('State income tax, Florida, 2025');

  const { content } = await downloadedFile('Download CSV');
  const rows = new TextDecoder().decode(await bytesOf(content));
  expect(rows).toContain('"Of that, New York",2455.53');
  expect(rows).toContain('State income tax, Florida, 2025');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(localStorage.getItem('savedCalculations.full')).toContain('"movedFrom":"NY","formerLocality":"","movedOn":"2025-07-01"');

  await userEvent.click(await screen.findByRole('button', { name: 'Add my last result' }));
  const compared = () => root().querySelector<HTMLDataElement>('[role=region] data[data-field=stateTax]');
  await waitFor(() => expect(Number(compared()?.value)).toBe(2_455.53));
});

test('who works in another state gets a credit at home', async () => {
  const { answered, value } = await visit();
  const inputs = { state: 'NJ', filingStatus: 'single', wages: '100000', taxYear: '2025', worksElsewhere: 'true' };
  await act(async () => offerInputs({ ...inputs, workState: 'NY', workWages: '100000' }));
  await answered();
  const { stateTax, states } = taxReturn({
    taxYear: 2025,
    state: 'NJ',
    filingStatus: 'single',
    wages: 100_000,
    workStates: [{ state: 'NY', wages: 100_000 }],
  });
  // IT-203 taxes all of it: 4,951.75. NJ-1040 is 4,180.05, all of it credited.
  expect(states?.map(({ tax, credit }) => [tax, credit])).toEqual([
    [4_951.75, 0],
    [0, 4_180.05],
  ]);
  await waitFor(() =>
    expect(stateLines()).toEqual([
      'New York gets $4,952 on the wages earned there.',
      'New Jersey, where you live, gets nothing. That’s after a credit of $4,180 for the other state’s tax on the same wages.',
    ]),
  );
  await waitFor(() => expect(value('stateTax')).toBe(stateTax));
});

test('where two states have an agreement, the visitor reads which form the employer needs', async () => {
  const { answered } = await visit();
  const inputs = { state: 'NJ', filingStatus: 'single', wages: '100000', taxYear: '2025', worksElsewhere: 'true' };
  await act(async () => offerInputs({ ...inputs, workState: 'PA', workWages: '100000' }));
  await answered();
  await waitFor(() => expect(stateLines()[0]).toMatch(/gets nothing.* agreement with New Jersey: give the employer Form REV-419/u));
});

const four = { filingStatus: 'single', wages: '100000', taxYear: '2025' };

test('the wages before a move come from a link in any order', async () => {
  const { answered, value, root } = await visit();
  await act(async () => offerInputs({ formerWages: '80000', movedOn: '2025-07-01', movedFrom: 'NY', moved: 'true', ...four, state: 'FL' }));
  await answered();
  const moved = taxReturn({
    ...{ taxYear: 2025, state: 'FL', filingStatus: 'single', wages: 100_000 },
    stateParts: [
      { state: 'NY', from: '2025-01-01', to: '2025-06-30', wages: 80_000 },
      { state: 'FL', from: '2025-07-01', to: '2025-12-31', wages: 20_000 },
    ],
  });
  await waitFor(() => expect(value('stateTax')).toBe(moved.stateTax));
  expect(root()).toHaveTextContent('We took the wages before the move from your answers');
});

test('days at home for an office in another state share the wages with the days there', async () => {
  const { answered, value } = await visit();
  const work = { worksElsewhere: 'true', workState: 'NY', workWages: '100000', workDays: '150', homeDays: '50' };
  await act(async () => offerInputs({ ...work, ...four, state: 'TX' }));
  await answered();
  const worked = taxReturn({
    ...{ taxYear: 2025, state: 'TX', filingStatus: 'single', wages: 100_000 },
    workStates: [
      { state: 'NY', wages: 75_000, days: 150 },
      { state: 'NY', wages: 25_000, fromHome: true },
    ],
  });
  await waitFor(() => expect(value('stateTax')).toBe(worked.stateTax));
});

test('a move and work in another state are refused next to the field', async () => {
  const { field } = await visit();
  const inputs = { state: 'FL', filingStatus: 'single', wages: '100000', taxYear: '2025', moved: 'true', worksElsewhere: 'true' };
  await act(async () => offerInputs({ ...inputs, movedFrom: 'NY', movedOn: '2025-07-01', workState: 'GA', workWages: '5000' }));
  await waitFor(() => expect(field('workState')).toHaveAccessibleDescription(expect.stringContaining('choose one')));
  expect(document.querySelector('data[data-hero]')).toBeNull();
});
