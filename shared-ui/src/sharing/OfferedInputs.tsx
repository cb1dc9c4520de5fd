import { LOCALES, onOfferedInputs, takeOfferedInputs, useLanguage } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from '../forms/CalculatorForm.tsx';
import type { Inputs } from './fragment.ts';

interface OfferedInputsProps {
  /** Fields that hold dollars: their text depends on the language. */
  readonly amounts: readonly string[];
}

/**
 * Stands in the form of a page. Fills it with what a shared link or a saved calculation says, and submits it once nothing is
 * missing. What a field would refuse is left out, field by field.
 */
export function OfferedInputs({ amounts }: OfferedInputsProps) {
  const form = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const rendered = useRef({ form, locale, amounts });
  useLayoutEffect(() => {
    rendered.current = { form, locale, amounts };
  });
  /** Counts the times the form was filled completely. */
  const [filled, setFilled] = useState(0);

  useEffect(() => {
    const fill = async (inputs: Inputs) => {
      const { acceptedDraft } = await import(/* webpackChunkName: "accepted-draft" */ './accepted-draft.ts');
      const { draft, complete } = await acceptedDraft(inputs, () => rendered.current);
      void rendered.current.form.setValues(draft, false);
      if (complete) setFilled((times) => times + 1);
    };
    const look = () => {
      const inputs = takeOfferedInputs();
      // Without the code for it the form stays as it is.
      if (inputs) fill(inputs).catch(console.warn);
    };
    look();
    return onOfferedInputs(look);
  }, []);

  // Once the form has been drawn with what it was filled with.
  useEffect(() => {
    if (filled > 0) void rendered.current.form.submitForm();
  }, [filled]);

  return null;
}
