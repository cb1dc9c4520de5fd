import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { act, screen, waitFor } from '@testing-library/react';
import deduction from './calculators/deduction/page.ts';
import freelancer from './calculators/freelancer/page.ts';
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

const SALARY: Entries = { grossSalary: '60000', state: 'TX', filingStatus: 'single' };
const choice = (name: string) => document.querySelector<HTMLInputElement>(`[data-method=official] [name=${name}]`)!;
const address = async (): Promise<Readonly<Record<string, string>>> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toBeDefined());
  return Object.fromEntries(new URLSearchParams(new URL(copied ?? '').hash.slice(1)));
};

test('a link carries what was chosen in the panel, and nothing of a panel that nobody touched', async () => {
  const { calculate, results } = await visitCalculator(salary);
  await calculate(SALARY);
  await results();
  expect(await address()).toEqual({ grossSalary: '60000', state: 'TX', filingStatus: 'single' });
  await userEvent.selectOptions(choice('state'), 'NY');
  await userEvent.selectOptions(choice('taxYear'), '2023');
  copied = undefined;
  expect(await address()).toMatchObject({ state: 'TX', 'panel.state': 'NY', 'panel.taxYear': '2023' });
});

test('whoever opens the link finds the same choices, although they open it where another state was calculated before', async () => {
  const { calculate, results, value } = await visitCalculator(salary);
  await calculate({ ...SALARY, state: 'CA' });
  await results();
  act(() => offerInputs({ grossSalary: '80000', state: 'TX', filingStatus: 'single', 'panel.state': 'NY', 'panel.taxYear': '2023' }));
  await waitFor(() => expect(choice('state')).toHaveValue('NY'));
  expect(choice('taxYear')).toHaveValue('2023');
  await waitFor(() => expect(value('official', 'gross')).toBe('80000'));
  // From then on they are the visitor's: another state in the form starts the panel anew.
  await calculate({ state: 'FL' });
  await waitFor(() => expect(choice('state')).toHaveValue('FL'));
  expect(choice('taxYear')).toHaveValue('2025');
});

test.each<Readonly<Record<string, string>>>([
  { 'panel.state': 'ZZ' },
  { 'panel.taxYear': '1066' },
  { 'panel.state': '' },
  { 'panel.constructor': 'x' },
])('a link with %j is one without it', async (wrong) => {
  const { results } = await visitCalculator(salary);
  act(() => offerInputs({ grossSalary: '80000', state: 'TX', filingStatus: 'single', ...wrong }));
  await results();
  expect([choice('state').value, choice('taxYear').value]).toEqual(['TX', '2025']);
});

test('amounts and yes or no travel as well, whatever the language', async () => {
  const { calculate, results, fill, changeLanguage } = await visitCalculator(freelancer);
  await calculate({ income: '60000' });
  await results();
  await userEvent.click(choice('lastYearHighIncome'));
  await userEvent.type(choice('lastYearTax'), '4,000.50');
  await userEvent.tab();
  await changeLanguage('fr');
  await fill({});
  await userEvent.click(await screen.findByRole('button', { name: 'Copier le lien' }));
  await waitFor(() => expect(copied).toContain('panel.lastYearTax=4000.5'));
  expect(copied).toContain('panel.lastYearHighIncome=true');

  act(() => offerInputs({ income: '60000', workType: 'rideshare', state: 'CA', 'panel.lastYearTax': '1234.5' }));
  await waitFor(() => expect(choice('lastYearTax')).toHaveValue('1\u202f234,50'));
  expect(choice('lastYearHighIncome')).not.toBeChecked();
});

test('the choices are still there when the visitor comes back from another page', async () => {
  const { calculate, results, rerender, Site } = await visitCalculator(deduction);
  await calculate({ filingStatus: 'single' });
  await results();
  await userEvent.selectOptions(choice('taxYear'), '2024');
  await userEvent.type(choice('adjustedGrossIncome'), '90k');
  await userEvent.tab();
  await act(async () => rerender(<Site>{'Another page'}</Site>));
  await act(async () => rerender(<Site>{<deduction.Page />}</Site>));
  await results();
  expect(choice('taxYear')).toHaveValue('2024');
  expect(choice('adjustedGrossIncome')).toHaveValue('90,000');
});
