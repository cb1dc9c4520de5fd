import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import type { Draft } from '../forms/draft.ts';

interface LiveResultsProps<Values> {
  readonly schema: Schema<Values>;
  readonly onValues: (values: Values) => void;
  readonly onRefusal: () => void;
}

/** Goes inside a form and calculates whenever its values change. */
export function LiveResults<Values>({ schema, onValues, onRefusal }: LiveResultsProps<Values>) {
  const { values: draft } = useFormikContext<Draft>();
  const former = useRef({ draft, values: '' });
  useEffect(() => {
    if (draft === former.current.draft) return;
    const values = schema.isValidSync(draft) ? schema.cast(draft) : undefined;
    const text = values === undefined ? '' : JSON.stringify(values);
    // Leaving a field rewrites its text, not its value.
    const changed = text === '' || text !== former.current.values;
    former.current = { draft, values: text };
    if (!changed) return;
    if (values === undefined) onRefusal();
    else onValues(values);
  });
  return null;
}
