import { Calculator } from '@bracketwise/shared-ui/calculator/Calculator';
import { CarriedAmountField } from '@bracketwise/shared-ui/calculator/CarriedAmountField';
import { resultsOnDemand } from '@bracketwise/shared-ui/calculator/results-on-demand';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useTranslation } from 'react-i18next';
import { expatForm } from './form.ts';
import { COUNTRIES, FEIE_QUALIFICATIONS, type ExpatInputs } from './specified.ts';
import { useExpatFigures } from './useExpatFigures.ts';

const results = resultsOnDemand<ExpatInputs>(
  async () => (await import(/* webpackChunkName: "expat-results" */ './ExpatResults.tsx')).ExpatResults,
);

export function ExpatPage() {
  const figures = useExpatFigures();
  return (
    <Calculator
      id="expat"
      inputs={expatForm}
      fields={<ExpatFields figures={figures} />}
      results={results}
      leftOut={['credit', 'payroll', 'partYear', 'investments', 'children']}
      guide={{
        sections: {
          worldwide: ['citizens', 'tools'],
          tests: ['home', 'days'],
          exclusion: ['cap', 'housing'],
          stacking: ['rule', 'example'],
          credit: ['instead', 'choice'],
          reports: ['fbar', 'assets', 'quick'],
          selfEmployed: ['due'],
          state: ['domicile', 'follow'],
          quick: ['differs'],
        },
        figures,
      }}
      faq={['file', 'unsure', 'country', 'couple', 'pension']}
    />
  );
}

function ExpatFields({ figures }: { readonly figures: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('expat');
  return (
    <>
      <CarriedAmountField
        kind="grossIncome"
        name="foreignIncome"
        label={t('form.foreignIncome')}
        hint={t('form.foreignIncomeHint')}
        step={1000}
      />
      <AmountField name="usIncome" label={t('form.usIncome')} hint={t('form.usIncomeHint')} step={1000} unreadable="zero" />
      <SelectField
        name="feieQualification"
        label={t('form.feieQualification')}
        hint={t('form.feieQualificationHint', figures)}
        options={FEIE_QUALIFICATIONS.map((answer) => ({ value: answer, label: t(`options.feieQualification.${answer}`) }))}
      />
      <SelectField
        name="country"
        label={t('form.country')}
        hint={t('form.countryHint')}
        options={COUNTRIES.map((country) => ({ value: country, label: t(`options.country.${country}`) }))}
      />
      <AmountField name="housingCosts" label={t('form.housingCosts')} hint={t('form.housingCostsHint')} step={1000} unreadable="zero" />
    </>
  );
}
