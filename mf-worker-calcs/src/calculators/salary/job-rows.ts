import type { SheetRow } from '@bracketwise/shared-ui/sharing';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { SalaryInputs } from './form.ts';
import { fieldsOfJob, jobNames, JOBS, PENSION, type JobField } from './job-inputs.ts';

/** The rows of the jobs in a print sheet, by field; none for jobs that don't count. */
export function useJobRows(values: SalaryInputs): Readonly<Record<JobField, readonly SheetRow[]>> {
  const { t } = useTranslation(['salary-jobs', 'salary']);
  const { moneyWithCents, date } = useFormat();
  const counted = jobNames(values);
  const textOf = (value: string | number, isFrequency: boolean) =>
    typeof value === 'number'
      ? moneyWithCents(value)
      : value === PENSION
        ? t('names.pension')
        : isFrequency
          ? t(`salary:options.payFrequency.${value}`)
          : date(new Date(value));
  const entries = JOBS.flatMap((job) =>
    fieldsOfJob(job).map((field): [JobField, readonly SheetRow[]] => {
      const value = values[field];
      if (!value || !counted.includes(job)) return [field, []];
      const label = t('of', { job: t(`names.${job}`), text: t(`form.${field.slice(job.length)}`) });
      return [field, [{ label, text: textOf(value, field.endsWith('Frequency')) }]];
    }),
  );
  return Object.fromEntries(entries) as Record<JobField, readonly SheetRow[]>;
}
