import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '@bracketwise/shared-ui/tokens';

/** The language and theme controls: an icon, a select that looks like those of the forms, and a visually hidden label. */
export const PreferenceSelect = styled.label`
  position: relative;
  display: inline-grid;
  align-items: center;
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  background: ${color('surface')};

  &:focus-within {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
  svg {
    position: absolute;
    inset-inline-start: ${space.s};
    pointer-events: none;
  }
  svg:last-child {
    inset-inline: auto ${space.s};
    color: ${color('muted')};
  }
  select {
    appearance: none;
    width: 8.5rem;
    min-height: 2.625rem;
    padding-inline: 2.125rem 1.75rem;
    border: 0;
    border-radius: ${radius.s};
    background: transparent;
    outline: none;
    cursor: pointer;
  }
  option {
    background: ${color('surface')};
    color: ${color('text')};
  }
`;

/**
 * Applies a choice made before hydration, for which React fires no event.
 * @returns the ref of the select
 */
export function useEarlyChoice(shown: string, choose: (choice: string) => void) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== shown) choose(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the initial render
  }, []);
  return select;
}
