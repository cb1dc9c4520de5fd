import { EntryButton, EntryRows } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button, Muted, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import type { Lot } from '@bracketwise/tax-engine';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Rows that a list shows before the visitor asks for all. */
const FIRST_ROWS = 20;

interface LotRowsProps {
  readonly lots: readonly Lot[];
  readonly onEdit: (row: number) => void;
  /** If this removes the last row, the caller must move the focus. */
  readonly onRemove: (row: number) => void;
  readonly onClear: () => void;
}

/** The sales so far, each with buttons to change and to remove it. */
export function LotRows({ lots, onEdit, onRemove, onClear }: LotRowsProps) {
  const { t } = useTranslation('sales');
  const { moneyWithCents, count } = useFormat();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const nameOf = useNameOfLot();
  if (lots.length === 0) return <Muted>{t('none')}</Muted>;
  const remove = (row: number) => {
    // The clicked button disappears with the last row.
    const neighbor = row === lots.length - 1 ? row - 1 : row;
    onRemove(row);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-remove="${neighbor}"]`)?.focus());
  };
  const shown = all ? lots : lots.slice(0, FIRST_ROWS);
  return (
    <EntryRows $buttons={2} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('title', { number: count(lots.length) })}</h3>
      <ul ref={list}>
        {shown.map((lot, row) => {
          const name = nameOf(lot, row);
          return (
            <li key={row} data-sale={row}>
              <div>
                <p>{name}</p>
                <Dates lot={lot} />
              </div>
              {lot.proceeds !== undefined && (
                <data value={lot.proceeds - lot.basis + (lot.adjustment ?? 0)}>
                  {moneyWithCents(lot.proceeds - lot.basis + (lot.adjustment ?? 0))}
                </data>
              )}
              <EntryButton $quiet onClick={() => onEdit(row)}>
                <Pencil size={18} aria-hidden />
                <VisuallyHidden>{t('editRow', { name })}</VisuallyHidden>
              </EntryButton>
              <EntryButton $quiet data-remove={row} onClick={() => remove(row)}>
                <Trash2 size={18} aria-hidden />
                <VisuallyHidden>{t('removeRow', { name })}</VisuallyHidden>
              </EntryButton>
            </li>
          );
        })}
      </ul>
      {shown.length < lots.length && (
        <Button $quiet onClick={() => setAll(true)}>
          {t('showAll', { number: count(lots.length) })}
        </Button>
      )}
      {lots.length > 1 && (
        <Button $quiet onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </EntryRows>
  );
}

function Dates({ lot: { acquired, sold, isIncome } }: { readonly lot: Lot }) {
  const { t } = useTranslation('sales');
  const { date } = useFormat();
  const dates = {
    from: acquired === '' ? t('row.unknown') : date(new Date(acquired)),
    to: sold === undefined ? t('row.held') : date(new Date(sold)),
  };
  return <Muted>{t(isIncome ? 'row.received' : 'row.dates', dates)}</Muted>;
}

/** What a row is called: by its name, or by its number. */
export function useNameOfLot(): (lot: Lot, row: number) => string {
  const { t } = useTranslation('sales');
  const { locale } = useFormat();
  const units = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });
  return ({ asset, quantity }, row) => {
    const name = asset === '' ? t('row.number', { number: row + 1 }) : asset;
    return quantity === undefined ? name : `${units.format(quantity)} × ${name}`;
  };
}
