import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { loadStateLaw, taxOnBusiness, taxOnFreelancer, taxReturn } from '@bracketwise/tax-engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { officialFreelancer } from './official.ts';
import page from './page.ts';
import { freelancerTax, type FreelancerInputs } from './specified.ts';
import { example, QBI_STATES } from './useFreelancerFigures.ts';

beforeEach(() => sessionStorage.clear());

const inputs: FreelancerInputs = {
  income: 110_000,
  workType: 'online',
  state: 'TX',
  vehicleExpenses: 6_000,
  internetExpenses: 1_000,
  equipmentExpenses: 3_000,
};
const filled: Entries = {
  ...inputs,
  income: '110000',
  vehicleExpenses: '6000',
  internetExpenses: '1000',
  equipmentExpenses: '3000',
};

async function earned(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  await waitFor(() => expect(visit.root().querySelector('[aria-busy=true]')).toBeNull());
  return visit;
}

test('the main answer is what to set aside per month, with the rough estimate next to it', async () => {
  const { value, line, hero, requests } = await earned({}, 'calculate');
  for (const [name, expected] of Object.entries(freelancerTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  // 15.3 % of 92,350. From 100,000, half of that, 16,100 and 20 % of the rest are deducted, so 61,468.18 is taxed: 1,240 + 4,560 + 22 % of
  // 11,068.18 (Rev. Proc. 2025-32).
  expect(line('selfEmploymentTax')).toEqual(['Self-employment tax', '$15,300.00', '$14,129.55', '−$1,170.45']);
  expect(line('qualifiedBusinessIncomeDeduction').slice(1, 3)).toEqual(['not counted', '$15,367.04']);
  expect(line('federalTax')[2]).toBe('$8,235.00');
  expect(line('stateTax').slice(1)).toEqual(['not counted', '$0.00', '']);
  expect(value('official', 'totalTax')).toBe('22364.55');
  expect(hero()).toEqual(['Set aside $1,864 a month.', 'setAside', String(22_364.55 / 12)]);
  // 90 % of it, 20,128.10, in four parts.
  expect(value('official', 'quarterlyPayment')).toBe('5032.03');
  expect(
    screen.getByText('That’s 20.33% of what you earn: $22,365 for the year. At least $5,033 of it goes to the IRS each quarter.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
    ),
  ).toBeInTheDocument();
  expect(requests).toEqual([]);
});

describe('the due dates', () => {
  afterEach(() => jest.restoreAllMocks());
  const dueOn = async (today: string, change: Entries = {}) => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(`${today}T12:00:00Z`).getTime());
    await earned(change);
    const table = screen.getByRole('table', { name: /^Quarterly payments/u });
    return [
      within(table).getByText(/^Quarterly payments/u).textContent,
      ...within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ];
  };

  test('are those of the year in progress, the next one first and past ones last, and those of 2025 are listed', async () => {
    expect(await dueOn('2026-07-01')).toEqual([
      'Quarterly payments for 2026',
      'September 15, 2026next',
      'January 15, 2027',
      'April 15, 2026past',
      'June 15, 2026past',
    ]);
    expect(
      screen.getByText('The payments for 2025 were due on April 15, 2025, June 16, 2025, September 15, 2025, and January 15, 2026.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/If you missed a payment, add it to the next one/u)).toBeInTheDocument();
    const past = screen.getAllByRole('row').find(({ textContent }) => textContent.startsWith('April 15, 2026past'));
    expect(past).toHaveTextContent('$5,032.0');
  });

  test('for 2025 are the specified ones, and a day is past only after it ends', async () => {
    expect(await dueOn('2025-06-16', { taxYear: '2025' })).toEqual([
      'Quarterly payments for 2025',
      'June 16, 2025next',
      'September 15, 2025',
      'January 15, 2026',
      'April 15, 2025past',
    ]);
    expect(screen.queryByText(/^The payments for 2025/u)).not.toBeInTheDocument();
  });

  test('are over for a finished year, whose answer does not ask to set money aside', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-01T12:00:00Z'));
    const { hero, fill } = await earned({ taxYear: '2025' });
    // 14,129.55 and 8,498.60 of 2025 in twelve parts.
    expect(hero()[0]).toBe('$1,886 a month would have covered your 2025 taxes.');
    // Screen readers get the answer again, a moment later.
    expect(screen.queryAllByText(/At least \$5,092 of it was due to the IRS each quarter\.$/u)).not.toHaveLength(0);
    await fill({ taxYear: '2026' });
    await waitFor(() => expect(hero()[0]).toBe('Set aside $1,864 a month.'));
  });

  // 26 U.S.C. § 6654(d)(1)(B), (e)(1), (e)(2); Form 1040-ES, Estimated Tax Worksheet. 90% of 22,628.15 is 20,365.34.
  test.each<[string, Entries, string]>([
    [
      'of this year without the tax of the year before',
      { taxYear: '2026' },
      'You avoid a penalty if you pay $20,128 over the four quarters: 90% of your 2026 tax.',
    ],
    [
      'of a finished year without the tax of the year before',
      {},
      '$20,365 over the four quarters, 90% of your 2025 tax, would have avoided a penalty.',
    ],
    [
      'of a finished year after a year with less tax',
      { lastYearTax: '8000' },
      'The smaller of two amounts would have avoided a penalty: $20,365 (90% of your 2025 tax) or $8,000 (100% of your 2024 tax).',
    ],
    [
      'of this year after a year without tax',
      { taxYear: '2026', lastYearTax: '0' },
      'You don’t have to make quarterly payments for 2026, because you owed no tax for 2025.',
    ],
    [
      'of a finished year after a year without tax',
      { lastYearTax: '0' },
      'You didn’t have to make quarterly payments for 2025, because you owed no tax for 2024.',
    ],
    [
      'of this year on a small profit',
      { taxYear: '2026', income: '15000' },
      'You don’t have to make quarterly payments for 2026: you’ll owe less than $1,000 when you file.',
    ],
    [
      'of a finished year on a small profit',
      { income: '15000' },
      'You didn’t have to make quarterly payments for 2025: you owed less than $1,000 when you filed.',
    ],
    [
      'of this year next to a job that withholds enough',
      { taxYear: '2026', wages: '100000', withheld: '40000' },
      'You don’t have to make quarterly payments for 2026: what your paychecks withhold is enough.',
    ],
    [
      'of a finished year next to a job that withheld enough',
      { wages: '100000', withheld: '40000' },
      'You didn’t have to make quarterly payments for 2025: what your paychecks withheld was enough.',
    ],
  ])('%s are told in the tense of that year', async (_whose, change, sentence) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-01T12:00:00Z'));
    const { root } = await earned({ taxYear: '2025', ...change });
    expect(root()).toHaveTextContent(sentence);
  });

  test('of 2020 were moved, so two payments have the same one', async () => {
    expect((await dueOn('2026-07-01', { taxYear: '2020' })).slice(1, 3)).toEqual(['July 15, 2020past', 'July 15, 2020past']);
  });
});

