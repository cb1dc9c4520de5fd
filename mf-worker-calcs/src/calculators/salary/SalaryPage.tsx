import { Calculator } from '@bracketwise/shared-ui/calculator/Calculator';
import { CarriedAmountField } from '@bracketwise/shared-ui/calculator/CarriedAmountField';
import { FilingStatusField } from '@bracketwise/shared-ui/calculator/FilingStatusField';
import { resultsOnDemand } from '@bracketwise/shared-ui/calculator/results-on-demand';
import { useTranslation } from 'react-i18next';
import { StateField } from '../../states/StateField.tsx';
import { salaryForm } from './form.ts';
import { SALARY_STATES, type SalaryInputs } from './specified.ts';
import { useSalaryFigures } from './useSalaryFigures.ts';

const results = resultsOnDemand<SalaryInputs>(
  async () => (await import(/* webpackChunkName: "salary-results" */ './SalaryResults.tsx')).SalaryResults,
);

export function SalaryPage() {
  const figures = useSalaryFigures();
  return (
    <Calculator
      id="salary"
      inputs={salaryForm}
      fields={<SalaryFields />}
      results={results}
      leftOut={['pretax', 'household', 'local']}
      guide={{
        sections: {
          order: ['deductions', 'withheld'],
          federal: ['brackets', 'example'],
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
      <CarriedAmountField
        kind="grossIncome"
        name="grossSalary"
        label={t('form.grossSalary')}
        hint={t('form.grossSalaryHint')}
        step={1000}
      />
      <StateField states={SALARY_STATES} />
      <FilingStatusField />
    </>
  );
}
