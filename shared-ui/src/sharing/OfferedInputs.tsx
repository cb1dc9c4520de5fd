import { onOfferedInputs } from '@bracketwise/shared-ui/runtime';
import { useEffect, useState } from 'react';
import type { FormFiller, FormFillerProps } from './FormFiller.tsx';

/**
 * Goes inside a form that a shared link or a saved calculation can fill. The code that does so loads only when there is something to
 * fill in.
 */
export function OfferedInputs(props: FormFillerProps) {
  const [loaded, setLoaded] = useState<{ readonly FormFiller: typeof FormFiller }>();
  useEffect(() => onOfferedInputs(() => void import('./FormFiller.tsx').then(setLoaded, console.warn)), []);
  return loaded && <loaded.FormFiller {...props} />;
}
