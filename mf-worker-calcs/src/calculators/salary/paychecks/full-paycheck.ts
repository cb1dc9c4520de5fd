import type { JobPaychecks, Paycheck, Paychecks } from '@bracketwise/contract/paychecks';

/** Whether it pays a whole pay period, and nothing else. */
export const isFull = ({ kind, share }: Paycheck): boolean => kind === 'regular' && share === 1;

/** A job's first full paycheck; one for a part of a pay period if there is no other. */
export const fullPaycheckOf = (job: JobPaychecks | undefined): Paycheck | undefined =>
  job?.paychecks.find(isFull) ?? job?.paychecks.find(({ kind }) => kind === 'regular');

/** What it leaves. Later ones can be larger, because some taxes stop. US dollars. */
export const netPaycheckOf = ({ jobs }: Paychecks, job = 0): number => fullPaycheckOf(jobs[job])?.net ?? 0;
