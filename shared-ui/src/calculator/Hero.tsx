/** The main figure of a calculator, inside a plain sentence. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Blank } from '../feedback/Blank.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { RetryNotice } from '../feedback/RetryNotice.tsx';
import { useFormat } from '../format/useFormat.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import { StubFigure } from './results-sheet.ts';
import { useUnits, type Unit } from './units.ts';
import type { Official } from './useOfficial.ts';
import { Muted } from '../layout/Muted.ts';

/** Marks where the figure goes in a sentence: `t('hero.keep', { figure: FIGURE })`. */
export const FIGURE = '\uFFFC';

export interface HeroAnswer {
  /** Contains `FIGURE` exactly once. */
  readonly sentence: string;
  /** Field name of the figure. The table of both methods omits the name on its own line, so that it stays unique on the page. */
  readonly field: string;
  readonly value: number;
  /** Default: whole dollars. */
  readonly unit?: Unit;
  /** Default: neutral. */
  readonly tone?: 'positive' | 'danger';
  /** A second sentence that explains the figure. */
  readonly then?: string | undefined;
}

/** @returns the answer as plain text, for screen readers */
export const heroText = ({ sentence, value, unit = 'dollars', then }: HeroAnswer, units: ReturnType<typeof useUnits>): string =>
  [sentence.replace(FIGURE, units[unit](value)), then].filter(Boolean).join(' ');

interface HeroProps {
  readonly year: number;
  readonly official: Official<unknown>;
  readonly hero: HeroAnswer | undefined;
  readonly remarks?: ReactNode;
}

export function Hero({ year, official, hero, remarks }: HeroProps) {
  const { t } = useTranslation('calculator');
  return (
    <Part data-method="official" aria-busy={official.status === 'loading'}>
      <Panel>
        <Muted>{t('official.title', { year })}</Muted>
        {hero ? <Answer {...hero} /> : <Unanswered official={official} />}
      </Panel>
      {remarks}
    </Part>
  );
}

/** After a large figure it looks like a decimal point, so only screen readers get it. */
const PERIOD = '.';

function Answer({ sentence, field, value, unit = 'dollars', tone, then }: HeroAnswer) {
  const units = useUnits();
  const [before = '', after = ''] = sentence.split(FIGURE);
  return (
    <>
      <Sentence>
        {before}
        <Figure value={value} data-field={field} data-hero $tone={tone}>
          {units[unit](value)}
        </Figure>
        {after === PERIOD ? <VisuallyHidden>{PERIOD}</VisuallyHidden> : after}
      </Sentence>
      {then && <p>{then}</p>}
    </>
  );
}

function Unanswered({ official }: { readonly official: Official<unknown> }) {
  const { t } = useTranslation('calculator');
  const { money } = useFormat();
  if (official.status === 'failed') return <RetryNotice message={t('state.failed')} onRetry={official.retry} />;
  if (official.status === 'beyondLimits') return <Notice>{t('official.beyondLimits', { limit: money(official.limit) })}</Notice>;
  return (
    <Sentence>
      <Blank $width="12em" aria-hidden />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Sentence>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;

  /* What the answer leaves out. */
  > [data-limit] {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid ${color('warning')};
  }
`;

const Panel = styled(StubFigure)`
  display: grid;
  gap: ${space.xs};
`;

/** Reserves the same height for outline and figure, so that loading causes no layout shift. */
const Sentence = styled.p`
  min-height: 3.5rem;
  font-size: ${fontSize.l};
  line-height: 1.25;
  text-wrap: balance;
`;

const Figure = styled.data<{ $tone: HeroAnswer['tone'] }>`
  font-size: ${fontSize.xxl};
  font-weight: 700;
  line-height: 1.15;
  color: ${({ $tone }) => color($tone ?? 'text')};
  overflow-wrap: anywhere;

  ${from.medium} {
    letter-spacing: -0.01em;
  }
`;
