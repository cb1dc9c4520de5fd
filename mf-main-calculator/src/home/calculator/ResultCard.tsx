import { VisuallyHidden } from '@bracketwise/shared-ui/feedback/VisuallyHidden';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { breakpoint, color, space } from '@bracketwise/shared-ui/tokens';
import { Calculator } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EstimateFigures } from './EstimateFigures.tsx';
import type { AnsweredRequest, Estimation } from './useEstimation.ts';

/**
 * Before the first question a sentence; from the first question on the outline of the results, so that the answer moves nothing
 * on the page; then the results, until the next answer takes their place.
 */
export function ResultCard({ estimation: { answered, calculating, asked } }: { readonly estimation: Estimation }) {
  const { t } = useTranslation('home');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, answered);
  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={calculating || undefined}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('results.title')}
      </h2>
      <Body>
        {!answered && !calculating && (
          <Empty $over={asked}>
            <Calculator size={40} strokeWidth={1.5} aria-hidden />
            <p>{t('results.empty')}</p>
          </Empty>
        )}
        {asked && (
          <Figures $seen={Boolean(answered) || calculating}>
            <EstimateFigures answered={answered} />
          </Figures>
        )}
      </Body>
      <VisuallyHidden role="status">{answered && !calculating && <Announcement answered={answered} />}</VisuallyHidden>
    </Sheet>
  );
}

function Announcement({ answered: { calculation } }: { readonly answered: AnsweredRequest }) {
  const { t } = useTranslation('home');
  const { money, percent } = useFormat();
  return t('results.announcement', {
    net: money(calculation.netIncome),
    tax: money(calculation.totalTax),
    rate: percent(calculation.effectiveRate),
  });
}

/** Where the results stand below the form, an answer brings them into view. */
function useArrivalInView(title: React.RefObject<HTMLHeadingElement | null>, answered: AnsweredRequest | undefined) {
  useEffect(() => {
    if (!answered || window.matchMedia(`(min-width: ${breakpoint.wide})`).matches) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [title, answered]);
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.l};
`;

const Body = styled.div`
  position: relative;
  min-width: 0;
`;

const Figures = styled.div<{ $seen: boolean }>`
  visibility: ${({ $seen }) => ($seen ? 'visible' : 'hidden')};
`;

/** After a first failure it lies over the place that the results will take. */
const Empty = styled.div<{ $over: boolean }>`
  ${({ $over }) => $over && 'position: absolute; inset-inline: 0; inset-block-start: 0;'}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.m};
  max-width: 26rem;
  margin-inline: auto;
  padding-block: ${space.xl};
  text-align: center;
  text-wrap: balance;
  color: ${color('muted')};
`;
