import styled from 'styled-components';
import { from, space } from '../theme/tokens.ts';
import { blocksOnPaper } from './paper.ts';

/**
 * A calculator's form with notes below it and results next to it. Below the wide breakpoint they stack as form, results, notes.
 * Children are `FormColumn`, `ResultsColumn` and `NotesColumn`.
 */
export const CalculatorColumns = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${from.wide} {
    grid-template: 'form results' auto 'notes results' 1fr / minmax(0, 23rem) minmax(0, 1fr);
    column-gap: 2rem;
  }
  ${blocksOnPaper(space.l)}
`;

export const FormColumn = styled.div`
  ${from.wide} {
    grid-area: form;
  }
`;

export const ResultsColumn = styled.div`
  align-self: stretch;
  display: grid;

  ${from.wide} {
    grid-area: results;
  }
`;

export const NotesColumn = styled.div`
  ${from.wide} {
    grid-area: notes;
  }
`;
