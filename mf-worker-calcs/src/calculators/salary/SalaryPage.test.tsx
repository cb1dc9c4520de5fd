import { TAX_YEARS } from '@bracketwise/contract/years';
import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { bytesOf, downloadedFile } from '@bracketwise/shared-ui/testing/downloadedFile';
import { fakeDate } from '@bracketwise/shared-ui/testing/fakeDate';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { estimateTax, taxReturn } from '@bracketwise/tax-engine';
import { act, screen, waitFor } from '@testing-library/react';
import page from './page.ts';
import { netSalary } from './specified.ts';
import { example } from './useSalaryFigures.ts';

beforeEach(() => sessionStorage.clear());

const base = { taxYear: 2026, filingStatus: 'single', wages: 60_000 } as const;
const inDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const filled: Entries = { grossSalary: '60000', state: 'TX', filingStatus: 'single' };

async function paid(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  await waitFor(() => expect(visit.value('official', 'net')).not.toBe(''));
  return visit;
}

test('the answer is the paycheck and the year under state law, and the rough estimate is next to it', async () => {
  const { value, line, hero, requests } = await paid({}, 'calculate');
  for (const [name, expected] of Object.entries(netSalary({ grossSalary: 60_000 })))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(line('federal')).toEqual(['Federal income tax', '$13,200.00', '$5,020.00', '−$8,180.00']);
  expect(line('state')).toEqual(['State income tax', '$3,000.00', '$0.00', '−$3,000.00']);
  expect(line('socialSecurity')).toEqual(['Social Security', '$3,720.00', '$3,720.00', 'the same']);
  // 60,000 / 26 = 2,307.69, less 193.08 by Publication 15-T's percentage method, 143.08 and 33.46.
  expect(hero()).toEqual(['Your paycheck shows $1,938 every two weeks.', 'netPaycheck', '1938.07']);
  // 60,000 less 5,020, 3,720 and 870, per month.
  expect(line('netMonthly')).toEqual(['Take-home pay per month, after filing', '$3,267.50', '$4,199.17', '+$931.67']);
  expect(screen.getByText('Your paychecks average $4,199 a month. When you file, you’re even.')).toBeInTheDocument();
  expect(
    screen.getByText(
      'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
    ),
  ).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a link with a second state opens its card, and the page’s own link holds what the card asks', async () => {
  const copied: string[] = [];
  await paid();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await act(async () => offerInputs({ ...filled, state: 'NJ', secondState: 'commutes NY 2' }));
  const other = () => document.querySelector<HTMLSelectElement>('[data-two-states] [name=other]')!;
  await waitFor(() => expect(other()).toHaveValue('NY'));
  const link = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    return new URLSearchParams(new URL(copied.at(-1)!).hash.slice(1)).get('secondState');
  };
  await waitFor(async () => expect(await link()).toBe('commutes NY 2'));
  // The headline has both states, so nothing next to it may be of one alone.
  await waitFor(() => expect(screen.getByText(/charts below assume that you live and work in New Jersey all year/u)).toBeInTheDocument());
  expect(screen.queryByText(/in the same state all year/u)).toBeNull();
  expect(screen.queryByText('The year costs you')).toBeNull();
  await userEvent.selectOptions(other(), 'PA');
  await waitFor(async () => expect(await link()).toBe('commutes PA 2'));
});

test('a parent is told what a head of household would save, but not while two states lead', async () => {
  await paid();
  const hint = () => document.querySelector('[data-head-of-household]');
  await act(async () => offerInputs({ ...filled, state: 'NJ', children: '1' }));
  await waitFor(() => expect(hint()).not.toBeNull());
  await act(async () => offerInputs({ ...filled, state: 'NJ', children: '1', secondState: 'commutes NY 2' }));
  await waitFor(() => expect(screen.getByText(/charts below assume that you live and work in New Jersey all year/u)).toBeInTheDocument());
  expect(hint()).toBeNull();
});

