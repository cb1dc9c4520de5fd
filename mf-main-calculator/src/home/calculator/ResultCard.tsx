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
import type { AnsweredRequest, Estimation } from './useEstimation.ts';
import { useRequestText } from './useRequestText.ts';

/**
 * Before the first question a sentence over the outline of what is to come, then the results until the next answer takes their
 * place. The outline has the size of the results, so an answer moves nothing on the page; a narrow screen, where it would stand
 * in the way, has it from the first question on.
 */
export function ResultCard({ estimation: { answered, calculating, asked } }: { readonly estimation: Estimation }) {
  const { t } = useTranslation('home');
  const requestText = useRequestText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, answered, () => belowTheForm() || askedFromElsewhere());
  /** Whether the results have their place on a narrow screen, too. */
  const placed = asked !== undefined;
  const subject = answered?.request ?? (calculating ? asked : undefined);
  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={calculating || undefined}>
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('results.title')}
        </h2>
        <Subtitle>
          <Text $shown={!subject} $placed={placed}>
            {t('results.empty')}
          </Text>
          <Text $shown={subject !== undefined} $placed={placed}>
            {subject && requestText(subject)}
          </Text>
        </Subtitle>
      </div>
      <Figures $faint={!answered} $everywhere={placed}>
        <EstimateFigures answered={answered} />
      </Figures>
      <VisuallyHidden role="status">{answered && !calculating && <Announcement answered={answered} />}</VisuallyHidden>
    </Sheet>
  );
}

/** By a button of another section, which the answer scrolls out of view. */
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

/** One text in place of the other. Where the results have their place, the longer text keeps its own: nothing below moves. */
const Subtitle = styled.p`
  display: grid;
  margin-block-start: ${space.xs};
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ${from.medium} {
    font-size: inherit;
  }
`;

const Text = styled.span<{ $shown: boolean; $placed: boolean }>`
  grid-area: 1 / 1;
  display: ${({ $shown, $placed }) => ($shown || $placed ? 'inline' : 'none')};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};

  ${from.wide} {
    display: inline;
  }
`;

const Figures = styled.div<{ $faint: boolean; $everywhere: boolean }>`
  display: ${({ $everywhere }) => ($everywhere ? 'block' : 'none')};
  min-width: 0;
  opacity: ${({ $faint }) => ($faint ? 0.55 : 1)};

  ${from.wide} {
    display: block;
  }
`;
