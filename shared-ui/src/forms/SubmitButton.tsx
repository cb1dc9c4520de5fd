import { useFormikContext } from 'formik';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { aboveCover } from '../theme/cover.ts';
import { color, space, taller } from '../theme/tokens.ts';
import type { Draft } from './draft.ts';

interface SubmitButtonProps {
  readonly label: string;
  /** Text shown while the answer is loading. */
  readonly busyLabel: string;
  /** A field that must be filled before the button is enabled. */
  readonly waitsFor?: string | undefined;
  /** Whether it stays at the bottom of the window when the form ends below. Default: true. */
  readonly stays?: boolean;
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
 * Disabled while the form is submitting and, once it is alive, while the required field is empty. A press before that is kept in the
 * form's `data-pressed` by the page's inline script (`FIRST_SCRIPT` of the gateway), and answered here with what was typed by then.
 */
export function SubmitButton({ label, busyLabel, waitsFor, stays = true }: SubmitButtonProps) {
  const { isSubmitting, values } = useFormikContext<Draft>();
  const alive = useAlive();
  const waiting = alive && waitsFor !== undefined && values[waitsFor] === '';
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    const form = button.current?.form;
    // Once it is alive, the form has rendered with what was typed before hydration.
    if (!alive || form?.dataset.pressed === undefined) return;
    delete form.dataset.pressed;
    if (waiting) return;
    pressed.current = true;
    form.requestSubmit();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it becomes alive
  }, [alive]);

  useEffect(() => {
    // Disabling a button removes its focus. Restores it for keyboard users, unless they have moved on.
    if (!isSubmitting && pressed.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    if (!isSubmitting) pressed.current = false;
  }, [isSubmitting]);

  return (
    <Bar $stays={stays}>
      <Button
        ref={button}
        type="submit"
        disabled={isSubmitting || waiting}
        data-waiting={waiting || undefined}
        aria-busy={isSubmitting || undefined}
        onClick={() => (pressed.current = true)}
      >
        {isSubmitting ? busyLabel : label}
      </Button>
    </Bar>
  );
}

/**
 * Covers the fields below it; the scroll padding keeps a focused one above it. The consent banner covers it until keyboard focus
 * arrives, because moving the bar when the banner appears would be a layout shift.
 */
const Bar = styled.div<{ $stays: boolean }>`
  display: grid;

  ${({ $stays }) =>
    $stays &&
    css`
      ${taller} {
        position: sticky;
        inset-block-end: 0;
        z-index: 1;
        margin-block-end: -0.75rem;
        padding-block: ${space.xs} 0.75rem;
        background: ${color('surface')};

        &:has(:focus-visible) {
          inset-block-end: ${aboveCover('0px')};
        }
      }
    `}
`;
