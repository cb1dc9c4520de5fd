import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { householdTax, loadStateLaw, taxReturn } from '@bracketwise/tax-engine';
import { screen, waitFor, within } from '@testing-library/react';
import { officialRefund } from './official.ts';
import page from './page.ts';
import { taxRefund, type RefundInputs } from './specified.ts';
import { example } from './useRefundFigures.ts';

beforeEach(() => sessionStorage.clear());

const inputs: RefundInputs = {
  taxYear: '2025',
  grossIncome: 60_000,
  filingStatus: 'married_joint',
  state: 'TX',
  children: 2,
  federalWithholding: 3_000,
  stateWithholding: 0,
  estimatedPayments: 0,
};
const filled: Entries = {
  taxYear: '2025',
  grossIncome: '60000',
  filingStatus: 'married_joint',
  state: 'TX',
  children: '2',
  federalWithholding: '3000',
};

async function filed(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  await waitFor(() => expect(visit.root().querySelector('[aria-busy=true]')).toBeNull());
  return visit;
}

test('the rough estimate comes before what the answer assumes and what another status would save, so that a phone shows both figures', async () => {
  const { root } = await filed({ filingStatus: 'single', state: 'OH', children: '1', grossIncome: '55000', federalWithholding: '4000' });
  const order = [...root().querySelectorAll('[data-hero], [data-method=specified], [data-head-of-household], [data-assumed]')];
  const names = order.map((part) =>
    ['data-hero', 'data-method', 'data-head-of-household', 'data-assumed'].find((name) => part.hasAttribute(name)),
  );
  expect(names).toEqual(['data-hero', 'data-method', 'data-head-of-household', 'data-assumed']);
});

