import { CalculatorColumns, FormColumn, NotesColumn, ResultsColumn } from '@bracketwise/shared-ui/layout/CalculatorColumns';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { Estimation } from './useEstimation.ts';

export function CalculatorSection({ estimation }: { readonly estimation: Estimation }) {
  return (
    <PageColumn as="section" id="calculator" data-calculator="main">
      <CalculatorColumns>
        <FormColumn>
          <EstimateForm estimation={estimation} />
        </FormColumn>
        <ResultsColumn>
          <ResultCard estimation={estimation} />
        </ResultsColumn>
        <NotesColumn>
          <EstimateNotes state={estimation.answered?.request.state} />
        </NotesColumn>
      </CalculatorColumns>
    </PageColumn>
  );
}
