import { PAY_DEDUCTIONS } from '@bracketwise/contract/paychecks';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { AmountField, CheckboxField, formatAmount, NumberField, parseAmount, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryDraft } from './form.ts';
import { JOB_FIELDS } from './job-inputs.ts';
import { salaryJobsWords } from './jobs/jobs-words.ts';
import {
  FORMER_W4_FIELDS,
  FREQUENCIES,
  hasPaychecks,
  HOURS_FIELDS,
  hoursOfYear,
  TAKEN_FIELDS,
  W4_AMOUNTS,
  W4_FIELDS,
} from './pay-inputs.ts';
import { PayGroup } from './PayGroup.tsx';

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
      <PayGroup title={t('groups.taken')} names={TAKEN_FIELDS}>
        <p>{t('groups.takenHint')}</p>
        {PAY_DEDUCTIONS.map((name) => (
          <AmountField key={name} name={name} label={t(`form.${name}`)} step={10} unreadable="blank" />
        ))}
      </PayGroup>
      <HoursGroup />
      <W4Group />
      <OnDemand summary={t('groups.jobs')} names={JOB_FIELDS} content={jobGroups} />
    </>
  );
}

function W4Group() {
  const { t } = useTranslation('salary');
  const { values } = useFormikContext<SalaryDraft>();
  const isCurrent = values.w4Form === '';
  const asked = isCurrent ? W4_FIELDS : (['children', 'otherDependents'] as const);
  return (
    <PayGroup title={t('groups.w4')} names={[...asked, ...FORMER_W4_FIELDS]}>
      <NumberField name="children" label={t('form.children')} hint={t('form.childrenHint')} />
      <NumberField name="otherDependents" label={t('form.otherDependents')} />
      <p>{t('groups.w4Hint')}</p>
      <OnDemand summary={t('groups.formerW4')} names={FORMER_W4_FIELDS} content={formerW4} />
      {isCurrent && (
        <>
          <CheckboxField name="w4MultipleJobs" label={t('form.w4MultipleJobs')} />
          {W4_AMOUNTS.map((name) => (
            <AmountField key={name} name={name} label={t(`form.${name}`)} unreadable="blank" />
          ))}
        </>
      )}
    </PayGroup>
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
    <PayGroup title={t('groups.hours')} names={HOURS_FIELDS}>
      <AmountField name="hourlyWage" label={t('form.hourlyWage')} hint={t('form.hourlyWageHint')} step={1} unreadable="blank" />
      <NumberField name="weeklyHours" label={t('form.weeklyHours')} hint={t('form.weeklyHoursHint')} />
      <NumberField name="overtimeHours" label={t('form.overtimeHours')} hint={t('form.overtimeHoursHint')} />
    </PayGroup>
  );
}

const formerW4 = deferredSection({
  namespace: 'salary-jobs',
  words: salaryJobsWords,
  load: async () => (await import('./jobs/JobGroups.tsx')).FormerW4Fields,
});
const jobGroups = deferredSection({
  namespace: 'salary-jobs',
  words: salaryJobsWords,
  load: async () => (await import('./jobs/JobGroups.tsx')).JobGroups,
});

interface OnDemandProps {
  readonly summary: string;
  readonly names: readonly (keyof SalaryDraft)[];
  readonly content: typeof jobGroups;
}

/** Fields that load when a visitor opens them, or has filled in one of them. */
function OnDemand({ summary, names, content }: OnDemandProps) {
  const { values } = useFormikContext<SalaryDraft>();
  const [open, setOpen] = useState(false);
  const isNeeded = open || names.some((name) => values[name] !== '');
  return (
    <Disclosed summary={summary} open={isNeeded} onToggle={setOpen}>
      {isNeeded && <content.Section />}
    </Disclosed>
  );
}
