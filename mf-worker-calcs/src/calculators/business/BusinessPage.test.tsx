import type { StateCode } from '@bracketwise/contract/states';
import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { loadEntityLaw, loadStateLaw, taxOnBusiness } from '@bracketwise/tax-engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import page from './page.ts';
import { BUSINESS_TYPES, businessTax, type BusinessInputs, type BusinessType } from './specified.ts';
import { EXAMPLE } from './useBusinessFigures.ts';

beforeEach(() => sessionStorage.clear());

const inputs: BusinessInputs = { businessType: 'llc', revenue: 150_000, expenses: 50_000, ownerSalary: 0, state: 'TX' };
const filled: Entries = { businessType: 'llc', revenue: '150000', expenses: '50000', state: 'TX', taxYear: '2025' };

async function earned(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  await waitFor(() => expect(visit.root().querySelector('[aria-busy=true]')).toBeNull());
  return visit;
}

test.each(BUSINESS_TYPES)('a business %s shows its rough figures', async (businessType) => {
  const { value } = await earned({ businessType });
  for (const [name, expected] of Object.entries(businessTax({ ...inputs, businessType })))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
});

test('only an S corporation asks for an owner salary', async () => {
  const { field, fill } = await visitCalculator(page);
  for (const businessType of BUSINESS_TYPES) {
    await fill({ businessType });
    expect([businessType, field('ownerSalary') !== null]).toEqual([businessType, businessType === 's_corp']);
  }
});

test('the main answer is the form that leaves the most, and how much more', async () => {
  const { hero, line, requests } = await earned({}, 'calculate');
  // 100,000 less 14,129.55 and 8,498.60, as in the engine's cases. An S corporation with a salary of 50,000 leaves 81,539.36: 7,650, 42 and
  // 243 on the salary, and 10,525.64 of income tax.
  expect(hero()).toEqual(['An S corporation leaves you $4,168 more a year than your LLC.', 'advantage', '4167.51']);
  const assumed = 'We assume its salary is $50,000, 50% of the profit.';
  const left = 'LLC: you keep $77,372 (77.37%). Taxes take $22,628.';
  expect(screen.getByText(`${assumed} That’s before what its payroll and own tax return cost you. ${left}`)).toBeInTheDocument();
  expect(
    screen.getByText(
      'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
    ),
  ).toBeInTheDocument();
  expect(line('netAfterTax').slice(1)).toEqual(['$69,510.00', '$77,371.85', '+$7,861.85']);
  expect(requests).toEqual([]);
});

test('a typed cost of running an S corporation is counted in the answer and in the profit from which it pays off', async () => {
  const { hero, fill, root } = await earned();
  await fill({ runningCosts: '2000' });
  await waitFor(() => expect(hero()[2]).toBe('2167.51'));
  expect(root()).not.toHaveTextContent('before what its payroll');
  expect(root()).toHaveTextContent(/an S corporation pays off from a profit of/u);
});

// A salary of 60,000 of 120,000 in Florida: 4,590 of payroll tax, 42 and 189 of unemployment tax and 150 for the annual report leave 55,029, of
// which 20% is deducted; twice 4,590, the three and 14,055.10 of income tax (Rev. Proc. 2025-32) leave 96,383.90.
test.each<[string, Entries, string]>([
  [
    'without its costs says that they are not counted',
    {},
    'you keep $96,384 (80.32%) before what its payroll and own tax return cost you.',
  ],
  [
    'with typed costs takes them off',
    { runningCosts: '3000' },
    'you keep $93,384 (77.82%). Taxes take $23,616, and running it costs $3,000.',
  ],
])('what an S corporation leaves %s, in the sentence and in the chart', async (_name, change, sentence) => {
  const { root } = await earned({
    ...{ businessType: 's_corp', revenue: '150000', expenses: '30000', ownerSalary: '60000', state: 'FL', taxYear: '2026' },
    ...change,
  });
  expect(root()).toHaveTextContent(sentence);
  const [kept = ''] = /\$[\d,]+/u.exec(sentence) ?? [];
  expect(root().querySelector('tr[data-part=net] data')).toHaveTextContent(kept);
  const parts = [...root().querySelectorAll('tr[data-part] td:first-of-type data')].map(({ textContent }) =>
    Number(textContent.replace(/[$,]/gu, '')),
  );
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(120_000);
});

