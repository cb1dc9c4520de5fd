/** The results card of a calculator: the answer under current rules, then the rough estimate, then how both came about. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Explanation, type ExplanationProps } from '../explanation/Explanation.tsx';
import type { Sums } from '../format/shown-sums.tsx';
import { Disclosed } from '../layout/Disclosed.tsx';
import { useArrivalInView } from '../layout/useArrivalInView.tsx';
import type { InputValues } from '../sharing/fragment.ts';
import type { SheetRow } from '../sharing/PrintSheet.tsx';
import { useCalculatorFrame } from './Calculator.tsx';
import { CalculatorActions } from './CalculatorActions.tsx';
import { Comparison, type ComparedLine } from './Comparison.tsx';
import { Hero, heroText, type HeroAnswer } from './Hero.tsx';
import { Basis, PAUSE_MS, ResultsSheet } from './results-sheet.tsx';
import { RoughEstimate, type RoughFigure } from './RoughEstimate.tsx';
import { shownFigures } from './shown-figures.tsx';
import { useUnits } from './units.tsx';
import { WhatNext } from './WhatNext.tsx';
import { answerOf, type Official } from './useOfficial.tsx';

/** What a calculator shows of an official answer. */
export interface Shown {
  readonly hero: HeroAnswer;
  /** What the answer assumes or does not include, under the hero. */
  readonly remarks?: ReactNode;
  /** How the answer was computed. */
  readonly explanation?: ExplanationProps | undefined;
  /** Pictures and further tables. */
  readonly more?: ReactNode;
}

interface CalculatorResultsProps<Answer> {
  /** What was asked, by the names of the fields. */
  readonly values: object;
  /** On paper, the rows of fields that hold more than one thing, by field name. */
  readonly rowsOf?: Readonly<Record<string, readonly SheetRow[]>>;
  /** What was asked, in a line. */
  readonly basis: string;
  /** The tax year whose law was applied. */
  readonly year: number;
  readonly official: Official<Answer>;
  readonly show: (answer: Answer) => Shown;
  /** The specified figures, the one that rivals the hero first. */
  readonly rough: readonly RoughFigure[];
  /** What the rough estimate can't tell, such as a filing status it has no rates for. */
  readonly roughRemarks?: ReactNode;
  /** What else the rough estimate says, folded with its figures. */
  readonly roughDetails?: ReactNode;
  /** Reasons why the two differ: `why.<reason>` of the calculator's words. */
  readonly why: readonly string[];
  /** What fills the sentences of the reasons, in addition to the year. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** @param answer - undefined while there is none */
  readonly lines: (answer: Answer | undefined) => readonly ComparedLine[];
  /** Pages to go on to: `next.<page>` of the calculator's words says what for. The profile of the visit carries the numbers. */
  readonly next: readonly string[];
  /** Which figures, and lines of the comparison, sum to which: they are rounded so that they add up as shown. */
  readonly sums?: Sums;
  /** Pictures of what was asked, which need no answer. */
  readonly children?: ReactNode;
}

export function CalculatorResults<Answer>({
  values,
  rowsOf,
  basis,
  year,
  official,
  show,
  rough,
  roughRemarks,
  roughDetails,
  why,
  params,
  lines: linesOf,
  next,
  sums = NO_SUMS,
  children,
}: CalculatorResultsProps<Answer>) {
  const { asked, announce, stale } = useCalculatorFrame();
  const { t } = useTranslation('calculator');
  const units = useUnits();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, asked);
  const answer = answerOf(official);
  const lines = linesOf(answer);
  const { hero, remarks, explanation, more } = answer === undefined ? ({} as Partial<Shown>) : show(answer);
  const figures = shownFigures(rough, lines, sums);
  const spoken = hero ? heroText(hero, units) : '';
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE_MS, spoken);
    return () => clearTimeout(timer);
  }, [announce, spoken]);
  return (
    <ResultsSheet as="section" aria-labelledby={titleId} data-stale={stale || undefined}>
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('results')}
        </h2>
        <Basis>{stale ? t('stale', { basis }) : basis}</Basis>
      </div>
      <Hero year={year} official={official} hero={hero} remarks={remarks} />
      <RoughEstimate figures={rough} shown={figures.rough} why={why} params={{ year, ...params }} remarks={roughRemarks}>
        {roughDetails}
      </RoughEstimate>
      {more}
      <Disclosed summary={t('comparison.title')}>
        <Comparison year={year} lines={lines} shown={figures} loading={official.status === 'loading'} hero={hero?.field} />
      </Disclosed>
      {explanation && <Explanation {...explanation} />}
      <CalculatorActions
        values={values as Readonly<Record<string, InputValues[string]>>}
        rowsOf={rowsOf}
        year={year}
        rough={rough}
        lines={lines}
        shown={figures}
        explanation={explanation}
      />
      {children}
      <WhatNext pages={next} />
    </ResultsSheet>
  );
}

const NO_SUMS: Sums = [];
