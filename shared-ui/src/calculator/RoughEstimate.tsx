import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FigureRow, FigureRows } from '../layout/Figures.tsx';
import { Disclosed } from '../layout/Disclosed.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';
import type { RoughFigure } from './figures.ts';
import type { DisplayedFigures } from './displayed-figures.ts';
import { useUnits, type Unit } from './units.ts';

interface RoughEstimateProps {
  /** The first figure is always visible; the others are collapsed. */
  readonly figures: readonly RoughFigure[];
  /** Rounded dollars by field, as displayed. */
  readonly shown: DisplayedFigures['rough'];
  /** Whether it differs from the answer. */
  readonly differs: boolean;
  /** Reasons why it can differ; the texts are `why.<reason>`. */
  readonly why: readonly string[];
  /** Values for the placeholders of the reasons. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What it can't compute; always visible. */
  readonly remarks?: ReactNode;
  /** More details, collapsed. */
  readonly children?: ReactNode;
}

/** The rough estimate: one line next to the answer, in whole dollars as the answer is, and a collapsed explanation of why they differ, if they do. */
export function RoughEstimate(props: RoughEstimateProps) {
  const {
    figures: [headline, ...others],
    shown: dollars,
    differs,
    why,
    params,
    remarks,
    children,
  } = props;
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
  const units = useUnits();
  const nameOf = ({ field, word = field }: RoughFigure) => t(`results.${word}`);
  const shown = ({ field, value, unit = 'usd', text }: RoughFigure, usd: Unit = 'usd') => (
    <data value={String(value)} data-field={field}>
      {text ?? (typeof value === 'number' ? units[unit === 'usd' ? usd : unit](unit === 'usd' ? (dollars[field] ?? value) : value) : value)}
    </data>
  );
  return (
    <Part aria-labelledby={titleId} data-method="specified">
      {headline && (
        <Headline>
          <span id={titleId}>{t('explanation:rough.title')}</span>{' '}
          <span>
            {t('explanation:rough.figure', { name: nameOf(headline) })} <strong>{shown(headline, 'dollars')}</strong>
          </span>
        </Headline>
      )}
      {remarks}
      <Disclosed summary={t(differs ? 'explanation:rough.why' : 'explanation:rough.about')}>
        {!differs && why.length > 0 && <p>{t('explanation:rough.same')}</p>}
        {why.length > 0 && (
          <ul>
            {why.map((reason) => (
              <li key={reason}>{t(`why.${reason}`, params)}</li>
            ))}
          </ul>
        )}
        {others.length > 0 && <p>{t('explanation:rough.all')}</p>}
        <FigureRows>
          {others.map((figure) => (
            <FigureRow key={figure.field} label={nameOf(figure)}>
              {shown(figure)}
            </FigureRow>
          ))}
        </FigureRows>
        {children}
      </Disclosed>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  min-width: 0;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  strong {
    font-weight: 600;
  }
`;

const Headline = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s};
`;
