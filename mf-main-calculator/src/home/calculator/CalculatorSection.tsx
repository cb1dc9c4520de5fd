import { CalculatorColumns, FormColumn, NotesColumn, ResultsColumn } from '@bracketwise/shared-ui/layout/CalculatorColumns';
import { Container } from '@bracketwise/shared-ui/layout/Container';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { Estimation } from './useEstimation.ts';

export function CalculatorSection({ estimation }: { readonly estimation: Estimation }) {
  return (
    <Container as="section" id="calculator" data-calculator="main">
      <CalculatorColumns>
        <FormColumn>
          <EstimateForm onCalculate={estimation.calculate} />
        </FormColumn>
        <ResultsColumn>
          <ResultCard estimation={estimation} />
        </ResultsColumn>
        <NotesColumn>
          <EstimateNotes />
        </NotesColumn>
      </CalculatorColumns>
    </Container>
  );
}
