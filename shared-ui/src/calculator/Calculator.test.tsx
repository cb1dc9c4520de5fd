import { TRANSLATED_LANGUAGES } from '@bracketwise/contract/languages';
import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Field, Formik } from 'formik';
import path from 'node:path';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { deferredSection } from '../federation/deferred-section.tsx';
import type { RuntimeConfig } from '../federation/runtime-config.ts';
import { AmountField } from '../forms/AmountField.tsx';
import { sharingWords } from '../sharing/sharing-words.ts';
import { placeholdersByKey, unusedKeys } from '../testing/words.ts';
import { positiveAmount } from './amount-schema.ts';
import { explanationWords } from '../explanation/explanation-words.ts';
import { calculatorWords } from './calculator-page.ts';
import { FormProfile } from '../visit/FormProfile.tsx';
import { Calculator, type CalculatorInputs, firstSentence } from './Calculator.tsx';
import { CalculatorResults } from './CalculatorResults.tsx';
import { differenceOf } from './MethodTable.tsx';
import { FIGURE } from './Hero.tsx';
import { useOfficial } from './useOfficial.ts';

interface Values {
  readonly amount: number;
  readonly state: string;
}
const inputs: CalculatorInputs<{ amount: string; state: string }, Values> = {
  draft: { amount: '', state: 'TX' },
  amounts: ['amount'],
  example: { amount: '21', state: 'TX' },
  exampleAnswer: ['hero', { figure: 42 }],
  profile: { income: 'amount', state: 'state' },
  schema: (locale) => object({ amount: positiveAmount(locale), state: string().required() }),
};
const own = async () => ({
  default: {
    title: 'Doubling',
    lead: 'Twice as much',
    form: { amount: 'Amount', state: 'State' },
    example: 'Example: {{amount}}',
    hero: 'You have {{figure}} now.',
    results: { twice: 'Twice', big: 'Big' },
    lines: { twice: 'Twice', thrice: 'Thrice' },
    why: { flat: 'It ignores {{year}}.' },
    next: { salary: 'Your pay', 'home-states': 'Your state' },
    leftOut: { rest: 'The rest' },
    guide: { title: 'On doubling', how: { title: 'How', rule: 'Times {{factor}}.' } },
    faq: { why: { question: 'Why?', answer: 'By {{factor}}.' } },
  },
});
const nothing = async () => ({ default: {} });

const loadLaw = jest.fn<Promise<number>, [string]>();
/** The official tax on the amount. */
let factor = 2;
/** The rough estimate for the amount. */
let roughFactor = 2;
const rendered = jest.fn<void, []>();
function Results({ values }: { readonly values: Values }) {
  const { t } = useTranslation('doubling');
  useLayoutEffect(() => rendered());
  const official = useOfficial(loadLaw, values, [values.amount], (law) => values.amount * law);
  return (
    <CalculatorResults
      values={values}
      basis={`A basis of ${values.amount}`}
      year={2025}
      official={official}
      show={(twice) => ({ hero: { sentence: t('hero', { figure: FIGURE }), field: 'twice', value: twice, then: 'Enjoy.' } })}
      rough={[
        { field: 'twice', value: values.amount * roughFactor },
        { field: 'big', value: values.amount > 10, text: values.amount > 10 ? 'yes' : 'no' },
      ]}
      why={['flat']}
      lines={(twice) => [
        { field: 'twice', rough: values.amount * roughFactor, official: twice },
        { field: 'thrice', official: undefined },
      ]}
      next={['salary', 'home#states']}
    />
  );
}
const results = deferredSection<{ readonly values: Values }>({ namespace: 'explanation', words: nothing, load: async () => Results });

beforeEach(() => {
  sessionStorage.clear();
  factor = 2;
  roughFactor = 2;
  loadLaw.mockReset().mockImplementation(async () => factor);
});

function show(config?: Partial<RuntimeConfig>) {
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  return renderInSite(doubling(), {
    ...(config && { config }),
    words: { doubling: own, calculator: calculatorWords, explanation: explanationWords, sharing: sharingWords },
  });
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
const hero = () => document.querySelector('[data-hero]')?.parentElement?.textContent;
const figure = (method: string, field: string) =>
  document.querySelector<HTMLDataElement>(`[data-method=${method}] data[data-field=${field}]`)?.value;

test('the page renders its parts in order: back link, title, calculator, guide, questions, related pages, disclaimer', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Doubling',
    'Your numbers',
    'What this calculator leaves out',
    'On doubling',
    'How',
    'Questions and answers',
    'Related calculators',
  ]);
  expect(screen.getByText('Times 2.').nextElementSibling).toHaveTextContent('A table');
  expect(screen.getByText('By 2.')).toBeInTheDocument();
  expect(screen.getByText(/Nothing you type is sent/u)).toBeInTheDocument();
  expect(document.querySelector('section[data-calculator=doubling] form button[type=submit]')).toBeInTheDocument();
  expect(screen.getByText('Estimates, not advice')).toBeInTheDocument();
});

