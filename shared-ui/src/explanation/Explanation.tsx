/**
 * How an estimate was computed, line by line, as recorded by the engine. This component computes nothing. Pages render it through
 * `ExplanationOnDemand`.
 */
import type { ExplainedLine } from './explained-line.ts';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { RATES, stairRates, stubStairs } from '../theme/stairs.ts';
import { color, fontSize, from, growth, space } from '../theme/tokens.ts';
import { Citation } from '../words/Citation.tsx';
import { summaryHeight } from './summary-height.ts';
import { useLineText } from './useLineText.ts';

export interface ExplainedSection {
  /** Key of its texts, `sections.<key>` and `totals.<key>`. */
  readonly key: string;
  readonly lines: readonly ExplainedLine[];
  /** Set if the section uses the law of another year than the rest. */
  readonly year?: number;
  /** Name of its state, if the sections are of several. */
  readonly state?: string;
  /** The tax that the section's lines add up to, as shown in the result. */
  readonly total: number;
}

export interface ExplanationProps {
  readonly sections: readonly ExplainedSection[];
  readonly year: number;
  /** Name of the state in the page's language. */
  readonly state: string;
  /** Namespace of sections and totals that this component has no text for. */
  readonly furtherWords?: string;
  /** Shows the sections at once, for a page whose own summary opens them. */
  readonly unfolded?: boolean;
}

export function Explanation({ sections, year, state, furtherWords, unfolded = false }: ExplanationProps) {
  const { t } = useTranslation('explanation');
  const { section: nameOf } = useLineText(furtherWords);
  const worksheets = sections.map((section) => (
    <Worksheet
      key={`${section.key} ${section.state ?? ''}`}
      section={section}
      caption={nameOf(section.key, { year: section.year ?? year, state: section.state ?? state })}
      furtherWords={furtherWords}
    />
  ));
  if (unfolded) return <Worksheets>{worksheets}</Worksheets>;
  return (
    <>
      <LitBracket sections={sections} />
      <details>
        <Summary>
          <Marker size={16} aria-hidden />
          {t('summary')}
        </Summary>
        <Content>
          <p>{t('intro')}</p>
          {worksheets}
        </Content>
      </details>
    </>
  );
}

/** Lights the staircases of the page's head and of the pay stub up to the federal bracket of the last dollar. */
function LitBracket({ sections }: Pick<ExplanationProps, 'sections'>) {
  const federal = sections.find(({ key }) => key === 'federal');
  const rate = federal?.lines.findLast(({ label }) => label === 'bracket')?.rate;
  useEffect(() => {
    if (!federal) return;
    const { style } = document.documentElement;
    style.setProperty('--lit', String(rate === undefined ? 0 : RATES.indexOf(Math.round(rate * PERCENT)) + 1));
    return () => void style.removeProperty('--lit');
  }, [federal, rate]);
  return <LightsUp $stub={federal !== undefined} />;
}

const LightsUp = createGlobalStyle<{ $stub: boolean }>`
  ${stairRates}
  ${({ $stub }) => $stub && stubStairs}
  ${from.wide} {
    [data-stairs]::after { transition: background-size ${growth}; }
  }
`;

const PERCENT = 100;

interface WorksheetProps extends Pick<ExplanationProps, 'furtherWords'> {
  readonly section: ExplainedSection;
  readonly caption: string;
}

