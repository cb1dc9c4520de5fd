import { TAX_YEARS } from '@bracketwise/contract/years';
import { Calculator, FilingStatusField, resultsOnDemand, StateField, TaxYearField } from '@bracketwise/shared-ui/calculator';
import { AmountField, SegmentField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ServiceField } from '../../self-employment/ServiceField.tsx';
import { businessForm, type BusinessValues } from './form.ts';
import { ASSUMED_SALARY_SHARE } from './official.ts';
import { BUSINESS_TYPES } from './specified.ts';
import { useBusinessFigures } from './useBusinessFigures.ts';

const results = resultsOnDemand<BusinessValues>(async () => (await import('./BusinessResults.tsx')).BusinessResults);

export function BusinessPage() {
  const figures = useBusinessFigures();
  return (
    <Calculator
      id="business"
      inputs={businessForm}
      fields={<BusinessFields />}
      precise={<PreciseFields />}
      results={results}
      leftOut={['runningCosts', 'partners', 'others', 'schedule1A', 'retained', 'property', 'stateBusiness', 'unemployment']}
      omissions={['localTax']}
      guide={{
        sections: {
          forms: ['llc', 'profit'],
          sCorporation: ['split', 'reasonable', 'loss'],
          cCorporation: ['twice', 'when'],
          deduction: ['fifth', 'limits'],
          example: ['proprietor', 'corporation'],
          costs: ['running', 'state', 'election'],
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
  const { lawRate } = useFormat();
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
        <AmountField
          name="ownerSalary"
          label={t('form.ownerSalary')}
          hint={t('form.ownerSalaryHint', { share: lawRate(ASSUMED_SALARY_SHARE) })}
          step={1000}
          unreadable="blank"
        />
      )}
      <StateField none="other" hint={t('form.stateHint')} />
      <FilingStatusField />
    </>
  );
}

function PreciseFields() {
  const { t } = useTranslation('business');
  const { lawRate } = useFormat();
  const { values } = useFormikContext<typeof businessForm.draft>();
  return (
    <>
      <TaxYearField years={TAX_YEARS} />
      <ServiceField />
      <SegmentField
        name="sellsGoods"
        label={t('form.sellsGoods')}
        hint={t('form.sellsGoodsHint')}
        options={(['no', 'yes'] as const).map((value) => ({ value, label: t(`options.sellsGoods.${value}`) }))}
      />
      {values.businessType !== 's_corp' && (
        <AmountField
          name="comparedSalary"
          label={t('form.comparedSalary')}
          hint={t('form.comparedSalaryHint', { share: lawRate(ASSUMED_SALARY_SHARE) })}
          step={1000}
          unreadable="blank"
        />
      )}
      <AmountField name="healthInsurance" label={t('form.healthInsurance')} hint={t('form.healthInsuranceHint')} unreadable="zero" />
      <AmountField name="ownPlan" label={t('form.ownPlan')} hint={t('form.ownPlanHint')} unreadable="zero" />
      <AmountField name="runningCosts" label={t('form.runningCosts')} hint={t('form.runningCostsHint')} unreadable="zero" />
    </>
  );
}
