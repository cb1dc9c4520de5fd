import { useFormat } from '@bracketwise/shared-ui/format';
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
 * @param estimate - its lines give the applied rates
 */
export function useResultRows(estimate: Omit<CalculationWithPlace, 'id'>): Readonly<Record<'federal' | 'state' | 'income', ResultRows>> {
  const { t } = useTranslation(['home', 'explanation']);
  const { lawRate } = useFormat();
  /** "Social Security (6.2%)". */
  const charge = (field: 'socialSecurity' | 'medicare' | Rare, word: string = field): ResultRow => {
    const rate = estimate.lines.find((line) => line.label === field)?.rate;
    const label = t(`dollar.${word}`);
    return { field, label: rate === undefined ? label : t('explanation:allFigures.withRate', { label, rate: lawRate(rate) }) };
  };
  const chargeIfAny = (field: Rare, word?: string) => (estimate[field] ? [charge(field, word)] : []);
  const row = (field: keyof Results, word = `explanation:allFigures.${field}`): ResultRow => ({ field, label: t(word) });
  return {
    federal: {
      title: t('explanation:allFigures.federal'),
      rows: [
        row('federalTax', 'dollar.federal'),
        charge('socialSecurity'),
        charge('medicare'),
        ...chargeIfAny('additionalMedicare'),
        { ...row('totalFederal'), total: true },
      ],
    },
    state: {
      title: t('explanation:allFigures.state'),
      rows: [
        row('stateTax', 'dollar.state'),
        ...chargeIfAny('payrollLevies', 'levies'),
        ...chargeIfAny('localTax'),
        { ...row('totalState'), total: true },
      ],
    },
    income: { title: t('explanation:allFigures.income'), rows: [row('grossIncome'), row('standardDeduction'), row('taxableIncome')] },
  };
}
