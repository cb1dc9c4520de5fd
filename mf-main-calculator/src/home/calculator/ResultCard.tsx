import { belowTheForm, Card, useArrivalInView, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { breakpoint, color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EstimateFigures } from './EstimateFigures.tsx';
import { resultsOf, shownResults } from './results.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { Estimation } from './useEstimation.ts';
import { useRequestText } from './useRequestText.ts';

/**
 * A pay stub. Before the first answer it shows the example's, of the same size, so that an answer causes no layout shift. On a narrow screen,
 * its lower part, which would take up space, appears with the first request.
 */
export function ResultCard({ estimation: { answered, calculating, asked, choosePlace } }: { readonly estimation: Estimation }) {
  const { t } = useTranslation('home');
  const requestText = useRequestText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, answered, () => belowTheForm() || askedFromElsewhere());
  const subject = answered?.request ?? asked;
  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={calculating || undefined}>
      <EstimateFigures answered={answered} placed={subject !== undefined} choosePlace={choosePlace}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('results.title')}
        </h2>
        <Subtitle>
          <Text data-shown={!subject || undefined}>{t('results.empty')}</Text>
          <Text data-shown={!!subject || undefined}>{subject && requestText(subject)}</Text>
        </Subtitle>
      </EstimateFigures>
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
  && {
    padding: 0;
    overflow: clip;
  }
`;

/** Two texts in one grid cell. On a wide screen the longer one reserves its height, so that a click on the button causes no layout shift. */
const Subtitle = styled.p`
  display: grid;
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;

// Attributes instead of style props, whose new rules would make a click on the button style the whole page again.
const Text = styled.span`
  grid-area: 1 / 1;
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
  /* On a phone, the result appears below anyway. */
  @media (max-width: calc(${breakpoint.wide} - 0.02px)) {
    &:not([data-shown]) {
      display: none;
    }
  }
`;
