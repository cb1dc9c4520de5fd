import { fontSize, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';

/** Small, so that they and the rough estimate fit on a phone's first screen. */
export const Remarks = styled.div`
  display: grid;
  gap: ${space.s};
  font-size: ${fontSize.s};
`;