test('the payments rest on the year before the one they are for: for 2026 the form asks for the tax of 2025', async () => {
  const { field, fill } = await earned({ lastYearTax: '8000' });
  const asked = () => [field('lastYearTax'), field('lastYearHighIncome')].map((control) => control.labels?.[0]?.textContent);
  expect(asked()).toEqual(['Federal tax for 2025', 'High income in 2025']);
  expect(screen.getByText(/\(90% of your 2026 tax\) or \$8,000 \(100% of your 2025 tax\)\.$/u)).toBeInTheDocument();
  await fill({ taxYear: '2024', filingStatus: 'married_separate' });
  expect(asked()).toEqual(['Federal tax for 2023', 'High income in 2023']);
  expect(screen.getByText(/^Check this if your adjusted gross income .* was above \$75,000 that year/u)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/\(90% of your 2024 tax\) or \$8,000 \(100% of your 2023 tax\)\.$/u)).toBeInTheDocument());
});

test('the answer can be for another year, and says where a state’s law of that year is provisional or unconfirmed', async () => {
  const { value, fill, line } = await earned({ state: 'CA' });
  expect(screen.getByText(/Some of the state’s 2026 figures aren’t published yet/u)).toBeInTheDocument();
  await fill({ state: 'WA' });
  await waitFor(() => expect(screen.getByText('Washington doesn’t tax this income.')).toBeInTheDocument());
  await fill({ state: 'CA', taxYear: '2025' });
  await waitFor(() => expect(screen.getByText('Under 2025 rules', { selector: 'p' })).toBeInTheDocument());
  expect(screen.queryByText(/aren’t published yet/u)).not.toBeInTheDocument();
  const { selfEmploymentTax, federalIncomeTax, stateTax } = taxReturn({
    taxYear: 2025,
    state: 'CA',
    filingStatus: 'single',
    selfEmploymentProfit: 100_000,
  });
  expect(['selfEmploymentTax', 'federalTax', 'stateTax'].map((name) => Number(value('official', name)))).toEqual([
    selfEmploymentTax,
    federalIncomeTax,
    stateTax,
  ]);
  await fill({ taxYear: '2021', state: 'MO' });
  await waitFor(() => expect(screen.getByText(/^This is federal tax only: we couldn’t confirm Missouri’s 2021 rule/u)).toBeInTheDocument());
  expect(line('stateTax').slice(1)).toEqual(['not counted', 'not included', '']);
});

