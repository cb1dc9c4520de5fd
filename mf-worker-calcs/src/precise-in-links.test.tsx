import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import bonusAndStock from './calculators/bonus-and-stock/page.ts';
import business from './calculators/business/page.ts';
import freelancer from './calculators/freelancer/page.ts';
import refund from './calculators/refund/page.ts';
import salary from './calculators/salary/page.ts';

let copied: string | undefined;
beforeEach(() => {
  sessionStorage.clear();
  copied = undefined;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void (copied = text) },
  });
});

const linkedInputs = async (button = 'Copy link'): Promise<Readonly<Record<string, string>>> => {
  copied = undefined;
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(copied).toBeDefined());
  return Object.fromEntries(new URLSearchParams(new URL(copied ?? '').hash.slice(1)));
};

const CASES = [
  ['salary', salary, { grossSalary: '60000', state: 'NY', filingStatus: 'married_joint', taxYear: '2023' }],
  [
    'salary with what comes off the pay',
    salary,
    {
      grossSalary: '60000',
      state: 'NY',
      filingStatus: 'married_joint',
      payFrequency: 'semimonthly',
      electiveDeferrals: '150',
      preTaxPremiums: '80',
      overtimeHours: '6',
      children: '2',
      w4Extra: '25',
      taxYear: '2026',
    },
  ],
  [
    'a sale of ESPP shares',
    bonusAndStock,
    {
      kind: 'espp',
      shares: '12',
      grantDate: '2024-01-02',
      grantValue: '100',
      purchaseDate: '2024-06-28',
      purchaseValue: '120',
      pricePaid: '85',
      discount: '10',
      saleDate: '2025-03-03',
      salePrice: '130',
      wages: '100000',
      state: 'NY',
      filingStatus: 'married_joint',
      spouseWages: '50000',
    },
  ],
  [
    'salary with a second job and a pay stub',
    salary,
    {
      grossSalary: '60000',
      state: 'TX',
      filingStatus: 'single',
      mainJobStubDate: '2026-06-30',
      mainJobStubPay: '30000',
      mainJobStubWithheld: '2400',
      secondJobPay: '1500',
      secondJobFrequency: 'monthly',
      secondJobFrom: '2026-03-01',
      taxYear: '2026',
    },
  ],
  [
    'freelancer',
    freelancer,
    {
      income: '60000',
      workType: 'creative',
      state: 'other',
      filingStatus: 'head_of_household',
      specifiedService: 'yes',
      lastYearTax: '4000.5',
    },
  ],
  [
    'business',
    business,
    { businessType: 'llc', revenue: '90000', state: 'PA', filingStatus: 'married_joint', specifiedService: 'yes', comparedSalary: '30000' },
  ],
  [
    'refund',
    refund,
    { taxYear: '2024', grossIncome: '60000', filingStatus: 'single', state: 'OR', children: '1', stateWithholding: '900' },
  ],
] as const satisfies readonly (readonly [string, typeof salary, Entries])[];

/** Loading code takes this long on a busy machine. */
const LOADING = { timeout: 10_000 };

test.each(CASES)('a link to %s restores every field and the answer', async (_id, page, entries) => {
  const first = await visitCalculator(page);
  // Fields of jobs load when their group opens.
  const ofJobs = Object.keys(entries).filter((name) => name.startsWith('mainJob'));
  if (ofJobs.length > 0) for (const summary of first.root().querySelectorAll('form summary')) fireEvent.click(summary);
  await waitFor(() => expect(ofJobs.map(first.field)).not.toContain(null), LOADING);
  await first.calculate(entries);
  await first.results();
  await waitFor(() => expect(first.hero()[1]).toBeDefined());
  const answer = first.hero();
  const inputs = await linkedInputs();
  expect(inputs).toMatchObject(entries);
  first.unmount();
  sessionStorage.clear();

  const second = await visitCalculator(page);
  act(() => offerInputs(inputs));
  await second.results();
  await waitFor(() => expect(second.hero()).toEqual(answer));
  await waitFor(() => expect(ofJobs.map(second.field)).not.toContain(null), LOADING);
  for (const [name, value] of Object.entries(entries))
    expect([name, second.field(name).value.replace(/,|\.50$/gu, '')]).toEqual([name, value.replace('.5', '')]);
});

test('a link carries a checkbox, and amounts in any language', async () => {
  const { calculate, results, field, changeLanguage } = await visitCalculator(freelancer);
  await calculate({ income: '60000', state: 'CA', lastYearTax: '4,000.50' });
  await results();
  fireEvent.click(field('lastYearHighIncome'));
  await changeLanguage('fr');
  expect(await linkedInputs('Copier le lien')).toMatchObject({ lastYearTax: '4000.5', lastYearHighIncome: 'true' });

  act(() => offerInputs({ income: '60000', workType: 'rideshare', state: 'CA', lastYearTax: '1234.5', lastYearHighIncome: 'false' }));
  await waitFor(() => expect(field('lastYearTax')).toHaveValue('1\u202f234,50'));
  expect(field('lastYearHighIncome')).not.toBeChecked();
});

test('an optional field left blank by the sender is blank for the recipient', async () => {
  const { calculate, results, field } = await visitCalculator(freelancer);
  await calculate({ income: '60000', state: 'CA' });
  await results();
  const inputs = await linkedInputs();
  expect(inputs['lastYearTax']).toBe('');
  await calculate({ lastYearTax: '4000' });
  act(() => offerInputs(inputs));
  await waitFor(() => expect(field('lastYearTax')).toHaveValue(''));
});

test.each<Readonly<Record<string, string>>>([{ taxYear: '1066' }, { constructor: 'x' }])(
  'a link with %j is treated as one without it',
  async (wrong) => {
    const { results, field } = await visitCalculator(salary);
    act(() => offerInputs({ grossSalary: '80000', state: 'TX', filingStatus: 'single', ...wrong }));
    await results();
    expect([field('state').value, field('taxYear').value]).toEqual(['TX', '2026']);
  },
);

test('a link with an unknown state fills in the rest and leaves the state to be chosen', async () => {
  const { root, field } = await visitCalculator(salary);
  act(() => offerInputs({ grossSalary: '80000', state: 'ZZ', filingStatus: 'single' }));
  await waitFor(() => expect(field('grossSalary')).toHaveValue('80,000'));
  expect(field('state')).toHaveValue('');
  expect(root().querySelector('[data-method]')).toBeNull();
});
