import type { Paychecks } from '@bracketwise/contract/paychecks';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { JobTitle } from '../salary-jobs.ts';
import { TableAndNotes } from '../TableAndNotes.ts';
import { netPaycheckOf } from './full-paycheck.ts';

interface JobsOfYearProps {
  /** In the order of the answer's jobs. */
  readonly titles: readonly JobTitle[];
  readonly answer: Paychecks;
}

/** Of several jobs, what a paycheck of each shows, and what each pays and withholds in the year. */
export function JobsOfYear({ titles, answer }: JobsOfYearProps) {
  const { t } = useTranslation(['salary-paychecks', 'salary-jobs']);
  const { moneyWithCents } = useFormat();
  const { jobs, total, taxYear } = answer;
  const columns = (['job', 'paycheck', 'pay', 'federal', 'net'] as const).map((key) => ({
    key,
    label: t(`jobs.columns.${key}`),
    numeric: key !== 'job',
  }));
  return (
    <TableAndNotes data-jobs>
      <ArticleTable
        caption={t('jobs.caption', { year: taxYear })}
        columns={columns}
        rows={jobs.map((job, index) => ({
          key: String(index),
          cells: [
            t(`salary-jobs:names.${titles[index] ?? ''}`),
            moneyWithCents(netPaycheckOf(answer, index)),
            moneyWithCents(job.total.pay),
            moneyWithCents(job.total.federalWithholding),
            moneyWithCents(job.total.net),
          ],
        }))}
        total={[t('jobs.together'), '', moneyWithCents(total.pay), moneyWithCents(total.federalWithholding), moneyWithCents(total.net)]}
        stacked
      />
    </TableAndNotes>
  );
}
