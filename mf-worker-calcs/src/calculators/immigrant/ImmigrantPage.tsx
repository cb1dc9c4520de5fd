import { TAX_YEARS } from '@bracketwise/contract/years';
import { Calculator, PlaceFieldsOnDemand, resultsOnDemand, StateField, TaxYearField } from '@bracketwise/shared-ui/calculator';
import { AmountField, NumberField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { crossBorderWords } from '../../cross-border/cross-border-words.ts';
import { loadPlaces } from '../../states/load-places.ts';
import { immigrantForm, type ImmigrantDraft, type ImmigrantInputs } from './form.ts';
import { fieldWords } from './further-fields.ts';
import { ImmigrantStatusField, StayDatesField, StayFields, StayIncomeField, TreatyField } from './StayFields.tsx';
import { MONTHS_IN_A_YEAR, VISA_STATUSES } from './specified.ts';
import { treatyWords } from './treaties.ts';
import { useImmigrantFigures } from './useImmigrantFigures.ts';

const results = resultsOnDemand<ImmigrantInputs>(async () => (await import('./ImmigrantResults.tsx')).ImmigrantResults, {
  treaty: treatyWords,
  immigrantFields: fieldWords,
  crossBorder: crossBorderWords,
});

export function ImmigrantPage() {
  const figures = useImmigrantFigures();
  return (
    <Calculator
      id="immigrant"
      inputs={immigrantForm}
      fields={<ImmigrantFields />}
      precise={<StayFields />}
      results={results}
      leftOut={['credits', 'dependents', 'passive', 'dualStatus', 'treaties', 'schedule1A']}
      omissions={['localTaxUnlessNamed']}
      guide={{
        sections: {
          residence: ['doors', 'matters'],
          presence: ['count', 'example', 'notCounted'],
          students: ['exempt', 'form'],
          nonresident: ['return', 'example', 'status'],
          payroll: ['due', 'exempt'],
          treaties: ['what'],
          state: ['own'],
        },
        figures,
      }}
      faq={['sixMonths', 'arrival', 'spouse', 'withheld', 'itin']}
      // Its results lead there only if the visitor is a resident.
      leadsToFullEstimate={false}
      // Not the salary page, which takes a resident's wages for granted.
      related={['expat', 'freelancer', 'dividend', 'capital-gains']}
    />
  );
}

function ImmigrantFields() {
  const { t } = useTranslation('immigrant');
  const { values } = useFormikContext<ImmigrantDraft>();
  const year = values.taxYear;
  return (
    <>
      <SelectField
        name="visaStatus"
        label={t('form.visaStatus')}
        hint={t('form.visaStatusHint')}
        options={VISA_STATUSES.map((status) => ({ value: status, label: t(`options.visaStatus.${status}`) }))}
      />
      <TreatyField />
      <TaxYearField years={TAX_YEARS} />
      <NumberField
        name="monthsInUs"
        label={t('form.monthsInUs')}
        hint={t('form.monthsInUsHint', { year, months: MONTHS_IN_A_YEAR })}
        maximum={MONTHS_IN_A_YEAR}
      />
      <StayDatesField />
      <AmountField name="usIncome" label={t('form.usIncome')} hint={t('form.usIncomeHint', { year })} step={1000} />
      <AmountField
        name="foreignIncome"
        label={t('form.foreignIncome')}
        hint={t('form.foreignIncomeHint', { year })}
        step={1000}
        unreadable="zero"
      />
      <StayIncomeField />
      <StateField none="other" />
      <PlaceFieldsOnDemand load={loadPlaces} income="pay" />
      <ImmigrantStatusField />
    </>
  );
}
