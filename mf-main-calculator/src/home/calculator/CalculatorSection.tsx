import { CalculatorLayout } from '@bracketwise/shared-ui/calculator';
import { Stack } from '@bracketwise/shared-ui/layout';
import type { ReactNode } from 'react';
import { EstimateForm } from './EstimateForm.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { EstimateChartsOnDemand } from './EstimateChartsOnDemand.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { Estimation } from './useEstimation.ts';

interface CalculatorSectionProps {
  readonly estimation: Estimation;
  /** Content below the result. */
  readonly children?: ReactNode;
  /** Links that fill the place of the charts, below the form, before the first answer. Then they are below the result, too. */
  readonly links?: ReactNode;
}

export const CalculatorSection = ({ estimation, children, links }: CalculatorSectionProps) => (
  <CalculatorLayout
    id="calculator"
    calculator="main"
    form={<EstimateForm estimation={estimation} />}
    results={
      <Stack>
        <ResultCard estimation={estimation} />
        <EstimateNotes state={estimation.answered?.request.state} />
        {children}
        {estimation.answered && links}
      </Stack>
    }
    notes={estimation.answered ? <EstimateChartsOnDemand answered={estimation.answered} /> : links}
  />
);
