import { useTranslation } from 'react-i18next';
import { Waterfall, type WaterfallStep } from '../charts/Waterfall.tsx';
import { Disclosed } from '../layout/Disclosed.tsx';
import { FoldedOnPhones } from '../layout/FoldedOnPhones.tsx';
import type { ChartProps } from './income-chart.ts';
import { NetPayChart } from './NetPayChart.tsx';
import { NextDollarChart } from './NextDollarChart.tsx';

/** A return in sums. US dollars, none negative except the taxes. */
export interface ChartedReturn {
  readonly income: number;
  readonly taxable: number;
  /** Before credits. */
  readonly federal: number;
  readonly credits: number;
  readonly payroll: number;
  readonly stateAndLocal?: number | undefined;
  readonly kept: number;
}

export interface IncomeChartsProps extends ChartProps {
  readonly filed: ChartedReturn;
}

/** Charts of one answer: what other incomes would leave, how the next dollars are taxed, and how income becomes take-home pay. */
export function IncomeCharts({ chart, income, filed }: IncomeChartsProps) {
  const { t } = useTranslation('explanation');
  return (
    <div data-charts>
      <FoldedOnPhones summary={t('charts.netPay.summary')}>
        <NetPayChart chart={chart} income={income} />
      </FoldedOnPhones>
      <Disclosed summary={t('charts.nextDollar.summary')}>
        <NextDollarChart chart={chart} income={income} />
      </Disclosed>
      <Disclosed summary={t('charts.waterfall.summary')}>
        <Return filed={filed} />
      </Disclosed>
    </div>
  );
}

function Return({ filed }: Pick<IncomeChartsProps, 'filed'>) {
  const { t } = useTranslation('explanation');
  const { income, taxable, federal, credits, payroll, stateAndLocal, kept } = filed;
  const untaxed = income - taxable;
  const columns = [t('charts.waterfall.step'), t('charts.waterfall.amount')] as const;
  const named = (steps: readonly Omit<WaterfallStep, 'label'>[]) =>
    steps.filter(({ amount, sum }) => sum || amount !== 0).map((step) => ({ ...step, label: t(`charts.waterfall.steps.${step.key}`) }));
  return (
    <>
      {untaxed > 0 && (
        <Waterfall
          caption={t('charts.waterfall.taxed')}
          columns={columns}
          steps={named([
            { key: 'income', amount: income, look: 'earned', sum: true },
            { key: 'untaxed', amount: -untaxed, look: 'net' },
            { key: 'taxable', amount: taxable, look: 'taxed', sum: true },
          ])}
        />
      )}
      <Waterfall
        caption={t('charts.waterfall.kept')}
        columns={columns}
        steps={named([
          { key: 'income', amount: income, look: 'earned', sum: true },
          { key: 'federal', amount: -federal, look: 'federal' },
          { key: 'credits', amount: credits, look: 'net' },
          { key: 'payroll', amount: -payroll, look: 'payroll' },
          { key: 'stateAndLocal', amount: -(stateAndLocal ?? 0), look: 'state' },
          { key: 'kept', amount: kept, look: 'net', sum: true },
        ])}
      />
    </>
  );
}
