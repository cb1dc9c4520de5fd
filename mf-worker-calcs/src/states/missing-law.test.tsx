import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import type { StateLaw } from '@bracketwise/tax-engine';
import { act, screen, waitFor } from '@testing-library/react';
import business from '../calculators/business/page.ts';
import freelancer from '../calculators/freelancer/page.ts';
import immigrant from '../calculators/immigrant/page.ts';
import refund from '../calculators/refund/page.ts';
import salary from '../calculators/salary/page.ts';

type Load = (code: string) => Promise<StateLaw>;
let fails = true;
let release = () => {};
let held: Promise<void>;
jest.mock('@bracketwise/tax-engine/law/states/load', () => {
  const actual = jest.requireActual<{ loadStateLaw: Load }>('@bracketwise/tax-engine/law/states/load');
  return {
    loadStateLaw: async (code: string) => {
      await held;
      if (fails) throw new TypeError('Failed to fetch');
      return actual.loadStateLaw(code);
    },
  };
});

beforeEach(() => {
  sessionStorage.clear();
  held = new Promise((resolve) => (release = resolve));
  fails = true;
});

const CASES = [
  ['salary', salary, { grossSalary: '60000', state: 'CA', filingStatus: 'single' }, ['total', 'net']],
  ['freelancer', freelancer, { income: '60000', state: 'CA' }, ['totalTax', 'quarterlyPayment', 'effectiveRate']],
  ['business', business, { revenue: '90000', expenses: '10000', state: 'CA' }, ['totalTax', 'netAfterTax', 'effectiveRate']],
  ['immigrant', immigrant, { visaStatus: 'h1b', monthsInUs: '12', usIncome: '60000', state: 'CA' }, ['totalTax', 'effectiveRate']],
  [
    'refund',
    refund,
    { taxYear: '2025', grossIncome: '60000', filingStatus: 'single', state: 'CA', federalWithholding: '5000' },
    ['totalTaxOwed', 'balance', 'effectiveRate'],
  ],
] as const satisfies readonly (readonly [string, typeof salary, Entries, readonly string[]])[];

test.each(CASES)('%s shows no official total before the law of the state is there, and Calculate asks for it again', async (...given) => {
  const [, page, entries, totals] = given;
  const { calculate, results, root, line } = await visitCalculator(page);
  await calculate(entries);
  await results();
  const official = (name: string) => line(name)[2];
  const parts = () => [...root().querySelectorAll('[data-part=net]')].length;

  expect(totals.map(official)).toEqual(totals.map(() => 'Loading…'));
  expect(root().querySelectorAll('[data-method=official] tr[data-line] data[data-field]')).toHaveLength(0);
  expect(parts()).toBe(0);

  await act(async () => release());
  await screen.findByText('The tax law of this state could not be loaded.');
  expect(totals.map(official)).toEqual(totals.map(() => 'not computed'));
  expect(parts()).toBe(0);
  expect(root()).not.toHaveTextContent(/both methods come to the same figures/u);
  expect(root()).not.toHaveTextContent(/computed for amounts up to/u);

  fails = false;
  await calculate();
  await waitFor(() => expect(official(totals[0])).toMatch(/^\$[\d,]+\.\d\d$/u));
  expect(screen.queryByText('The tax law of this state could not be loaded.')).not.toBeInTheDocument();
  expect(totals.map(official).filter((text) => !/\d/u.test(text ?? ''))).toEqual([]);
});
