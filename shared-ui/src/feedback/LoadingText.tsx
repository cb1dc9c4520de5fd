import styled from 'styled-components';
import { color } from '../theme/tokens.ts';

interface LoadingTextProps {
  /** Says what is loading. */
  readonly children: string;
}

/** A loading message that is also announced to screen readers. */
export const LoadingText = ({ children }: LoadingTextProps) => <Text role="status">{children}</Text>;

const Text = styled.p`
  color: ${color('muted')};
`;
