import { Calculator } from '@bracketwise/shared-ui/calculator/Calculator';
import { resultsOnDemand } from '@bracketwise/shared-ui/calculator/results-on-demand';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { StateField } from '../../states/StateField.tsx';
import { businessForm } from './form.ts';
import { BUSINESS_TYPES, type BusinessInputs } from './specified.ts';
import { useBusinessFigures } from './useBusinessFigures.ts';

const results = resultsOnDemand<BusinessInputs>(
  async () => (await import(/* webpackChunkName: "business-results" */ './BusinessResults.tsx')).BusinessResults,
);

export function BusinessPage() {
  const figures = useBusinessFigures();
  return (
    <Calculator
      id="business"
      inputs={businessForm}
      fields={<BusinessFields />}
      results={results}
      leftOut={['others', 'partners', 'retained', 'property', 'stateBusiness', 'unemployment']}
      guide={{
        sections: {
          forms: ['llc', 'profit'],
          sCorporation: ['split', 'reasonable', 'loss'],
          cCorporation: ['twice', 'when'],
          deduction: ['fifth', 'limits'],
          example: ['proprietor', 'corporation'],
          costs: ['running', 'state'],
          choosing: ['elections', 'advice'],
        },
        figures,
      }}
      faq={['salary', 'llc', 'retain', 'loss']}
    />
  );
}

function BusinessFields() {
  const { t } = useTranslation('business');
  const { values } = useFormikContext<typeof businessForm.draft>();
  return (
    <>
      <SelectField
        name="businessType"
        label={t('form.businessType')}
        hint={t('form.businessTypeHint')}
        options={BUSINESS_TYPES.map((type) => ({ value: type, label: t(`options.businessType.${type}`) }))}
      />
      <AmountField name="revenue" label={t('form.revenue')} hint={t('form.revenueHint')} step={1000} minimum={-Infinity} />
      <AmountField name="expenses" label={t('form.expenses')} hint={t('form.expensesHint')} step={1000} unreadable="zero" />
      {values.businessType === 's_corp' && (
        <AmountField name="ownerSalary" label={t('form.ownerSalary')} hint={t('form.ownerSalaryHint')} step={1000} unreadable="zero" />
      )}
      <StateField />
    </>
  );
}
