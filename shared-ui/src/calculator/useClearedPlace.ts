import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { Draft } from '../forms/draft.ts';
import { PLACE_DRAFT, PLACE_FIELDS } from './place-inputs.ts';

/** Clears the place when the visitor chooses another state. A link that fills in both keeps its place. */
export function useClearedPlace(): void {
  const { values, setValues } = useFormikContext<Draft>();
  const former = useRef(values);
  useEffect(() => {
    const before = former.current;
    former.current = values;
    if (before['state'] === values['state'] || PLACE_FIELDS.some((field) => before[field] !== values[field])) return;
    if (PLACE_FIELDS.some((field) => field !== 'localBase' && values[field]))
      void setValues((draft) => ({ ...draft, ...PLACE_DRAFT, localBase: draft['localBase'] ?? '' }));
  });
}
