import { CalculatorLayout } from '@bracketwise/shared-ui/calculator/CalculatorLayout';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { Estimation } from './useEstimation.ts';

export const CalculatorSection = ({ estimation }: { readonly estimation: Estimation }) => (
  <CalculatorLayout
    id="calculator"
    calculator="main"
    form={<EstimateForm estimation={estimation} />}
    results={<ResultCard estimation={estimation} />}
    notes={<EstimateNotes state={estimation.answered?.request.state} />}
  />
);