test('without a state nothing is calculated, and the form asks for one', async () => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ grossSalary: '60000' });
  await waitFor(() => expect(field('state')).toHaveFocus());
  expect(field('state')).toBeInvalid();
  expect(field('state')).toHaveDisplayValue('Select your state');
  expect(root().querySelector('[data-method]')).toBeNull();
});

test('net pay is shown by year, month, two weeks, week, day and hour', async () => {
  const { value } = await paid();
  const net = 60_000 - 5_020 - 3_720 - 870;
  const parts = { netYearly: 1, netMonthly: 12, netBiweekly: 26, netWeekly: 52, netDaily: 260, netHourly: 2_080 };
  for (const [name, count] of Object.entries(parts)) expect([name, Number(value('official', name))]).toEqual([name, net / count]);
});

test('the form offers every state and year, and the answer updates without another click', async () => {
  const { field, fill, value, hero } = await paid();
  expect(field('state').querySelectorAll('option:not([value=""])')).toHaveLength(51);
  const years = [...(field('taxYear') as HTMLSelectElement).options].map(({ value: year }) => Number(year));
  expect(years).toEqual(TAX_YEARS.toReversed());
  await fill({ state: 'OR', taxYear: '2021' });
  const { stateTax, netIncome } = estimateTax({ state: 'OR', income: 60_000, filingStatus: 'single', taxYear: 2021 });
  await waitFor(() => expect(value('official', 'state')).toBe(String(stateTax)));
  expect(value('official', 'net')).toBe(String(netIncome));
  expect(hero()).toEqual([`You keep ${inDollars(netIncome / 12)} a month.`, 'netMonthly', String(netIncome / 12)]);
  expect(field('payFrequency')).toBeNull();
  expect(screen.getByText('Under 2021 rules', { selector: 'p' })).toBeInTheDocument();
});

test('a salary that can’t be read keeps the earlier answer and labels it as earlier', async () => {
  const { fill, hero } = await paid();
  await fill({ grossSalary: 'much' });
  expect(hero()[0]).toBe('Your paycheck shows $1,938 every two weeks.');
  expect(screen.getByText(/^For your earlier numbers: \$60,000 a year/u)).toBeInTheDocument();
});

test('wages above the threshold pay the Additional Medicare Tax', async () => {
  const { line } = await paid({ grossSalary: '300000' });
  expect(line('additionalMedicare')).toEqual(['Additional Medicare Tax', 'not counted', '$900.00', '+$900.00']);
});

test('what the state takes from the pay has its own line and part, where there is any', async () => {
  const { line, value, fill } = await paid({ state: 'CO' });
  // 0.44% of 60,000 for family and medical leave.
  await waitFor(() => expect(line('levies')).toEqual(['State payroll deductions', 'not counted', '$264.00', '+$264.00']));
  expect(document.querySelector('tr[data-part=levies] data')).toHaveAttribute('value', '264');
  expect(document.querySelector('[data-assumed]')).toHaveTextContent('your employer withholds your state’s payroll deductions in full');
  const { netIncome } = taxReturn({ ...base, state: 'CO' });
  expect(value('official', 'net')).toBe(String(netIncome));
  await fill({ state: 'TX' });
  await waitFor(() => expect(document.querySelector('tr[data-part=levies]')).toBeNull());
});

test.each(['0', '-1', '', 'much'])('a salary of %j computes nothing and moves the focus to the field', async (grossSalary) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, grossSalary });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field('grossSalary')).toHaveFocus();
  expect(field('grossSalary')).toHaveAttribute('aria-invalid', 'true');
});

