import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FoldedOnPhones } from '@bracketwise/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from './periods.ts';
import { TableAndNotes } from './TableAndNotes.ts';

interface PayPeriodsProps {
  readonly year: number;
  /** That the salary pays for. */
  readonly hours: number;
  /** US dollars per year. */
  readonly gross: number;
  readonly roughNet: number;
  readonly officialNet: number;
}

/** Field names of the official figures. The monthly one is the main answer, which has the name. */
const FIELDS: Readonly<Record<Period, string | undefined>> = {
  yearly: 'netYearly',
  monthly: undefined,
  biweekly: 'netBiweekly',
  weekly: 'netWeekly',
  daily: 'netDaily',
  hourly: 'netHourly',
};

/** Gross and net pay per period, by both methods. */
export function PayPeriods({ year, hours, gross, roughNet, officialNet }: PayPeriodsProps) {
  const { t } = useTranslation(['salary-paychecks', 'calculator']);
  const { moneyWithCents, count } = useFormat();
  const columns = (['period', 'gross', 'rough', 'official'] as const).map((key) => ({
    key,
    label: key === 'official' ? t('calculator:columns.official', { year }) : t(`periods.${key}`),
    numeric: key !== 'period',
  }));
  const rows = (Object.keys(PERIODS) as Period[]).map((period) => {
    const times = period === 'hourly' ? hours : PERIODS[period];
    const dollars = (yearly: number, field?: string) => (
      <data value={yearly / times} data-field={field}>
        {moneyWithCents(yearly / times)}
      </data>
    );
    return {
      key: period,
      cells: [
        t(`periods.${period}`),
        dollars(gross),
        dollars(roughNet),
        <strong key={period} data-method="official">
          {dollars(officialNet, FIELDS[period])}
        </strong>,
      ],
    };
  });
  return (
    <FoldedOnPhones summary={t('periods.summary')}>
      <TableAndNotes>
        <ArticleTable caption={t('periods.caption', { year })} columns={columns} rows={rows} minWidth="26rem" stacked />
        <p>{t('periods.basis', { days: count(PERIODS.daily), hours: count(hours) })}</p>
      </TableAndNotes>
    </FoldedOnPhones>
  );
}
