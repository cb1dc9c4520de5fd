import { useFormikContext } from 'formik';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../layout/Button.tsx';
import type { Draft } from './CalculatorForm.tsx';

interface SubmitButtonProps {
  readonly label: string;
  /** Text while the answer is on its way. */
  readonly busyLabel: string;
  /** Field that has to be filled before the button can be pressed. */
  readonly waitsFor?: string | undefined;
}

const never = () => () => undefined;
/** False in the page's HTML, true once scripts run. */
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Disabled while the form is submitting, while a field that it waits for is empty, and until the page is alive: a click before that would send the browser away with the
 * visitor's amounts in the address.
 */
export function SubmitButton({ label, busyLabel, waitsFor }: SubmitButtonProps) {
  const { isSubmitting, values } = useFormikContext<Draft>();
  const waiting = waitsFor !== undefined && values[waitsFor] === '';
  const alive = useAlive();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    // Disabling a button takes its focus; a keyboard user gets it back unless it went elsewhere meanwhile.
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
