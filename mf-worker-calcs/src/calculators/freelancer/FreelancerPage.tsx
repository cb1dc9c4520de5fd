import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import {
  Calculator,
  FilingStatusField,
  PlaceFieldsOnDemand,
  resultsOnDemand,
  StateField,
  TaxYearField,
  WorkPlaceFieldOnDemand,
} from '@bracketwise/shared-ui/calculator';
import { AmountField, CheckboxField, NumberField, parseAmount, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Marked } from '@bracketwise/shared-ui/words';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ServiceField } from '../../self-employment/ServiceField.tsx';
import { loadPlaces } from '../../states/load-places.ts';
import { freelancerForm, type FreelancerValues } from './form.ts';
import { resultWords } from './result-words.ts';
import { WORK_TYPES } from './specified.ts';
import { useFreelancerFigures } from './useFreelancerFigures.ts';

const results = resultsOnDemand<FreelancerValues>(async () => (await import('./FreelancerResults.tsx')).FreelancerResults, {
  'freelancer-results': resultWords,
});

/** What a rate on a business can apply to. */
const BASES = ['earnedIncome', 'stateTaxableIncome', 'stateTax'] as const;

export function FreelancerPage() {
  const figures = useFreelancerFigures();
  return (
    <Calculator
      id="freelancer"
      inputs={freelancerForm}
      fields={<FreelancerFields />}
      precise={<PreciseFields />}
      results={results}
      leftOut={['credits', 'itemized', 'schedule1A', 'employees', 'business']}
      omissions={['localTaxUnlessNamed']}
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
      <StateField none="other" />
      <PlaceFieldsOnDemand load={loadPlaces} income="profits" bases={BASES} />
      <FilingStatusField />
      <AmountField name="vehicleExpenses" label={t('form.vehicleExpenses')} hint={t('form.vehicleExpensesHint')} unreadable="zero" />
      <NumberField name="miles" label={t('form.miles')} hint={t('form.milesHint')} />
      <AmountField name="internetExpenses" label={t('form.internetExpenses')} hint={t('form.internetExpensesHint')} unreadable="zero" />
      <AmountField name="equipmentExpenses" label={t('form.equipmentExpenses')} hint={t('form.equipmentExpensesHint')} unreadable="zero" />
    </>
  );
}

function PreciseFields() {
  const { t } = useTranslation('freelancer');
  const { money, locale } = useFormat();
  const { values } = useFormikContext<typeof freelancerForm.draft>();
  const taxYear = Number(values.taxYear) as TaxYear;
  const { highIncome } = estimatedTaxSafeHarbor[taxYear].value;
  const limit = highIncome[FILING_STATUS_OF[values.filingStatus as SpecifiedFilingStatus]];
  const isJoint = values.filingStatus === 'married_joint';
  const hasJob = parseAmount(values.wages, locale) > 0 || (isJoint && parseAmount(values.spouseWages, locale) > 0);
  // 26 U.S.C. § 6654(d)(1)(B)(ii): the tax of the year before the one that the payments are for.
  const before = { lastYear: taxYear - 1 };
  return (
    <>
      <TaxYearField years={TAX_YEARS} />
      <WorkPlaceFieldOnDemand load={loadPlaces} income="profits" />
      <NumberField name="officeArea" label={t('form.officeArea')} hint={t('form.officeAreaHint')} />
      <AmountField name="officeCosts" label={t('form.officeCosts')} hint={t('form.officeCostsHint')} unreadable="zero" />
      <ServiceField byWork={t('form.byWork')} />
      <AmountField name="wages" label={t('form.wages')} hint={t('form.wagesHint')} step={1000} unreadable="zero" />
      {isJoint && (
        <AmountField name="spouseWages" label={t('form.spouseWages')} hint={t('form.spouseWagesHint')} step={1000} unreadable="zero" />
      )}
      {hasJob && <AmountField name="withheld" label={t('form.withheld')} hint={t('form.withheldHint')} unreadable="blank" />}
      <AmountField name="healthInsurance" label={t('form.healthInsurance')} hint={t('form.healthInsuranceHint')} unreadable="zero" />
      <AmountField name="ownPlan" label={t('form.ownPlan')} hint={t('form.ownPlanHint')} unreadable="zero" />
      <AmountField
        name="lastYearTax"
        label={t('form.lastYearTax', before)}
        hint={<Marked>{t('form.lastYearTaxHint')}</Marked>}
        unreadable="blank"
      />
      <CheckboxField
        name="lastYearHighIncome"
        label={t('form.lastYearHighIncome', before)}
        hint={t('form.lastYearHighIncomeHint', { limit: money(limit) })}
      />
    </>
  );
}