test.each<[StateCode, boolean]>([
  ['MD', true],
  ['IN', true],
  ['TX', false],
])('an owner in %s reads next to the figure that local income tax is not included: %s', async (state, named) => {
  const { root } = await earned({ state });
  expect(root().querySelector('[data-method=official]')?.textContent.includes('Local income tax isn’t included.')).toBe(named);
  const link = screen.queryByRole('link', { name: 'Work it out as a sole proprietor' });
  expect(link?.getAttribute('href')).toBe(named ? '/freelancer-tax-calculator' : undefined);
});

// The margin of a seller of goods depends on what the goods cost: Tex. Tax Code § 171.101(a)(1).
test('a state whose tax on the business is unknown is not said to tax nothing', async () => {
  const { root } = await earned({ revenue: '3000000', expenses: '2700000', state: 'TX', sellsGoods: 'yes', taxYear: '2026' });
  expect(root()).toHaveTextContent('Texas doesn’t tax your own income.');
  expect(root()).not.toHaveTextContent('Texas doesn’t tax this income.');
});

test('a state that taxes the business only says so, and the chart rounds what is left as the answer does', async () => {
  // 140,000 less 138.75 and 34,516.71 of federal taxes: 105,344.54.
  const { root } = await earned({ revenue: '140000', expenses: '0', state: 'FL', taxYear: '2026' });
  expect(screen.getByText('Florida doesn’t tax your own income, only the business.')).toBeInTheDocument();
  expect(root()).toHaveTextContent('LLC: you keep $105,345');
  expect(root().querySelector('tr[data-part=net] data')).toHaveTextContent('$105,345');
  const parts = [...root().querySelectorAll('tr[data-part] td:first-of-type data')].map(({ textContent }) =>
    Number(textContent.replace(/[$,]/gu, '')),
  );
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(140_000);
});

test('the owner’s salary owes what the state takes from pay; the profit of the other forms owes none', async () => {
  const { line, root } = await earned({ businessType: 's_corp', ownerSalary: '50000', state: 'CO' });
  // 0.45% of 50,000 for family and medical leave.
  await waitFor(() => expect(line('levies')).toEqual(['State payroll deductions', 'not counted', '$225.00', '+$225.00']));
  expect(root().querySelector('tr[data-part=levies] data')).toHaveAttribute('value', '225');
  const row = within(screen.getByRole('table', { name: /four business structures/u })).getByRole('row', {
    name: /^State payroll deductions/u,
  });
  expect([...row.querySelectorAll('data')].map(({ value }) => value).toSorted()).toEqual(['0', '0', '0', '225']);
});

test('the file says that the rough estimate has no state tax, where it has no rate', async () => {
  await earned({ state: 'OH' });
  expect(await downloadedCsv()).toMatch(/^Rough estimate \(flat rates\),.*state.*,not counted\r?$/imu);
});

test('an S corporation pays both halves of payroll tax, and the page comments on the salary', async () => {
  const { line, value } = await earned({ businessType: 's_corp', ownerSalary: '50000' });
  // Twice 3,825; unemployment taxes of 42 and 243 leave 45,890 of profit, of which 20% is deducted; 70,962 is taxed.
  expect(line('payrollTax')).toEqual(['Payroll taxes, both halves', '$7,650.00', '$7,650.00', 'the same']);
  expect(line('federalTax')[2]).toBe('$10,525.64');
  // Texas takes nothing below its no-tax-due threshold.
  expect(line('entityTax')).toEqual([]);
  const compared = screen.getByRole('table', { name: /business structures compared/u });
  expect(['entity', 'state'].map((row) => compared.querySelector(`tr[data-row=${row}]`))).toEqual([null, null]);
  expect(line('employerTaxes')[2]).toBe('$285.00');
  expect(value('official', 'qualifiedBusinessIncomeDeduction')).toBe('9178');
  expect(screen.getByText(/reasonable salary first/u)).toBeInTheDocument();
});

