import styled, { css } from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';

/** @param quiet - for a secondary action next to a primary one */
export const buttonLook = (quiet: boolean) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.s} ${space.l};
  border: 1px solid ${color(quiet ? 'control' : 'accent')};
  border-radius: ${radius.s};
  background: ${quiet ? 'transparent' : color('accent')};
  color: ${color(quiet ? 'text' : 'accentText')};
  font-weight: 600;
  forced-color-adjust: none;

  @media print {
    display: none;
  }

  &:hover:not(:disabled) {
    filter: brightness(1.08);
  }
  &:focus-visible {
    border-radius: ${radius.s};
  }
`;

/** A button. `$quiet` is for a secondary action next to a primary one. For links, use `ButtonLink`. */
export const Button = styled.button.attrs((props) => ({ type: props.type ?? 'button' }))<{ $quiet?: boolean }>`
  ${({ $quiet = false }) => buttonLook($quiet)}
  cursor: pointer;

  &:disabled {
    cursor: progress;
  }
  /* Not for every disabled button, because one that waits for hydration should not change its look. */
  &[aria-busy='true'],
  &[data-waiting] {
    opacity: 0.65;
  }
  &[data-waiting] {
    cursor: not-allowed;
  }
`;
