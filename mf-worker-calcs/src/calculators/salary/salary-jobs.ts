/** The jobs whose paychecks are computed, from what the form holds. Apart from the form's fields, because only results need them. */
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { PAY_PERIODS, type Job, type W4Status } from '@bracketwise/contract/paychecks';
import {
  askedJobs,
  isOfSpouse,
  isPension,
  OTHER_JOBS,
  type FormWithJobs,
  type JobInputs,
  type JobName,
  type OtherJob,
} from './job-inputs.ts';
import { hasPaychecks } from './pay-inputs.ts';

/** Whether the salary is that of the whole year, without amounts so far. */
export const lastsTheYear = (values: JobInputs): boolean => !values.mainJobFrom && !values.mainJobTo && !values.mainJobStubDate;

/** When a job begins and ends, and what it has paid. */
export const termsOf = (job: JobName, values: JobInputs): Pick<Job, 'from' | 'to' | 'yearToDate'> => {
  const {
    [`${job}From` as const]: from,
    [`${job}To` as const]: to,
    [`${job}StubDate` as const]: through,
    [`${job}StubState` as const]: stateWithholding,
  } = values;
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(through && {
      yearToDate: {
        through,
        pay: values[`${job}StubPay`] ?? 0,
        federalWithholding: values[`${job}StubWithheld`] ?? 0,
        ...(stateWithholding !== undefined && { stateWithholding }),
      },
    }),
  };
};

/** The box of Form W-4. */
export const w4StatusOf = (status: SpecifiedFilingStatus): W4Status => {
  const filingStatus = FILING_STATUS_OF[status];
  return filingStatus === 'marriedSeparate' ? 'single' : filingStatus;
};

function pensionOf(job: OtherJob, values: FormWithJobs): Pick<Job, 'isPension' | 'w4'> {
  return { isPension: true, w4: { status: w4StatusOf(values.filingStatus), otherPay: values[`${job}OtherPay`] ?? 0 } };
}

/** Form W-4 asks to check the box in Step 2(c) on the forms of both jobs. */
function employmentOf(job: OtherJob, values: FormWithJobs): Pick<Job, 'deductions' | 'w4'> {
  const { filingStatus, w4Form, w4MultipleJobs = false } = values;
  return {
    deductions: { electiveDeferrals: values[`${job}Deferrals`] ?? 0, preTaxPremiums: values[`${job}Premiums`] ?? 0 },
    ...(w4Form === '' && w4MultipleJobs && { w4: { status: w4StatusOf(filingStatus), multipleJobs: true } }),
  };
}

/** The other jobs with pay, by name. */
export function otherJobs(values: FormWithJobs): readonly (readonly [OtherJob, Job])[] {
  const asked = hasPaychecks(Number(values.taxYear)) ? askedJobs(values.filingStatus) : [];
  return OTHER_JOBS.filter((job) => asked.includes(job)).flatMap((job): (readonly [OtherJob, Job])[] => {
    const pay = values[`${job}Pay`] ?? 0;
    const stub = values[`${job}StubDate`] === '' ? 0 : (values[`${job}StubPay`] ?? 0);
    if (pay === 0 && stub === 0) return [];
    const frequency = values[`${job}Frequency`] || values.payFrequency;
    const of = isOfSpouse(job) ? 'spouse' : 'self';
    const kind = isPension(job, values) ? pensionOf(job, values) : employmentOf(job, values);
    return [[job, { of, frequency, pay, ...termsOf(job, values), ...kind }]];
  });
}

/** What a job of the answer is called. */
export type JobTitle = JobName | 'pension' | 'spousePension';

/** The jobs of the answer, in its order. */
export const jobNames = (values: FormWithJobs): readonly JobName[] => ['mainJob', ...otherJobs(values).map(([name]) => name)];
export const jobTitles = (values: FormWithJobs): readonly JobTitle[] => [
  'mainJob',
  ...otherJobs(values).map(([name, job]) => (job.isPension ? (isOfSpouse(name) ? 'spousePension' : 'pension') : name)),
];

/** Paychecks of a full year. */
export const yearlyPay = ({ frequency, pay }: Job): number => PAY_PERIODS[frequency] * pay;