test('without a state the answer is federal and says so; a chosen state is added at once', async () => {
  const { value, line, fill, field } = await earned({ state: 'other' });
  expect(field('state').querySelectorAll('option:not([value=""])')).toHaveLength(52);
  expect(screen.getByText(/^This is federal tax only/u)).toBeInTheDocument();
  expect(line('stateTax').slice(1)).toEqual(['not counted', 'not included', '']);
  await fill({ state: 'PA' });
  await waitFor(() => expect(value('official', 'stateTax')).toBe('3070'));
  expect(value('official', 'totalTax')).toBe('25434.55');
});

test('the form asks for the filing status', async () => {
  const { value, fill } = await earned();
  await fill({ filingStatus: 'married_joint' });
  const { federalTax } = taxOnBusiness({ taxYear: 2026, filingStatus: 'marriedJoint', structure: 'soleProprietorship', profit: 100_000 });
  await waitFor(() => expect(value('official', 'federalTax')).toBe(String(federalTax)));
});

test("last year's tax lowers the payments, and a high income raises them again", async () => {
  const { value, fill, field } = await earned({ lastYearTax: '8000' });
  expect(value('official', 'quarterlyPayment')).toBe('2000');
  fireEvent.click(field('lastYearHighIncome'));
  await waitFor(() => expect(value('official', 'quarterlyPayment')).toBe('2200'));
  expect(screen.getByText(/the smaller of two amounts: .* or \$8,800 \(110% of your 2025 tax\)\.$/u)).toBeInTheDocument();
  expect(screen.getByText('More precise')).toHaveTextContent('Federal tax for 2025 · High income in 2025');
  await fill({ lastYearTax: '' });
  await waitFor(() => expect(value('official', 'quarterlyPayment')).toBe('5032.03'));
});

