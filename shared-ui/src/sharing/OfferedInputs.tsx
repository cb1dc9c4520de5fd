import { onOfferedInputs } from '@bracketwise/shared-ui/runtime';
import { useEffect, useState } from 'react';
import type { FormFiller } from './FormFiller.tsx';

export interface OfferedInputsProps {
  /** Fields that hold dollars: their text depends on the language. */
  readonly amounts: readonly string[];
}

/**
 * Stands in the form of a page, which a shared link or a saved calculation can fill in. What does so is loaded when there is
 * something to fill in; without it the form stays as it is.
 */
export function OfferedInputs(props: OfferedInputsProps) {
  const [loaded, setLoaded] = useState<{ readonly FormFiller: typeof FormFiller }>();
  useEffect(() => onOfferedInputs(() => void import('./FormFiller.tsx').then(setLoaded, console.warn)), []);
  return loaded && <loaded.FormFiller {...props} />;
}