function Worksheet({ section, caption, furtherWords }: WorksheetProps) {
  const { t } = useTranslation('explanation');
  const { moneyWithCents, lawRate } = useFormat();
  const { name, range, total } = useLineText(furtherWords);
  const sources = [...new Set(section.lines.map(({ source }) => source))];
  // Explicit roles, because some browsers drop table semantics when rows use `display: grid`.
  return (
    <Section>
      <Table role="table" data-section={section.key}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('columns.step')}
            </th>
            <th role="columnheader" scope="col">
              {t('columns.amount')}
            </th>
            <th role="columnheader" scope="col">
              {t('columns.tax')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {section.lines.map((line, index) => (
            <tr role="row" key={index} data-line={line.label}>
              <th role="rowheader" scope="row">
                {name(line)}
                {range(line) && <Small> {range(line)}</Small>}
                {sources.length > 1 && (
                  <Small>
                    {'\u00a0'}
                    <VisuallyHidden>{`${t('source')} `}</VisuallyHidden>[{sources.indexOf(line.source) + 1}]
                  </Small>
                )}
              </th>
              <td role="cell">
                <data value={line.amount}>{moneyWithCents(line.amount)}</data>
                {isProduct(line) && ` × ${lawRate(line.rate)}`}
              </td>
              <td role="cell">
                {line.tax !== undefined && (
                  <>
                    {isProduct(line) && <Equals aria-hidden>{'= '}</Equals>}
                    <data value={line.tax}>{moneyWithCents(line.tax)}</data>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              {total(section.key)}
            </th>
            <td role="cell">
              <data value={section.total}>{moneyWithCents(section.total)}</data>
            </td>
          </tr>
        </tfoot>
      </Table>
      <Sources aria-label={t('sources')} $numbered={sources.length > 1}>
        {sources.map((source) => (
          <li key={source}>
            <Citation>{source}</Citation>
          </li>
        ))}
      </Sources>
    </Section>
  );
}

/** True if the tax is the amount times the rate. For a credit the rate means something else. */
const isProduct = (line: ExplainedLine): line is ExplainedLine & { readonly rate: number; readonly tax: number } =>
  line.rate !== undefined && line.tax !== undefined && Math.abs(line.amount * line.rate - line.tax) < 0.011;

const Marker = styled(ChevronRight)`
  flex: none;

  details[open] > summary > & {
    transform: rotate(90deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  ${summaryHeight}
  font-weight: 600;
  color: ${color('accent')};
  cursor: pointer;
`;

const Worksheets = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Content = styled(Worksheets)`
  padding-block: ${space.xs} ${space.s};
`;

const Section = styled.section`
  display: grid;
  gap: ${space.s};
  min-width: 0;
`;

/** On a narrow screen the total moves to its own line, below its step. */
const Table = styled.table`
  font-size: ${fontSize.s};

  caption {
    padding-block-end: ${space.xs};
    font-size: ${fontSize.m};
    font-weight: 600;
  }
  thead {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s};
    padding-block: ${space.s};
    border-block-start: 1px solid ${color('line')};
  }
  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  tbody th {
    flex-basis: 100%;
  }
  td {
    white-space: nowrap;

    &:last-child {
      margin-inline-start: auto;
    }
  }
  tfoot tr {
    border-block-start: 2px solid ${color('control')};

    > * {
      font-weight: 600;
    }
  }

  ${from.medium} {
    thead {
      position: static;
      clip-path: none;
    }
    tr {
      display: table-row;
    }
    thead tr {
      border: 0;
      color: ${color('muted')};
    }
    /* Equal in all sections, so that their figures align. */
    thead th:nth-child(2) {
      width: 11rem;
    }
    thead th:nth-child(3) {
      width: 8rem;
    }
    th,
    td {
      padding-block: ${space.s};
      vertical-align: baseline;

      &:not(:first-child) {
        padding-inline-start: ${space.m};
        text-align: end;
      }
    }
  }
`;

/** The equals sign between an amount with its rate and the result. */
const Equals = styled.span`
  color: ${color('muted')};
`;

const Small = styled.span`
  color: ${color('muted')};
`;

const Sources = styled.ol<{ $numbered: boolean }>`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding-inline-start: ${({ $numbered }) => ($numbered ? '1.5em' : 0)};
  font-size: ${fontSize.s};
  color: ${color('muted')};
  list-style: ${({ $numbered }) => ($numbered ? 'decimal' : 'none')};

  a {
    color: inherit;
  }
  cite {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
