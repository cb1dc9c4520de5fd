import { LOCALES, useLanguage } from '@bracketwise/shared-ui/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { useFormikContext } from 'formik';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { boolean, number, object, string } from 'yup';
import { createSite, renderInSite } from '../testing/inSite.tsx';
import { parseAmount } from './amount.ts';
import { AmountField } from './AmountField.tsx';
import { GainField } from './GainField.tsx';
import { CalculatorForm, type FieldRefusals } from './CalculatorForm.tsx';
import { formSchemaOnDemand } from './form-schema.ts';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const messages: Record<string, string> = { missing: 'Choose a fruit', negative: 'Not below zero', refused: 'The server refuses this' };
const draft = { fruit: '', amount: '0', ripe: false };
type Draft = typeof draft;
type Values = { fruit: string; amount: number; ripe: boolean };

function Ripe() {
  const { values, handleChange } = useFormikContext<Draft>();
  return <input type="checkbox" name="ripe" aria-label="Ripe" checked={values.ripe} onChange={handleChange} />;
}

function Fruits({ onSubmit }: { onSubmit: (values: Values) => Promise<FieldRefusals<Draft> | void> }) {
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
      <h2 id="fruits">Fruits</h2>
      <CalculatorForm<Draft, Values>
        labelledBy="fruits"
        initialDraft={draft}
        schema={schema}
        messageOf={(key) => messages[key] ?? key}
        onSubmit={onSubmit}
      >
        <SelectField
          name="fruit"
          label="Fruit"
          placeholder="Choose"
          options={[
            { value: 'pear', label: 'Pear' },
            { value: 'fig', label: 'Fig' },
          ]}
        />
        <AmountField name="amount" label="Amount" hint="In dollars" step={1000} unreadable="zero" />
        <Ripe />
        <SubmitButton label="Send" busyLabel="Sending..." />
      </CalculatorForm>
    </>
  );
}

const amountField = () => screen.getByRole('textbox', { name: 'Amount' });
const accepted = () => jest.fn<Promise<FieldRefusals<Draft> | void>, [Values]>(async () => undefined);

describe('input from before hydration', () => {
  let alive: Root | undefined;
  afterEach(() => {
    act(() => alive?.unmount());
    alive = undefined;
    document.body.replaceChildren();
  });

  async function hydrateAfter(enter: (root: HTMLElement) => void) {
    const onSubmit = accepted();
    const { Site } = await createSite();
    const page = (
      <Site>
        <Fruits onSubmit={onSubmit} />
      </Site>
    );
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(page);
    enter(root);
    const errors: unknown[] = [];
    await act(async () => {
      alive = hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) });
    });
    return { onSubmit, errors };
  }
  const control = <T extends Element>(root: HTMLElement, name: string) => root.querySelector<T & { value: string }>(`[name=${name}]`)!;

  test('stays in every kind of field and is submitted', async () => {
    const { onSubmit, errors } = await hydrateAfter((root) => {
      control<HTMLInputElement>(root, 'amount').value = '60,000';
      control<HTMLSelectElement>(root, 'fruit').value = 'fig';
      control<HTMLInputElement>(root, 'ripe').checked = true;
    });
    expect(errors).toEqual([]);
    expect(amountField()).toHaveValue('60,000');
    expect(screen.getByRole('combobox', { name: 'Fruit' })).toHaveValue('fig');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fruit: 'fig', amount: 60_000, ripe: true }));
  });

  test('is also kept if the browser restores it only after hydration', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { onSubmit } = await hydrateAfter(() => {});
    readyState.mockRestore();
    control<HTMLInputElement>(document.body, 'amount').value = '42';
    control<HTMLSelectElement>(document.body, 'fruit').value = 'fig';
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fruit: 'fig', amount: 42, ripe: false }));
  });

  test("can be restored, because an amount is not written to its field's default value", async () => {
    await hydrateAfter(() => {});
    await userEvent.type(amountField(), '75000');
    await userEvent.tab();
    expect(amountField()).toHaveValue('75,000');
    expect((amountField() as HTMLInputElement).defaultValue).toBe('0');
  });

  test('leaves untouched fields at their defaults', async () => {
    const { onSubmit } = await hydrateAfter((root) => {
      control<HTMLSelectElement>(root, 'fruit').value = 'pear';
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fruit: 'pear', amount: 0, ripe: false }));
  });

  test('is submitted at hydration if the button was pressed before', async () => {
    const { onSubmit } = await hydrateAfter((root) => {
      control<HTMLSelectElement>(root, 'fruit').value = 'pear';
      control<HTMLInputElement>(root, 'amount').value = '75';
      // As the page's inline script marks the click.
      root.querySelector('form')?.setAttribute('data-pressed', '');
    });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fruit: 'pear', amount: 75, ripe: false }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('cannot be submitted by the browser, which would put it into the URL', async () => {
    const { Site } = await createSite();
    const html = renderToString(
      <Site>
        <Fruits onSubmit={accepted()} />
      </Site>,
    );
    expect(html).toMatch(/<form[^>]+method="dialog"/u);
    expect(html).not.toMatch(/<button[^>]+disabled/u);
  });
});

