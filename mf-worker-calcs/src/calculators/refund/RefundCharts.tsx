import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { IncomeInBands } from '@bracketwise/shared-ui/calculator';
import { Bars } from '@bracketwise/shared-ui/charts';
import { graduatedTax, type Schedule } from '@bracketwise/tax-engine';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { useTranslation } from 'react-i18next';
import type { OfficialRefund } from './official.ts';

interface RefundChartsProps {
  readonly official: OfficialRefund;
  /** The tax in the rough estimate that the official one is compared with, in US dollars. */
  readonly roughTax: number;
  readonly status: SpecifiedFilingStatus;
}

/** A taxable income by bracket. */
const slicesOf = (schedule: Schedule, taxableIncome: number) =>
  schedule
    .filter(({ from }) => from < taxableIncome)
    .map((bracket) => {
      const to = Math.min(bracket.to, taxableIncome);
      return { ...bracket, to, amount: to - bracket.from, tax: graduatedTax([bracket], to) };
    });

/** Charts of the income by bracket, and of the tax compared with the payments. */
export function RefundCharts({ official, roughTax, status }: RefundChartsProps) {
  const { t } = useTranslation('explanation');
  const { taxYear, taxableIncome, totalPayments, taxDue, creditsPaid } = official;
  const schedule = incomeTaxSchedules[taxYear].value[FILING_STATUS_OF[status]];
  return (
    <>
      <Bars
        caption={t('refund.chart.caption', { year: taxYear })}
        chosen={creditsPaid > taxDue ? 'paidOut' : 'official'}
        columns={[t('refund.chart.what'), t('refund.chart.amount')]}
        bars={[
          { key: 'payments', label: t('refund.chart.payments'), value: Math.max(0, totalPayments) },
          { key: 'rough', label: t('refund.chart.rough'), value: roughTax },
          { key: 'official', label: t('refund.chart.official', { year: taxYear }), value: taxDue },
          ...(creditsPaid > 0 ? [{ key: 'paidOut', label: t('refund.chart.paidOut'), value: creditsPaid }] : []),
        ]}
      />
      {taxableIncome > 0 && (
        <IncomeInBands
          caption={t('refund.chart.brackets', { year: taxYear })}
          schedule={schedule}
          slices={slicesOf(schedule, taxableIncome)}
        />
      )}
    </>
  );
}
