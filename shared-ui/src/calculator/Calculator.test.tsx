import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import path from 'node:path';
import { object, string } from 'yup';
import { deferredSection } from '../federation/deferred-section.tsx';
import { AmountField } from '../forms/AmountField.tsx';
import { sharingWords } from '../sharing/sharing-words.tsx';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { positiveAmount } from './amount-schema.tsx';
import { calculatorWords } from './calculator-page.tsx';
import { Calculator, type CalculatorInputs } from './Calculator.tsx';
import { CalculatorResults } from './CalculatorResults.tsx';

jest.setTimeout(20_000); // what a busy machine needs

interface Values {
  readonly amount: number;
  readonly state: string;
}
const inputs: CalculatorInputs<{ amount: string; state: string }, Values> = {
  draft: { amount: '', state: 'TX' },
  amounts: ['amount'],
  schema: (locale) => object({ amount: positiveAmount(locale), state: string().required() }),
};
const own = async () => ({
  default: {
    title: 'Doubling',
    lead: 'Twice as much',
    form: { amount: 'Amount', state: 'State' },
    results: { twice: 'Twice', big: 'Big' },
    lines: { twice: 'Twice' },
    leftOut: { rest: 'The rest' },
    guide: { title: 'On doubling', how: { title: 'How', rule: 'Times {{factor}}.' } },
    faq: { why: { question: 'Why?', answer: 'By {{factor}}.' } },
  },
});
const nothing = async () => ({ default: {} });

let official: number | undefined;
function Results({ values }: { readonly values: Values }) {
  return (
    <CalculatorResults
      values={values}
      basis="A basis"
      announcement={`It is ${values.amount * 2}`}
      figures={[
        { field: 'twice', value: values.amount * 2, size: 'main' },
        { field: 'big', value: values.amount > 10, text: values.amount > 10 ? 'yes' : 'no' },
      ]}
      official={{ year: 2025, because: 'They differ.', lines: [{ field: 'twice', quick: values.amount * 2, official }] }}
    />
  );
}
const results = deferredSection<{ readonly values: Values }>({ namespace: 'explanation', words: nothing, load: async () => Results });

function show() {
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  return renderInSite(doubling(), { words: { doubling: own, calculator: calculatorWords, sharing: sharingWords } });
}
const doubling = () => (
  <Calculator
    id="doubling"
    inputs={inputs}
    fields={<AmountField name="amount" label="Amount" hint="More than zero." />}
    results={results}
    leftOut={['rest']}
    guide={{ sections: { how: ['rule', <p key="table">{'A table'}</p>] }, figures: { factor: '2' } }}
    faq={['why']}
    related={['doubling', 'home', 'nowhere']}
  />
);
async function calculate(amount: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Calculate' })).toBeEnabled());
}
const figure = (method: string, field: string) =>
  document.querySelector<HTMLDataElement>(`[data-method=${method}] data[data-field=${field}]`)?.value;

test('the page has its parts in order: way home, title, calculator, guide, questions, related pages, disclaimer', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Doubling',
    'Your figures',
    'What this calculator leaves out',
    'On doubling',
    'How',
    'Questions and answers',
    'Related calculators',
  ]);
  expect(screen.getByText('Times 2.').nextElementSibling).toHaveTextContent('A table');
  expect(screen.getByText('By 2.')).toBeInTheDocument();
  expect(screen.getByText(/Nothing you enter is sent anywhere/u)).toBeInTheDocument();
  expect(document.querySelector('section[data-calculator=doubling] form button[type=submit]')).toBeInTheDocument();
  expect(screen.getByText('Estimates, not advice')).toBeInTheDocument();
});

test('related pages are those the site has, without the one that is shown', async () => {
  await show();
  const links = screen.getByRole('navigation', { name: 'Related calculators' }).querySelectorAll('a');
  expect([...links].map((link) => link.textContent)).toEqual(['Tax calculator']);
});

test('a result has its figures, booleans as true or false, and is announced', async () => {
  official = 8;
  await show();
  await calculate('4');
  await waitFor(() => expect(figure('specified', 'twice')).toBe('8'));
  expect(figure('specified', 'big')).toBe('false');
  expect(figure('official', 'twice')).toBe('8');
  expect(screen.getByText('the same')).toBeInTheDocument();
  expect(screen.getByText('Here both methods come to the same figures.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('It is 8'));
});

test('what differs says by how much and why, and what is not computed says so', async () => {
  official = 9.5;
  const { unmount } = await show();
  await calculate('4');
  await waitFor(() => expect(screen.getByText('+$1.50')).toBeInTheDocument());
  expect(screen.getByText('They differ.')).toBeInTheDocument();
  unmount();

  official = undefined;
  await show();
  await calculate('4');
  await waitFor(() => expect(screen.getByText('not computed')).toBeInTheDocument());
  expect(figure('official', 'twice')).toBeUndefined();
});

test('whoever subtracts the figures as they are shown comes to the difference', async () => {
  official = 8.126;
  await show();
  await calculate('4.0020');
  // 8.13 - 8.00; unrounded it would be 0.12.
  await waitFor(() => expect(screen.getByText('+$0.13')).toBeInTheDocument());
});

test('a refusal has no words but the hint, which is read out, and leaves the earlier result', async () => {
  official = 8;
  await show();
  await calculate('4');
  await waitFor(() => expect(figure('specified', 'twice')).toBe('8'));
  await calculate('0');
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('More than zero.');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('More than zero.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(figure('specified', 'twice')).toBe('8');
});

test('inputs and result are still there when the visitor comes back from another page', async () => {
  official = 8;
  const { rerender, Site } = await show();
  await calculate('4k');
  await waitFor(() => expect(figure('specified', 'twice')).toBe('8000'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '5' } });
  await act(async () => rerender(<Site>{'Another page'}</Site>));
  expect(figure('specified', 'twice')).toBeUndefined();
  await act(async () => rerender(<Site>{doubling()}</Site>));
  expect(figure('specified', 'twice')).toBe('8000');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
});

test('on paper the inputs stand in the order of the form', async () => {
  official = 8;
  await show();
  await calculate('4');
  await screen.findByRole('button', { name: 'Print' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const rows = document.querySelector('[data-print-sheet] dl')?.children ?? [];
  expect([...rows].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Amount', '$4.00'],
    ['State', 'Texas'],
  ]);
});

test.each(['es', 'fr'] as const)('the words of the frame are the same keys with the same placeholders in en and %s', async (language) => {
  const [english, other] = await Promise.all([calculatorWords('en'), calculatorWords(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('no word of the frame is left over', async () => {
  const { lines, state, official: panel, ...words } = (await calculatorWords('en')).default; // these the calculators use as well
  expect([lines, state, panel]).not.toContain(undefined);
  expect(unusedKeys(words, path.resolve(__dirname))).toEqual([]);
});
