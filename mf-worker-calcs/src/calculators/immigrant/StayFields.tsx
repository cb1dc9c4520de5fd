/** Inputs about a stay in the United States, limited to those that matter for this visitor. */
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { FilingStatusField, TaxYearField, WorkPlaceFieldOnDemand } from '@bracketwise/shared-ui/calculator';
import { CheckboxField, NumberField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { exemptYears } from '@bracketwise/tax-engine/law/federal/residence';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import type { ImmigrantDraft } from './form.ts';
import { MONTHS_IN_A_YEAR, type VisaStatus } from './specified.ts';
import { daysOfMonths, officialResidence, statusesOf } from './stay.ts';
import { countryName, NO_TREATY, treatiesOf } from './treaties.ts';

function useStay() {
  const { values } = useFormikContext<ImmigrantDraft>();
  // Clamps the text typed so far, which may be invalid.
  const between = (text: string, most: number) => Math.min(most, Math.max(0, Number(text) || 0));
  const days = (text: string) => between(text, LONGEST_YEAR);
  const stay = {
    taxYear: values.taxYear,
    visaStatus: values.visaStatus as VisaStatus,
    monthsInUs: between(values.monthsInUs, MONTHS_IN_A_YEAR),
    daysThisYear: values.daysThisYear === '' ? undefined : days(values.daysThisYear),
    daysYearBefore: days(values.daysYearBefore),
    daysSecondYearBefore: days(values.daysSecondYearBefore),
    exemptYearsUsedUp: values.exemptYearsUsedUp,
  };
  return { stay, residence: officialResidence(stay) };
}

/** The filing statuses open to a resident or to a nonresident. */
export const ImmigrantStatusField = () => <FilingStatusField statuses={statusesOf(useStay().residence)} />;

/** Asks students and exchange visitors which treaty they claim, while they are nonresidents. */
export function TreatyField() {
  const { t } = useTranslation('immigrant');
  const { locale, money } = useFormat();
  const { stay, residence } = useStay();
  const choices = treatiesOf(stay.visaStatus, residence.resident);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="treaty"
      label={t('form.treaty')}
      hint={t('form.treatyHint')}
      options={[
        { value: NO_TREATY, label: t('treaty.none') },
        ...choices.map(({ value, role, country, treaty: { article, benefit } }) => ({
          value,
          label: t('treaty.option', {
            country: countryName(locale, country),
            role: t(`treaty.roles.${role}`),
            article,
            benefit: typeof benefit === 'number' ? money(benefit) : t(`treaty.benefits.${benefit}`),
          }),
        })),
      ]}
    />
  );
}

/** Asks for days only if they matter. */
export function StayFields() {
  const { t } = useTranslation('immigrant');
  const { count } = useFormat();
  const { stay, residence } = useStay();
  const year = Number(stay.taxYear) as TaxYear;
  const years = { year, lastYear: year - 1, secondLastYear: year - 2 };
  const exempt = exemptYears[year].value;
  const counts = !['citizen', 'permanentResident', 'exemptDays'].includes(residence.ground);
  return (
    <>
      <TaxYearField years={TAX_YEARS} />
      <WorkPlaceFieldOnDemand load={loadPlaces} income="pay" />
      {(stay.visaStatus === 'f1_student' || stay.visaStatus === 'j1') && (
        <CheckboxField
          name="exemptYearsUsedUp"
          label={t('form.exemptYearsUsedUp')}
          hint={t('form.exemptYearsUsedUpHint', {
            student: count(exempt.student),
            teacher: count(exempt.teacherOrTrainee),
            within: count(exempt.withinYears),
          })}
        />
      )}
      {counts && (
        <>
          <NumberField
            name="daysThisYear"
            label={t('form.daysThisYear', years)}
            hint={t('form.daysThisYearHint', { days: count(daysOfMonths(stay.monthsInUs, year)) })}
            maximum={LONGEST_YEAR}
          />
          <NumberField
            name="daysYearBefore"
            label={t('form.daysYearBefore', years)}
            hint={t('form.daysBeforeHint')}
            maximum={LONGEST_YEAR}
          />
          <NumberField
            name="daysSecondYearBefore"
            label={t('form.daysSecondYearBefore', years)}
            hint={t('form.daysBeforeHint')}
            maximum={LONGEST_YEAR}
          />
        </>
      )}
    </>
  );
}