describe('an error', () => {
  test('appears next to its field, describes field and form, and moves the focus there', async () => {
    const onSubmit = accepted();
    await renderInSite(<Fruits onSubmit={onSubmit} />);
    const fruit = screen.getByRole('combobox', { name: 'Fruit' });
    expect(fruit).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(fruit).toHaveFocus());
    expect(fruit).toHaveAccessibleDescription('Choose a fruit');
    expect(fruit).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('form', { name: 'Fruits' })).toHaveAccessibleDescription('Choose a fruit');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('does not appear before the first submission and disappears once the field is valid', async () => {
    await renderInSite(<Fruits onSubmit={accepted()} />);
    await userEvent.type(amountField(), '-5');
    await userEvent.tab();
    expect(screen.queryByText('Not below zero')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(amountField()).toHaveFocus());
    expect(amountField()).toHaveAccessibleDescription('Not below zero In dollars');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '5');
    await waitFor(() => expect(screen.queryByText('Not below zero')).not.toBeInTheDocument());
    expect(amountField()).toHaveAccessibleDescription('In dollars');
    expect(amountField()).toHaveFocus();
  });

  test('returned by the server is shown at the field it names', async () => {
    await renderInSite(<Fruits onSubmit={async () => ({ amount: 'refused' })} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(amountField()).toHaveFocus());
    expect(amountField()).toHaveAccessibleDescription('The server refuses this In dollars');
  });
});

