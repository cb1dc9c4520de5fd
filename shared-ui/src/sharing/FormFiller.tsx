import { LOCALES, onOfferedInputs, takeOfferedInputs, useLanguage, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext, type FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatAmount } from '../forms/amount.ts';
import type { Draft } from '../forms/CalculatorForm.tsx';
import type { Inputs } from './fragment.ts';
import type { OfferedInputsProps } from './OfferedInputs.tsx';

/** Fills the form with what is offered, and submits it once nothing is missing. What a field would refuse is left out, field by field. */
export function FormFiller({ amounts }: OfferedInputsProps) {
  const form = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const place = useRef<HTMLSpanElement>(null);
  const rendered = useRef({ form, locale, amounts });
  useLayoutEffect(() => {
    rendered.current = { form, locale, amounts };
  });
  /** Counts the times the form was filled completely. */
  const [filled, setFilled] = useState(0);

  useEffect(() => {
    const fill = async (inputs: Inputs) => {
      const { draft, complete } = await acceptedDraft(inputs, place.current?.closest('form'), () => rendered.current);
      void rendered.current.form.setValues(draft, false);
      if (complete) setFilled((times) => times + 1);
      else if (await optionsArrive(place.current?.closest('form'))) await fill(inputs);
    };
    return onOfferedInputs(() => {
      const inputs = takeOfferedInputs();
      if (inputs) void fill(inputs);
    });
  }, []);

  // Once the form has been drawn with what it was filled with.
  useEffect(() => {
    if (filled > 0) void rendered.current.form.submitForm();
  }, [filled]);

  return <span ref={place} hidden />;
}

/**
 * Resolves once the selects that offer nothing yet, such as one whose options are still being fetched, offer something.
 * @returns whether there was one to wait for
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

interface FormState extends OfferedInputsProps {
  readonly form: Pick<FormikContextType<Draft>, 'values' | 'validateForm'>;
  readonly locale: Locale;
}

const AMOUNT = /^-?\d+(\.\d+)?$/u;

/** What a control would hold for an input, or undefined where it could not hold it. */
function held(input: string, field: string, control: unknown, { form, locale, amounts }: FormState): string | boolean | undefined {
  if (amounts.includes(field) && input !== '') return AMOUNT.test(input) ? formatAmount(Number(input), locale) : undefined;
  if (typeof form.values[field] === 'boolean') return input === 'true' || (input === 'false' ? false : undefined);
  if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === input)) return undefined;
  return input;
}

/**
 * The draft of a form with the inputs that its fields accept.
 * @param read - the form as it stands at that moment: its language may change on the way
 * @returns the draft, and whether the form would accept it as a whole
 */
async function acceptedDraft(
  inputs: Inputs,
  element: HTMLFormElement | null | undefined,
  read: () => FormState,
): Promise<{ draft: Draft; complete: boolean }> {
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
