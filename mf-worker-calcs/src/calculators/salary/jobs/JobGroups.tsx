import { MOST_ALLOWANCES } from '@bracketwise/contract/paychecks';
import { AmountField, DateField, NumberField, SegmentField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { SalaryDraft } from '../form.ts';
import { askedJobs, fieldsOfJob, PENSION, type JobName } from '../job-inputs.ts';
import { FREQUENCIES, hasWageBrackets, WAGE_BRACKET, W4_FORMS } from '../pay-inputs.ts';
import { PayGroup } from '../PayGroup.tsx';

/** The dates and pay stub of the main job, and the other jobs. */
export function JobGroups() {
  const { values } = useFormikContext<SalaryDraft>();
  return askedJobs(values.filingStatus)
    .filter((job) => job !== 'spouseSecondJob' || values.spouseJobPay !== '')
    .map((job) => <JobGroup key={job} job={job} />);
}

/** When a job began or ended, and its last pay stub; of the jobs besides the salary, also what they pay. */
function JobGroup({ job }: { readonly job: JobName }) {
  const { t } = useTranslation(['salary-jobs', 'salary']);
  const { values } = useFormikContext<SalaryDraft>();
  const isOther = job !== 'mainJob';
  return (
    <PayGroup title={t(job)} names={fieldsOfJob(job)} labelOf={(name) => t(`form.${name.slice(job.length)}`)}>
      <p>{t(isOther ? 'otherHint' : 'mainHint')}</p>
      {isOther && (
        <>
          <SegmentField
            name={`${job}Kind`}
            label={t('form.Kind')}
            options={[
              { value: '', label: t('job') },
              { value: PENSION, label: t('names.pension') },
            ]}
          />
          <AmountField name={`${job}Pay`} label={t('form.Pay')} hint={t('payHint')} step={100} unreadable="blank" />
          <SelectField
            name={`${job}Frequency`}
            label={t('form.Frequency')}
            placeholder={t('sameFrequency')}
            options={FREQUENCIES.map((value) => ({ value, label: t(`salary:options.payFrequency.${value}`) }))}
          />
          {values[`${job}Kind`] === PENSION ? (
            <AmountField name={`${job}OtherPay`} label={t('form.OtherPay')} hint={t('otherPayHint')} step={1000} unreadable="blank" />
          ) : (
            <>
              <AmountField name={`${job}Deferrals`} label={t('form.Deferrals')} hint={t('takenHint')} step={10} unreadable="blank" />
              <AmountField name={`${job}Premiums`} label={t('form.Premiums')} hint={t('takenHint')} step={10} unreadable="blank" />
            </>
          )}
        </>
      )}
      <DateField name={`${job}From`} label={t('form.From')} hint={t('fromHint')} />
      <DateField name={`${job}To`} label={t('form.To')} hint={t('toHint')} />
      <DateField name={`${job}StubDate`} label={t('form.StubDate')} hint={t('stubHint')} />
      <AmountField name={`${job}StubPay`} label={t('form.StubPay')} step={100} unreadable="blank" />
      <AmountField name={`${job}StubWithheld`} label={t('form.StubWithheld')} step={10} unreadable="blank" />
      <AmountField name={`${job}StubState`} label={t('form.StubState')} step={10} unreadable="blank" />
    </PayGroup>
  );
}

/** A Form W-4 of 2019 or earlier, a claim to be exempt, and the employer's wage bracket tables. */
export function FormerW4Fields() {
  const { t } = useTranslation('salary-jobs');
  const { values } = useFormikContext<SalaryDraft>();
  const isFormer = values.w4Form !== '' && values.w4Form !== 'exempt';
  return (
    <>
      <SelectField
        name="w4Form"
        label={t('form.w4Form')}
        hint={t('w4FormHint')}
        placeholder={t('currentForm')}
        options={W4_FORMS.map((value) => ({ value, label: t(`options.w4Form.${value}`) }))}
      />
      {isFormer && (
        <>
          <NumberField name="w4Allowances" label={t('form.w4Allowances')} maximum={MOST_ALLOWANCES} />
          <AmountField name="w4Extra" label={t('formerExtra')} unreadable="blank" />
        </>
      )}
      {hasWageBrackets(Number(values.taxYear)) && (
        <SegmentField
          name="federalMethod"
          label={t('form.federalMethod')}
          hint={t('federalMethodHint')}
          options={[
            { value: '', label: t('percentageMethod') },
            { value: WAGE_BRACKET, label: t(`options.federalMethod.${WAGE_BRACKET}`) },
          ]}
        />
      )}
    </>
  );
}