describe('next to a job', () => {
  test('the answer is what the profit adds, and what the pay withholds counts toward the payments', async () => {
    const { value, line, hero, fill } = await earned({ wages: '100000' });
    // Wages of 100,000 leave 84,500 of the Social Security base: test/freelancer.test.ts of the engine computes it by hand.
    expect(line('selfEmploymentTax')).toEqual(['Self-employment tax', '$15,300.00', '$13,156.15', '−$2,143.85']);
    expect([value('official', 'federalTax'), value('official', 'totalTax')]).toEqual(['17501.01', '30657.16']);
    expect(hero()[0]).toBe('Set aside $2,555 a month.');
    expect(
      screen.getByText(/^That’s 27\.87% of this income: \$30,657 for the year, on top of the tax on the wages\./u),
    ).toBeInTheDocument();
    expect(value('official', 'quarterlyPayment')).toBe('6568.61');
    expect(screen.getByText(/Your paychecks withhold about \$13,170 by the IRS tables/u)).toBeInTheDocument();
    expect(value('specified', 'totalTax')).toBe('30490');

    await fill({ withheld: '40000' });
    await waitFor(() => expect(screen.getByText(/: what your paychecks withhold is enough/u)).toBeInTheDocument());
    expect(value('official', 'quarterlyPayment')).toBe('0');
  });

  test('a spouse’s wages count on a joint return only', async () => {
    const { value, fill, field, root } = await earned({ filingStatus: 'married_joint' });
    const alone = Number(value('official', 'federalTax'));
    expect(screen.getByText(/your spouse has no income/u)).toBeInTheDocument();
    await fill({ spouseWages: '120000' });
    await waitFor(() => expect(Number(value('official', 'federalTax'))).toBeGreaterThan(alone));
    expect(screen.queryByText(/your spouse has no income/u)).not.toBeInTheDocument();
    expect(field('withheld')).toBeInTheDocument();
    const single = taxOnFreelancer({ taxYear: 2026, filingStatus: 'single', profit: 100_000 });
    await fill({ filingStatus: 'single' });
    await waitFor(() => expect(value('official', 'federalTax')).toBe(String(single.federalTax)));
    expect(root().querySelector('[name=spouseWages], [name=withheld]')).toBeNull();
  });
});

describe('the payments to the state', () => {
  const table = () => screen.getByRole('table', { name: /: payments for 2026$/u });

  afterEach(() => jest.restoreAllMocks());

  test('have its own shares and days, the next one first, and name their source', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-01T12:00:00Z'));
    const { value } = await earned({ state: 'CA' });
    const required = 0.9 * Number(value('official', 'stateTax'));
    const rows = within(table()).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'June 15, 2026next',
      'September 15, 2026',
      'January 15, 2027',
      'April 15, 2026past',
    ]);
    const amounts = rows.map((row) => within(row).getByRole('cell').textContent);
    expect(amounts[1]).toBe('no payment');
    const [second, , third, first] = amounts.map((amount) => Number(amount.replace(/[$,]/gu, '')));
    const share = (of: number): unknown => expect.closeTo(of * required, 1);
    expect([first, second, third]).toEqual([share(0.3), share(0.4), share(0.3)]);
    expect(screen.getByText(/^California wants 90% of this year’s state tax by these dates/u)).toHaveTextContent('§§ 19136, 19136.1');
  });

  test('are named for other states, and where there is no state tax they are not', async () => {
    const { fill } = await earned({ state: 'ME' });
    expect(screen.getByText(/^Maine expects its own payments too\./u)).toBeInTheDocument();
    await fill({ state: 'TX' });
    await waitFor(() => expect(screen.queryByText(/expects its own payments/u)).not.toBeInTheDocument());
    expect(screen.queryByRole('table', { name: /: payments for 2026$/u })).not.toBeInTheDocument();
  });
});

describe('a car and a home office', () => {
  const row = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  test('count by the better method, which lowers the official profit only', async () => {
    const { value, line, fill } = await earned({ miles: '20000', officeArea: '200', officeCosts: '700' });
    // 72.5 cents a mile (Notice 2026-10) is more than 6,000; $5 for each of 200 square feet is more than 700: 14,500 + 4,000 + 1,000.
    expect(row(/^Car, 20,000 miles/u)).toEqual(['$14,500.00', '$6,000.00', '$14,500.00']);
    expect(row(/^Home office, 200 square feet/u)).toEqual(['$1,000.00', '$700.00', '$1,000.00']);
    expect(line('countedExpenses').slice(1, 3)).toEqual(['$10,000.00', '$19,500.00']);
    expect(screen.getByText(/expenses \$19,500(?!\.)/u)).toBeInTheDocument();
    expect(value('specified', 'netIncome')).toBe('100000');
    const { totalTax } = taxOnFreelancer({ taxYear: 2026, filingStatus: 'single', profit: 90_500 });
    expect(value('official', 'totalTax')).toBe(String(totalTax));
    expect(screen.getByText(/^The standard rate is 72\.5 cents a mile\./u)).toBeInTheDocument();

    await fill({ taxYear: '2022' });
    await waitFor(() => expect(row(/^Car, 20,000 miles/u)[0]).toBe('$12,100.00'));
    expect(screen.getByText(/58\.5 cents a mile, and 62\.5 cents from July on/u)).toBeInTheDocument();
  });

  test('without miles and an office are not compared', async () => {
    await earned();
    expect(screen.queryByText(/^What can you deduct/u)).not.toBeInTheDocument();
  });

  test('an office counts only up to the profit', async () => {
    await earned({ income: '10400', officeArea: '300' });
    expect(row(/^Home office/u)).toEqual(['$1,500.00', '$0.00', '$400.00']);
    expect(screen.getByText(/A home office can’t turn your profit into a loss/u)).toBeInTheDocument();
  });
});

