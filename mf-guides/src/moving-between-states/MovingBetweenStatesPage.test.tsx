import { TAX_YEARS } from '@bracketwise/contract/years';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { downloadedCsv } from '@bracketwise/shared-ui/testing/downloadedCsv';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { twoStatesEstimatorOf, type TwoStatesRequest } from './estimator.ts';
import example from './example.json';
import page from './page.ts';
import { EXAMPLE_REQUEST } from './question.ts';

async function visit(language: Language = 'en') {
  const { Page, namespace, words, furtherWords } = page;
  return renderInSite(<Page />, { language, path: '/moving-between-states', words: { ...furtherWords, [namespace]: words } });
}

const answerTo = async (changes: Partial<TwoStatesRequest>) => {
  const request = { ...EXAMPLE_REQUEST, ...changes };
  const answer = (await twoStatesEstimatorOf(`${request.other} ${request.home}`))(request);
  if ('refused' in answer) throw new Error('The answer is refused');
  return answer;
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)!;
const head = () => document.querySelector('[data-answer]');

test('the answer that comes with the page is the engine’s, without the lines', async () => {
  const answer = JSON.parse(JSON.stringify(await answerTo({}), (key, value: unknown) => (key === 'lines' ? undefined : value))) as unknown;
  // Run the test with WRITE=1 after a change of the law.
  if (process.env['WRITE']) writeFileSync(path.join(__dirname, 'example.json'), `${JSON.stringify(answer, undefined, 2)}\n`);
  else expect(example).toEqual(answer);
});

test.each([
  ['en', 'New York gets $2,410 for January to June. Florida gets nothing for July to December. You keep $76,540'],
  ['es', 'Nueva York recibe $2,410 de enero a junio.'],
  ['fr', 'New York (janvier à juin) : 2 410 $ d’impôt.'],
] as const)('the answer in %s comes first', async (language, words) => {
  await visit(language);
  expect(head()).toHaveTextContent(words);
});

test('a move within a month names its days', async () => {
  await visit();
  fireEvent.change(field('movedOn'), { target: { value: '2026-05-15' } });
  await waitFor(() =>
    expect(head()).toHaveTextContent(/^Until May 14, 2026, New York gets \$.* From May 15, 2026, Florida gets nothing\./u),
  );
});

