import { color } from '@bracketwise/shared-ui/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface NameCellProps {
  readonly name: ReactNode;
  /** The description shown with the name. */
  readonly note: string;
}

/** A row header with name and description, so that a narrow screen fits three columns instead of four. */
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
