import { FIGURE, type HeroAnswer } from '@bracketwise/shared-ui/calculator';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { taxReturn } from '@bracketwise/tax-engine';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { salaryForm } from '../form.ts';
import { paychecksWords } from '../paychecks/paychecks-words.ts';
import { TwoStatesOnDemand } from './TwoStatesOnDemand.ts';

const values = salaryForm.schema('en-US').cast({ ...salaryForm.draft, grossSalary: '100000', state: 'NJ', taxYear: '2025' });

async function open(language: Language = 'en') {
  await renderInSite(<TwoStatesOnDemand values={values} />, { language, words: { 'salary-paychecks': paychecksWords } });
  await userEvent.click(document.querySelector('summary')!);
  await waitFor(() => expect(field('other')).toBeInTheDocument());
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
const answer = () => document.querySelector('[data-two-states] [data-answer]');

test('who works in New York sees both states’ tax, the paycheck, what to set aside, and a link with the numbers', async () => {
  await open();
  expect(answer()).toBeNull();
  await userEvent.click(document.querySelector('[name=situation][value=commutes]')!);
  await userEvent.selectOptions(field('other'), 'NY');
  await waitFor(() => expect(answer()).toHaveTextContent(/^New York gets \$4,952\. New Jersey gets nothing\. You keep \$/u));
  const { states = [] } = taxReturn({
    ...{ taxYear: 2025, state: 'NJ', filingStatus: 'single', wages: 100_000 },
    workStates: [{ state: 'NY', wages: 100_000 }],
  });
  expect(document.querySelector('[data-state-tax=NY]')).toHaveAttribute('value', String(states[0]?.tax));
  expect(document.querySelector('[data-paychecks]')).toHaveTextContent(
    /^Your paycheck shows \$[\d,]+, with New York income tax withheld\.$/u,
  );
  const link = screen.getByRole('link', { name: 'See which returns to file, and how each tax is calculated' });
  expect(link.getAttribute('href')).toMatch(/^\/moving-between-states#situation=commutes&other=NY&home=NJ&.*income=100000$/u);
});

test('what both states leave leads the page until the card closes', async () => {
  const heroes: (HeroAnswer | undefined)[] = [];
  const onAnswer = (hero: HeroAnswer | undefined): void => void heroes.push(hero);
  await renderInSite(<TwoStatesOnDemand values={values} onAnswer={onAnswer} />, { words: { 'salary-paychecks': paychecksWords } });
  await userEvent.click(document.querySelector('summary')!);
  await waitFor(() => expect(field('other')).toBeInTheDocument());
  await userEvent.click(document.querySelector('[name=situation][value=commutes]')!);
  await userEvent.selectOptions(field('other'), 'NY');
  const { netIncome } = taxReturn({
    ...{ taxYear: 2025, state: 'NJ', filingStatus: 'single', wages: 100_000 },
    workStates: [{ state: 'NY', wages: 100_000 }],
  });
  const hero = { sentence: `With both states, you keep ${FIGURE} in 2025.`, value: netIncome };
  await waitFor(() => expect(heroes.at(-1)).toMatchObject(hero));
  await userEvent.click(document.querySelector('summary')!);
  await waitFor(() => expect(heroes.at(-1)).toBeUndefined());
});

test('a question from a link opens the card, and each change is told for the page’s own link', async () => {
  const told: string[] = [];
  const onQuestion = (text: string): void => void told.push(text);
  await renderInSite(<TwoStatesOnDemand values={{ ...values, secondState: 'commutes NY 2' }} onQuestion={onQuestion} />, {
    words: { 'salary-paychecks': paychecksWords },
  });
  await waitFor(() => expect(field('other')).toHaveValue('NY'));
  expect(field('homeDays')).toHaveValue(2);
  await waitFor(() => expect(told.at(-1)).toBe('commutes NY 2'));
  await userEvent.selectOptions(field('other'), 'PA');
  await waitFor(() => expect(told.at(-1)).toBe('commutes PA 2'));
  await userEvent.click(document.querySelector('summary')!);
  await waitFor(() => expect(told.at(-1)).toBe(''));
});

test('a move shows both paychecks by their days', async () => {
  await open();
  await userEvent.selectOptions(field('other'), 'PA');
  fireEvent.change(field('movedOn'), { target: { value: '2025-04-01' } });
  await waitFor(() =>
    expect(document.querySelector('[data-paychecks]')).toHaveTextContent(
      /^Until March 31, 2025, a full paycheck shows \$[\d,]+\. From April 1, 2025, it shows \$[\d,]+\.$/u,
    ),
  );
});

test.each([
  ['the same state', 'other', 'NJ', 'Choose a state other than the one above.'],
  ['a day of another year', 'movedOn', '2024-04-01', 'Enter a day after January 1, 2025, in that year.'],
])('%s is refused', async (_what, name, value, message) => {
  await open();
  await userEvent.selectOptions(field('other'), 'NY');
  fireEvent.change(field(name), { target: { value } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(answer()).toBeNull();
});

test.each([
  ['es', '¿Qué ocurrió?'],
  ['fr', 'Que s’est-il passé ?'],
] as const)('the questions are in %s', async (language, question) => {
  await open(language);
  expect(screen.getByText(question)).toBeInTheDocument();
});
