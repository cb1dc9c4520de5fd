import type { RateCategory } from '@bracketwise/contract/wire';
import styled from 'styled-components';
import { color, fontSize, radius, type ColorToken } from '../theme/tokens.ts';

const COLORS = {
  none: ['positiveSoft', 'positive'],
  flat: ['accentSoft', 'accent'],
  moderate: ['warningSoft', 'warning'],
  high: ['dangerSoft', 'danger'],
} as const satisfies Record<RateCategory, readonly [ground: ColorToken, ink: ColorToken]>;

interface RateBadgeProps {
  readonly mark: RateCategory;
  /** The badge's text. */
  readonly children: string;
}

export const RateBadge = ({ mark, children }: RateBadgeProps) => (
  <Badge $mark={mark} data-mark={mark}>
    {children}
  </Badge>
);

const Badge = styled.span<{ $mark: RateCategory }>`
  display: inline-block;
  padding: 0.125rem 0.625rem;
  font-size: ${fontSize.s};
  font-weight: 600;
  color: ${({ $mark }) => color(COLORS[$mark][1])};
  background: ${({ $mark }) => color(COLORS[$mark][0])};
  /* Visible in forced-colors mode. */
  outline: 1px solid transparent;
  border-radius: ${radius.s};
`;
