import { useFormat } from '@bracketwise/shared-ui/format';
import type { SheetRow } from '@bracketwise/shared-ui/sharing';
import { useTranslation } from 'react-i18next';
import { lotsIn } from './lots-in-form.ts';
import { useNameOfLot } from './LotRows.tsx';

/** The rows of the list in a print sheet. */
export function usePrintedSales(text: string): readonly SheetRow[] {
  const { t } = useTranslation('sales');
  const { moneyWithCents, date } = useFormat();
  const nameOf = useNameOfLot();
  return lotsIn(text).map((lot, row) => ({
    label: nameOf(lot, row),
    text: [
      [lot.acquired && date(new Date(lot.acquired)), moneyWithCents(lot.basis)],
      lot.sold === undefined ? [t('row.held')] : [date(new Date(lot.sold)), moneyWithCents(lot.proceeds ?? 0)],
    ]
      .map((part) => part.filter(Boolean).join(', '))
      .join(' → '),
  }));
}
