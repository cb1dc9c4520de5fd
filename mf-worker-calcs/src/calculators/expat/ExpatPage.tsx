import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import {
  Calculator,
  FilingStatusField,
  PlaceFieldsOnDemand,
  resultsOnDemand,
  StateField,
  TaxYearField,
} from '@bracketwise/shared-ui/calculator';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { AmountField, CheckboxField, NumberField, SegmentField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { housingRange } from '@bracketwise/tax-engine/law/federal/foreign-earned-income';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { crossBorderWords } from '../../cross-border/cross-border-words.ts';
import { Sentence } from '../../cross-border/Sentence.tsx';
import { loadPlaces } from '../../states/load-places.ts';
import { mayHaveAgreement } from './agreements.ts';
import { expatForm, type ExpatInputs, MOST_CHILDREN, WORKS } from './form.ts';
import { HousingPlaceSelect } from './HousingPlaceSelect.tsx';
import { expatResultWords } from './result-words.ts';
import { COUNTRIES, type Country, FEIE_QUALIFICATIONS } from './specified.ts';
import { useExpatFigures } from './useExpatFigures.ts';

const results = resultsOnDemand<ExpatInputs>(async () => (await import('./ExpatResults.tsx')).ExpatResults, {
  expatResults: expatResultWords,
  crossBorder: crossBorderWords,
});

/** The list of cities loads with the results, because the page is large. */
const HousingPlace = deferredSection({
  namespace: 'expatResults',
  words: expatResultWords,
  load: async () => (await import('./ExpatResults.tsx')).HousingPlaceField,
});

const NO_CITIES_YET = <HousingPlaceSelect />;

/** What the rate of a place that still treats the visitor as a resident can apply to. */
const BASES = ['stateTaxableIncome', 'stateTax'] as const;

export function ExpatPage() {
  const figures = useExpatFigures();
  return (
    <Calculator
      id="expat"
      inputs={expatForm}
      fields={<ExpatFields figures={figures} />}
      precise={<PreciseFields />}
      results={results}
      leftOut={['children', 'credit', 'payroll', 'business', 'investments', 'schedule1A']}
      omissions={['payrollLevies', 'localTaxUnlessNamed']}
      guide={{
        sections: {
          worldwide: ['citizens', 'tools'],
          tests: ['home', 'days', 'presence'],
          exclusion: ['cap', 'housing', 'cities'],
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
      leadsToFullEstimate={false}
      // Not the salary page, which takes a resident's wages for granted.
      related={['immigrant', 'freelancer', 'dividend', 'capital-gains']}
    />
  );
}

function ExpatFields({ figures }: { readonly figures: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('expat');
  const { values } = useFormikContext<Record<string, string>>();
  const year = values.taxYear;
  return (
    <>
      <AmountField name="foreignIncome" label={t('form.foreignIncome')} hint={t('form.foreignIncomeHint')} step={1000} />
      <AmountField name="usIncome" label={t('form.usIncome')} hint={t('form.usIncomeHint')} step={1000} unreadable="zero" />
      <SelectField
        name="feieQualification"
        label={t('form.feieQualification')}
        hint={t('form.feieQualificationHint', figures)}
        options={FEIE_QUALIFICATIONS.map((answer) => ({ value: answer, label: t(`options.feieQualification.${answer}`) }))}
      />
      {values.feieQualification === 'yes' && (
        <NumberField
          name="daysAbroad"
          label={t('form.daysAbroad', { year })}
          hint={t('form.daysAbroadHint', { year })}
          maximum={LONGEST_YEAR}
        />
      )}
      <SelectField
        name="country"
        label={t('form.country')}
        hint={t('form.countryHint')}
        options={COUNTRIES.map((country) => ({ value: country, label: t(`options.country.${country}`) }))}
      />
      <SegmentField
        name="work"
        label={t('form.work')}
        hint={t('form.workHint')}
        options={WORKS.map((work) => ({ value: work, label: t(`options.work.${work}`) }))}
      />
      {values.work === 'selfEmployed' && mayHaveAgreement(values.country as Country) && (
        <CheckboxField name="certificateOfCoverage" label={t('form.certificateOfCoverage')} hint={t('form.certificateOfCoverageHint')} />
      )}
      <AmountField name="foreignTax" label={t('form.foreignTax')} hint={t('form.foreignTaxHint')} step={1000} unreadable="zero" />
      <AmountField name="housingCosts" label={t('form.housingCosts')} hint={t('form.housingCostsHint')} step={1000} unreadable="zero" />
      {values.feieQualification === 'yes' && values.housingCosts !== '' && <HousingPlace.Section fallback={NO_CITIES_YET} />}
      <FilingStatusField />
      <NumberField name="children" label={t('form.children')} hint={t('form.childrenHint')} maximum={MOST_CHILDREN} />
    </>
  );
}

function PreciseFields() {
  const { t } = useTranslation('expat');
  const { money } = useFormat();
  const { values } = useFormikContext<Record<string, string>>();
  const { limit } = housingRange[Number(values.taxYear) as TaxYear].value;
  return (
    <>
      <TaxYearField years={TAX_YEARS} />
      <StateField none="" hint={t('form.stateHint')} />
      <PlaceFieldsOnDemand load={loadPlaces} income="abroad" bases={BASES} />
      {values.feieQualification === 'yes' && (
        <AmountField
          name="housingLimit"
          label={t('form.housingLimit')}
          hint={<Sentence page="expat" of="form.housingLimitHint" figures={{ limit: money(limit) }} />}
          unreadable="blank"
        />
      )}
    </>
  );
}
