import { LOCALES, offerInputs, takeOfferedInputs, useLanguage, type Language } from '@bracketwise/shared-ui/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { useFormikContext } from 'formik';
import { boolean, number, object, string } from 'yup';
import { parseAmount } from '../forms/amount.ts';
import { AmountField } from '../forms/AmountField.tsx';
import { CalculatorForm } from '../forms/CalculatorForm.tsx';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { renderInSite } from '../testing/inSite.tsx';
import { OfferedInputs } from './OfferedInputs.tsx';

const draft = { fruit: '', amount: '0', ripe: false };
type Values = { fruit: string; amount: number; ripe: boolean };
const AMOUNTS = ['amount'];

interface FruitsProps {
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly showsInvalid?: boolean;
}

function Fruits({ onSubmit, showsInvalid = false }: FruitsProps) {
  const locale = LOCALES[useLanguage()];
  const schema = object({
    fruit: string().required('missing'),
    amount: number()
      .transform((_value, text) => parseAmount(String(text), locale) || 0)
      .default(0)
      .min(0, 'negative'),
    ripe: boolean().required(),
  });
  return (
    <>
      <h2 id="fruits">{'Fruits'}</h2>
      <CalculatorForm<typeof draft, Values>
        labelledBy="fruits"
        initialDraft={draft}
        schema={schema}
        messageOf={(key) => `message: ${key}`}
        onSubmit={onSubmit}
      >
        <OfferedInputs amounts={AMOUNTS} showsInvalid={showsInvalid} />
        <SelectField name="fruit" label="Fruit" placeholder="Choose" options={['pear', 'fig'].map((value) => ({ value, label: value }))} />
        <AmountField name="amount" label="Amount" />
        <CheckboxField name="ripe" label="Ripe" />
        <SubmitButton label="Send" busyLabel="Sending" />
      </CalculatorForm>
    </>
  );
}

async function visit(language: Language = 'en', showsInvalid = false) {
  const submitted: Values[] = [];
  const form = <Fruits onSubmit={async (values) => void submitted.push(values)} showsInvalid={showsInvalid} />;
  const site = await renderInSite(form, { language });
  return { ...site, submitted };
}
const offer = (inputs: Record<string, string>) => act(async () => offerInputs(inputs));
const fruit = () => screen.getByLabelText('Fruit');
const amount = () => screen.getByLabelText('Amount');
const noMessage = () => expect(screen.queryByText(/^message/u)).not.toBeInTheDocument();

afterEach(() => void takeOfferedInputs());

test('inputs waiting when the form mounts fill it, and the form is submitted', async () => {
  offerInputs({ fruit: 'fig', amount: '1234.5', ripe: 'true' });
  const { submitted } = await visit();
  await waitFor(() => expect(submitted).toEqual([{ fruit: 'fig', amount: 1_234.5, ripe: true }]));
  expect(fruit()).toHaveValue('fig');
  expect(amount()).toHaveValue('1,234.50');
  expect(screen.getByLabelText('Ripe')).toBeChecked();
});

test("numbers are parsed in link notation and shown in the language's format", async () => {
  const { submitted } = await visit('fr');
  await offer({ fruit: 'fig', amount: '1234.5' });
  await waitFor(() => expect(submitted).toEqual([{ fruit: 'fig', amount: 1_234.5, ripe: false }]));
  expect(amount()).toHaveValue('1\u202f234,50');
});

test('later inputs replace what the form holds', async () => {
  const { submitted } = await visit();
  await userEvent.selectOptions(fruit(), 'pear');
  await userEvent.click(screen.getByLabelText('Ripe'));
  await offer({ fruit: 'fig', ripe: 'false' });
  await waitFor(() => expect(submitted).toHaveLength(1));
  await offer({ amount: '7' });
  await waitFor(() => expect(submitted).toHaveLength(2));
  expect(submitted).toEqual([
    { fruit: 'fig', amount: 0, ripe: false },
    { fruit: 'fig', amount: 7, ripe: false },
  ]);
});

