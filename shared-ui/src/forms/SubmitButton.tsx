import { useFormikContext } from 'formik';
import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { COVERED_BELOW } from '../theme/cover.ts';
import { breakpoint, color, fontSize, from, space, taller } from '../theme/tokens.ts';
import type { Draft } from './draft.ts';

interface SubmitButtonProps {
  readonly label: string;
  /** Text shown while the answer is loading. */
  readonly busyLabel: string;
  /** A field that must be filled before the button is enabled. */
  readonly waitsFor?: string | undefined;
}

/** The current result in a few words, shown next to the button where the results are below the form. */
export const CurrentResult = createContext<string | undefined>(undefined);

const never = () => () => undefined;
/** False on the server and during hydration, true afterward. */
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Disabled while the form is submitting and, once it is hydrated, while the required field is empty. A click before that is stored in the
 * form's `data-pressed` by the page's inline script (`FIRST_SCRIPT` of the gateway), and handled here with what was typed by then.
 */
export function SubmitButton({ label, busyLabel, waitsFor }: SubmitButtonProps) {
  const result = use(CurrentResult);
  const { isSubmitting, values } = useFormikContext<Draft>();
  const alive = useAlive();
  const waiting = alive && waitsFor !== undefined && values[waitsFor] === '';
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    const form = button.current?.form;
    // Once it is hydrated, the form has rendered with what was typed before hydration.
    if (!alive || form?.dataset.pressed === undefined) return;
    form.removeAttribute('data-pressed');
    if (waiting) return;
    pressed.current = true;
    form.requestSubmit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it becomes alive
  }, [alive]);

  useEffect(() => {
    // Disabling a button removes its focus. Restores it for keyboard users, unless they have moved on.
    if (!isSubmitting && pressed.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    if (!isSubmitting) pressed.current = false;
  }, [isSubmitting]);

  return (
    <Bar>
      {result && <Result aria-hidden>{result}</Result>}
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
 * Stays at the bottom of the window, above the consent banner, while the form ends below. The scroll padding keeps a focused field above
 * it, and a fade keeps it from cutting lines of text.
 */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  > button {
    flex: 1;
  }
  > p + button {
    @media (max-width: calc(${breakpoint.wide} - 0.02px)) {
      flex: none;
      padding-inline: ${space.m};
    }
  }
  ${taller} {
    position: sticky;
    inset-block-end: var(${COVERED_BELOW}, 0px);
    z-index: 1;
    min-height: 4rem;
    margin-block-end: -0.5rem;
    padding-block: 0.5rem;
    background: ${color('surface')};

    /* As high as the gap of the form, so that it covers nothing when the bar is at the end. */
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: 1.25rem;
      background: linear-gradient(to top, ${color('surface')}, transparent);
      pointer-events: none;
    }
  }
`;

const Result = styled.p`
  flex: 1;
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  font-size: ${fontSize.s};
  font-weight: 600;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-height: 1.2;
  overflow-wrap: break-word;

  ${from.wide} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
