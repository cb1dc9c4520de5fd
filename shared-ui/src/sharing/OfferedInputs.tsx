import { onOfferedInputs } from '@bracketwise/shared-ui/runtime';
import { useEffect, useState } from 'react';
import type { FormFiller } from './FormFiller.tsx';

export interface OfferedInputsProps {
  /** Fields that hold dollar amounts, whose text depends on the language. */
  readonly amounts: readonly string[];
  /** Shows an invalid input in its field, with its error, instead of leaving it out. */
  readonly showsInvalid?: boolean;
}

/**
 * Goes inside a form that a shared link or a saved calculation can fill. The code that does so loads only when there is something to
 * fill in.
 */
export function OfferedInputs(props: OfferedInputsProps) {
  const [loaded, setLoaded] = useState<{ readonly FormFiller: typeof FormFiller }>();
  useEffect(() => onOfferedInputs(() => void import('./FormFiller.tsx').then(setLoaded, console.warn)), []);
  return loaded && <loaded.FormFiller {...props} />;
}