test.each([
  ['an unknown option', { fruit: 'plum', amount: '5' }],
  ['an unreadable amount', { fruit: 'fig', amount: '5 000' }],
  ['an amount that is too low', { fruit: 'fig', amount: '-5' }],
  ['an amount in another notation', { fruit: 'fig', amount: '0x10' }],
  ['an infinite amount', { fruit: 'fig', amount: 'Infinity' }],
  ['a checkbox value other than true or false', { fruit: 'fig', ripe: 'perhaps' }],
  ['a field of another form', { fruit: 'fig', colour: 'green' }],
])('%s is left out, and nothing else is', async (_what, inputs) => {
  const { submitted } = await visit();
  await offer(inputs);
  if (inputs.fruit === 'plum') {
    await waitFor(() => expect(amount()).toHaveValue('5'));
    expect(submitted).toEqual([]);
  } else await waitFor(() => expect(submitted).toEqual([{ fruit: 'fig', amount: 0, ripe: false }]));
  noMessage();
});

test('an incomplete set of inputs fills what it can and shows no error', async () => {
  const { submitted } = await visit();
  await offer({ amount: '60000' });
  await waitFor(() => expect(amount()).toHaveValue('60,000'));
  expect(fruit()).toHaveValue('');
  expect(submitted).toEqual([]);
  noMessage();
});

test('inputs without a valid value leave the form unchanged', async () => {
  const { submitted } = await visit();
  await userEvent.selectOptions(fruit(), 'pear');
  await offer({ fruit: 'plum', amount: 'many' });
  await act(async () => {});
  expect(fruit()).toHaveValue('pear');
  expect(submitted).toEqual([]);
});

describe('a form that shows invalid inputs', () => {
  test.each([
    ['an amount that is too low', { fruit: 'fig', amount: '-5' }, '-5', 'message: negative'],
    ['an empty choice', { fruit: '', amount: '5' }, '5', 'message: missing'],
  ])("puts %s into its field with the error, not the visitor's own value", async (_what, inputs, shown, message) => {
    const { submitted } = await visit('en', true);
    await userEvent.selectOptions(fruit(), 'pear');
    await userEvent.type(amount(), '70');
    await offer(inputs);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(amount()).toHaveValue(shown);
    expect(submitted).toEqual([]);
  });

  test('shows no error where the inputs are only incomplete', async () => {
    const { submitted } = await visit('en', true);
    await offer({ amount: '60000' });
    await waitFor(() => expect(amount()).toHaveValue('60,000'));
    expect(submitted).toEqual([]);
    noMessage();
  });

  test('submits valid inputs', async () => {
    const { submitted } = await visit('en', true);
    await offer({ fruit: 'fig', amount: '7', ripe: 'true', colour: 'green' });
    await waitFor(() => expect(submitted).toEqual([{ fruit: 'fig', amount: 7, ripe: true }]));
  });
});

describe('a form whose answers show further fields and options', () => {
  const courses = { ripe: false, fruit: 'pear', dish: '', sugar: '' };
  const DISHES: Readonly<Record<string, readonly string[]>> = { pear: ['', 'cake'], fig: ['', 'jam', 'tart'] };

  function Courses() {
    const { values } = useFormikContext<typeof courses>();
    return (
      <>
        <SelectField name="dish" label="Dish" options={(DISHES[values.fruit] ?? []).map((value) => ({ value, label: value }))} />
        {values.ripe && <SelectField name="fruit" label="Fruit" options={Object.keys(DISHES).map((value) => ({ value, label: value }))} />}
        {values.dish === 'jam' && (
          <SelectField name="sugar" label="Sugar" options={['', 'much'].map((value) => ({ value, label: value }))} />
        )}
        <CheckboxField name="ripe" label="Ripe" />
      </>
    );
  }

  test.each([true, false])('takes all inputs of a link, whatever depends on what (shows invalid ones: %s)', async (showsInvalid) => {
    const submitted: unknown[] = [];
    await renderInSite(
      <>
        <h2 id="courses">{'Courses'}</h2>
        <CalculatorForm<typeof courses, unknown>
          labelledBy="courses"
          initialDraft={courses}
          schema={object({ ripe: boolean(), fruit: string(), dish: string(), sugar: string() })}
          onSubmit={async (values) => void submitted.push(values)}
        >
          <OfferedInputs amounts={[]} showsInvalid={showsInvalid} />
          <Courses />
        </CalculatorForm>
      </>,
      { language: 'en' },
    );
    await offer({ sugar: 'much', dish: 'jam', fruit: 'fig', ripe: 'true' });
    await waitFor(() => expect(submitted).toEqual([{ ripe: true, fruit: 'fig', dish: 'jam', sugar: 'much' }]));
  });
});
