import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import type { Draft } from '../forms/draft.ts';

interface LiveResultsProps<Values> {
  readonly schema: Schema<Values>;
  readonly onValues: (values: Values) => void;
  readonly onRefusal: () => void;
}

/** Goes inside a form and calculates on every change. */
export function LiveResults<Values>({ schema, onValues, onRefusal }: LiveResultsProps<Values>) {
  const { values } = useFormikContext<Draft>();
  const former = useRef(values);
  useEffect(() => {
    if (values === former.current) return;
    former.current = values;
    if (schema.isValidSync(values)) onValues(schema.cast(values));
    else onRefusal();
  });
  return null;
}