test('leaving a field rewrites its text, and does not compute the results again', async () => {
  await show();
  await calculate('4');
  await waitFor(() => expect(hero()).toBe('You have $8 now.'));
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(amount, { target: { value: '4000' } });
  await waitFor(() => expect(hero()).toBe('You have $8,000 now.'));
  await act(async () => {});
  rendered.mockReset();
  fireEvent.blur(amount);
  await act(async () => {});
  expect(amount).toHaveValue('4,000');
  expect(rendered).not.toHaveBeenCalled();
});

test('an answer leads to what the calculator leaves out', async () => {
  await show();
  await calculate('4');
  await waitFor(() => expect(hero()).toBe('You have $8 now.'));
  const link = screen.getByRole('link', { name: 'Full list' });
  expect(link.parentElement).toHaveTextContent(/^Not counted: [a-z].*\. Full list$/u);
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(
    screen.getByRole('complementary', { name: 'What this calculator leaves out' }),
  );
});

test('a widget has the form, its results and what is left out, but neither the rest of the page nor actions and next steps', async () => {
  await show({ widgetOf: '/doubling' });
  await calculate('4');
  await waitFor(() => expect(hero()).toBe('You have $8 now.'));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Your numbers',
    'Your results',
    'What this calculator leaves out',
  ]);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/full-tax-estimate']);
});

test.each([
  ['Set aside $1,003 a month. That’s 20%.', 'Set aside $1,003 a month'],
  ['Sus impuestos en EE. UU. suman $1,212. Es el 0.81%.', 'Sus impuestos en EE. UU. suman $1,212'],
  ['Mettez de côté 1 003 $ par mois. Soit 20 %.', 'Mettez de côté 1 003 $ par mois'],
  ['Put it in a Roth IRA. That saves $300.', 'Put it in a Roth IRA'],
  ['', ''],
])('next to the button is the first sentence of the answer: %s', (answer, first) => {
  expect(firstSentence(answer)).toBe(first);
});

test('related pages are the existing ones, without the current page', async () => {
  await show();
  const links = screen.getByRole('navigation', { name: 'Related calculators' }).querySelectorAll('a');
  expect([...links].map((link) => link.textContent)).toEqual(['Tax calculator']);
});

test('the answer comes first as an announced sentence, with the rough estimate next to it', async () => {
  await show();
  await calculate('4');
  await waitFor(() => expect(hero()).toBe('You have $8 now.'));
  expect(figure('official', 'twice')).toBe('8');
  const [answer, rough] = document.querySelectorAll('[data-method]');
  expect(answer).toHaveTextContent('Under 2025 rulesYou have $8 now.Enjoy.');
  expect(rough).toHaveTextContent(/^Rough estimate \(flat rates\) Twice: \$8(?!\.)/u);
  expect([figure('specified', 'twice'), figure('specified', 'big')]).toEqual(['8', 'false']);
  expect(screen.getByText('About the rough estimate')).toBeInTheDocument();
  expect(screen.getByText('It ignores 2025.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('You have $8 now. Enjoy.'));
});

test('an example can be tried before the first calculation, and the visit does not remember it', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'See an example' }));
  await waitFor(() => expect(hero()).toBe('You have $42 now.'));
  expect(sessionStorage.getItem('profile')).toBeNull();
  expect(screen.queryByRole('button', { name: 'See an example' })).toBeNull();
  await calculate('4');
  await waitFor(() => expect(sessionStorage.getItem('profile')).toBe('{"income":4,"state":"TX"}'));
});

test('the comparison shows equal amounts, differences and what is not included', async () => {
  factor = 2.375;
  await show();
  await calculate('4');
  await waitFor(() => expect(screen.getByText('+$1.50')).toBeInTheDocument());
  expect(screen.getByText('Why the difference?')).toBeInTheDocument();
  expect(document.querySelector('[data-line=thrice]')).toHaveTextContent('Thricenot countednot included');
});

test.each([
  ['the same figures', 8, 8, 0],
  ['a cent more', 8, 8.01, 0.01],
  ['an amount that the rough estimate does not count', undefined, 932.98, 932.98],
  ['a zero that the rough estimate does not count', undefined, 0, undefined],
  ['a zero that is displayed, not computed', undefined, 0.004, undefined],
])('the difference of %s', (_case, rough, official, expected) => expect(differenceOf(rough, official)).toBe(expected));

test('each difference equals the displayed amounts subtracted', async () => {
  factor = 8.126 / 4;
  roughFactor = 2.001;
  await show();
  await calculate('4');
  // 8.13 - 8.00; the unrounded amounts would give 0.12.
  await waitFor(() => expect(screen.getByText('+$0.13')).toBeInTheDocument());
});

