import { Calculator, FilingStatusField, resultsOnDemand } from '@bracketwise/shared-ui/calculator';
import { DeductionEntries } from './DeductionEntries.tsx';
import { AdjustedGrossIncomeField, PreciseFields } from './DeductionFields.tsx';
import { deductionForm, type DeductionInputs } from './form.ts';
import { StandardDeductions } from './StandardDeductions.tsx';
import { useDeductionFigures } from './useDeductionFigures.ts';

const results = resultsOnDemand<DeductionInputs>(async () => (await import('./DeductionResults.tsx')).DeductionResults);

export function DeductionPage() {
  const figures = useDeductionFigures();
  return (
    <Calculator
      id="deduction"
      inputs={deductionForm}
      fields={
        <>
          <FilingStatusField open />
          <DeductionEntries />
          <AdjustedGrossIncomeField />
        </>
      }
      precise={<PreciseFields />}
      waitsFor="filingStatus"
      results={results}
      leftOut={['state', 'schedule1A', 'noncash', 'loans', 'dependent', 'minimumTax']}
      guide={{
        sections: {
          choice: ['either', 'worth'],
          standard: ['basic', 'additions', <StandardDeductions key="table" />],
          taxes: ['cap', 'high'],
          health: ['floor', 'what'],
          home: ['interest', 'gifts'],
          not: ['job', 'extra', 'other'],
          bunching: ['years', 'records'],
        },
        figures,
      }}
      faq={['separate', 'business', 'student', 'refund']}
    />
  );
}