test('premiums and contributions to a plan lower the tax up to their limits', async () => {
  const { value, line, fill } = await earned({ taxYear: '2025', healthInsurance: '6000', ownPlan: '10000' });
  expect(value('official', 'federalTax')).toBe('5682.6');
  expect([line('healthInsurance')[2], line('ownPlan')[2]]).toEqual(['$6,000.00', '$10,000.00']);
  // Without them, 61,748.18 would be taxed: 8,498.60.
  expect(screen.getByText('The premiums and plan contributions you entered lower your taxes by $2,816 this year.')).toBeInTheDocument();
  await fill({ ownPlan: '60000' });
  await waitFor(() => expect(screen.getByText(/^We count \$42,087 of your contributions to the plan/u)).toBeInTheDocument());
  await fill({ healthInsurance: '90000' });
  await waitFor(() => expect(screen.getByText(/^We count \$50,848 of your premiums/u)).toBeInTheDocument());
});

test('consulting is a specified service unless the visitor says otherwise', async () => {
  const { value, fill } = await earned({ income: '280000', workType: 'consulting' });
  const deduction = () => Number(value('official', 'qualifiedBusinessIncomeDeduction'));
  const ofService = deduction();
  await fill({ specifiedService: 'no' });
  await waitFor(() => expect(deduction()).toBeGreaterThan(ofService));
});

// The city credits a tax of 3,400 or less in full: 4% of 100,000 less 10,000 and 5,000. N.Y.C. Admin. Code §§ 11-503(b), 11-509(a), 11-510.
test.each<[profit: string, locality: string, named: boolean]>([
  ['110000', 'NYC', false],
  ['110001', 'NYC', true],
  ['110001', 'YONKERS', false],
])(
  'of an income of %s with 10,000 of expenses in %s, New York City’s tax on the business is named: %s',
  async (income, locality, named) => {
    const { root, fill, field } = await earned({ income, state: 'NY' });
    await waitFor(() => expect(field('locality')).toContainHTML('NYC'));
    await fill({ locality });
    await waitFor(() => expect(root()).not.toHaveTextContent('Local income tax isn’t included'));
    expect(root().textContent.includes('unincorporated business tax (UBT) isn’t included')).toBe(named);
  },
);

// Phila. Code ch. 19-2600 (receipts of 100,000 were free before 2025); Portland City Code § 7.02.400 C.
test.each<[locality: string, taxYear: string, income: string, said: RegExp, named: boolean]>([
  ['PA:PHILADELPHIA', '2025', '20000', /receipts tax \(BIRT\) isn’t included/u, true],
  ['PA:PHILADELPHIA', '2024', '100000', /receipts tax \(BIRT\) isn’t included/u, false],
  ['PA:PHILADELPHIA', '2024', '100001', /receipts tax \(BIRT\) isn’t included/u, true],
  ['OR:PORTLAND', '2025', '49999', /business taxes of Portland/u, false],
  ['OR:PORTLAND', '2025', '50000', /business taxes of Portland/u, true],
])('in %s in %s, with an income of %s, the city’s tax on the business is named: %s %s', async (locality, taxYear, income, said, named) => {
  const { root, fill, field } = await earned({ income, taxYear, vehicleExpenses: '0', state: locality.slice(0, 2) });
  await waitFor(() => expect(field('locality')).toContainHTML(locality));
  await fill({ locality });
  await waitFor(() => expect(root()).not.toHaveTextContent('Local income tax isn’t included'));
  expect(said.test(root().textContent)).toBe(named);
});

