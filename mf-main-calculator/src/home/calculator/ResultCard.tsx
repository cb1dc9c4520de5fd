import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { belowTheForm, useArrivalInView } from '@bracketwise/shared-ui/layout/useArrivalInView';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EstimateFigures } from './EstimateFigures.tsx';
import { resultsOf, shownResults } from './results.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { Estimation } from './useEstimation.ts';
import { useRequestText } from './useRequestText.ts';

/**
 * Before the first request, a sentence over an outline; afterward the results, until the next answer replaces them. The outline has
 * the size of the results, so that an answer causes no layout shift. On a narrow screen, where it would take up space, it appears with
 * the first request.
 */
export function ResultCard({ estimation: { answered, calculating, asked, choosePlace } }: { readonly estimation: Estimation }) {
  const { t } = useTranslation('home');
  const requestText = useRequestText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, answered, () => belowTheForm() || askedFromElsewhere());
  const subject = answered?.request ?? asked;
  /** Whether the results take up space on a narrow screen too. */
  const placed = subject !== undefined;
  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={calculating || undefined}>
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('results.title')}
        </h2>
        <Subtitle>
          <Text data-shown={!placed || undefined}>{t('results.empty')}</Text>
          <Text data-shown={placed || undefined}>{subject && requestText(subject)}</Text>
        </Subtitle>
      </div>
      <Figures data-faint={!answered || undefined} data-placed={placed || undefined}>
        <EstimateFigures answered={answered} choosePlace={choosePlace} />
      </Figures>
      <VisuallyHidden role="status">{answered && !calculating && <Announcement answered={answered} />}</VisuallyHidden>
    </Sheet>
  );
}

/** True if a button in another section started the calculation; that button scrolls out of view. */
function askedFromElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && !activeElement?.closest('[data-calculator="main"]');
}

function Announcement({ answered: { calculation } }: { readonly answered: AnsweredRequest }) {
  const { t } = useTranslation('home');
  const { money, percent } = useFormat();
  const { netIncome, totalTax, effectiveRate } = shownResults(resultsOf(calculation));
  return t('results.announcement', {
    net: money(netIncome),
    tax: money(totalTax),
    rate: percent(effectiveRate),
  });
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.l};
`;

/** Two texts in one grid cell. On a wide screen, the longer one reserves its height, so that a press on the button moves nothing. */
const Subtitle = styled.p`
  display: grid;
  margin-block-start: ${space.xs};
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ${from.medium} {
    font-size: inherit;
  }
`;

// Attributes instead of style props, whose new rules would make a press on the button style the whole page again.
const Text = styled.span`
  grid-area: 1 / 1;
  display: none;
  visibility: hidden;

  &[data-shown] {
    display: inline;
    visibility: visible;
  }
  ${from.wide} {
    display: inline;
  }
`;

const Figures = styled.div`
  display: none;
  min-width: 0;

  &[data-placed] {
    display: block;
  }
  &[data-faint] {
    opacity: 0.55;
  }
  ${from.wide} {
    display: block;
  }
`;
