import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FigureRow, FigureRows } from '../figures/Figures.tsx';
import { Disclosed } from '../layout/Disclosed.tsx';
import { color, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';
import type { ShownFigures } from './shown-figures.tsx';
import { useUnits, type Unit } from './units.tsx';

/** A figure of the specified result. */
export interface RoughFigure {
  readonly field: string;
  /** `results.<word>` of the calculator's words names it; that of its field when left out. */
  readonly word?: string;
  readonly value: number | boolean | string;
  /** How a number reads; dollars when left out. */
  readonly unit?: Unit;
  /** How any other value reads. */
  readonly text?: string;
}

interface RoughEstimateProps {
  /** The first one is in sight, the others are folded. */
  readonly figures: readonly RoughFigure[];
  /** Dollars by field, rounded as they are to be shown. */
  readonly shown: ShownFigures['rough'];
  /** Why it differs from the answer: `why.<reason>` of the calculator's words. */
  readonly why: readonly string[];
  /** What fills the sentences of the reasons. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What it can't tell, in sight. */
  readonly remarks?: ReactNode;
  /** What else it says, folded. */
  readonly children?: ReactNode;
}

/** The specified figures: one line next to the answer, and behind it why they differ. */
export function RoughEstimate({ figures: [headline, ...others], shown: dollars, why, params, remarks, children }: RoughEstimateProps) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
  const units = useUnits();
  const nameOf = ({ field, word = field }: RoughFigure) => t(`results.${word}`);
  const shown = ({ field, value, unit = 'usd', text }: RoughFigure) => (
    <data value={String(value)} data-field={field}>
      {text ?? (typeof value === 'number' ? units[unit](unit === 'usd' ? (dollars[field] ?? value) : value) : value)}
    </data>
  );
  return (
    <Part aria-labelledby={titleId} data-method="specified">
      {headline && (
        <Headline>
          <span id={titleId}>{t('calculator:rough.title')}</span>{' '}
          <span>
            {t('calculator:rough.figure', { name: nameOf(headline) })} <strong>{shown(headline)}</strong>
          </span>
        </Headline>
      )}
      {remarks}
      <Disclosed summary={t('calculator:rough.why')}>
        <ul>
          {why.map((reason) => (
            <li key={reason}>{t(`why.${reason}`, params)}</li>
          ))}
        </ul>
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
  gap: ${space.xs};
  min-width: 0;
  color: ${color('muted')};

  strong {
    color: ${color('text')};
  }
`;

const Headline = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.m};
`;
