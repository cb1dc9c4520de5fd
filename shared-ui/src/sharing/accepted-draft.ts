import type { FormikContextType } from 'formik';
import { formatAmount } from '../forms/amount.ts';
import type { Draft } from '../forms/CalculatorForm.tsx';
import type { Inputs } from './fragment.ts';

/** A form as it stands. */
export interface FilledForm {
  readonly form: Pick<FormikContextType<Draft>, 'values' | 'validateForm'>;
  readonly locale: string;
  /** Fields that hold dollars. */
  readonly amounts: readonly string[];
}

const AMOUNT = /^-?\d+(\.\d+)?$/u;

/** What a control would hold for an input, or undefined where it could not hold it. */
function held(input: string, field: string, { form, locale, amounts }: FilledForm): string | boolean | undefined {
  if (amounts.includes(field)) return AMOUNT.test(input) ? formatAmount(Number(input), locale) : undefined;
  if (typeof form.values[field] === 'boolean') return input === 'true' || (input === 'false' ? false : undefined);
  return input;
}

/**
 * The draft of a form with the inputs that its fields accept.
 * @param read - the form as it stands at that moment: its language may change on the way
 * @returns the draft, and whether the form would accept it as a whole
 */
export async function acceptedDraft(inputs: Inputs, read: () => FilledForm): Promise<{ draft: Draft; complete: boolean }> {
  const draftWith = (fields: readonly string[]): Draft => {
    const state = read();
    const entries = fields.flatMap((field) => {
      const value = held(inputs[field] ?? '', field, state);
      return value === undefined ? [] : [[field, value] as const];
    });
    return { ...state.form.values, ...Object.fromEntries(entries) };
  };
  const named = Object.keys(read().form.values).filter((field) => field in inputs);
  const refused = await read().form.validateForm(draftWith(named));
  const accepted = named.filter((field) => !(field in refused));
  const missing = await read().form.validateForm(draftWith(accepted));
  return { draft: draftWith(accepted), complete: accepted.length > 0 && Object.keys(missing).length === 0 };
}
