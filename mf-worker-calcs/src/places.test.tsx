import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries, type Visit } from '@bracketwise/shared-ui/testing/visitCalculator';
import { taxReturn } from '@bracketwise/tax-engine';
import { act, screen, waitFor } from '@testing-library/react';
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

async function linkedInputs(): Promise<Readonly<Record<string, string>>> {
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toBeDefined());
  return Object.fromEntries(new URLSearchParams(new URL(copied ?? '').hash.slice(1)));
}

/** Chooses places once the state's are loaded. */
async function choose({ field, fill }: Visit, places: Entries) {
  for (const [name, code] of Object.entries(places)) {
    await waitFor(() => expect(field(name).querySelector(`option[value="${code}"]`)).not.toBeNull());
    await fill({ [name]: code });
  }
}

const wages = { taxYear: 2025, filingStatus: 'single', wages: 60_000 } as const;

describe.each([['salary', salary, { grossSalary: '60000', state: 'TX', filingStatus: 'single' }, wages]] as const)(
  '%s',
  (_id, page, entries, household) => {
    async function asked(change: Entries) {
      const visit = await visitCalculator(page);
      await visit.calculate({ ...entries, ...change });
      await visit.results();
      await waitFor(() => expect(visit.hero()[0]).not.toBe(''));
      return visit;
    }
    const shown = ({ line }: Visit) => line('localTax')[2];
    const inMoney = (amount = NaN) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

    test.each([
      { state: 'NY', locality: 'NYC' },
      { state: 'NY', locality: 'YONKERS' },
      { state: 'MD', locality: 'MD:HOWARD' },
      { state: 'IN', locality: 'IN:MARION' },
    ] as const)('counts the tax of $locality as the return does, with its lines and in the file', async ({ state, locality }) => {
      const visit = await asked({ state });
      expect(shown(visit)).toBeUndefined();
      await choose(visit, { locality });
      const { localTax, lines } = taxReturn({ ...household, state, locality });
      expect(localTax).toBeGreaterThan(0);
      await waitFor(() => expect(shown(visit)).toBe(inMoney(localTax)));
      const last = lines.findLast(({ section }) => section === 'local');
      expect(visit.root().querySelector(`[data-section=local] tr[data-line="${last?.label}"]`)).not.toBeNull();
      expect(await downloadedCsv()).toContain(`Local income tax,${localTax}\r\n`);
    });

    test('a rate that the visitor types counts, and the page says whose it is', async () => {
      const visit = await asked({ state: 'MD' });
      await choose(visit, { locality: 'OTHER' });
      await visit.fill({ localRate: '2', localBase: 'stateTaxableIncome' });
      const { localTax } = taxReturn({ ...household, state: 'MD', localRate: 0.02, localBase: 'stateTaxableIncome' });
      await waitFor(() => expect(shown(visit)).toBe(inMoney(localTax)));
      expect(screen.getByText('Your local tax uses the rate you typed, not one we checked.')).toBeInTheDocument();
      await visit.fill({ localRate: '21' });
      expect(visit.field('localRate')).toHaveValue('21');
      expect(shown(visit)).toBe(inMoney(localTax));
    });

    test('another state clears the place, and asks for one only if it has local taxes', async () => {
      const visit = await asked({ state: 'NY' });
      await choose(visit, { locality: 'NYC' });
      await visit.fill({ state: 'MD' });
      await waitFor(() => expect(visit.field('locality')).toHaveValue(''));
      await waitFor(() => expect(visit.field('locality').querySelector('option[value="MD:HOWARD"]')).not.toBeNull());
      expect(visit.field('locality').querySelector('option[value=NYC]')).toBeNull();
      await waitFor(() => expect(shown(visit)).toBeUndefined());
      await visit.fill({ state: 'CA' });
      expect(visit.field('locality')).toBeNull();
    });

    test('a link restores the place, also over another state', async () => {
      const visit = await asked({ state: 'NY' });
      await choose(visit, { locality: 'NYC' });
      await waitFor(() => expect(shown(visit)).toMatch(/^\$/u));
      const tax = shown(visit);
      const inputs = await linkedInputs();
      expect(inputs).toMatchObject({ state: 'NY', locality: 'NYC' });
      await visit.fill({ state: 'MD' });
      await choose(visit, { locality: 'MD:HOWARD' });
      act(() => offerInputs(inputs));
      await waitFor(() => expect(visit.field('locality')).toHaveValue('NYC'));
      await waitFor(() => expect(shown(visit)).toBe(tax));
    });

    test('a link with a place of another state counts no local tax', async () => {
      const visit = await asked({ state: 'NY' });
      const inputs = await linkedInputs();
      act(() => offerInputs({ ...inputs, locality: 'MD:HOWARD' }));
      await waitFor(() => expect(visit.field('locality')).toHaveValue(''));
      expect(shown(visit)).toBeUndefined();
    });
  },
);