test('a C corporation pays its own two taxes and those on the dividend', async () => {
  const { line, value, hero } = await earned({ businessType: 'c_corp', state: 'CA' });
  // 8.84 % for California; 21 % of the rest; 72,016.40 paid out.
  expect(line('entityTax').slice(1)).toEqual(['$8,400.00', '$8,840.00', '+$440.00']);
  expect(line('corporateTax').slice(1)).toEqual(['$21,000.00', '$19,143.60', '−$1,856.40']);
  expect(line('dividendTax')[2]).toBe('$1,187.46');
  expect(line('netInvestmentIncomeTax')).toEqual([]);
  const dividendState = Number(value('official', 'dividendStateTax'));
  expect(Number(value('official', 'totalTax'))).toBeCloseTo(8_840 + 19_143.6 + 1_187.46 + dividendState, 2);
  expect(hero()[1]).toBe('advantage');
});

test("if the state's taxes depend on more than is asked, the row, the answer and the total say so", async () => {
  // Oregon's activity tax, above a revenue of a million.
  const { line } = await earned({ businessType: 'c_corp', state: 'OR', revenue: '1100000', expenses: '1000000' });
  expect(line('entityTax').slice(1)).toEqual(['not counted', 'not included', '']);
  // Screen readers get the answer again, a moment later.
  expect(screen.getAllByText(/Some of these taxes aren’t complete: Oregon’s own taxes/u)).not.toHaveLength(0);
  const row = (name: string) =>
    [...screen.getByRole('table', { name: /business structures compared/u }).querySelectorAll(`tr[data-row=${name}] td`)].map(
      ({ textContent }) => textContent,
    );
  expect(row('entity')).toEqual(Array(4).fill('not included'));
  expect(row('total').map((total) => total?.includes('before the state’s tax'))).toEqual([true, true, true, true]);
});

describe('the four forms', () => {
  const table = () => screen.getByRole('table', { name: /business structures compared/u });
  const figures = (row: string) =>
    [...table().querySelectorAll<HTMLDataElement>(`tr[data-row=${row}] data`)].map((figure) => Number(figure.value));
  const expected = async (ownerSalary: number) => {
    const [state, entity] = await Promise.all([loadStateLaw('TX'), loadEntityLaw('TX')]);
    const request = { taxYear: 2025, filingStatus: 'single', profit: 100_000, ownerSalary, state, entity } as const;
    return (['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'] as const).map(
      (structure) => taxOnBusiness({ ...request, structure }).totalTax,
    );
  };

  test("have the answer's figures, highlight the visitor's own, and accept another salary", async () => {
    const { fill, hero } = await earned();
    expect(figures('total')).toEqual(await expected(50_000));
    const [, llc, sCorporation] = figures('net') as [number, number, number];
    expect(Number(hero()[2])).toBeCloseTo(sCorporation - llc, 2);
    expect(screen.getByRole('heading', { name: 'The four structures compared' })).toBeInTheDocument();
    expect(within(table()).getByRole('columnheader', { name: 'LLC (your choice)' })).toBeInTheDocument();

    await fill({ comparedSalary: '80,000' });
    const another = await expected(80_000);
    await waitFor(() => expect(figures('total')).toEqual(another));
  });

  test("say that the visitor's own form is the best", async () => {
    const { hero } = await earned({ businessType: 's_corp', ownerSalary: '50000', state: 'PA' });
    expect(hero()[0]).toMatch(/^Your S corporation leaves you the most: \$[\d,]+ more a year/u);
  });

  test.each<[Entries, string[]]>([
    [{}, ['S corporation Leaves you the most']],
    // With all the profit as a salary, the two forms that are taxed alike.
    [{ comparedSalary: '100000' }, ['Sole proprietorship Leaves you the most', 'LLC (your choice) Leaves you the most']],
  ])('mark the best in the chart: %j', async (change, best) => {
    await earned(change);
    const chart = screen.getByRole('table', { name: /^All taxes on the same profit/u });
    const marked = within(chart).getAllByRole('rowheader', { name: /Leaves you the most/u });
    expect(marked.map(({ textContent }) => textContent)).toEqual(best);
  });
});

