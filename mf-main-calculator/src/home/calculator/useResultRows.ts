import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { useTranslation } from 'react-i18next';
import type { CalculationWithPlace } from './answered-request.ts';
import type { Results } from './results.ts';

export interface ResultRow {
  readonly field: keyof Results;
  readonly label: string;
  /** The row is the total of the rows above. */
  readonly total?: true;
}

/** Charges that most estimates don't have. */
type Rare = 'additionalMedicare' | 'payrollLevies' | 'localTax';

export interface ResultRows {
  readonly title: string;
  readonly rows: readonly ResultRow[];
}

/**
 * The rows under the main figures, for the page and the print sheet.
 * @param estimate - its lines give the applied rates; undefined gives the outline's rows
 */
export function useResultRows(
  estimate: Omit<CalculationWithPlace, 'id'> | undefined,
): Readonly<Record<'federal' | 'state' | 'income', ResultRows>> {
  const { t } = useTranslation('home');
  const { lawRate } = useFormat();
  /** "Social Security (6.2%)". */
  const charge = (field: 'socialSecurity' | 'medicare' | Rare, word: string = field): ResultRow => {
    const rate = estimate?.lines.find((line) => line.label === field)?.rate;
    const label = t(`dollar.${word}`);
    return { field, label: rate === undefined ? label : t('results.withRate', { label, rate: lawRate(rate) }) };
  };
  const chargeIfAny = (field: Rare, word?: string) => (estimate?.[field] ? [charge(field, word)] : []);
  const row = (field: Exclude<keyof Results, Rare>): ResultRow => ({
    field,
    label: t(`results.${field}`),
  });
  return {
    federal: {
      title: t('results.federal'),
      rows: [
        row('federalTax'),
        charge('socialSecurity'),
        charge('medicare'),
        ...chargeIfAny('additionalMedicare'),
        { ...row('totalFederal'), total: true },
      ],
    },
    state: {
      title: t('results.state'),
      rows: [row('stateTax'), ...chargeIfAny('payrollLevies', 'levies'), ...chargeIfAny('localTax'), { ...row('totalState'), total: true }],
    },
    income: { title: t('results.income'), rows: [row('grossIncome'), row('standardDeduction'), row('taxableIncome')] },
  };
}
