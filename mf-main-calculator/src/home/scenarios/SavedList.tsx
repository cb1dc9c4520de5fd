import { Notice } from '@bracketwise/shared-ui/feedback';
import { calendarDay, useFormat } from '@bracketwise/shared-ui/format';
import { Button, Muted, Stack } from '@bracketwise/shared-ui/layout';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** The description of a saved item. */
export interface SavedEntry {
  readonly id: string;
  /** What was calculated: "California · Single · 2025". */
  readonly title: string;
  /** The title plus what distinguishes the item from others with the same title. */
  readonly name: string;
  readonly figures: string;
  /** ISO timestamp. */
  readonly savedAt: string;
}

interface SavedListProps {
  readonly entries: readonly SavedEntry[];
  /** The storage key holds something unreadable. */
  readonly unreadable: boolean;
  readonly onOpen: (id: string) => void;
  readonly onCompare: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The items saved in this browser. Figures are those of the day they were saved; opening an item calculates again. */
export function SavedList({ entries, unreadable, onOpen, onCompare, onRemove }: SavedListProps) {
  const { t } = useTranslation('scenarios');
  const [removed, setRemoved] = useState<string>();
  const message = useRef<HTMLOutputElement>(null);

  const remove = ({ id, title }: SavedEntry) => {
    onRemove(id);
    setRemoved(title);
    message.current?.focus(); // The button is about to disappear.
  };
  return (
    <Stack as="section" aria-label={t('saved.title')}>
      {unreadable && (
        <Notice tone="warning">
          <p>{t('saved.unreadable')}</p>
        </Notice>
      )}
      {entries.length === 0 && !unreadable && <p>{t('saved.empty')}</p>}
      {entries.length > 0 && (
        <List>
          {entries.map((entry) => (
            <Item key={entry.id} entry={entry} onOpen={onOpen} onCompare={onCompare} onRemove={remove} />
          ))}
        </List>
      )}
      <Muted as="output" ref={message} tabIndex={-1}>
        {removed && t('saved.removed', { calculation: removed })}
      </Muted>
    </Stack>
  );
}

interface ItemProps extends Pick<SavedListProps, 'onOpen' | 'onCompare'> {
  readonly entry: SavedEntry;
  readonly onRemove: (entry: SavedEntry) => void;
}

function Item({ entry, onOpen, onCompare, onRemove }: ItemProps) {
  const { t } = useTranslation('scenarios');
  const { date } = useFormat();
  const { id, title, name, figures, savedAt } = entry;
  const press = (action: 'open' | 'compare' | 'remove', onClick: () => void) => (
    <Action $quiet aria-label={t(`saved.${action}Named`, { calculation: name })} onClick={onClick}>
      {t(`saved.${action}`)}
    </Action>
  );
  return (
    <Row data-saved={id}>
      <div>
        <strong>{title}</strong>
        <p>{figures}</p>
        <Muted>{t('saved.date', { date: date(calendarDay(new Date(savedAt))) })}</Muted>
      </div>
      <Actions>
        {press('open', () => onOpen(id))}
        {press('compare', () => onCompare(id))}
        {press('remove', () => onRemove(entry))}
      </Actions>
    </Row>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  gap: ${space.s} ${space.l};
  align-items: center;
  padding-block: ${space.m};
  border-block-start: 1px solid ${color('line')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Action = styled(Button)`
  padding-inline: ${space.m};
  font-size: ${fontSize.s};
`;