test('no partial result appears while the law is loading or failed; Try again reloads it', async () => {
  let fail = () => {};
  loadLaw.mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
  await show();
  await calculate('4');
  await waitFor(() => expect(figure('specified', 'twice')).toBe('8'));
  expect(hero()).toBeUndefined();
  expect(document.querySelector('[data-line=twice]')).toHaveTextContent('Twice$8.00Loading…');
  await act(async () => fail());
  expect(document.querySelector('[data-method=official] data[data-field]')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(hero()).toBe('You have $8 now.'));
});

test('an amount above the limit gets an error with the limit, and the rough estimate stays', async () => {
  await show();
  await calculate('1000000001');
  await waitFor(() => expect(screen.getByText('We calculate amounts up to $1,000,000,000.')).toBeInTheDocument());
  expect(figure('specified', 'twice')).toBe('2000000002');
});

test('results appear after the first calculation and then update with the form', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(field, { target: { value: '3' } });
  expect(document.querySelector('[data-method]')).toBeNull();
  await calculate('4');
  await waitFor(() => expect(hero()).toBe('You have $8 now.'));
  fireEvent.change(field, { target: { value: '6' } });
  await waitFor(() => expect(hero()).toBe('You have $12 now.'));
});

test('the visit profile fills the form, and one click clears it', async () => {
  sessionStorage.setItem('profile', JSON.stringify({ income: 85_000, state: 'CA', filingStatus: 'marriedJoint', taxYear: 'x' }));
  const { unmount } = await show();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('85,000');
  // The form takes no filing status.
  expect(screen.getByText('Using $85,000 · California')).toBeInTheDocument();
  await calculate('4');
  expect(JSON.parse(sessionStorage.getItem('profile')!)).toMatchObject({ income: 4, filingStatus: 'marriedJoint' });
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(sessionStorage.getItem('profile')).toBeNull();
  expect(screen.queryByText(/^Using/u)).not.toBeInTheDocument();
  unmount();
  await show();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

test('the visit profile does not overwrite a focused field', async () => {
  sessionStorage.setItem('profile', JSON.stringify({ income: 85_000 }));
  const draft = { amount: '' };
  await renderInSite(
    <Formik initialValues={draft} onSubmit={() => undefined}>
      <form>
        <Field name="amount" aria-label="Amount" autoFocus />
        <FormProfile fields={{ income: 'amount' }} initial={draft} keptAs="doubling" />
      </form>
    </Formik>,
  );
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

test('next steps link to pages and page sections', async () => {
  await show();
  await calculate('4');
  const links = (await screen.findByRole('navigation', { name: 'What’s next' })).querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Your pay', '/salary-calculator'],
    ['Your state', '/#states'],
    ['Have children or a second income? Get the full tax estimate', '/full-tax-estimate'],
  ]);
});

test('an invalid field shows only its hint, which is announced, and the previous result stays', async () => {
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
  expect(screen.getByText('For your earlier numbers: A basis of 4')).toBeInTheDocument();
});

test('inputs and result are restored when the visitor returns from another page', async () => {
  const { rerender, Site } = await show();
  await calculate('4k');
  await waitFor(() => expect(figure('specified', 'twice')).toBe('8000'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '5' } });
  await waitFor(() => expect(figure('specified', 'twice')).toBe('10'));
  await act(async () => rerender(<Site>{'Another page'}</Site>));
  expect(figure('specified', 'twice')).toBeUndefined();
  await act(async () => rerender(<Site>{doubling()}</Site>));
  await waitFor(() => expect(figure('specified', 'twice')).toBe('10'));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
});

test('the print sheet lists inputs in the order of the form', async () => {
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

test.each(TRANSLATED_LANGUAGES)("the frame's texts have the same keys and placeholders in en and %s", async (language) => {
  const [english, other] = await Promise.all([calculatorWords('en'), calculatorWords(language)]);
  expect(placeholdersByKey(other.default)).toEqual(placeholdersByKey(english.default));
});

test('the frame has no unused text', async () => {
  // The calculators use these texts too.
  const { state, omissions, ...words } = (await calculatorWords('en')).default;
  expect([state, omissions]).not.toContain(undefined);
  expect(unusedKeys(words, path.resolve(__dirname))).toEqual([]);
});

describe('a reload', () => {
  /** Shows the page, and then what keeps its draft. */
  const open = async (config?: Partial<RuntimeConfig>) => {
    const shown = await show(config);
    await draftKept();
    return shown;
  };
  const draftKept = () =>
    act(async () => {
      await import('../visit/DraftInTab.tsx');
      await new Promise((resolve) => setTimeout(resolve)); // React shows it in its own task.
    });
  const amount = () => screen.getByRole('textbox', { name: 'Amount' });
  const type = async (value: string) => {
    act(() => amount().focus());
    await draftKept();
    fireEvent.input(amount(), { target: { value } });
  };
  /** Each site has its own store, so nothing but the tab's storage is left. */
  const reload = async (before: { readonly unmount: () => void }, config?: Partial<RuntimeConfig>) => {
    before.unmount();
    return open(config);
  };
  const stored = () => JSON.parse(sessionStorage.getItem('drafts') ?? 'null') as { doubling?: object } | null;

  test('brings back the draft without an answer before a calculation, and with it after one, without moving the page', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const first = await open();
    expect(stored()).toBeNull();
    await type('1234.5');
    expect(stored()).not.toBeNull();
    const second = await reload(first);
    expect(amount()).toHaveValue('1234.5');
    expect(document.querySelector('[data-method]')).toBeNull();
    await calculate('4');
    await waitFor(() => expect(hero()).toBe('You have $8 now.'));
    jest.mocked(Element.prototype.scrollIntoView).mockClear();
    await reload(second);
    expect(amount()).toHaveValue('4');
    await waitFor(() => expect(hero()).toBe('You have $8 now.'));
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    expect(amount()).not.toHaveFocus();
    // Results follow the form as before.
    await type('6');
    await waitFor(() => expect(hero()).toBe('You have $12 now.'));
    expect(stored()).toMatchObject({ doubling: { draft: { amount: '6' }, calculated: true } });
  });

  test('writes the amount in the new language', async () => {
    const first = await open();
    await type('1,234.5');
    first.unmount();
    window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
    await renderInSite(doubling(), {
      language: 'fr',
      words: { doubling: own, calculator: calculatorWords, explanation: explanationWords, sharing: sharingWords },
    });
    await draftKept();
    expect(amount()).toHaveValue('1 234,50'.replace(' ', '\u202f'));
  });

  test('does not touch a form in use before it can be filled, and keeps what was typed there', async () => {
    const first = await open();
    await type('5');
    first.unmount();
    await show();
    act(() => amount().focus());
    fireEvent.input(amount(), { target: { value: '6' } });
    await draftKept();
    expect(amount()).toHaveValue('6');
    await type('67');
    expect(stored()).toMatchObject({ doubling: { draft: { amount: '67' } } });
  });

  test('brings back an amount that is refused, without an answer', async () => {
    const first = await open();
    await calculate('4');
    await type('-4');
    await reload(first);
    expect(amount()).toHaveValue('-4');
    expect(hero()).toBeUndefined();
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['no draft', '{"doubling":{"locale":"en-US"}}'],
    ['a field of another type', '{"doubling":{"draft":{"amount":5,"state":"TX"},"locale":"en-US","calculated":true}}'],
    ['fields of an older form', '{"doubling":{"draft":{"amount":"5"},"locale":"en-US","calculated":true}}'],
    ['another language', '{"doubling":{"draft":{"amount":"5","state":"TX"},"locale":"de-DE","calculated":true}}'],
  ])('leaves the form empty if the tab holds %s, and keeps what is typed then', async (_case, text) => {
    sessionStorage.setItem('drafts', text);
    await open();
    expect(amount()).toHaveValue('');
    await type('7');
    expect(stored()).toMatchObject({ doubling: { draft: { amount: '7' }, calculated: false } });
  });

  test('gives way to the numbers of a link', async () => {
    const first = await open();
    await calculate('4');
    first.unmount();
    offerInputs({ amount: '9' });
    await open();
    await waitFor(() => expect(hero()).toBe('You have $18 now.'));
    expect(amount()).toHaveValue('9');
  });

  test('finds nothing after Forget, or after the form was emptied', async () => {
    const first = await open();
    await calculate('4');
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    expect(stored()).toBeNull();
    const second = await reload(first);
    expect(amount()).toHaveValue('');
    await type('7');
    await type('');
    expect(stored()).toBeNull();
    await reload(second);
    expect(hero()).toBeUndefined();
  });

  test('finds nothing in a widget, which keeps nothing', async () => {
    const first = await open({ widgetOf: '/doubling' });
    await calculate('4');
    expect(stored()).toBeNull();
    sessionStorage.clear();
    sessionStorage.setItem('drafts', '{"doubling":{"draft":{"amount":"5","state":"TX"},"locale":"en-US","calculated":true}}');
    await reload(first, { widgetOf: '/doubling' });
    expect(amount()).toHaveValue('');
  });

  test('does no harm without storage', async () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    try {
      await open();
      await calculate('4');
      await waitFor(() => expect(hero()).toBe('You have $8 now.'));
    } finally {
      denied.mockRestore();
    }
  });
});
