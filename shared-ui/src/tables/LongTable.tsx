import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { space } from '../theme/tokens.ts';
import { NARROW, withFewerColumns } from '../layout/narrow.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

/** Rows that a narrow screen shows at first. */
export const FIRST_ROWS = 10;

interface LongTableProps {
  readonly labelledBy: string;
  readonly maxHeight: string;
  /** Shows every row, because the visitor has already narrowed them down. */
  readonly whole: boolean;
  readonly children: ReactNode;
}

/**
 * A table of all states. A wide screen scrolls it under a sticky header. On a narrow screen, where a swipe should move the page, rows
 * with `data-rest` appear on request.
 */
export function LongTable({ labelledBy, maxHeight, whole, children }: LongTableProps) {
  const { t } = useTranslation('common');
  const [expanded, setExpanded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const cut = !expanded && !whole;
  const showAll = () => {
    flushSync(() => setExpanded(true));
    // The button is gone, so the focus moves on to the first row that replaces it.
    const next = place.current?.querySelector<HTMLElement>('[data-rest]');
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  return (
    <Rows ref={place} data-cut={cut || undefined}>
      <ScrollRegion labelledBy={labelledBy} maxHeight={maxHeight}>
        {children}
      </ScrollRegion>
      {cut && (
        <More>
          <Button $quiet onClick={showAll}>
            {t('search.all')}
          </Button>
        </More>
      )}
    </Rows>
  );
}

const Rows = styled.div`
  min-width: 0;

  ${NARROW} {
    /* Without scripts, nothing could show the other rows. */
    @media (scripting: enabled) {
      &[data-cut] [data-rest] {
        display: none;
      }
    }
  }
`;

const More = styled.div`
  display: grid;
  padding-block-start: ${space.m};
  ${withFewerColumns}
`;
