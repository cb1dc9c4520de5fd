/** What the form asks about when jobs begin and end, what they have paid so far, and about jobs besides the salary. */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { amountIfAny } from '@bracketwise/shared-ui/calculator';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { string, type NumberSchema, type StringSchema } from 'yup';
import { FREQUENCIES, hasPaychecks, type Frequency, type W4Form } from './pay-inputs.ts';

/** The job of the salary, and the others: two of each person together. */
export const OTHER_JOBS = ['secondJob', 'spouseJob', 'spouseSecondJob'] as const;
export type OtherJob = (typeof OTHER_JOBS)[number];
export const JOBS = ['mainJob', ...OTHER_JOBS] as const;
export type JobName = (typeof JOBS)[number];

/** Of each job; the main one has the salary and its own frequency. */
const DATES = ['From', 'To', 'StubDate'] as const;
const STUB_AMOUNTS = ['StubPay', 'StubWithheld', 'StubState'] as const;
const TERMS = ['From', 'To', 'StubDate', ...STUB_AMOUNTS] as const;
const OTHER_AMOUNTS = ['Pay', 'OtherPay', 'Deferrals', 'Premiums'] as const;
const OTHER_TERMS = ['Kind', 'Pay', 'Frequency', 'OtherPay', 'Deferrals', 'Premiums', ...TERMS] as const;
export type JobTerm = (typeof OTHER_TERMS)[number];

type JobAmount = `${JobName}${(typeof STUB_AMOUNTS)[number]}` | `${OtherJob}${(typeof OTHER_AMOUNTS)[number]}`;
type JobDate = `${JobName}${(typeof DATES)[number]}`;
type JobFrequency = `${OtherJob}Frequency`;
type JobKind = `${OtherJob}Kind`;
export type JobField = JobAmount | JobDate | JobFrequency | JobKind;

/** What another job may be instead. */
export const PENSION = 'pension';

/** US dollars; undefined if blank. Dates and frequencies are empty if blank: then the job lasts the year, and pays as often as the salary. */
export type JobInputs = { readonly [Name in JobAmount]?: number | undefined } & { readonly [Name in JobDate]: string } & {
  readonly [Name in JobFrequency]: Frequency | '';
} & { readonly [Name in JobKind]: typeof PENSION | '' };

export const fieldsOfJob = (job: JobName): readonly JobField[] =>
  (job === 'mainJob' ? TERMS : OTHER_TERMS).map((term) => `${job}${term}` as JobField);
export const JOB_FIELDS = JOBS.flatMap(fieldsOfJob);
export const JOB_AMOUNTS: readonly JobAmount[] = [
  ...JOBS.flatMap((job) => STUB_AMOUNTS.map((term) => `${job}${term}` as const)),
  ...OTHER_JOBS.flatMap((job) => OTHER_AMOUNTS.map((term) => `${job}${term}` as const)),
];

export const JOB_DRAFT = Object.fromEntries(JOB_FIELDS.map((name) => [name, ''])) as Record<JobField, string>;

export const isOfSpouse = (job: JobName) => job.startsWith('spouse');

/** Jobs that a form with this status asks about. */
export const askedJobs = (status: string): readonly JobName[] => JOBS.filter((job) => !isOfSpouse(job) || status === 'married_joint');

export interface FormWithJobs extends JobInputs {
  readonly payFrequency: Frequency;
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  readonly w4MultipleJobs?: boolean | undefined;
  readonly w4Form: W4Form;
}

export const isPension = (job: OtherJob, values: JobInputs): boolean => values[`${job}Kind`] === PENSION;

const REFUSED = 'refused';

type Siblings = Pick<FormWithJobs, 'filingStatus' | 'taxYear'> & JobInputs;

/** A date or amount whose job is asked about; anything else counts as blank. */
const isAsked = (job: JobName, { filingStatus, taxYear }: Siblings) =>
  hasPaychecks(Number(taxYear)) && askedJobs(filingStatus).includes(job);

const isDay = (text: string) => {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 'YYYY-MM-DD'.length;
};

function dateOf(job: JobName, term: (typeof DATES)[number]) {
  return string()
    .default('')
    .test('date', REFUSED, (date = '', { parent }) => {
      const values = parent as Siblings;
      if (!isAsked(job, values)) return true;
      if (date !== '' && !isDay(date)) return false;
      const [first, last] = [`${values.taxYear}-01-01`, `${values.taxYear}-12-31`];
      if (term === 'StubDate') {
        const hasAmounts = STUB_AMOUNTS.some((each) => values[`${job}${each}`] !== undefined);
        return date === '' ? !hasAmounts : date >= first && date <= last;
      }
      if (date === '') return true;
      return term === 'From' ? date <= last : date >= first && date >= values[`${job}From`];
    });
}

function stubAmount(job: JobName, term: (typeof STUB_AMOUNTS)[number], locale: Locale): NumberSchema<number | undefined> {
  return amountIfAny(locale)
    .min(0, REFUSED)
    .test('stub', REFUSED, (amount, { parent }) => {
      const values = parent as Siblings;
      if (!isAsked(job, values)) return true;
      if (term === 'StubPay') return values[`${job}StubDate`] === '' || amount !== undefined;
      return (amount ?? 0) <= (values[`${job}StubPay`] ?? Infinity);
    });
}

/** The deductions of another job must leave something of its pay, as those of the main one do. */
const TAKEN_TERMS = ['Deferrals', 'Premiums'] as const;
function takenAmount(job: OtherJob, term: (typeof TAKEN_TERMS)[number], locale: Locale): NumberSchema<number | undefined> {
  return amountIfAny(locale)
    .min(0, REFUSED)
    .test('pay', REFUSED, (amount, { parent }) => {
      const values = parent as Siblings;
      if (!amount || !isAsked(job, values) || isPension(job, values)) return true;
      const before = term === 'Premiums' ? (values[`${job}Deferrals`] ?? 0) : 0;
      return before + amount <= (values[`${job}Pay`] ?? 0);
    });
}

/** The fields of a form's schema. */
export const jobSchema = (locale: Locale) =>
  Object.fromEntries([
    ...JOBS.flatMap((job) => [
      ...DATES.map((term) => [`${job}${term}`, dateOf(job, term)] as const),
      ...STUB_AMOUNTS.map((term) => [`${job}${term}`, stubAmount(job, term, locale)] as const),
    ]),
    ...OTHER_JOBS.flatMap((job) => [
      [`${job}Pay`, amountIfAny(locale).min(0, REFUSED)] as const,
      [`${job}OtherPay`, amountIfAny(locale).min(0, REFUSED)] as const,
      ...TAKEN_TERMS.map((term) => [`${job}${term}`, takenAmount(job, term, locale)] as const),
      [`${job}Kind`, string().oneOf(['', PENSION]).default('')] as const,
      [
        `${job}Frequency`,
        string()
          .oneOf(['', ...FREQUENCIES])
          .default(''),
      ] as const,
    ]),
  ]) as unknown as Record<JobAmount, NumberSchema<number | undefined>> &
    Record<JobDate, StringSchema<string, object, ''>> &
    Record<JobFrequency, StringSchema<Frequency | '', object, ''>> &
    Record<JobKind, StringSchema<typeof PENSION | '', object, ''>>;
