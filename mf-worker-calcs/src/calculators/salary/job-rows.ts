import type { SheetRow } from '@bracketwise/shared-ui/sharing';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { SalaryInputs } from './form.ts';
import { fieldsOfJob, JOBS, PENSION, type JobField } from './job-inputs.ts';
import { jobNames } from './salary-jobs.ts';
import { FORMER_W4_FIELDS, hasWageBrackets, W4_AMOUNTS } from './pay-inputs.ts';

type Rows = Readonly<Record<string, readonly SheetRow[]>>;

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

/** The rows of an earlier Form W-4 in a print sheet, by field; none for lines that the form of the employer doesn't have. */
export function useFormerW4Rows(values: SalaryInputs): Rows {
  const { t } = useTranslation('salary-jobs');
  const { moneyWithCents, count } = useFormat();
  const { w4Form, w4Allowances = 0, w4Extra, federalMethod, taxYear } = values;
  const isFormer = w4Form !== '' && w4Form !== 'exempt';
  const option = (name: 'w4Form' | 'federalMethod', value: string) => [{ label: t(`form.${name}`), text: t(`options.${name}.${value}`) }];
  const none: Rows = Object.fromEntries([...FORMER_W4_FIELDS, 'w4MultipleJobs', ...W4_AMOUNTS].map((name) => [name, []]));
  return {
    ...(w4Form === '' ? { w4Allowances: [] } : none),
    ...(w4Form !== '' && { w4Form: option('w4Form', w4Form) }),
    ...(isFormer && { w4Allowances: [{ label: t('form.w4Allowances'), text: count(w4Allowances) }] }),
    ...(isFormer && w4Extra ? { w4Extra: [{ label: t('formerExtra'), text: moneyWithCents(w4Extra) }] } : {}),
    federalMethod: federalMethod !== '' && hasWageBrackets(Number(taxYear)) ? option('federalMethod', federalMethod) : [],
  };
}
