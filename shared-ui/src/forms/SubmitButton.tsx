import { useFormikContext } from 'formik';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../layout/Button.tsx';
import type { Draft } from './CalculatorForm.tsx';

interface SubmitButtonProps {
  readonly label: string;
  /** Text shown while the answer is loading. */
  readonly busyLabel: string;
  /** A field that must be filled before the button is enabled. */
  readonly waitsFor?: string | undefined;
}

const never = () => () => undefined;
/** False on the server and during hydration, true afterward. */
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Disabled while the form is submitting, while the required field is empty, and until hydration. A click before hydration would make
 * the browser submit the form and put the visitor's amounts into the URL.
 */
export function SubmitButton({ label, busyLabel, waitsFor }: SubmitButtonProps) {
  const { isSubmitting, values } = useFormikContext<Draft>();
  const waiting = waitsFor !== undefined && values[waitsFor] === '';
  const alive = useAlive();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    // Disabling a button removes its focus. Restores it for keyboard users, unless they have moved on.
    if (!isSubmitting && pressed.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    if (!isSubmitting) pressed.current = false;
  }, [isSubmitting]);

  return (
    <Button
      ref={button}
      type="submit"
      disabled={isSubmitting || waiting || !alive}
      data-waiting={waiting || undefined}
      aria-busy={isSubmitting || undefined}
      onClick={() => (pressed.current = true)}
    >
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