test('a state the specification does not list has no rough rate but has its law', async () => {
  const { line, value, text } = await earned({ state: 'PA' });
  expect(screen.getByText(/no rate for your state/u)).toBeInTheDocument();
  expect(line('stateTax').slice(1)).toEqual(['not counted', '$3,069.79', '+$3,069.79']);
  expect([value('specified', 'stateTax'), text('specified', 'stateTax')]).toEqual(['0', 'not counted']);
});

test('the answer starts with the year in progress', async () => {
  const { field } = await visitCalculator(page);
  expect(field('taxYear')).toHaveValue('2026');
});

test('the answer can be for another year; before 2024 without the state’s taxes on the business', async () => {
  const { line, fill } = await earned();
  await fill({ taxYear: '2024' });
  // 14,129.55 and, on 92,935.22 − 14,600 − 20 %: 1,160 + 4,266 + 22 % of 15,518.18.
  await waitFor(() => expect(line('netAfterTax')[2]).toBe('$77,030.45'));
  expect(screen.getByText('Under 2024 rules', { selector: 'p' })).toBeInTheDocument();
  await fill({ taxYear: '2023' });
  expect(await screen.findByText(/we haven’t read them for that year/u)).toBeInTheDocument();
});

test('the answer says from which profit an S corporation pays, what more salary costs and what the state takes from the business', async () => {
  const { root, fill } = await earned({ state: 'IL' });
  const inShort = () => [...root().querySelectorAll('[data-in-short] li')].map(({ textContent }) => textContent);
  expect(inShort()[0]).toMatch(
    /^If the salary stays at \$[\d,]+ \(assumed: 50% of the profit\), an S corporation saves tax from a profit of/u,
  );
  const costs = /The cost of an S corporation’s payroll and tax return isn’t counted\./u;
  expect(root()).toHaveTextContent(costs);
  await fill({ comparedSalary: '60000', runningCosts: '0.01' });
  expect(root()).not.toHaveTextContent(costs);
  const said = inShort();
  expect(said[0]).toMatch(/^If the salary stays at \$60,000, an S corporation pays off from a profit of \$[\d,]+\.$/u);
  expect(screen.getByText(/^Paying yourself \$10,000 more in salary would cost \$[\d,]+ a year\.$/u)).toBeInTheDocument();
  // 1.5% of 35,368, after the salary and 4,632 on it, and 9.5%; with the annual reports of 75.
  expect(said[1]).toMatch(
    /^Illinois takes from the business itself: \$75 from an LLC, \$604 from an S corporation, \$9,568 from a C corporation\.$/u,
  );
});

describe('the salary of an S corporation', () => {
  const headline = (root: HTMLElement) => root.querySelector('[data-method=official]')?.textContent;

  test('left blank is half of the profit, as for another structure, and none in the rough estimate', async () => {
    const { hero, root, value, fill } = await earned({ businessType: 's_corp' });
    // The LLC's 77,371.85 and the 81,539.36 of the first case.
    await waitFor(() => expect(hero()[2]).toBe('4167.51'));
    expect(headline(root())).toContain('We assume its salary is $50,000, 50% of the profit.');
    expect(value('specified', 'payrollTax')).toBe('0');
    expect(root().querySelector('[data-method=specified]')).toHaveTextContent('The rough estimate counts no salary.');
    await fill({ ownerSalary: '50000' });
    await waitFor(() => expect(headline(root())).not.toContain('We assume its salary'));
    expect(hero()[2]).toBe('4167.51');
  });

  // 26 U.S.C. § 3121(d)(1); Rev. Rul. 74-44: dividends in place of reasonable pay are wages.
  test.each<[string, Entries]>([
    ['S corporation', { businessType: 's_corp', ownerSalary: '0' }],
    ['structure to compare', { comparedSalary: '0' }],
  ])('of 0 for the %s has a warning in the headline’s card, and no profit from which it saves tax', async (_name, change) => {
    const { root } = await earned(change);
    expect(headline(root())).toContain('A salary of $0 is risky: an owner who works in the business must be paid a reasonable salary');
    expect(root().querySelector('[data-hero]')?.closest('[data-tone=positive]')).toBeNull();
    expect(root()).not.toHaveTextContent('If the salary stays at');
  });
});

