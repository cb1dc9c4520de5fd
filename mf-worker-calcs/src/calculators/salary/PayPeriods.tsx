import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PAY_PERIODS, type PayPeriod } from './periods.ts';

interface PayPeriodsProps {
  readonly year: number;
  /** US dollars a year. */
  readonly gross: number;
  readonly quickNet: number;
  /** Undefined where it could not be computed. */
  readonly officialNet: number | undefined;
}

/** The names of the official figures. */
const FIELDS: Readonly<Record<PayPeriod, string>> = {
  yearly: 'netYearly',
  monthly: 'netMonthly',
  biweekly: 'netBiweekly',
  weekly: 'netWeekly',
  daily: 'netDaily',
  hourly: 'netHourly',
};

/** Gross and net pay by period, by both methods. */
export function PayPeriods({ year, gross, quickNet, officialNet }: PayPeriodsProps) {
  const { t } = useTranslation(['salary', 'calculator']);
  const { moneyWithCents, count } = useFormat();
  const columns = (['period', 'gross', 'quick', 'official'] as const).map((key) => ({
    key,
    label: t(`periods.${key}`),
    numeric: key !== 'period',
  }));
  const rows = (Object.keys(PAY_PERIODS) as PayPeriod[]).map((period) => {
    const dollars = (yearly: number, field?: string) => (
      <data value={yearly / PAY_PERIODS[period]} data-field={field}>
        {moneyWithCents(yearly / PAY_PERIODS[period])}
      </data>
    );
    const official = officialNet === undefined ? t('calculator:notComputed') : dollars(officialNet, FIELDS[period]);
    return {
      key: period,
      cells: [
        t(`periods.${period}`),
        dollars(gross),
        dollars(quickNet),
        <strong key={period} data-method="official">
          {official}
        </strong>,
      ],
    };
  });
  return (
    <Periods>
      <ArticleTable caption={t('periods.caption', { year })} columns={columns} rows={rows} minWidth="26rem" stacked />
      <p>{t('periods.basis', { days: count(PAY_PERIODS.daily), hours: count(PAY_PERIODS.hourly) })}</p>
    </Periods>
  );
}

const Periods = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);
  font-size: ${fontSize.s};

  p {
    color: ${color('muted')};
  }
`;