test('the answer is the refund including credits, and the rough estimate is next to it', async () => {
  const { value, line, hero, requests } = await filed({}, 'calculate');
  for (const [name, expected] of Object.entries(taxRefund(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(screen.getByText(/^Estimated refund/u)).toBeInTheDocument();
  expect(line('stateTax')[2]).toBe('$0.00');
  expect(line('childTaxCredit')).toEqual(['Child tax credit', '$4,000.00', '$4,400.00', '+$400.00']);
  expect(line('earnedIncomeCredit')).toEqual(['Earned income tax credit (EITC)', 'not counted', '$932.98', '+$932.98']);
  expect(line('isRefund')).toEqual(['Outcome', 'Refund', 'Refund', '']);
  // 3,000 withheld, plus credits that exceed the tax by 2,389.98.
  expect(hero()).toEqual(['You get $5,390 back.', 'refundAmount', '5389.98']);
  expect([value('official', 'balance'), value('official', 'refundAmount'), value('official', 'isRefund')]).toEqual([
    '5389.98',
    '5389.98',
    'true',
  ]);
  expect(screen.getByText('You paid $3,000, and your credits add $2,390.')).toBeInTheDocument();
  expect(
    screen.getByText(
      'We assume you’re both between 25 and 54, everyone on the return has a Social Security number valid for work, and you live and work in the same state all year.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/^\$1,457\.00 of the child tax credit is refundable/u)).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('one line says what the federal return computes with the printed tables', async () => {
  const { root } = await filed();
  // 60,000 - 31,500 = 28,500, in the row to 28,550: 2,385 + 12% of 4,675 = 2,946, which the child tax credit takes up. The rest of that
  // credit, 1,454, and the earned income credit of the row to 60,050, 928, are refunded with the 3,000 withheld.
  await waitFor(() =>
    expect(root().querySelector('[data-as-filed]')).toHaveTextContent(
      'On your federal return, with the IRS’s tables: refund $5,382, tax $0 (line 24).',
    ),
  );
});

// 2025: single 200,000, joint 250,000, separate 125,000 (26 U.S.C. § 3101(b)(2)); one employer withholds above 200,000 (§ 3102(f)). The income
// tax is that of Rev. Proc. 2024-40 and Rev. Proc. 2025-32 with the standard deductions 15,750, 31,500 and 16,100.
test.each([
  // 190,000 - 15,750 = 174,250: 17,651 + 24% of 70,900 = 34,667. 0.9% of 65,000 = 585.
  ['2025', 'married_separate', 190_000, 34_000, -1_252],
  // 150,000 - 16,100 = 133,900: 17,966 + 24% of 28,200 = 24,734. 0.9% of 25,000 = 225.
  ['2026', 'married_separate', 150_000, 24_000, -959],
  // 235,000 - 31,500 = 203,500: 11,157 + 22% of 106,550 = 34,598. 0.9% of 35,000 = 315 withheld and not owed.
  ['2025', 'married_joint', 235_000, 33_000, -1_283],
  // 600,000 - 31,500 = 568,500: 114,462 + 35% of 67,450 = 138,069.50. 3,600 withheld, 3,150 owed.
  ['2025', 'married_joint', 600_000, 150_000, 12_380.5],
  // 300,000 - 15,750 = 284,250: 57,231 + 35% of 33,725 = 69,034.75. As much is withheld as owed, 0.9% of 100,000.
  ['2025', 'single', 300_000, 70_000, 965.25],
] as const)(
  '%s, %s, wages of %d and %d withheld: the balance of %d counts Form 8959',
  (taxYear, filingStatus, grossIncome, federalWithholding, balance) => {
    const asked = { ...inputs, taxYear, filingStatus, grossIncome, federalWithholding, children: 0 };
    const official = officialRefund(asked, undefined);
    expect(official).toMatchObject({ balance, federalBalance: balance });
    expect(official.totalPayments - official.totalTax).toBeCloseTo(balance, 2);
  },
);

test.each([
  [
    'married_separate',
    '190000',
    '34000',
    'You owe $1,252.',
    'You paid $34,000, and your tax is $35,252.',
    /^Your tax includes \$585 .* above \$125,000, .* above \$200,000\.$/u,
    'amount you owe $1,252, tax $35,252',
  ],
  [
    'married_joint',
    '235000',
    '33000',
    'You owe $1,283.',
    'You paid $33,315, and your tax is $34,598.',
    /^Your payments include \$315 .* above \$200,000, .* above \$250,000\.$/u,
    'amount you owe $1,283, tax $34,598',
  ],
  [
    'single',
    '230000',
    '42000',
    'You owe $3,623.',
    'You paid $42,000, and your tax is $45,623.',
    undefined,
    'amount you owe $3,623, tax $45,893',
  ],
] as const)(
  '%s with %s: the answer and the return as filed count what the employer withholds for Form 8959',
  async (filingStatus, grossIncome, federalWithholding, sentence, then, remark, asFiled) => {
    const { hero, root } = await filed({ filingStatus, grossIncome, federalWithholding, children: '' });
    expect(hero()[0]).toBe(sentence);
    expect(screen.getByText(then)).toBeInTheDocument();
    if (remark) expect(screen.getByText(remark)).toBeInTheDocument();
    await waitFor(() => expect(root().querySelector('[data-as-filed]')).toHaveTextContent(asFiled));
  },
);

test.each(['21', '1000000'])('%s children get an answer', async (children) => {
  const { value } = await filed({ children });
  expect(Number(value('official', 'balance'))).toBeGreaterThan(3_000);
});

test('an underpayment is an amount owed', async () => {
  const { value, text, hero } = await filed({ children: '', federalWithholding: '100' });
  expect(text('specified', 'isRefund')).toBe('Amount you owe');
  expect(screen.getByText(/^Estimated amount you owe/u)).toBeInTheDocument();
  expect(hero()[0]).toMatch(/^You owe \$[\d,]+\.$/u);
  expect(screen.getByText(/^You paid \$100, and your tax is \$[\d,]+\.$/u)).toBeInTheDocument();
  expect(value('official', 'isRefund')).toBe('false');
});

test('without the state’s withholding the answer is the federal refund, and with it that of both returns', async () => {
  // 52,000 - 15,750 = 36,250: 1,192.50 + 12% of 24,325 = 4,111.50. Ohio 2025: 342 + 2.75% of 52,000 - 2,150 - 26,050 = 996.50.
  const { hero, line, fill, root } = await filed({
    filingStatus: 'single',
    state: 'OH',
    children: '',
    grossIncome: '52000',
    federalWithholding: '4500',
  });
  expect(hero()).toEqual(['Your federal refund is $389.', 'refundAmount', '388.5']);
  expect(screen.getByText('You paid $4,500, and your tax is $4,111.')).toBeInTheDocument();
  expect(screen.getByText(/^Your Ohio tax is \$997, on its own return\. Enter your Ohio withholding/u)).toBeInTheDocument();
  expect(screen.getByText('The rough estimate includes your state’s tax. The federal refund doesn’t.')).toBeInTheDocument();
  expect(line('stateApart').slice(0, 3)).toEqual(['State tax, on its own return', 'not counted', '$996.50']);
  await fill({ stateWithholding: '1100' });
  await waitFor(() => expect(hero()).toEqual(['You get $492 back.', 'refundAmount', '492']));
  expect(root()).toHaveTextContent('Federal return: refund of $389 · Ohio: refund of $103');
  expect(screen.queryByText(/^The rough estimate includes your state’s tax/u)).toBeNull();
  expect(line('stateApart')).toEqual([]);
});

test('credits and the tax of another return are apart', async () => {
  const { hero, root } = await filed({ state: 'NC', stateWithholding: '900' });
  // Federal credits of 2,389.98, as in Texas. North Carolina: 4.25% of 60,000 - 25,500 - 2 child deductions of 2,500 = 1,253.75.
  expect(hero()).toEqual(['You get $5,036 back.', 'refundAmount', '5036.23']);
  expect(screen.getByText('You paid $3,900. Your credits add $2,390, and your tax is $1,254.')).toBeInTheDocument();
  expect(root()).toHaveTextContent('Federal return: refund of $5,390 · North Carolina: you owe $354');
  const bars = within(screen.getByRole('table', { name: 'Your payments and your taxes for 2025' }));
  expect(bars.getByText('$1,253.75')).toBeInTheDocument();
  expect(bars.getByText('$2,389.98')).toBeInTheDocument();
});

test('a state that pays out credits counts without its withholding', async () => {
  const { hero, line, root, value } = await filed({ filingStatus: 'single', children: '1', state: 'NY', grossIncome: '20000' });
  const { federalTax, state } = officialRefund(
    { ...inputs, filingStatus: 'single', children: 1, grossIncome: 20_000 },
    await loadStateLaw('NY'),
  );
  expect(state?.tax).toBeLessThan(0);
  expect(Number(value('official', 'balance'))).toBeCloseTo(3_000 - federalTax - (state?.tax ?? NaN), 2);
  expect(hero()[0]).toMatch(/^You get /u);
  expect(root()).toHaveTextContent(/· New York: refund of \$1,176/u);
  expect(line('stateApart')).toEqual([]);
});

test('balances are in whole cents', () => {
  const { balance, federalBalance } = officialRefund({ ...inputs, grossIncome: 60_000.07, federalWithholding: 9_000.13 }, undefined);
  for (const amount of [balance, federalBalance]) expect(String(amount)).toMatch(/^\d+\.\d{1,2}$/u);
});

test('a single filer with a child is told what a head of household would save', async () => {
  const { root, fill } = await filed({ filingStatus: 'single', children: '1', grossIncome: '70000' });
  // 6,849 and 5,225 before the same credit: see the engine's test.
  await waitFor(() =>
    expect(root().querySelector('[data-head-of-household]')).toHaveTextContent(
      'Unmarried with a child at home? Filing as head of household may lower your taxes by $1,624.',
    ),
  );
  await fill({ children: '0' });
  await waitFor(() => expect(root().querySelector('[data-head-of-household]')).toBeNull());
});

test('2026 is projected in the rough estimate and final under the rules, except for unpublished state figures', async () => {
  const { value } = await filed({ taxYear: '2026', state: 'CA' });
  expect(screen.getByText(/tables for 2026 are projected/u)).toBeInTheDocument();
  expect(screen.getByText(/federal figures for 2026 are final/u)).toBeInTheDocument();
  expect(screen.getByText('Under 2026 rules', { selector: 'p' })).toBeInTheDocument();
  expect(value('official', 'standardDeduction')).toBe('32200');
  expect(screen.getByText(/^Some of the state’s 2026 figures aren’t published yet, so we used its 2025 figures/u)).toBeInTheDocument();
  const { stateTax } = taxReturn({ taxYear: 2026, state: 'CA', filingStatus: 'marriedJoint', wages: 60_000, dependentAges: [10, 10] });
  expect(value('official', 'stateTax')).toBe(String(stateTax));
});

test('without a state the answer is federal, and state withholding is shown but not counted', async () => {
  const { value, line, fill, field } = await filed({ state: 'other', stateWithholding: '900' });
  expect(screen.getByText(/^This is federal tax only/u)).toBeInTheDocument();
  expect(field('state').querySelectorAll('option:not([value=""])')).toHaveLength(52);
  expect(line('stateTax')[2]).toBe('not included');
  expect(value('official', 'totalPayments')).toBe('3900');
  expect(line('heldBack')).toEqual(['State tax withheld, not counted without a state', 'not counted', '−$900.00', '−$900.00']);
  const withoutIt = Number(value('official', 'totalPayments')) - 900 - Number(value('official', 'totalTaxOwed'));
  expect(Number(value('official', 'balance'))).toBeCloseTo(withoutIt, 2);
  await fill({ state: 'OR' });
  await waitFor(() => expect(line('heldBack')).toEqual([]));
  await waitFor(() => expect(line('stateTax')[2]).toMatch(/^\$[\d,]+\.\d\d$/u));
  expect(value('official', 'totalPayments')).toBe('3900');
});

test('the rough estimate treats every state outside the specification as “other”', async () => {
  const { value } = await filed({ state: 'OR' });
  expect(value('specified', 'stateTax')).toBe(String(taxRefund({ ...inputs, state: 'other' }).stateTax));
});

test.each([
  ['a head of household', { filingStatus: 'head_of_household' }, /^The rough estimate has no brackets for “Head of Household,”/u],
  ['income above the fourth limit', { grossIncome: '500000' }, /charges nothing on taxable income above \$364,100/u],
] as const)('%s: a note under the rough figure explains what is missing', async (_case, change, sentence) => {
  const { value, root } = await filed(change);
  const rough = within(root().querySelector<HTMLElement>('[data-method=specified]')!);
  expect(rough.getByText(sentence)).toBeInTheDocument();
  expect(Number(value('official', 'federalTax'))).not.toBe(Number(value('specified', 'federalTax')));
});

test('the rough estimate is called too low only where it is', async () => {
  // Single, 2025: 199,000 - 13,850 = 185,150 above the limit of 182,050, and yet more tax than the rules charge.
  const { value } = await filed({ filingStatus: 'single', children: '', grossIncome: '199000' });
  expect(Number(value('specified', 'federalTax'))).toBeGreaterThan(Number(value('official', 'federalTax')));
  expect(screen.queryByText(/charges nothing on taxable income above/u)).toBeNull();
});

test('the rules count any number of children, the rough estimate three; decimals are dropped', async () => {
  const { line } = await filed({ children: '5.9', grossIncome: '200000' });
  expect(line('childTaxCredit')).toEqual(['Child tax credit', '$6,000.00', '$11,000.00', '+$5,000.00']);
});

test.each(['', 'much'])('an income of %j computes nothing and moves the focus to the field', async (grossIncome) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, grossIncome });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('grossIncome')).toHaveFocus();
});

test('the related links are the ones specified for this page', async () => {
  await visitCalculator(page);
  const related = within(screen.getByRole('navigation', { name: 'Related calculators' }));
  const links = related.getAllByRole('link').map((link) => link.getAttribute('href'));
  const specified = ['/salary-calculator', '/deduction-calculator', '/freelancer-tax-calculator', '/capital-gains-calculator'];
  expect(links).toEqual(specified.filter((path) => links.includes(path)));
  expect(links).toContain('/salary-calculator');
});

test('the guide’s example matches the engine', () => {
  // 18,500 of taxable income at 10 %; 4,400 of credit, of which 2,550 is refunded; 7,152 − 21.06 % of 19,530.
  expect(householdTax(example)).toMatchObject({ incomeTax: 1_850, additionalChildTaxCredit: 2_550, earnedIncomeCredit: 3_038.98 });
});
