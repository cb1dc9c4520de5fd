import { PAY_DEDUCTIONS } from '@bracketwise/contract/paychecks';
import { AmountField, CheckboxField, DateField, formatAmount, NumberField, parseAmount, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SalaryDraft } from './form.ts';
import { askedJobs, fieldsOfJob, JOB_AMOUNTS, PENSION, type JobName } from './job-inputs.ts';
import { FREQUENCIES, hasPaychecks, HOURS_FIELDS, hoursOfYear, PAY_DOLLARS, TAKEN_FIELDS, W4_AMOUNTS, W4_FIELDS } from './pay-inputs.ts';

/** How often the job pays, what comes off the pay, and what Form W-4 says; only for years with paychecks. */
export function PayGroups() {
  const { t } = useTranslation('salary');
  const { values } = useFormikContext<SalaryDraft>();
  if (!hasPaychecks(Number(values.taxYear))) return null;
  return (
    <>
      <SelectField
        name="payFrequency"
        label={t('form.payFrequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`options.payFrequency.${value}`) }))}
      />
      <Group title={t('groups.taken')} names={TAKEN_FIELDS}>
        <p>{t('groups.takenHint')}</p>
        {PAY_DEDUCTIONS.map((name) => (
          <AmountField key={name} name={name} label={t(`form.${name}`)} step={10} unreadable="blank" />
        ))}
      </Group>
      <HoursGroup />
      <Group title={t('groups.w4')} names={W4_FIELDS}>
        <NumberField name="children" label={t('form.children')} hint={t('form.childrenHint')} />
        <NumberField name="otherDependents" label={t('form.otherDependents')} />
        <p>{t('groups.w4Hint')}</p>
        <CheckboxField name="w4MultipleJobs" label={t('form.w4MultipleJobs')} />
        {W4_AMOUNTS.map((name) => (
          <AmountField key={name} name={name} label={t(`form.${name}`)} unreadable="blank" />
        ))}
      </Group>
      {askedJobs(values.filingStatus)
        .filter((job) => job !== 'spouseSecondJob' || values.spouseJobPay !== '')
        .map((job) => (
          <JobGroup key={job} job={job} />
        ))}
    </>
  );
}

function HoursGroup() {
  const { t } = useTranslation('salary');
  const { values, setFieldValue } = useFormikContext<SalaryDraft>();
  const { locale } = useFormat();
  const { grossSalary, hourlyWage, weeklyHours } = values;
  useEffect(() => {
    const wage = parseAmount(hourlyWage, locale);
    if (!(wage > 0)) return;
    const salary = formatAmount(wage * hoursOfYear({ weeklyHours: parseAmount(weeklyHours, locale) }), locale);
    if (salary !== grossSalary) void setFieldValue('grossSalary', salary);
  }, [grossSalary, hourlyWage, weeklyHours, locale, setFieldValue]);
  return (
    <Group title={t('groups.hours')} names={HOURS_FIELDS}>
      <AmountField name="hourlyWage" label={t('form.hourlyWage')} hint={t('form.hourlyWageHint')} step={1} unreadable="blank" />
      <NumberField name="weeklyHours" label={t('form.weeklyHours')} hint={t('form.weeklyHoursHint')} />
      <NumberField name="overtimeHours" label={t('form.overtimeHours')} hint={t('form.overtimeHoursHint')} />
    </Group>
  );
}

/** When a job began or ended, and its last pay stub; of the jobs besides the salary, also what they pay. */
function JobGroup({ job }: { readonly job: JobName }) {
  const { t } = useTranslation('salary');
  const { values } = useFormikContext<SalaryDraft>();
  const isOther = job !== 'mainJob';
  return (
    <Group title={t(`jobs.${job}`)} names={fieldsOfJob(job)} labelOf={(name) => t(`jobs.form.${name.slice(job.length)}`)}>
      <p>{t(isOther ? 'jobs.otherHint' : 'jobs.mainHint')}</p>
      {isOther && (
        <>
          <SelectField
            name={`${job}Kind`}
            label={t('jobs.form.Kind')}
            placeholder={t('jobs.job')}
            options={[{ value: PENSION, label: t('jobs.names.pension') }]}
          />
          <AmountField name={`${job}Pay`} label={t('jobs.form.Pay')} hint={t('jobs.payHint')} step={100} unreadable="blank" />
          <SelectField
            name={`${job}Frequency`}
            label={t('jobs.form.Frequency')}
            placeholder={t('jobs.sameFrequency')}
            options={FREQUENCIES.map((value) => ({ value, label: t(`options.payFrequency.${value}`) }))}
          />
          {values[`${job}Kind`] === PENSION && (
            <AmountField
              name={`${job}OtherPay`}
              label={t('jobs.form.OtherPay')}
              hint={t('jobs.otherPayHint')}
              step={1000}
              unreadable="blank"
            />
          )}
        </>
      )}
      <DateField name={`${job}From`} label={t('jobs.form.From')} hint={t('jobs.fromHint')} />
      <DateField name={`${job}To`} label={t('jobs.form.To')} hint={t('jobs.toHint')} />
      <DateField name={`${job}StubDate`} label={t('jobs.form.StubDate')} hint={t('jobs.stubHint')} />
      <AmountField name={`${job}StubPay`} label={t('jobs.form.StubPay')} step={100} unreadable="blank" />
      <AmountField name={`${job}StubWithheld`} label={t('jobs.form.StubWithheld')} step={10} unreadable="blank" />
      <AmountField name={`${job}StubState`} label={t('jobs.form.StubState')} step={10} unreadable="blank" />
    </Group>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

interface GroupProps {
  readonly title: string;
  readonly names: readonly (keyof SalaryDraft)[];
  /** The label of a field in what the group holds; the form's by default. */
  readonly labelOf?: (name: string) => string;
  readonly children: ReactNode;
}

/** A closed group that says what it holds. */
function Group({ title, names, labelOf, children }: GroupProps) {
  const { t } = useTranslation('salary');
  const { values } = useFormikContext<SalaryDraft>();
  const { locale, moneyWithCents, list, date } = useFormat();
  const held = names.flatMap((name) => {
    const value = values[name];
    if (value === '' || value === false) return [];
    const label = labelOf?.(name) ?? t(`form.${name}`);
    if (value === true) return [label];
    if (value === PENSION) return [t('jobs.names.pension')];
    if (DAY.test(value)) return [`${label}: ${date(new Date(value))}`];
    if (FREQUENCIES.some((frequency) => frequency === value)) return [`${label}: ${t(`options.payFrequency.${value}`)}`];
    const isDollars = [...PAY_DOLLARS, ...JOB_AMOUNTS].some((each) => each === name);
    const amount = parseAmount(value, locale);
    return Number.isNaN(amount) || amount === 0 ? [] : [`${label}: ${isDollars ? moneyWithCents(amount) : value}`];
  });
  return (
    <Disclosed
      summary={
        <span>
          {title}
          {held.length > 0 && <Held data-held>{list(held)}</Held>}
        </span>
      }
    >
      {children}
    </Disclosed>
  );
}

const Held = styled.span`
  display: block;
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