test('figures add up as displayed, and the file has them in whole cents', async () => {
  // Rounded separately, the four taxes of this salary add up to a cent less than their total.
  const { text, line } = await paid({ grossSalary: '30000.02' });
  const cents = (amount: string | undefined) => Math.round(Number(amount?.replace(/[$,]/gu, '')) * 100);
  const sum = (amounts: readonly (string | undefined)[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
  const taxes = ['federal', 'state', 'socialSecurity', 'medicare'];
  expect(sum(taxes.map((name) => text('specified', name)))).toBe(cents(text('specified', 'total')));
  expect(sum(['net', 'total'].map((name) => text('specified', name)))).toBe(cents('30000.02'));
  for (const name of [...taxes, 'total', 'net']) expect(line(name)[1]).toBe(text('specified', name));

  const rows = await downloadedCsv();
  expect(rows).toContain('Take-home pay every two weeks,754.04\r\n'); // 754.038964...
  expect(rows.match(/\d+\.\d{3,}/gu)).toBeNull();
});

test('a salary above the limit says so', async () => {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, grossSalary: '1000000001' });
  expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument();
  expect(visit.value('specified', 'gross')).toBe('1000000001');
});

test('the guide’s example matches the engine', async () => {
  await visitCalculator(page);
  const { federalIncomeTax, netIncome } = taxReturn({ ...base, state: 'TX', wages: example.grossSalary });
  expect([federalIncomeTax, netIncome]).toEqual([5_020, 50_390]);
  expect(screen.getByText(/the whole tax is \$5,020\.00, or 8\.37% of the salary/u)).toBeInTheDocument();
  expect(screen.getByText(/leaves \$50,390\.00 in a state without income tax\. .* leaves \$39,210\.00/u)).toBeInTheDocument();
});

