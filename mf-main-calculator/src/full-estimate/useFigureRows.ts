import { useTranslation } from 'react-i18next';
import { FIGURES, TOTALS, type FullEstimate } from './full-estimate.ts';

export interface FigureOfReturn {
  readonly field: string;
  readonly label: string;
  readonly value: number;
  /** The figure is the total of those before it. */
  readonly total: boolean;
}

/** The figures of the return in form order, for the page, the print sheet and the CSV file. Zero figures are skipped. */
export function useFigureRows({ taxes, income, kept, businessLoss, capitalLoss }: FullEstimate): readonly FigureOfReturn[] {
  const { t } = useTranslation(['full-estimate', 'common']);
  const deduction = taxes.itemizes ? 'itemizedDeduction' : 'standardDeduction';
  const ofStates = (taxes.states ?? []).map(({ state, tax = 0 }) => ({
    field: `stateTax.${state}`,
    label: t('full-estimate-results:twoStates.figure', { state: t(`common:states.${state}`) }),
    value: tax,
    total: false,
  }));
  return [
    { field: 'income', label: t('full-estimate-results:figures.income'), value: income, total: false },
    ...Object.entries({ businessLoss, capitalLoss }).flatMap(([field, loss]) =>
      loss > 0 ? [{ field, label: t(`full-estimate-results:figures.${field}`), value: -loss, total: false }] : [],
    ),
    ...FIGURES.flatMap((figure) => {
      const value = taxes[figure];
      const total = TOTALS.has(figure);
      if (value === undefined || (value === 0 && !total)) return [];
      return [
        ...(figure === 'stateTax' ? ofStates : []),
        { field: figure, label: t(`full-estimate-results:figures.${figure === 'deduction' ? deduction : figure}`), value, total },
      ];
    }),
    { field: 'allTaxes', label: t('totalTax'), value: taxes.totalTax, total: true },
    { field: 'kept', label: t('full-estimate-results:dollar.net'), value: kept, total: true },
  ];
}
