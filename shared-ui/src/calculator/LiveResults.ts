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
  const former = useRef({ draft, text: '' });
  useEffect(() => {
    if (draft === former.current.draft) return;
    const values = schema.isValidSync(draft) ? schema.cast(draft) : undefined;
    const text = values === undefined ? '' : JSON.stringify(values);
    // Leaving a field rewrites its text, not its value.
    const isSame = text !== '' && text === former.current.text;
    former.current = { draft, text };
    if (values === undefined) onRefusal();
    else if (!isSame) onValues(values);
  });
  return null;
}