test('a slider shows what another salary would leave', async () => {
  await earned({ businessType: 's_corp', ownerSalary: '50000' });
  const slider = screen.getByRole('slider', { name: 'Try another S corporation salary' });
  expect(slider).toHaveValue('50000');
  expect(screen.getByText('A salary of $50,000 leaves you $81,539.')).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '60000' } });
  // Payroll tax of 9,180, unemployment taxes of 285, and 10,831 on 72,350: 20,296.
  expect(screen.getByText('A salary of $60,000 leaves you $79,704: $1,835 less than $50,000.')).toBeInTheDocument();
});

test('without a state the answer is federal and says so', async () => {
  const { line, hero } = await earned({ state: 'other', businessType: 'c_corp' });
  expect(screen.getByText(/^This is federal tax only/u)).toBeInTheDocument();
  expect(['entityTax', 'dividendStateTax'].map((name) => line(name)[2])).toEqual(['not included', 'not included']);
  expect(hero()[1]).toBe('advantage');
});

test('without a profit there is nothing to compare', async () => {
  const { hero, fill } = await earned({ revenue: '1000' });
  expect(hero()).toEqual(['Without a profit, your taxes come to $0.', 'totalTax', '0']);
  expect(screen.getByText(/^Your expenses are \$49,000 more than your income\. .* carries over to later years/u)).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: /business structures compared/u })).not.toBeInTheDocument();
  await fill({ businessType: 'c_corp' });
  await waitFor(() => expect(screen.getByText(/^The corporation|The corporation carries that loss over/u)).toBeInTheDocument());
});

test('taxes above the profit are a shortfall, without a share of the profit', async () => {
  const { hero, root } = await earned({ businessType: 's_corp', revenue: '1', expenses: '0', ownerSalary: '40000' });
  const [sentence, field, value] = hero();
  expect(sentence).toMatch(/^Your taxes take \$[\d,]+ more than your profit\.$/u);
  expect([field, Number(value) > 6_000]).toEqual(['shortfall', true]);
  expect(screen.getByText(/you owe payroll taxes on a salary even if the profit doesn’t cover it\.$/u)).toBeInTheDocument();
  expect(root().querySelector('[data-part=net]')).toBeNull();
});

test('an unreadable revenue computes nothing and moves the focus to the field', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, revenue: '' });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('revenue')).toHaveFocus();
});

test.each<[BusinessType, number]>([
  // 15.3 % of 110,820; half of that, 16,100 and 20 % of the rest are deducted, so 76,337.82 is taxed.
  ['sole_proprietorship', 16_955.46 + 11_506.32],
  // Twice 4,590, and 42; from 115,368 of income, 16,100 and 20 % of 55,368 are deducted, so 88,194.40 is taxed.
  ['s_corp', 9_180 + 42 + 14_114.77],
])("the guide's example of a %s matches the engine", (type, total) => {
  const structure = type === 's_corp' ? 'sCorporation' : 'soleProprietorship';
  const tax = taxOnBusiness({ taxYear: 2026, filingStatus: 'single', structure, profit: EXAMPLE.profit, ownerSalary: EXAMPLE.salary });
  expect(tax.totalTax).toBeCloseTo(total, 6);
});
