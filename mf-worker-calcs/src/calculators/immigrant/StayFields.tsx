/** Inputs about a stay in the United States, limited to those that matter for this visitor. */
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { FilingStatusField, TaxYearField, WorkPlaceFieldOnDemand } from '@bracketwise/shared-ui/calculator';
import { NumberField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { exemptYears } from '@bracketwise/tax-engine/law/federal/residence';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import { EXCHANGE_ROLES, type ImmigrantDraft } from './form.ts';
import { FurtherFields } from './further-fields.ts';
import { daysOfMonths, immigrationStatusOf, statusesOf } from './stay.ts';
import { countryName, NO_TREATY, treatiesOf } from './treaties.ts';
import { MOST_EXEMPT_YEARS, useStay } from './useStay.ts';

/** The filing statuses open to a resident or to a nonresident. */
export const ImmigrantStatusField = () => <FilingStatusField statuses={statusesOf(useStay().residence)} />;

/** Asks exchange visitors what they came as, because teachers and trainees have fewer exempt years. */
export function ExchangeRoleField() {
  const { t } = useTranslation('immigrant');
  const { values } = useFormikContext<ImmigrantDraft>();
  if (values.visaStatus !== 'j1') return null;
  return (
    <SelectField
      name="exchangeRole"
      label={t('form.exchangeRole')}
      options={EXCHANGE_ROLES.map((role) => ({ value: role, label: t(`options.exchangeRole.${role}`) }))}
    />
  );
}

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
  const { dirty } = useFormikContext<ImmigrantDraft>();
  const { stay, residence } = useStay();
  const year = Number(stay.taxYear) as TaxYear;
  const years = { year, lastYear: year - 1, secondLastYear: year - 2 };
  const exempt = exemptYears[year].value;
  const status = immigrationStatusOf(stay);
  const counts = !['citizen', 'permanentResident', 'exemptDays'].includes(residence.ground);
  return (
    <>
      <TaxYearField years={TAX_YEARS} />
      <WorkPlaceFieldOnDemand load={loadPlaces} income="pay" />
      {(status === 'student' || status === 'teacherOrTrainee') && (
        <NumberField
          name="exemptYearsBefore"
          label={t(`form.exemptYearsBefore.${status}`, { year, within: count(exempt.withinYears) })}
          hint={t(`form.exemptYearsHint.${status}`, { years: count(exempt[status]) })}
          maximum={MOST_EXEMPT_YEARS}
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
      {/* Their code and words are not worth the first visit. */}
      {dirty && <FurtherFields.Section />}
    </>
  );
}
