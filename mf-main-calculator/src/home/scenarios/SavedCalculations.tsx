import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { calendarDay } from '@bracketwise/shared-ui/format/calendar-day';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Button } from '@bracketwise/shared-ui/layout/Button';
import { Stack } from '@bracketwise/shared-ui/layout/Stack';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import type { EstimateRequest } from '@bracketwise/tax-engine';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRequestText } from '../calculator/useRequestText.ts';
import { offerRequest } from './offer-request.ts';
import { savedCalculations, type SavedCalculation } from './saved-calculations.ts';

interface SavedCalculationsProps {
  readonly items: readonly SavedCalculation[];
  /** What the browser holds is no list of ours. */
  readonly unreadable: boolean;
  readonly onCompare: (request: EstimateRequest) => void;
}

/** What the visitor keeps in this browser. The figures are those of the day on which they were saved; opening calculates anew. */
export function SavedCalculations({ items, unreadable, onCompare }: SavedCalculationsProps) {
  const { t } = useTranslation('scenarios');
  const requestText = useRequestText();
  const [removed, setRemoved] = useState<string>();
  const message = useRef<HTMLOutputElement>(null);

  const remove = ({ id, request }: SavedCalculation) => {
    savedCalculations.remove(id);
    setRemoved(requestText(request));
    message.current?.focus(); // its button is gone
  };
  return (
    <Stack as="section" aria-label={t('saved.title')}>
      {unreadable && (
        <Notice tone="warning">
          <p>{t('saved.unreadable')}</p>
        </Notice>
      )}
      {items.length === 0 && !unreadable && <p>{t('saved.empty')}</p>}
      {items.length > 0 && (
        <List>
          {items.map((item) => (
            <Item key={item.id} item={item} onCompare={onCompare} onRemove={remove} />
          ))}
        </List>
      )}
      <Message ref={message} tabIndex={-1}>
        {removed && t('saved.removed', { calculation: removed })}
      </Message>
    </Stack>
  );
}

interface ItemProps extends Pick<SavedCalculationsProps, 'onCompare'> {
  readonly item: SavedCalculation;
  readonly onRemove: (item: SavedCalculation) => void;
}

function Item({ item, onCompare, onRemove }: ItemProps) {
  const { t } = useTranslation('scenarios');
  const { money, percent, date } = useFormat();
  const requestText = useRequestText();
  const { request, netIncome, effectiveRate, savedAt } = item;
  const income = money(request.income);
  const name = t('saved.name', { calculation: requestText(request), income });
  const press = (action: 'open' | 'compare' | 'remove', onClick: () => void) => (
    <Action $quiet aria-label={t(`saved.${action}Named`, { calculation: name })} onClick={onClick}>
      {t(`saved.${action}`)}
    </Action>
  );
  return (
    <Row data-saved={item.id}>
      <div>
        <strong>{requestText(request)}</strong>
        <p>{t('saved.figures', { income, net: money(netIncome), rate: percent(effectiveRate) })}</p>
        <When>{t('saved.date', { date: date(calendarDay(new Date(savedAt))) })}</When>
      </div>
      <Actions>
        {press('open', () => offerRequest(request))}
        {press('compare', () => onCompare(request))}
        {press('remove', () => onRemove(item))}
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

const When = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
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

const Message = styled.output`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
