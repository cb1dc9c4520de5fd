import { EntryButton, EntryRows } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Muted, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { space } from '@bracketwise/shared-ui/tokens';
import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DeductionEntry } from './specified.ts';

interface EntryListProps {
  readonly entries: readonly DeductionEntry[];
  /** If this removes the last entry, the caller must move the focus. */
  readonly onRemove: (entry: DeductionEntry) => void;
}

/** The deductions so far, each with a remove button. */
export function EntryList({ entries, onRemove }: EntryListProps) {
  const { t } = useTranslation('deduction');
  const { moneyWithCents } = useFormat();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const remove = (entry: DeductionEntry, index: number) => {
    // Moves the focus to the next or previous entry, because the clicked button disappears.
    const neighbor = entries[index + 1] ?? entries[index - 1];
    if (neighbor) list.current?.querySelector<HTMLElement>(`[data-remove="${neighbor.id}"]`)?.focus();
    onRemove(entry);
  };
  return (
    <EntryRows $buttons={1} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('entries.title')}</h3>
      {entries.length === 0 ? (
        <Muted>{t('entries.none')}</Muted>
      ) : (
        <>
          <ul ref={list}>
            {entries.map((entry, index) => (
              <li key={entry.id} data-entry={entry.category}>
                <div>
                  <p>{entry.description}</p>
                  <Muted>{t(`options.category.${entry.category}`)}</Muted>
                </div>
                <data value={entry.amount}>{moneyWithCents(entry.amount)}</data>
                <EntryButton $quiet data-remove={entry.id} onClick={() => remove(entry, index)}>
                  <Trash2 size={18} aria-hidden />
                  <VisuallyHidden>{t('entries.remove', { description: entry.description })}</VisuallyHidden>
                </EntryButton>
              </li>
            ))}
          </ul>
          <Sum>
            {t('entries.total')} <strong>{moneyWithCents(entries.reduce((sum, { amount }) => sum + amount, 0))}</strong>
          </Sum>
        </>
      )}
    </EntryRows>
  );
}

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.s};
`;
