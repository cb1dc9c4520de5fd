import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '@bracketwise/shared-ui/tokens';

/** The language and theme controls: an icon and a native select with a visually hidden label. */
export const PreferenceSelect = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding-inline-start: ${space.s};
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  background: ${color('surface')};

  &:focus-within {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
  select {
    width: 6.25rem;
    min-height: 2.5rem;
    padding-inline: ${space.xs};
    border: 0;
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the initial render
  }, []);
  return select;
}
