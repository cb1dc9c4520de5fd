/** The results card of a calculator: the answer under current rules, the rough estimate, and how both were computed. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Explanation, type ExplanationProps } from '../explanation/Explanation.tsx';
import type { Sums } from '../format/shown-sums.ts';
import { Disclosed } from '../layout/Disclosed.tsx';
import { useArrivalInView } from '../layout/useArrivalInView.ts';
import { useIsWidget } from '../federation/useIsWidget.ts';
import type { InputValues } from '../sharing/fragment.ts';
import type { SheetRow } from '../sharing/PrintSheet.tsx';
import { useCalculatorFrame } from './Calculator.tsx';
import { CalculatorActions } from './CalculatorActions.tsx';
import { MethodTable, differenceOf } from './MethodTable.tsx';
import type { ComparedLine } from './figures.ts';
import { Hero, heroText, type HeroAnswer } from './Hero.tsx';
import { PAUSE_MS, ResultsSheet } from './results-sheet.ts';
import { LeftOutLink } from './LeftOutLink.tsx';
import { StubHead } from './stub-head.ts';
import { RoughEstimate } from './RoughEstimate.tsx';
import type { RoughFigure } from './figures.ts';
import { displayedFigures } from './displayed-figures.ts';
import { useUnits } from './units.ts';
import { WhatNext } from './WhatNext.tsx';
import { answerOf, type Official } from './useOfficial.ts';
import { Muted } from '../layout/Muted.ts';

/** How a calculator presents an official answer. */
export interface ResultsContent {
  readonly hero: HeroAnswer;
  /** Notes under the main figure: what the answer assumes or does not include. */
  readonly remarks?: ReactNode;
  /** The line-by-line computation. */
  readonly explanation?: ExplanationProps | undefined;
  /** Charts and further tables. */
  readonly more?: ReactNode;
}

interface CalculatorResultsProps<Answer> {
  /** The submitted values by field name. */
  readonly values: object;
  /** For the print sheet: rows of fields that hold a list, by field name. */
  readonly rowsOf?: Readonly<Record<string, readonly SheetRow[]>>;
  /** A one-line summary of the inputs. */
  readonly basis: string;
  /** The tax year of the rules applied. */
  readonly year: number;
  readonly official: Official<Answer>;
  readonly show: (answer: Answer) => ResultsContent;
  /** Figures of the rough estimate. The first is the one to compare with the main figure. Without any there is no comparison either. */
  readonly rough?: readonly RoughFigure[];
  /** What the rough estimate can't compute, such as a filing status without rates. */
  readonly roughRemarks?: ReactNode;
  /** More about the rough estimate, collapsed with its figures. */
  readonly roughDetails?: ReactNode;
  /** Reasons why the two differ; the texts are `why.<reason>`. */
  readonly why?: readonly string[];
  /** Values for the placeholders of the reasons, in addition to the year. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** @param answer - undefined while it is not available */
  readonly lines: (answer: Answer | undefined) => readonly ComparedLine[];
  /** Links to next steps; the texts are `next.<page>`. The visit profile carries the inputs over. */
  readonly next: readonly string[];
  /** Whether the full estimate is a next step, because it knows more about this visitor. Default: true. */
  readonly leadsToFullEstimate?: boolean;
  /** Which figures and method table lines add up to which, so that rounded amounts still add up. */
  readonly sums?: Sums;
  /** Charts of the inputs, shown with or without an answer. */
  readonly children?: ReactNode;
}

export function CalculatorResults<Answer>({
  values,
  rowsOf,
  basis,
  year,
  official,
  show,
  rough = NO_ROUGH,
  roughRemarks,
  roughDetails,
  why = NO_REASONS,
  params,
  lines: linesOf,
  next,
  leadsToFullEstimate = true,
  sums = NO_SUMS,
  children,
}: CalculatorResultsProps<Answer>) {
  const { id, submission, announce, stale, firstLeftOut } = useCalculatorFrame();
  const { t } = useTranslation(['calculator', id]);
  const units = useUnits();
  const widget = useIsWidget();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, submission);
  const answer = answerOf(official);
  const lines = linesOf(answer);
  const { hero, remarks, explanation, more } = answer === undefined ? ({} as Partial<ResultsContent>) : show(answer);
  const figures = displayedFigures(rough, lines, sums);
  const spoken = hero ? heroText(hero, units) : '';
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE_MS, spoken);
    return () => clearTimeout(timer);
  }, [announce, spoken]);
  return (
    <ResultsSheet as="section" aria-labelledby={titleId} data-stale={stale || undefined}>
      <StubHead>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('results')}
        </h2>
        <Muted>{stale ? t('stale', { basis }) : basis}</Muted>
      </StubHead>
      <Hero
        year={year}
        official={official}
        hero={hero}
        remarks={
          <>
            {hero && !widget && <LeftOutLink first={firstLeftOut && t(`${id}:leftOut.${firstLeftOut}`)} />}
            {remarks}
          </>
        }
      />
      {rough.length > 0 && (
        <RoughEstimate
          figures={rough}
          shown={figures.rough}
          differs={differs(rough, lines, hero)}
          why={why}
          params={{ year, ...params }}
          remarks={roughRemarks}
        >
          {roughDetails}
        </RoughEstimate>
      )}
      {more}
      {rough.length > 0 && (
        <Disclosed summary={t('explanation:comparison.title')}>
          <MethodTable year={year} lines={lines} shown={figures} loading={official.status === 'loading'} hero={hero?.field} />
        </Disclosed>
      )}
      {explanation && <Explanation {...explanation} />}
      {!widget && (
        <CalculatorActions
          values={values as Readonly<Record<string, InputValues[string]>>}
          rowsOf={rowsOf}
          year={year}
          rough={rough}
          lines={lines}
          shown={figures}
          explanation={explanation}
        />
      )}
      {children}
      {!widget && <WhatNext pages={next} fullEstimate={leadsToFullEstimate} />}
    </ResultsSheet>
  );
}

const NO_SUMS: Sums = [];
const NO_ROUGH: readonly RoughFigure[] = [];
const NO_REASONS: readonly string[] = [];

/** Whether the main rough figure or a yes-or-no figure differs from the answer. True while they can't be compared. */
function differs([headline]: readonly RoughFigure[], lines: readonly ComparedLine[], hero: HeroAnswer | undefined): boolean {
  const official = hero?.field === headline?.field ? hero?.value : lines.find(({ field }) => field === headline?.field)?.official;
  if (typeof headline?.value !== 'number' || typeof official !== 'number') return true;
  return (
    differenceOf(headline.value, official) !== 0 ||
    lines.some((line) => typeof line.rough === 'boolean' && line.official !== undefined && line.official !== line.rough)
  );
}
