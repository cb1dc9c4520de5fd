import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';

/** Heading of a part of the results. */
export const Title = styled.h3`
  margin-block-end: ${space.xs};
  font-size: ${fontSize.m};
`;

/** A note on the figures above it. */
export const Remark = styled.p`
  padding-block-start: ${space.xs};
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;

/** The parts of a figure, below its label. */
export const Parts = styled.span`
  display: block;
  font-size: ${fontSize.s};
  font-weight: 400;
  color: ${color('muted')};
`;