test('a loss is not taxed, and the page says what becomes of it', async () => {
  const { hero } = await earned({ income: '5000', vehicleExpenses: '9000' });
  expect(hero()[0]).toBe('Set aside $0 a month.');
  expect(screen.getByText(/^Your expenses are \$8,000 more than your income\. .* carries over to later years/u)).toBeInTheDocument();
  expect(screen.getByText(/^You don’t have to make quarterly payments/u)).toBeInTheDocument();
});

test('a loss next to a job lowers the tax on the wages, and the payments count it', async () => {
  // 150,000 less 20,000 of loss, single, 2025: 134,250 owes 25,067 and 114,250 owes 20,267, both at 24 %.
  const { hero, root } = await earned({ income: '5000', vehicleExpenses: '21000', taxYear: '2025', wages: '150000', withheld: '25000' });
  expect(hero()[0]).toBe('$0 a month would have covered your 2025 taxes.');
  expect(root()).toHaveTextContent('That loss lowers the tax on your wages by $4,800');
  expect(root()).toHaveTextContent('You didn’t have to make quarterly payments for 2025: what your paychecks withheld was enough.');
});

test('an unreadable income computes nothing and moves the focus to the field', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, income: 'plenty' });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('income')).toHaveFocus();
});

test('unreadable expenses count as zero', async () => {
  const { value } = await earned({ vehicleExpenses: '', internetExpenses: 'some', equipmentExpenses: '0' });
  expect([value('specified', 'totalDeductions'), value('specified', 'netIncome')]).toEqual(['0', '110000']);
});

test('above the limit the page says so', async () => {
  await earned({ income: '2000000000' });
  expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
});

test('the guide names the states whose law allows the QBI deduction', async () => {
  /** Whether the state's form starts from income after the deduction, or has it itself, and does not add it back. */
  const allows = async (code: StateCode, profit: number) => {
    const { parts } = taxOnFreelancer({ taxYear: 2026, filingStatus: 'single', profit, state: await loadStateLaw(code) });
    const labels = parts.find(({ key }) => key === 'state')?.lines.map(({ label }) => label) ?? [];
    const starts = labels.includes('federalTaxableIncome') || labels.includes('qualifiedBusinessIncomeDeduction');
    return starts && !labels.includes('qualifiedBusinessIncomeAddBack');
  };
  const whoAllow = async (profit: number) => {
    const answers = await Promise.all(STATE_CODES.map(async (code) => [code, await allows(code, profit)] as const));
    return answers.flatMap(([code, does]) => (does ? [code] : [])).sort();
  };
  expect(await whoAllow(60_000)).toEqual([...QBI_STATES.always, ...QBI_STATES.belowLimit].sort());
  // From 2026 on, the deduction is at least $400: 26 U.S.C. § 199A(i).
  expect(await whoAllow(2_000_000)).toEqual([...QBI_STATES.always].sort());
  await visitCalculator(page);
  expect(screen.getByText(/Idaho, Iowa, and North Dakota follow the federal QBI deduction, and so does Colorado/u)).toBeInTheDocument();
});

test("the guide's example matches the engine", () => {
  const tax = taxOnFreelancer(officialFreelancer(example, { filingStatus: 'single', taxYear: '2026', specifiedService: '' }));
  // 60,000: net earnings of 55,410; half of the tax, 16,100 and 20 % of the rest are deducted, so 31,728.90 is taxed.
  expect(tax).toMatchObject({
    selfEmploymentTax: 8_477.73,
    qualifiedBusinessIncomeDeduction: 7_932.23,
    federalTax: 3_559.47,
    totalTax: 12_037.2,
  });
  expect(freelancerTax(example).totalTax).toBeCloseTo(16_587.5, 8);
});
