import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FigureRow, FigureRows, HeroFigure, HeroFigures } from '../figures/Figures.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';
import type { ShownFigures } from './shown-figures.tsx';
import { useUnits, type Unit } from './units.tsx';

/** A figure of the specified result. */
export interface QuickFigure {
  readonly field: string;
  /** `results.<word>` of the calculator's words names it; that of its field when left out. */
  readonly word?: string;
  readonly value: number | boolean | string;
  /** How a number reads; dollars when left out. */
  readonly unit?: Unit;
  /** How any other value reads. */
  readonly text?: string;
  /** The first one a visitor looks for, or one of the next; a row of a list when left out. */
  readonly size?: 'main' | 'large';
  /** Whether the main figure is good news; where it is left out, below zero is not. */
  readonly tone?: 'positive' | 'danger';
}

interface QuickEstimateProps {
  readonly figures: readonly QuickFigure[];
  /** Dollars by field, rounded as they are to be shown. */
  readonly shown: ShownFigures['quick'];
  /** Remarks on the estimate. */
  readonly children?: ReactNode;
}

/** The headline: the specified figures. */
export function QuickEstimate({ figures, shown: dollars, children }: QuickEstimateProps) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const titleId = useId();
  const units = useUnits();
  const shown = ({ field, value, unit = 'usd', text }: QuickFigure) => (
    <data value={String(value)} data-field={field}>
      {text ?? (typeof value === 'number' ? units[unit](unit === 'usd' ? (dollars[field] ?? value) : value) : value)}
    </data>
  );
  const heroes = figures.filter(({ size }) => size);
  const rows = figures.filter(({ size }) => !size);
  return (
    <Part aria-labelledby={titleId} data-method="specified">
      <div>
        <h3 id={titleId}>{t('calculator:quick.title')}</h3>
        <About>{t('calculator:quick.about')}</About>
      </div>
      <HeroFigures>
        {heroes.map((figure) => (
          <HeroFigure
            key={figure.field}
            main={figure.size === 'main' ? toneOf(figure) : undefined}
            label={t(`results.${figure.word ?? figure.field}`)}
          >
            {shown(figure)}
          </HeroFigure>
        ))}
      </HeroFigures>
      {rows.length > 0 && (
        <FigureRows>
          {rows.map((figure) => (
            <FigureRow key={figure.field} label={t(`results.${figure.word ?? figure.field}`)}>
              {shown(figure)}
            </FigureRow>
          ))}
        </FigureRows>
      )}
      {children}
    </Part>
  );
}

const toneOf = ({ value, tone = typeof value === 'number' && value < 0 ? 'danger' : 'positive' }: QuickFigure) => tone;

const Part = styled.section`
  display: grid;
  gap: ${space.m};
  min-width: 0;
`;

const About = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
