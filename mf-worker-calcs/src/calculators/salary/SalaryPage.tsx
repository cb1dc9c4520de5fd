import { TAX_YEARS } from '@bracketwise/contract/years';
import {
  Calculator,
  FilingStatusField,
  PlaceFieldsOnDemand,
  resultsOnDemand,
  StateField,
  TaxYearField,
  WorkPlaceFieldOnDemand,
} from '@bracketwise/shared-ui/calculator';
import { AmountField } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import { salaryForm, type SalaryInputs } from './form.ts';
import { salaryJobsWords } from './jobs/jobs-words.ts';
import { paychecksWords } from './paychecks/paychecks-words.ts';
import { PayGroups } from './PayGroups.tsx';
import { useSalaryFigures } from './useSalaryFigures.ts';

const results = resultsOnDemand<SalaryInputs>(async () => (await import('./SalaryResults.tsx')).SalaryResults, {
  'salary-paychecks': paychecksWords,
  'salary-jobs': salaryJobsWords,
});

export function SalaryPage() {
  const figures = useSalaryFigures();
  return (
    <Calculator
      id="salary"
      inputs={salaryForm}
      fields={<SalaryFields />}
      precise={
        <>
          <TaxYearField years={TAX_YEARS} />
          <WorkPlaceFieldOnDemand load={loadPlaces} income="pay" />
        </>
      }
      results={results}
      leftOut={['household', 'schedule1A', 'secondJob']}
      omissions={['localTaxUnlessNamed']}
      guide={{
        sections: {
          order: ['deductions', 'withheld'],
          federal: ['deduction', 'brackets', 'example'],
          payroll: ['rates', 'ceiling'],
          state: ['range', 'residence'],
          periods: ['paydays', 'hour'],
          quick: ['method', 'when'],
          raise: ['pretax', 'w4'],
        },
        figures,
      }}
      faq={['paycheck', 'raise', 'married', 'moving']}
    />
  );
}

function SalaryFields() {
  const { t } = useTranslation('salary');
  return (
    <>
      <AmountField name="grossSalary" label={t('form.grossSalary')} hint={t('form.grossSalaryHint')} step={1000} />
      <StateField />
      <PlaceFieldsOnDemand load={loadPlaces} income="pay" />
      <FilingStatusField />
      <PayGroups />
    </>
  );
}
