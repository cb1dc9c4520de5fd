import styled, { css } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0.625rem 1.25rem;
  font-weight: 600;
  border: 1px solid ${color('accent')};
  border-radius: ${radius.s};
  cursor: pointer;
  transition: background-color 120ms;

  &:focus-visible {
    border-radius: ${radius.s};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** The one thing a form is there for. */
export const Button = styled.button`
  ${box}
  color: ${color('accentText')};
  background: ${color('accent')};

  &:hover:not(:disabled) {
    background: color-mix(in oklab, ${color('accent')} 88%, ${color('text')});
  }
  &[aria-busy='true'] {
    background: color-mix(in oklab, ${color('accent')} 75%, ${color('surface')});
  }
`;

/** Everything else one can do. */
export const SecondaryButton = styled.button.attrs({ type: 'button' })`
  ${box}
  color: ${color('accent')};
  background: ${color('surface')};

  &:hover {
    background: ${color('accentSoft')};
  }
`;
