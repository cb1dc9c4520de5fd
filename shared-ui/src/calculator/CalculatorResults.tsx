/** The results card of a calculator: the quick estimate, what the official tables give for the same inputs, and why they differ. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { useArrivalInView } from '../layout/useArrivalInView.tsx';
import { color, space } from '../theme/tokens.ts';
import type { InputValues } from '../sharing/fragment.ts';
import type { SheetRow } from '../sharing/PrintSheet.tsx';
import { useCalculatorFrame } from './Calculator.tsx';
import { CalculatorActions } from './CalculatorActions.tsx';
import type { Sums } from '../format/shown-sums.tsx';
import { shownFigures } from './shown-figures.tsx';
import { OfficialPanel, type OfficialComparison } from './OfficialPanel.tsx';
import { QuickEstimate, type QuickFigure } from './QuickEstimate.tsx';

interface CalculatorResultsProps {
  /** What was asked, by the names of the fields; made anew with every calculation. */
  readonly values: object;
  /** What was chosen in the panel, from `usePanel`. */
  readonly panel?: InputValues;
  /** On paper, the rows of fields that hold more than one thing, by field name. */
  readonly rowsOf?: Readonly<Record<string, readonly SheetRow[]>>;
  /** What was asked, in a line. */
  readonly basis: string;
  /** The result as a sentence, for those who hear it. */
  readonly announcement: string;
  readonly figures: readonly QuickFigure[];
  /** Which figures, and lines of the comparison, sum to which: they are rounded so that they add up as shown. */
  readonly sums?: Sums;
  /** Remarks on the quick estimate. */
  readonly remarks?: ReactNode;
  readonly official: OfficialComparison;
  /** Pictures. */
  readonly children?: ReactNode;
}

export function CalculatorResults({
  values,
  panel,
  rowsOf,
  basis,
  announcement,
  figures,
  sums = NO_SUMS,
  remarks,
  official,
  children,
}: CalculatorResultsProps) {
  const { announce } = useCalculatorFrame();
  const { t } = useTranslation('calculator');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useArrivalInView(title, values);
  const shown = shownFigures(figures, official.lines, sums);
  useEffect(() => announce(announcement), [announce, announcement]);
  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('results')}
        </h2>
        <Basis>{basis}</Basis>
      </div>
      <QuickEstimate figures={figures} shown={shown.quick}>
        {remarks}
      </QuickEstimate>
      <OfficialPanel {...official} shown={shown} />
      <CalculatorActions values={values as InputValues} panel={panel} rowsOf={rowsOf} figures={figures} shown={shown} official={official} />
      {children}
    </Sheet>
  );
}

const NO_SUMS: Sums = [];

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
`;

const Basis = styled.p`
  margin-block-start: ${space.xs};
  color: ${color('muted')};
`;
