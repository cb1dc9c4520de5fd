import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { ScrollRegion } from '@bracketwise/shared-ui/tables/ScrollRegion';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
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
  const captionId = useId();
  return (
    <Periods>
      <ScrollRegion labelledBy={captionId}>
        <table>
          <caption id={captionId}>{t('periods.caption', { year })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('periods.period')}</th>
              <th scope="col">{t('periods.gross')}</th>
              <th scope="col">{t('periods.quick')}</th>
              <th scope="col">{t('periods.official')}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(PAY_PERIODS) as PayPeriod[]).map((period) => {
              const parts = PAY_PERIODS[period];
              return (
                <tr key={period} data-period={period}>
                  <th scope="row">{t(`periods.${period}`)}</th>
                  <td>
                    <data value={gross / parts}>{moneyWithCents(gross / parts)}</data>
                  </td>
                  <td>
                    <data value={quickNet / parts}>{moneyWithCents(quickNet / parts)}</data>
                  </td>
                  <td data-method="official">
                    {officialNet === undefined ? (
                      t('calculator:notComputed')
                    ) : (
                      <data value={officialNet / parts} data-field={FIELDS[period]}>
                        {moneyWithCents(officialNet / parts)}
                      </data>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <p>{t('periods.basis', { days: count(PAY_PERIODS.daily), hours: count(PAY_PERIODS.hourly) })}</p>
    </Periods>
  );
}

const Periods = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);
  font-size: ${fontSize.s};

  table {
    min-width: 26rem;
  }
  caption {
    padding-block-end: ${space.s};
    font-size: ${fontSize.m};
    font-weight: 600;
  }
  th,
  td {
    padding: ${space.s} 0 ${space.s} ${space.m};
    font-weight: 400;
    text-align: end;
    border-block-end: 1px solid ${color('line')};
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th,
  p {
    color: ${color('muted')};
    vertical-align: bottom;
  }
  tbody td:last-child {
    font-weight: 600;
  }
`;
