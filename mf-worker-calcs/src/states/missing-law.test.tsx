import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
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
  ['freelancer', freelancer, { income: '60000', state: 'CA' }, ['totalTax', 'setAside', 'quarterlyPayment', 'effectiveRate']],
  ['business', business, { revenue: '90000', expenses: '10000', state: 'CA' }, ['totalTax', 'netAfterTax', 'effectiveRate']],
  ['immigrant', immigrant, { visaStatus: 'h1b', monthsInUs: '12', usIncome: '60000', state: 'CA' }, ['totalTax', 'effectiveRate']],
  [
    'refund',
    refund,
    { taxYear: '2025', grossIncome: '60000', filingStatus: 'single', state: 'CA', federalWithholding: '5000' },
    ['totalTaxOwed', 'balance', 'effectiveRate'],
  ],
] as const satisfies readonly (readonly [string, typeof salary, Entries, readonly string[]])[];

const FAILED = 'We couldn’t load this state’s tax law.';

describe.each(CASES)('%s', (...given) => {
  const [, page, entries, totals] = given;

  async function asked() {
    const visit = await visitCalculator(page);
    await visit.calculate(entries);
    await visit.results();
    const official = () => totals.map((name) => visit.line(name)[2]);
    return {
      ...visit,
      official,
      /** The page contains no answer, whole or partial. */
      expectNoAnswer: (instead: string) => {
        expect(official()).toEqual(totals.map(() => instead));
        // Residency needs no state law.
        expect(visit.root().querySelectorAll('[data-method=official] data[data-field]:not([data-field=isResident])')).toHaveLength(0);
        expect(visit.root().querySelectorAll('[data-part=net]')).toHaveLength(0);
        expect(visit.root().querySelectorAll('[data-method=specified] data[data-field]').length).toBeGreaterThan(3);
      },
      expectAnswer: () =>
        waitFor(() => {
          expect(official().filter((text) => !/\d/u.test(text ?? ''))).toEqual([]);
          expect(visit.hero()[0]).toMatch(/\$[\d,]+/u);
        }),
    };
  }

  test("shows nothing partial while the state's law is loading or failed, and Try again loads it", async () => {
    const { root, expectNoAnswer, expectAnswer } = await asked();
    expectNoAnswer('Loading…');
    expect(root().querySelector('[data-method=official][aria-busy=true]')).toBeInTheDocument();

    await act(async () => release());
    await screen.findByText(FAILED);
    expectNoAnswer('not included');
    expect(root()).not.toHaveTextContent(/We calculate amounts up to/u);

    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectAnswer();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  test('loads the law again with the next calculation', async () => {
    const { calculate, expectAnswer } = await asked();
    await act(async () => release());
    await screen.findByText(FAILED);
    fails = false;
    await calculate();
    await expectAnswer();
  });
});
