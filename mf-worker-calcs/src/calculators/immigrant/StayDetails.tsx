/** Inputs that few visitors need, limited to those that matter for this one. */
import { AmountField, CheckboxField, DateField, NumberField, SegmentField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { DEFAULT_ESTIMATE_YEAR, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { closerConnectionDaysBelow, exemptYears, firstYearChoice } from '@bracketwise/tax-engine/law/federal/residence';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_ROLES, type ImmigrantDraft, MOST_CHILDREN, TAXPAYER_NUMBERS } from './form.ts';
import { arrivalLabel, asksForDates, immigrationStatusOf, usualDays } from './stay.ts';
import { isForTeachers } from './treaties.ts';
import { MOST_EXEMPT_YEARS, useStay } from './useStay.ts';

export interface StayDetailsProps {
  /** Only the days of arrival and departure, or the foreign income between them, which the form asks for in other places. */
  readonly only?: 'dates' | 'foreignIncome';
}

export function StayDetails({ only }: StayDetailsProps) {
  if (only === 'foreignIncome') return <ForeignIncomeField />;
  return only === 'dates' ? <DateFields /> : <OtherFields />;
}

function OtherFields() {
  const { values } = useFormikContext<ImmigrantDraft>();
  const { residence } = useStay();
  const { resident, ground } = residence;
  const wholeYear = resident && (!residence.dualStatus || values.filingStatus === 'married_joint');
  return (
    <>
      {values.visaStatus === 'j1' && !isForTeachers(values.treaty) && <ExchangeRoleField />}
      <ExemptYearsField />
      {!['citizen', 'permanentResident', 'exemptDays'].includes(ground) && <DaysFields />}
      {asksForDates(residence) && <PartOfYearFields />}
      {!wholeYear && <DeductionFields />}
      {resident && <FamilyFields />}
    </>
  );
}

/** Teachers and trainees have fewer exempt years than students. */
function ExchangeRoleField() {
  const { t } = useTranslation('immigrantFields');
  return (
    <SegmentField
      name="exchangeRole"
      label={t('exchangeRole')}
      options={EXCHANGE_ROLES.map((role) => ({ value: role, label: t(`exchangeRoles.${role}`) }))}
    />
  );
}

/** Asks students, teachers and trainees for the years that decide whether their days count. */
function ExemptYearsField() {
  const { t } = useTranslation('immigrantFields');
  const { count } = useFormat();
  const { stay } = useStay();
  const status = immigrationStatusOf(stay);
  if (status !== 'student' && status !== 'teacherOrTrainee') return null;
  const year = Number(stay.taxYear) as TaxYear;
  const exempt = exemptYears[year].value;
  return (
    <NumberField
      name="exemptYearsBefore"
      label={t(`exemptYearsBefore.${status}`, { year, within: count(exempt.withinYears) })}
      hint={t(`exemptYearsHint.${status}`, { years: count(exempt[status]) })}
      maximum={MOST_EXEMPT_YEARS}
    />
  );
}

function DaysFields() {
  const { t } = useTranslation(['immigrantFields', 'immigrant']);
  const { count } = useFormat();
  const { stay } = useStay();
  const year = Number(stay.taxYear);
  const years = { year, lastYear: year - 1, secondLastYear: year - 2 };
  return (
    <>
      <NumberField
        name="daysThisYear"
        label={t('immigrant:form.daysThisYear', years)}
        hint={t('daysThisYearHint', { days: count(usualDays(stay)) })}
        maximum={LONGEST_YEAR}
      />
      <NumberField
        name="daysYearBefore"
        label={t('immigrant:form.daysYearBefore', years)}
        hint={t('daysBeforeHint')}
        maximum={LONGEST_YEAR}
      />
      <NumberField
        name="daysSecondYearBefore"
        label={t('immigrant:form.daysSecondYearBefore', years)}
        hint={t('daysBeforeHint')}
        maximum={LONGEST_YEAR}
      />
    </>
  );
}

/** They decide whether a resident's year has two parts. */
function DateFields() {
  const { t } = useTranslation('immigrantFields');
  const { values, setFieldValue } = useFormikContext<ImmigrantDraft>();
  const { stay } = useStay();
  const year = stay.taxYear;
  const isOtherYear = stay.arrivedOn.startsWith(`${year}-`) && year !== String(DEFAULT_ESTIMATE_YEAR);
  /** Somebody who arrives after the tax year owes no tax for it, so the year of arrival is meant. The visitor may change it back. */
  const followArrival = (day: string) => {
    const arrival = TAX_YEARS.find((each) => day.startsWith(`${each}-`));
    if (arrival !== undefined && arrival > Number(values.taxYear)) void setFieldValue('taxYear', String(arrival));
  };
  return (
    <>
      <DateField
        name="arrivedOn"
        label={t(arrivalLabel(stay), { year })}
        hint={isOtherYear ? t('yearOfArrival', { year }) : t(stay.visaStatus === 'green_card' ? 'greenCardOnHint' : 'arrivedOnHint')}
        onChosen={followArrival}
      />
      <DateField name="leftOn" label={t('leftOn', { year })} hint={t('leftOnHint')} />
    </>
  );
}

/** A year with two parts taxes only the foreign income of one. */
function ForeignIncomeField() {
  const { t } = useTranslation('immigrantFields');
  return (
    <AmountField name="foreignIncomeAsResident" label={t('foreignIncomeAsResident')} hint={t('foreignIncomeAsResidentHint')} step={1000} />
  );
}

function PartOfYearFields() {
  const { t } = useTranslation('immigrantFields');
  const { count, percent } = useFormat();
  const { stay, residence } = useStay();
  const year = Number(stay.taxYear) as TaxYear;
  const below = closerConnectionDaysBelow[year].value;
  const choice = firstYearChoice[year].value;
  const { ground, mayChoose } = residence;
  // By days, or already claimed.
  const asksForTies = ground === 'closerConnection' || (ground === 'presence' && residence.weightedDays.thisYear < below);
  return (
    <>
      {mayChoose && (
        <CheckboxField
          name="firstYearChoice"
          label={t('firstYearChoice')}
          hint={t('firstYearChoiceHint', {
            days: count(choice.daysInARow),
            share: percent(choice.share * 100),
            before: year - 1,
            after: year + 1,
          })}
        />
      )}
      {asksForTies && (
        <CheckboxField name="closerConnection" label={t('closerConnection')} hint={t('closerConnectionHint', { below: count(below) })} />
      )}
    </>
  );
}

/** What Schedule A of Form 1040-NR deducts besides state income tax, which is computed. */
function DeductionFields() {
  const { t } = useTranslation('immigrantFields');
  return (
    <>
      <AmountField name="charitableGifts" label={t('charitableGifts')} hint={t('charitableGiftsHint')} step={100} unreadable="zero" />
      <AmountField name="casualtyLosses" label={t('casualtyLosses')} hint={t('casualtyLossesHint')} step={100} unreadable="zero" />
    </>
  );
}

function FamilyFields() {
  const { t } = useTranslation('immigrantFields');
  const { values } = useFormikContext<ImmigrantDraft>();
  const options = TAXPAYER_NUMBERS.map((number) => ({ value: number, label: t(`numbers.${number}`) }));
  const hasChildren = Number(values.children) > 0;
  return (
    <>
      <NumberField name="children" label={t('children')} hint={t('childrenHint')} maximum={MOST_CHILDREN} />
      {hasChildren && (
        <>
          <SegmentField name="ownNumber" label={t('ownNumber')} hint={t('ownNumberHint')} options={options} />
          {values.filingStatus === 'married_joint' && <SegmentField name="spouseNumber" label={t('spouseNumber')} options={options} />}
          <NumberField name="childrenWithItin" label={t('childrenWithItin')} hint={t('childrenWithItinHint')} maximum={MOST_CHILDREN} />
        </>
      )}
    </>
  );
}
