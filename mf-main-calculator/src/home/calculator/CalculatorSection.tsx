import { CalculatorLayout } from '@bracketwise/shared-ui/calculator';
import { Stack } from '@bracketwise/shared-ui/layout';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { EstimatePicturesOnDemand } from './EstimatePicturesOnDemand.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { Estimation } from './useEstimation.ts';

export const CalculatorSection = ({ estimation }: { readonly estimation: Estimation }) => (
  <CalculatorLayout
    id="calculator"
    calculator="main"
    form={<EstimateForm estimation={estimation} />}
    results={
      <Stack $gap="l">
        <ResultCard estimation={estimation} />
        <EstimateNotes state={estimation.answered?.request.state} />
      </Stack>
    }
    notes={estimation.answered && <EstimatePicturesOnDemand answered={estimation.answered} />}
  />
);