test('before a year’s returns are due, the day of the year before is named', async () => {
  await visit();
  expect(screen.getByText(/^Form IT-203 \(for 2025, it was due by April 15, 2026\)/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tax.ny.gov' })).toHaveAttribute('href', 'https://www.tax.ny.gov');
});

test('a move between cities names what each city or county gets', async () => {
  await visit();
  const link = { other: 'NY', home: 'IN', otherPlace: 'NYC', homePlace: 'IN:MARION', movedOn: '2025-07-01', taxYear: '2025' };
  await act(async () => offerInputs(link, location.pathname));
  // Form IT-360.1: 45,589.04 of taxable income.
  await waitFor(() => expect(head()).toHaveTextContent('New York City gets $1,516 for January to June.'));
  expect(head()).toHaveTextContent('Marion County gets nothing for July to December.');
  expect(screen.getByText(/Indiana’s counties tax only the people who live there on January 1/u)).toBeVisible();
  expect(document.querySelector('data[data-field="New York City"]')).toHaveAttribute('value', '1515.61');
  expect(screen.getAllByText('With the state’s return')).toHaveLength(2);
  expect(document.querySelector('[data-all-year="NY"]')).toHaveTextContent('of state and local income tax');
  await waitFor(() => expect(field('otherPlace')).toHaveValue('NYC'));
  await userEvent.click(screen.getByText('How each state’s tax is calculated'));
  expect((await screen.findAllByText(/Form IT-360\.1/u))[0]).toBeVisible();
});

test('a place without a rule for a part of the year is left out and said so', async () => {
  await visit();
  const link = { other: 'OR', home: 'FL', otherPlace: 'OR:PORTLAND', movedOn: '2025-07-01' };
  await act(async () => offerInputs(link, location.pathname));
  expect(await screen.findByText(/We left the city or county out/u)).toBeVisible();
  expect(head()).toHaveTextContent('Oregon gets $');
});

test('work in another state shows the credit at home and both returns', async () => {
  await visit();
  await userEvent.selectOptions(field('situation'), 'commutes');
  await userEvent.selectOptions(field('other'), 'NY');
  await userEvent.selectOptions(field('home'), 'NJ');
  await userEvent.click(document.querySelector('[name=taxYear][value="2025"]')!);
  const { states, netIncome } = await answerTo({ situation: 'commutes', other: 'NY', home: 'NJ', taxYear: 2025 });
  await waitFor(() => expect(head()).toHaveTextContent(`$${Math.round(netIncome).toLocaleString('en-US')}`));
  expect(document.querySelector('data[data-field="NY"]')).toHaveAttribute('value', String(states[0]?.tax));
  expect(screen.getByText(/New Jersey already gave you a credit of/u)).toBeVisible();
  expect(screen.getByText(/^Form IT-203, by April 15, 2026/u)).toBeVisible();
  expect(screen.getByText(/^Form NJ-1040, by April 15, 2026/u)).toBeVisible();
});

test('an agreement names the certificate for the employer, and no return there', async () => {
  await visit();
  await act(async () => offerInputs({ situation: 'commutes', other: 'PA', home: 'NJ', taxYear: '2025' }, location.pathname));
  expect(await screen.findByText(/Give your employer Form REV-419/u)).toBeVisible();
  expect(head()).toHaveTextContent('Pennsylvania gets nothing.');
  expect(screen.getByText('A return only if tax was withheld, to get it back')).toBeVisible();
});

test('the inputs of a link close the form, so that their answer comes first; it opens again', async () => {
  await visit();
  const form = document.querySelector('form')!.closest('details')!;
  expect(form).toHaveAttribute('open');
  expect(head()!.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await act(async () => offerInputs({ situation: 'commutes', other: 'NY', home: 'NJ', taxYear: '2025' }, location.pathname));
  expect(form).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Your two states', { selector: 'summary' }));
  expect(form).toHaveAttribute('open');
  expect(field('other')).toHaveValue('NY');
});

test('each state’s tax is shown line by line, of the example too', async () => {
  await visit();
  await userEvent.click(screen.getByText('How each state’s tax is calculated'));
  const newYork = await screen.findByRole('table', { name: 'State income tax, New York, 2026' });
  expect(newYork).toHaveTextContent('$2,409.90');
  expect(screen.getByRole('table', { name: 'State income tax, Florida, 2026' })).toHaveTextContent('$0.00');
});

test.each([
  ['home', 'NY', 'Choose two different states.'],
  ['movedOn', '2019-07-01', `Enter the day of your move, from 2024 to ${TAX_YEARS.at(-1)}.`],
  ['otherWages', '200000', 'Enter wages between zero and the whole year’s wages.'],
] as const)('a wrong %s says what to do', async (name, value, message) => {
  await visit();
  fireEvent.change(field(name), { target: { value } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(head()).toBeNull();
});

test('the button brings the answer into view', async () => {
  await visit();
  await userEvent.click(screen.getByRole('button', { name: 'See the answer' }));
  expect(document.activeElement).toContainElement(head() as HTMLElement);
});

test('the CSV file has each state’s share, what is left, and a whole year in either state', async () => {
  await visit();
  const { states, netIncome, allYear } = await answerTo({});
  const lines = (await downloadedCsv()).trim().split('\r\n');
  expect(lines).toHaveLength(2 + states.length + allYear.length);
  expect(lines[1]).toMatch(new RegExp(`^New York,a part-year resident,49589.04,${String(states[0]?.tax)},`, 'u'));
  expect(lines).toContain(`You keep after all taxes,,,${String(netIncome)}`);
  expect(lines.at(-1)).toBe(`"Living and working in Florida all year, you’d keep",,,${String(allYear[1]?.netIncome)}`);
});
