/**
 * The form of a calculator. Formik holds the draft: the controls' values, as text or, for a checkbox, a boolean. The schema turns the
 * draft into the calculator's values. Its messages are text keys, so that visible messages follow a change of language.
 */
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Schema } from 'yup';
import { toastSlice, useAppDispatch } from '@bracketwise/shared-ui/runtime';
import { blocksOnPaper } from '../layout/paper.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { space } from '../theme/tokens.ts';
import type { Draft } from './draft.ts';
import type { SchemaOnDemand } from './form-schema.ts';
import { useSavedDraft } from './useSavedDraft.ts';
import { useTypedBeforeHydration } from './useTypedBeforeHydration.ts';

/** Errors by field, as keys of messages. */
export type FieldRefusals<D extends Draft> = Partial<Record<keyof D & string, string>>;

interface FormFrame {
  readonly formId: string;
  /** True if the last submission failed for this field and it is still invalid. */
  readonly isRefused: (field: string) => boolean;
  /** The error message of a field; undefined in a form without messages. */
  readonly errorOf: (field: string) => string | undefined;
}

/** Provided by the forms; fields read it with `useFormFrame`. */
export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('A field stands outside of a CalculatorForm');
  return frame;
}

export const errorIdOf = (formId: string, field: string): string => `${formId}-${field}-error`;
export const hintIdOf = (formId: string, field: string): string => `${formId}-${field}-hint`;

interface CalculatorFormProps<D extends Draft, Values> {
  /** Id of the element that names the form. */
  readonly labelledBy: string;
  readonly initialDraft: D;
  /** The key under which the draft is stored across pages, and the fields that hold dollar amounts. */
  readonly kept?: { readonly as: string; readonly amounts: readonly string[] };
  readonly schema: Schema<Values> | SchemaOnDemand<Values>;
  /** Translates a message key. Without it, an invalid field shows no message, but its hint is emphasized. */
  readonly messageOf?: ((key: string) => string) | undefined;
  /** Called with valid values. The errors it returns are shown at the fields. */
  readonly onSubmit: (values: Values) => Promise<FieldRefusals<D> | void>;
  readonly children: ReactNode;
}

export function CalculatorForm<D extends Draft, Values>({
  labelledBy,
  initialDraft,
  kept,
  schema,
  messageOf,
  onSubmit,
  children,
}: CalculatorFormProps<D, Values>) {
  const dispatch = useAppDispatch();
  const submit = async (draft: D, { setErrors }: FormikHelpers<D>) => {
    let values: Values;
    try {
      values = await schema.cast(draft);
    } catch (cause) {
      // The schema failed to load, so nothing was validated. The next attempt loads it again.
      console.error(new Error('The form could not be checked', { cause }));
      dispatch(
        toastSlice.actions.toastShown({ variant: 'destructive', title: 'common:sectionFailed', description: 'shell:failure.explanation' }),
      );
      return;
    }
    const refusals = await onSubmit(values);
    if (refusals) setErrors(refusals as Parameters<typeof setErrors>[0]);
  };
  return (
    <Formik<D> initialValues={initialDraft} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {(formik) => (
        <FormElement formik={formik} labelledBy={labelledBy} messageOf={messageOf}>
          {kept && <SavedDraft {...kept} />}
          {children}
        </FormElement>
      )}
    </Formik>
  );
}

function SavedDraft({ as, amounts }: { readonly as: string; readonly amounts: readonly string[] }) {
  useSavedDraft(as, amounts);
  return null;
}

interface FormElementProps<D extends Draft> {
  readonly formik: FormikProps<D>;
  readonly labelledBy: string;
  readonly messageOf: ((key: string) => string) | undefined;
  readonly children: ReactNode;
}

function FormElement<D extends Draft>({ formik, labelledBy, messageOf, children }: FormElementProps<D>) {
  const { submitCount, isSubmitting, errors, handleSubmit, values, setValues } = formik;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const attempted = submitCount > 0;
  const refused = attempted ? Object.keys(errors) : [];

  useTypedBeforeHydration(form, values, (entered) => void setValues((draft) => ({ ...draft, ...entered }), false));

  // Only after a submission, so that correcting a field does not move the focus.
  const failed = attempted && !isSubmitting && !formik.isValid;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const invalid = failed ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    // Of a group, its first choice takes the focus.
    const field = invalid?.querySelector('input') ?? invalid;
    // A closed group would keep it from the focus.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    // Announced too, because focusing a field that already has the focus says nothing.
    if (!messageOf) setSpoken(document.getElementById(hintIdOf(formId, field?.getAttribute('name') ?? ''))?.textContent ?? '');
    // oxlint-disable-next-line react/exhaustive-deps -- `failed` also changes while the visitor types
  }, [submitCount, isSubmitting]);

  const frame: FormFrame = {
    formId,
    isRefused: (field) => attempted && errors[field] !== undefined,
    errorOf: (field) => {
      const key: unknown = attempted ? errors[field] : undefined;
      return typeof key === 'string' ? messageOf?.(key) : undefined;
    },
  };
  const explainedBy = messageOf ? errorIdOf : hintIdOf;
  return (
    <FormFrameContext value={frame}>
      <Fields
        ref={form}
        // Without scripts, the browser would put the visitor's amounts into the URL. This method submits nothing.
        method="dialog"
        noValidate
        aria-labelledby={labelledBy}
        aria-describedby={refused.map((field) => explainedBy(formId, field)).join(' ') || undefined}
        onSubmit={handleSubmit}
      >
        {children}
        {!messageOf && (
          <VisuallyHidden role="status">
            <span key={submitCount}>{spoken}</span>
          </VisuallyHidden>
        )}
      </Fields>
    </FormFrameContext>
  );
}

const Fields = styled.form`
  position: relative;
  display: grid;
  gap: 1.25rem;
  ${blocksOnPaper(space.l)}

  /* Folds follow each other as one list. */
  > details + details {
    margin-block-start: -1.25rem;
  }
`;