describe('the submit button', () => {
  test('is disabled and says so while the answer loads, then gets its focus back', async () => {
    let answer = () => {};
    const onSubmit = () => new Promise<void>((resolve) => (answer = resolve));
    await renderInSite(<Fruits onSubmit={onSubmit} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    expect(busy).toBeDisabled();
    // Browsers remove the focus from a button that gets disabled; jsdom does not.
    act(() => busy.blur());
    await act(async () => answer());
    const button = await screen.findByRole('button', { name: 'Send' });
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });
});

describe('a schema loaded on demand', () => {
  const schema = object({
    fruit: string().required('missing'),
    amount: number()
      .transform((_value, text) => parseAmount(String(text), 'en-US'))
      .required(),
    ripe: boolean().required(),
  });

  async function show(load: () => Promise<typeof schema>) {
    const onSubmit = accepted();
    const site = await renderInSite(
      <CalculatorForm<Draft, Values> labelledBy="none" initialDraft={draft} schema={formSchemaOnDemand(load)} onSubmit={onSubmit}>
        <SelectField name="fruit" label="Fruit" options={['', 'fig'].map((value) => ({ value, label: value }))} />
        <SubmitButton label="Send" busyLabel="Sending..." />
      </CalculatorForm>,
    );
    return { ...site, onSubmit };
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const fruit = () => screen.getByRole('combobox', { name: 'Fruit' });

  test('is not loaded before the form is used, then validates and converts like any other', async () => {
    const load = jest.fn(async () => schema);
    const { onSubmit } = await show(load);
    expect(load).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(fruit()).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(fruit(), 'fig');
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fruit: 'fig', amount: 0, ripe: false }));
  });

  test('shows a message if it fails to load, submits nothing, and loads again on the next attempt', async () => {
    const told = jest.spyOn(console, 'error').mockReturnValue();
    let up = false;
    const { onSubmit, store } = await show(async () => {
      if (!up) throw new Error('no such chunk');
      return schema;
    });
    await userEvent.selectOptions(fruit(), 'fig');
    await send();
    await waitFor(() => expect(store.getState().toast).toMatchObject({ variant: 'destructive', title: 'common:sectionFailed' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'The form could not be checked' }));
    told.mockRestore();
    up = true;
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('an amount field', () => {
  test('shows the amount as it was read when the visitor leaves the field', async () => {
    await renderInSite(<Fruits onSubmit={accepted()} />);
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '1234567.5');
    await userEvent.tab();
    expect(amountField()).toHaveValue('1,234,567.50');
  });

  test('shows the amount as it was read when the form is submitted', async () => {
    const onSubmit = accepted();
    await renderInSite(<Fruits onSubmit={onSubmit} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '75k{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ amount: 75_000 })));
    expect(amountField()).toHaveFocus();
    expect(amountField()).toHaveValue('75,000');
  });

  test('replaces unreadable text with zero and says so until something else is typed', async () => {
    const onSubmit = accepted();
    await renderInSite(<Fruits onSubmit={onSubmit} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), 'plenty{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ amount: 0 })));
    expect(amountField()).toHaveValue('0');
    expect(amountField()).toHaveAccessibleDescription('We couldn’t read that as a number, so we used $0. In dollars');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '5');
    expect(amountField()).toHaveAccessibleDescription('In dollars');
  });

  test('says so only after the click that left it, so that the button stays under the pointer', async () => {
    const onSubmit = accepted();
    await renderInSite(<Fruits onSubmit={onSubmit} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), 'plenty');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
    expect(amountField()).toHaveValue('0');
    expect(amountField()).toHaveAccessibleDescription('In dollars');
    await userEvent.pointer('[/MouseLeft]');
    await waitFor(() => expect(amountField()).toHaveAccessibleDescription(/^We couldn’t read that/u));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('returns to its initial value without a note if left blank', async () => {
    await renderInSite(<Fruits onSubmit={accepted()} />);
    await userEvent.clear(amountField());
    await userEvent.tab();
    expect(amountField()).toHaveValue('0');
    expect(amountField()).toHaveAccessibleDescription('In dollars');
  });

  test('selects an initial zero, so that typing replaces it', async () => {
    await renderInSite(<Fruits onSubmit={accepted()} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(amountField()).toHaveFocus();
    await userEvent.keyboard('75000');
    await userEvent.tab();
    expect(amountField()).toHaveValue('75,000');
  });

  test('changes by a step with the arrow keys and stops at zero', async () => {
    await renderInSite(<Fruits onSubmit={accepted()} />);
    await userEvent.click(amountField());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(amountField()).toHaveValue('2,000');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(amountField()).toHaveValue('0');
  });

  test('keeps its amount when the language changes', async () => {
    const onSubmit = accepted();
    const { changeLanguage } = await renderInSite(<Fruits onSubmit={onSubmit} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fig');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '1,500.25');
    await changeLanguage('fr');
    expect(amountField()).toHaveValue('1\u202f500,25');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ amount: 1500.25 })));
  });
});

describe('an amount that may be a loss', () => {
  const gain = () => screen.getByRole('textbox', { name: 'Gain' });
  const loss = () => screen.getByRole('button', { name: 'Loss Gain' });
  const show = () =>
    renderInSite(
      <CalculatorForm<{ gain: string }, object>
        labelledBy="none"
        initialDraft={{ gain: '' }}
        schema={object()}
        onSubmit={async () => undefined}
      >
        <GainField name="gain" label="Gain" unreadable="zero" />
      </CalculatorForm>,
    );

  test('changes its sign when the button is pressed', async () => {
    await show();
    await userEvent.type(gain(), '5000');
    await userEvent.click(loss());
    expect(gain()).toHaveValue('-5,000');
    expect(loss()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(loss());
    expect(gain()).toHaveValue('5,000');
    expect(loss()).toHaveAttribute('aria-pressed', 'false');
  });

  test('can be announced as a loss before its digits', async () => {
    await show();
    await userEvent.click(loss());
    expect(gain()).toHaveFocus();
    await userEvent.keyboard('500');
    await userEvent.tab();
    expect(gain()).toHaveValue('-500');
  });

  test('is blank again without digits', async () => {
    await show();
    await userEvent.click(loss());
    expect(gain()).toHaveValue('-');
    await userEvent.click(loss());
    expect(gain()).toHaveValue('');
    await userEvent.click(loss());
    await userEvent.tab();
    expect(gain()).toHaveValue('');
    expect(gain()).not.toHaveAccessibleDescription(/./u);
  });
});