describe('paychecks', () => {
  /** Of a table's row: its cells as text. */
  const row = (key: string) =>
    [...document.querySelectorAll<HTMLTableRowElement>('[data-settled] tbody tr')]
      .map((each) => [...each.cells].map(({ textContent }) => textContent))
      .find(([label]) => label?.startsWith(key));
  const openJobs = async (field: (name: string) => HTMLElement) => {
    await userEvent.click(screen.getByText('Dates, pay stubs, other jobs and pensions'));
    await waitFor(() => expect(field('mainJobFrom')).not.toBeNull(), { timeout: 10_000 });
  };
  const tile = (name: string) => document.querySelector(`data[data-tile="${name}"]`)?.getAttribute('value');

  test('what they withhold is next to what the year costs, and the difference comes back', async () => {
    // In 2025 the withholding tables were printed before the standard deduction was raised by 750: 12% of it comes back, and 6 cents.
    const { value } = await paid({ taxYear: '2025', payFrequency: 'monthly' });
    expect(row('Federal')).toEqual(['Federal, with Additional Medicare Tax', '$5,161.56', '$5,071.50', 'Refund $90.06']);
    expect(value('official', 'refund')).toBe('90.06');
    expect(screen.getByText('You get $90 back when you file.')).toBeInTheDocument();
    expect([tile('withheld'), tile('year')]).toEqual(['9751.56', '9661.5']);
    expect(document.querySelector('[data-state-method]')).toHaveTextContent('Texas doesn’t tax wages');
  });

  test('an amount owed has its own word, in the table of taxes and line by line', async () => {
    const { fill, line } = await paid({ payFrequency: 'monthly' });
    // Four cents.
    expect(row('Federal')?.[3]).toBe('About even');
    expect([line('owed'), line('refund')]).toEqual([[], []]);
    // A credit in Step 3 that the return does not give.
    await fill({ w4Credits: '1200' });
    await waitFor(() => expect(row('Federal')?.[3]).toBe('You owe $1,200.04'));
    expect(line('owed')).toEqual(['You owe', 'not counted', '$1,200.04', '+$1,200.04']);
  });

  test('what comes off the pay lowers the taxes it should, and its group says what it holds', async () => {
    const { fill, value, line } = await paid({ payFrequency: 'monthly' });
    await fill({ electiveDeferrals: '500', preTaxPremiums: '100', rothDeferrals: '50' });
    // 401(k): no income tax. Premiums: neither income tax nor Social Security and Medicare. Roth: neither.
    await waitFor(() => expect(line('payDeductions')).toEqual(['Benefits and savings', 'not counted', '$7,800.00', '+$7,800.00']));
    const { federalIncomeTax } = taxReturn({ ...base, wages: 60_000 - 7_200 });
    expect(value('official', 'federal')).toBe(String(federalIncomeTax));
    expect(value('official', 'socialSecurity')).toBe(String(0.062 * (60_000 - 1_200)));
    expect([...document.querySelectorAll('[data-held]')].map(({ textContent }) => textContent)).toEqual([
      'Traditional 401(k): $500 · Roth 401(k): $50 · Health insurance premiums: $100',
    ]);
  });

  test('contributions above the limit of the year are named with it', async () => {
    const { fill } = await paid({ payFrequency: 'monthly' });
    await fill({ electiveDeferrals: '2000', rothDeferrals: '100' });
    // Notice 2025-67: 24,500 in 2026.
    await waitFor(() =>
      expect(document.querySelector('[data-exceeded=electiveDeferrals]')).toHaveTextContent(
        /^Your 401\(k\), traditional and Roth, gets \$25,200 in 2026\. Under age 50, the limit is \$24,500\. 26 U\.S\.C\..*402\(g\)/u,
      ),
    );
  });

  test('overtime is added to the salary at time and a half', async () => {
    const { fill, value } = await paid({ grossSalary: '41600', payFrequency: 'weekly' });
    await fill({ overtimeHours: '5' });
    // 20 an hour: 5 hours a week at 30, for 52 weeks. A third of it is the premium, which is deductible.
    await waitFor(() => expect(value('official', 'gross')).toBe(String(41_600 + 52 * 150)));
    const { federalIncomeTax } = taxReturn({ ...base, wages: 49_400, qualifiedOvertime: 2_600 });
    expect(value('official', 'federal')).toBe(String(federalIncomeTax));
  });

  test('dependents count on the return and in Step 3 of Form W-4, unless it is filled in otherwise', async () => {
    const { fill, value } = await paid({ payFrequency: 'monthly', filingStatus: 'head_of_household' });
    const without = value('official', 'netPaycheck');
    await fill({ children: '1', otherDependents: '1' });
    await waitFor(() => expect(value('official', 'netPaycheck')).not.toBe(without));
    expect(row('Federal')?.[3]).toBe('About even');
    const shown = Number(value('official', 'netPaycheck'));
    await fill({ w4Credits: '0' });
    // 2,200 and 500 in twelve paychecks; the year costs the same, so they come back.
    await waitFor(() => expect(shown - Number(value('official', 'netPaycheck'))).toBeCloseTo(2_700 / 12, 1));
    expect(Number(value('official', 'refund'))).toBeGreaterThan(2_600);
  });

  test('a form of 2019 or earlier is asked for on request, replaces the lines of the later one, and is named in print', async () => {
    const { fill, field, value } = await paid({ payFrequency: 'monthly' });
    await userEvent.click(screen.getByText('Form W-4 from before 2020, exempt, or wage bracket tables'));
    await waitFor(() => expect(field('w4Form')).not.toBeNull(), { timeout: 10_000 });
    await fill({ w4Form: 'formerSingle' });
    await fill({ w4Allowances: '0' });
    // Publication 15-T (2026): without an allowance, 521.83 instead of 418.33.
    await waitFor(() => expect(Number(value('official', 'withheld'))).toBeCloseTo(12 * (521.83 + 0.0765 * 5_000), 2));
    expect(field('w4Credits')).toBeNull();
    expect([...document.querySelectorAll('[data-held]')].map(({ textContent }) => textContent)).toEqual([
      'Which Form W-4 your employer has: From 2019 or earlier, Single',
    ]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    await waitFor(() =>
      expect([...document.querySelectorAll('body > *')].map(({ textContent }) => textContent).join(' ')).toMatch(
        /Which Form W-4 your employer hasFrom 2019 or earlier, SingleLine 5, allowances0/u,
      ),
    );
  });

  test('a print sheet names what is filled in of the two groups, and nothing else of them', async () => {
    const { fill, field } = await paid({ payFrequency: 'monthly' });
    await fill({ electiveDeferrals: '500' });
    await userEvent.click(field('w4MultipleJobs'));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = await waitFor(() => {
      const found = [...document.querySelectorAll('body > *')].find(({ textContent }) => textContent?.includes('Printed on'));
      expect(found).toHaveTextContent('Step 2(c) is checked');
      return found;
    });
    expect(sheet).toHaveTextContent(/Traditional 401\(k\)\$500\.00Step 2\(c\) is checkedYesTax year2026/u);
    expect(sheet).not.toHaveTextContent(/Roth|Children|Overtime hours/u);
  });

  test('more than the pay is refused at the field that goes beyond it, whose group opens', async () => {
    const { calculate, fill, field } = await paid({ payFrequency: 'monthly' });
    await fill({ electiveDeferrals: '4000', payrollHsa: '1500' });
    await calculate();
    expect(field('payrollHsa')).toHaveAttribute('aria-invalid', 'true');
    expect(field('payrollHsa')).toHaveFocus();
    expect(field('payrollHsa').closest('details')).toHaveAttribute('open');
  });

  test('a high salary names when Social Security stops and Additional Medicare Tax starts, and shows all paychecks on request', async () => {
    await paid({ grossSalary: '300000' });
    const changes = [...document.querySelectorAll('[data-changes] li')].map(({ textContent }) => textContent);
    expect(changes).toEqual([
      expect.stringContaining('Social Security stops on August 12, 2026'),
      expect.stringContaining(
        'Additional Medicare Tax starts on September 9, 2026: employers withhold it once they have paid you $200,000',
      ),
    ]);
    expect(screen.queryByRole('slider', { name: 'Your paychecks in 2026' })).toBeNull();
    await userEvent.click(screen.getByText('See all 26 paychecks'));
    expect(await screen.findByRole('slider', { name: 'Your paychecks in 2026' })).toBeInTheDocument();
    const table = screen.getByRole('table', { name: /^Paychecks of 2026/u });
    expect([...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
      'Jan 14 to Jul 29 (15)',
      'Aug 12',
      'Aug 26',
      'Sep 9',
      'Sep 23 to Dec 30 (8)',
    ]);
    const { name, content } = await downloadedFile('Download all paychecks (CSV)');
    expect(name).toBe('tax-estimate-paychecks-TX-2026.csv');
    const lines = new TextDecoder()
      .decode(await bytesOf(content))
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(27);
    expect(lines[1]).toBe('2026-01-14,11538.46,8035.22,2620.55,715.38,167.31');
  });

  test('what a raise or a bonus would change is computed on request', async () => {
    await paid({ payFrequency: 'monthly', filingStatus: 'married_joint' });
    await userEvent.click(screen.getByText('What would change your pay: a raise, a bonus, a baby…'));
    const table = await screen.findByRole('table', { name: 'What each change does to your take-home pay in 2026' });
    const moved = async (state: string) => {
      await userEvent.selectOptions(screen.getByLabelText('Move to'), state);
      const label = await screen.findByText(`A move to ${state}, from January 1`);
      return label.closest('tr')?.textContent;
    };
    // 60,000 of a couple, without a tax on wages in either state.
    expect(await moved('Nevada')).toContain('$0.00');
    await moved('Florida');
    const cells = [...table.querySelectorAll('tbody tr')].map((each) => [...each.children].map(({ textContent }) => textContent));
    expect(cells.map(([label]) => label).slice(0, -1)).toEqual([
      'A raise of 5%',
      'A bonus of $5,000',
      '10 more hours of overtime in each pay period',
      '1% more of your pay into the 401(k): $600 a year',
      'A second job that pays $12,000 a year',
      'A baby',
    ]);
    // 12% federal, 6.2% and 1.45% of 3,000.
    expect(cells[0]?.slice(2)).toEqual(['+$2,410.50', '+$589.50']);
  });

  test('a second job has its own paychecks, and the answer says what each job shows and what the year comes to', async () => {
    const { fill, field, value } = await paid({ payFrequency: 'monthly' });
    await openJobs(field);
    await fill({ secondJobPay: '1000', secondJobFrequency: 'monthly' });
    const table = await screen.findByRole('table', { name: 'Your jobs in 2026' });
    const cells = [...table.querySelectorAll('tr')].map((each) => [...each.children].map(({ textContent }) => textContent));
    // 1,000 a month stays below the standard deduction in the tables, so nothing is withheld but 76.50.
    expect(cells[2]).toEqual(['Second job', '$923.50', '$12,000.00', '$0.00', '$11,082.00']);
    expect(cells[3]?.slice(0, 3)).toEqual(['Together', '', '$72,000.00']);
    const { federalIncomeTax } = taxReturn({ ...base, wages: 72_000 });
    expect(value('official', 'federal')).toBe(String(federalIncomeTax));
    expect(screen.getByText('Second job: See all 12 paychecks')).toBeInTheDocument();
    expect([...document.querySelectorAll('[data-held]')].map(({ textContent }) => textContent)).toEqual([
      'Gross pay per paycheck: $1,000 · How often it pays: Every month',
    ]);
  });

  test('a pension among the jobs has its own paychecks, withholds on top of other pay, and has Form W-4P', async () => {
    fakeDate('2026-06-01T12:00:00Z');
    const { fill, field, line } = await paid({ payFrequency: 'monthly' });
    await openJobs(field);
    await fill({ secondJobKind: 'pension', secondJobPay: '2000' });
    await fill({ secondJobOtherPay: '60000' });
    const table = await screen.findByRole('table', { name: 'Your jobs in 2026' });
    // Worksheet 1B: 84,000 - 8,600 = 75,400 is 9,650; 60,000 - 8,600 = 51,400 is 5,020; 4,630 / 12 = 385.83. No payroll taxes.
    await waitFor(() => expect([...table.querySelectorAll('tr')][2]?.textContent).toContain('Pension$1,614.17$24,000.00$4,629.96'));
    expect(line('socialSecurity')[2]).toBe('$3,720.00');
    await fill({ w4Extra: '100' });
    expect(await screen.findByText('Pension: Form W-4P for the rest of the year')).toBeInTheDocument();
    expect(field('secondJobOtherPay')).toHaveValue('60,000');
    jest.useRealTimers();
  });

  test('state tax so far counts toward what the state withholds in the year', async () => {
    const { fill, field } = await paid({ state: 'PA', payFrequency: 'monthly' });
    await openJobs(field);
    await fill({ mainJobStubDate: '2026-06-30', mainJobStubPay: '30000', mainJobStubWithheld: '2500', mainJobStubState: '1000' });
    // Six paychecks of 5,000 to come at 3.07% are 921.
    await waitFor(() => expect(row('State')?.slice(1, 3)).toEqual(['$1,921.00', '$1,842.00']));
  });

  test('an hourly wage fills in the salary, and other hours than 40 change what overtime pays', async () => {
    const { fill, field, value } = await paid({ payFrequency: 'weekly' });
    await fill({ hourlyWage: '20', weeklyHours: '30' });
    await waitFor(() => expect(field('grossSalary')).toHaveValue('31,200'));
    await fill({ overtimeHours: '5' });
    // 20 an hour: five hours a week at 30.
    await waitFor(() => expect(value('official', 'gross')).toBe(String(31_200 + 52 * 150)));
  });

  test('what each deduction saves in which tax is shown on request', async () => {
    const { fill } = await paid({ state: 'PA', payFrequency: 'monthly' });
    await fill({ electiveDeferrals: '500', preTaxPremiums: '100', rothDeferrals: '50' });
    await userEvent.click(await screen.findByText('What your benefits and savings change on your pay'));
    const table = await screen.findByRole('table', { name: 'What each deduction changes on a paycheck' });
    const cells = [...table.querySelectorAll('tbody tr')].map((each) => [...each.children].map(({ textContent }) => textContent));
    // 12% federal; Pennsylvania taxes the 401(k), but not the premiums: 3.07%. Unemployment insurance takes 0.07% of what Social Security taxes.
    expect(cells).toEqual([
      ['Traditional 401(k)', '$500.00', '−$60.00', '$0.00', '$0.00', '$0.00', '−$440.00'],
      ['Roth 401(k)', '$50.00', '$0.00', '$0.00', '$0.00', '$0.00', '−$50.00'],
      ['Health insurance premiums', '$100.00', '−$12.00', '−$7.65', '−$0.07', '−$3.07', '−$77.21'],
    ]);
    expect(screen.getByRole('table', { name: 'What each deduction changes in 2026, after your return' })).toBeInTheDocument();
  });

  test.each([
    ['CA', 'To change what is withheld for California, give your employer the state’s form DE 4.'],
    ['NY', 'To change what is withheld for New York, give your employer the state’s form IT-2104.'],
    ['CO', 'Colorado uses the federal Form W-4.'],
  ] as const)('the answer names the form that sets what %s withholds', async (state, text) => {
    await paid({ state });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('the spouse’s jobs are asked of couples who file jointly', async () => {
    const { fill, field } = await paid();
    await openJobs(field);
    expect([field('secondJobPay'), field('spouseJobPay')]).toEqual([expect.anything(), null]);
    await fill({ filingStatus: 'married_joint' });
    expect([field('spouseJobPay'), field('spouseSecondJobPay')]).toEqual([expect.anything(), null]);
    await fill({ spouseJobPay: '2000' });
    expect(field('spouseSecondJobPay')).not.toBeNull();
  });

  test('what comes off a spouse’s pay has its own limit and its own effects, with the job’s name', async () => {
    const { fill, field } = await paid({ filingStatus: 'married_joint', payFrequency: 'monthly' });
    await openJobs(field);
    await fill({ spouseJobPay: '9000', spouseJobDeferrals: '2100' });
    await waitFor(() =>
      expect(document.querySelector('[data-exceeded=electiveDeferrals]')).toHaveTextContent(
        /^Your spouse’s 401\(k\) gets \$25,200 in 2026\. Under age 50, the limit is \$24,500\./u,
      ),
    );
    await userEvent.click(screen.getByText('Spouse’s job: What your benefits and savings change on your pay'));
    const table = await screen.findByRole('table', { name: 'What each deduction changes on a paycheck' });
    // 2,480 + 12% of (108,000 - 12,900 - 44,100) is 8,600, and of 82,800 instead of 108,000, 5,576: 252 a paycheck.
    expect(table.querySelector('tbody tr')).toHaveTextContent('Traditional 401(k)$2,100.00−$252.00$0.00−$1,848.00');
  });

  test('amounts so far without the date of their pay stub are refused at the date, whose group opens', async () => {
    const { calculate, fill, field } = await paid({ payFrequency: 'monthly' });
    await openJobs(field);
    await fill({ mainJobStubPay: '30000' });
    await calculate();
    expect(field('mainJobStubDate')).toHaveFocus();
    expect(field('mainJobStubDate').closest('details')).toHaveAttribute('open');
  });

  test('a form that withholds the wrong amount is put right by a new one, as a file', async () => {
    fakeDate('2026-06-01T12:00:00Z');
    const { fill, value } = await paid();
    expect(screen.queryByText('Form W-4 for the rest of the year')).toBeNull();
    await fill({ w4Extra: '100' });
    await waitFor(() => expect(Number(value('official', 'refund'))).toBeCloseTo(2_600, 0));
    expect(await screen.findByText('Form W-4 for the rest of the year')).toBeInTheDocument();
    // Of 26 paychecks, 10 have come and one more comes before the new form applies. Each withholds 100 too much, so the other 15 give back
    // 1,100, which is 1,907 a year in Step 3.
    const line = (name: string) => Number(document.querySelector<HTMLDataElement>(`[data-w4-line=${name}]`)?.value);
    expect(['credits', 'otherIncome', 'deductions', 'extra'].map(line)).toEqual([1_907, 0, 0, 0]);
    const { name } = await downloadedFile('Fill in Form W-4 (PDF)');
    expect(name).toBe('form-w4-2026.pdf');
    jest.useRealTimers();
  });
});
