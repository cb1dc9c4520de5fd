/**
 * The form of a calculator. Formik owns the draft, whose values are what the controls hold: text, or a boolean for a checkbox.
 * The schema turns the draft into the values the calculator takes; its messages are keys of the page's words, so that a change
 * of language changes the messages that stand in the page.
 */
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { createContext, useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Schema } from 'yup';
import { space } from '../theme/tokens.ts';
import { useTypedBeforeHydration } from './useTypedBeforeHydration.tsx';

export type Draft = Record<string, string | boolean>;

/** Refusals by field, as keys of messages. */
export type FieldRefusals<D extends Draft> = Partial<Record<keyof D & string, string>>;

interface FormFrame {
  readonly formId: string;
  /** The sentence that tells what is wrong with a field; nothing before the first attempt to submit. */
  readonly errorOf: (field: string) => string | undefined;
}

const FormFrameContext = createContext<FormFrame | undefined>(undefined);

/** For the fields inside a `CalculatorForm`. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('A field stands outside of a CalculatorForm');
  return frame;
}

export const errorIdOf = (formId: string, field: string): string => `${formId}-${field}-error`;

interface CalculatorFormProps<D extends Draft, Values> {
  /** Element whose text names the form. */
  readonly labelledBy: string;
  readonly initialDraft: D;
  readonly schema: Schema<Values>;
  /** The sentence behind a key of the schema's messages. */
  readonly messageOf: (key: string) => string;
  /** Receives the values once they are valid. What it refuses all the same is shown at the fields. */
  readonly onSubmit: (values: Values) => Promise<FieldRefusals<D> | void>;
  readonly children: ReactNode;
}

export function CalculatorForm<D extends Draft, Values>({
  labelledBy,
  initialDraft,
  schema,
  messageOf,
  onSubmit,
  children,
}: CalculatorFormProps<D, Values>) {
  const submit = async (draft: D, { setErrors }: FormikHelpers<D>) => {
    const refusals = await onSubmit(schema.cast(draft));
    if (refusals) setErrors(refusals as Parameters<typeof setErrors>[0]);
  };
  return (
    <Formik<D> initialValues={initialDraft} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {(formik) => (
        <FormElement formik={formik} labelledBy={labelledBy} messageOf={messageOf}>
          {children}
        </FormElement>
      )}
    </Formik>
  );
}

interface FormElementProps<D extends Draft> {
  readonly formik: FormikProps<D>;
  readonly labelledBy: string;
  readonly messageOf: (key: string) => string;
  readonly children: ReactNode;
}

function FormElement<D extends Draft>({ formik, labelledBy, messageOf, children }: FormElementProps<D>) {
  const { submitCount, isSubmitting, errors, handleSubmit, values, setValues } = formik;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const attempted = submitCount > 0;
  const refused = attempted ? Object.keys(errors) : [];

  useTypedBeforeHydration(form, values, (entered) => void setValues({ ...values, ...entered }, false));

  // After an attempt, and only then: correcting a field does not move the focus.
  const failed = attempted && !isSubmitting && !formik.isValid;
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `failed` also changes while the visitor types
  }, [submitCount, isSubmitting]);

  const frame: FormFrame = {
    formId,
    errorOf: (field) => {
      const key: unknown = attempted ? errors[field] : undefined;
      return typeof key === 'string' ? messageOf(key) : undefined;
    },
  };
  return (
    <FormFrameContext value={frame}>
      <Fields
        ref={form}
        noValidate
        aria-labelledby={labelledBy}
        aria-describedby={refused.map((field) => errorIdOf(formId, field)).join(' ') || undefined}
        onSubmit={handleSubmit}
      >
        {children}
      </Fields>
    </FormFrameContext>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space.l};
`;
