import styled from 'styled-components';
import { color } from '../theme/tokens.ts';

interface LoadingTextProps {
  /** What is loading, in words. */
  readonly children: string;
}

/** Says that something is on its way, also to a screen reader. */
export const LoadingText = ({ children }: LoadingTextProps) => <Text role="status">{children}</Text>;

const Text = styled.p`
  color: ${color('muted')};
`;
