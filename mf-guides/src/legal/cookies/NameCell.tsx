import { color } from '@bracketwise/shared-ui/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NameCellProps {
  readonly name: ReactNode;
  /** What is said of it first. */
  readonly note: string;
}

/** What heads a row: on a narrow screen three columns have room where four have not. */
export const NameCell = ({ name, note }: NameCellProps) => (
  <>
    <span>{name}</span>
    <Note>{note}</Note>
  </>
);

const Note = styled.span`
  display: block;
  font-weight: 400;
  color: ${color('muted')};
`;
