import { isCodeOfPlace } from '@bracketwise/contract/localities';
import { LOCALES, onOfferedInputs, takeOfferedInputs, useLanguage, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext, type FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatAmount } from '../forms/amount.ts';
import type { Draft } from '../forms/draft.ts';
import type { Inputs } from './fragment.ts';

export interface FormFillerProps {
  /** Fields that hold dollar amounts, whose text depends on the language. */
  readonly amounts: readonly string[];
  /** Shows an invalid input in its field, with its error, instead of leaving it out. */
  readonly showsInvalid?: boolean;
}

/**
 * Fills the form with offered inputs and submits it when it is complete. Inputs that a field would reject are left out one by one, unless
 * the form shows them.
 */
export function FormFiller({ amounts, showsInvalid = false }: FormFillerProps) {
  const form = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const place = useRef<HTMLSpanElement>(null);
  const rendered = useRef({ form, locale, amounts, showsInvalid });
  useLayoutEffect(() => {
    rendered.current = { form, locale, amounts, showsInvalid };
  });
  /** How often the form has been filled and is to be submitted. */
  const [filled, setFilled] = useState(0);
  /** What goes on once the form has rendered the values of a round. */
  const [goOn, setGoOn] = useState<{ readonly afterRender: () => void }>();
  useEffect(() => goOn?.afterRender(), [goOn]);

  useEffect(() => {
    const fill = async (inputs: Inputs) => {
      const before = heldInputs(inputs, place.current?.closest('form'), rendered.current);
      const { draft, complete } = await acceptedDraft(inputs, place.current?.closest('form'), () => rendered.current);
      void rendered.current.form.setValues(draft, false);
      await new Promise<void>((afterRender) => setGoOn({ afterRender }));
      // An answer shows further fields and options, which hold more of the inputs.
      const now = heldInputs(inputs, place.current?.closest('form'), rendered.current);
      if (now > before) await fill(inputs);
      else if (complete) setFilled((times) => times + 1);
      else if (await optionsArrive(place.current?.closest('form'))) await fill(inputs);
    };
    return onOfferedInputs(() => {
      const inputs = takeOfferedInputs();
      if (inputs) void fill(inputs);
    });
  }, []);

  // Runs after the form has rendered with the new values.
  useEffect(() => {
    if (filled > 0) void rendered.current.form.submitForm();
  }, [filled]);

  return <span ref={place} hidden />;
}

/**
 * Resolves when every select that has no options yet, for example because they are still loading, has some.
 * @returns whether there was such a select
 */
async function optionsArrive(form: HTMLFormElement | null | undefined): Promise<boolean> {
  const empty = [...(form?.querySelectorAll('select') ?? [])].filter(({ options }) => options.length < 2);
  await Promise.all(
    empty.map(
      (select) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (select.options.length < 2) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(select, { childList: true });
        }),
    ),
  );
  return empty.length > 0;
}

interface FormState extends FormFillerProps {
  readonly form: Pick<FormikContextType<Draft>, 'values' | 'validateForm'>;
  readonly showsInvalid: boolean;
  readonly locale: Locale;
}

const AMOUNT = /^-?\d+(\.\d+)?$/u;

const PLACES = ['locality', 'workLocality'];

/** The control's value for an input, or undefined if the control can't hold it. */
function held(input: string, field: string, control: unknown, { form, locale, amounts }: FormState): string | boolean | undefined {
  if (amounts.includes(field) && input !== '') return AMOUNT.test(input) ? formatAmount(Number(input), locale) : undefined;
  if (typeof form.values[field] === 'boolean') return input === 'true' || (input === 'false' ? false : undefined);
  // Places load with the state.
  if (PLACES.includes(field)) return input === '' || isCodeOfPlace(input) ? input : undefined;
  if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === input)) return undefined;
  return input;
}

/** How many inputs have a control that holds them. */
const heldInputs = (inputs: Inputs, element: HTMLFormElement | null | undefined, state: FormState): number =>
  Object.entries(inputs).filter(([field, input]) => {
    const control = element?.elements.namedItem(field);
    return control && held(input, field, control, state) !== undefined;
  }).length;

/** The characters of numbers and lists of ages. */
const NUMBERS = /^[\d\s.,;+-]*$/u;
/** Replaces any other text, so that a link can't put words on the page. */
const UNREADABLE = '?';

/**
 * A draft with all inputs, so that none of the visitor's own values takes the place of an invalid one.
 * @returns the draft, and whether to submit it: it is valid, or its errors are in the inputs
 */
async function rawDraft(inputs: Inputs, element: HTMLFormElement | null | undefined, state: FormState) {
  const { values, validateForm } = state.form;
  const named = Object.keys(inputs).filter((field) => Object.hasOwn(values, field));
  const entries = named.map((field) => {
    const input = inputs[field] ?? '';
    const control = element?.elements.namedItem(field);
    const value = held(input, field, control, state);
    if (value !== undefined && (typeof value === 'boolean' || control instanceof HTMLSelectElement)) return [field, value] as const;
    if (typeof values[field] === 'boolean') return [field, false] as const;
    const text = value ?? input;
    return [field, NUMBERS.test(text) || isCodeOfPlace(text) ? text : UNREADABLE] as const;
  });
  const draft: Draft = { ...values, ...Object.fromEntries(entries) };
  const refused = Object.keys(await validateForm(draft));
  return { draft, complete: named.length > 0 && (refused.length === 0 || named.some((field) => refused.includes(field))) };
}

/**
 * A draft with the inputs that the form's fields accept.
 * @param read - returns the current form, since its language may change meanwhile
 * @returns the draft, and whether the whole form is valid
 */
async function acceptedDraft(
  inputs: Inputs,
  element: HTMLFormElement | null | undefined,
  read: () => FormState,
): Promise<{ draft: Draft; complete: boolean }> {
  if (read().showsInvalid) return rawDraft(inputs, element, read());
  const heldFor = (field: string) => held(inputs[field] ?? '', field, element?.elements.namedItem(field), read());
  const draftWith = (fields: readonly string[]): Draft => {
    const entries = fields.map((field) => [field, heldFor(field) ?? ''] as const);
    return { ...read().form.values, ...Object.fromEntries(entries) };
  };
  const { form } = read();
  const named = Object.keys(form.values).filter((field) => field in inputs && heldFor(field) !== undefined);
  const refused = await form.validateForm(draftWith(named));
  const accepted = named.filter((field) => !(field in refused));
  const missing = await form.validateForm(draftWith(accepted));
  return { draft: draftWith(accepted), complete: accepted.length > 0 && Object.keys(missing).length === 0 };
}
