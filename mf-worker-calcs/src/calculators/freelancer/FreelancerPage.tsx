import { Calculator } from '@bracketwise/shared-ui/calculator/Calculator';
import { resultsOnDemand } from '@bracketwise/shared-ui/calculator/results-on-demand';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useTranslation } from 'react-i18next';
import { StateField } from '../../states/StateField.tsx';
import { freelancerForm } from './form.ts';
import { WORK_TYPES, type FreelancerInputs } from './specified.ts';
import { useFreelancerFigures } from './useFreelancerFigures.ts';

const results = resultsOnDemand<FreelancerInputs>(
  async () => (await import(/* webpackChunkName: "freelancer-results" */ './FreelancerResults.tsx')).FreelancerResults,
);

export function FreelancerPage() {
  const figures = useFreelancerFigures();
  return (
    <Calculator
      id="freelancer"
      inputs={freelancerForm}
      fields={<FreelancerFields />}
      results={results}
      leftOut={['wages', 'health', 'retirement', 'employees', 'local']}
      guide={{
        sections: {
          earnings: ['both', 'base', 'half'],
          business: ['deduction', 'limits'],
          example: ['official', 'quick'],
          expenses: ['car', 'other'],
          quarters: ['rule', 'safe'],
          state: ['base', 'none'],
          records: ['forms', 'keep'],
        },
        figures,
      }}
      faq={['both', 'small', 'late', 'company']}
    />
  );
}

function FreelancerFields() {
  const { t } = useTranslation('freelancer');
  return (
    <>
      <AmountField name="income" label={t('form.income')} hint={t('form.incomeHint')} step={1000} minimum={-Infinity} />
      <SelectField
        name="workType"
        label={t('form.workType')}
        hint={t('form.workTypeHint')}
        options={WORK_TYPES.map((type) => ({ value: type, label: t(`options.workType.${type}`) }))}
      />
      <StateField />
      <AmountField name="vehicleExpenses" label={t('form.vehicleExpenses')} hint={t('form.vehicleExpensesHint')} unreadable="zero" />
      <AmountField name="internetExpenses" label={t('form.internetExpenses')} hint={t('form.internetExpensesHint')} unreadable="zero" />
      <AmountField name="equipmentExpenses" label={t('form.equipmentExpenses')} hint={t('form.equipmentExpensesHint')} unreadable="zero" />
    </>
  );
}
