/**
 * How an estimate came about, line by line as the engine wrote it down while computing. Nothing is computed here. Pages show it
 * through `ExplanationOnDemand`.
 */
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.tsx';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';
import { Citation } from '../words/Citation.tsx';
import { summaryHeight } from './summary-height.ts';
import { useLineText } from './useLineText.tsx';

/** A line of a worksheet, as the engine answers it. */
export interface ExplainedLine {
  /** `lines.<label>` of this component's words names it. */
  readonly label: string;
  readonly amount: number;
  readonly tax?: number | undefined;
  readonly rate?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly source: string;
}

export interface ExplainedSection {
  /** `sections.<key>` and `totals.<key>` of this component's words name it, or of the further words. */
  readonly key: string;
  readonly lines: readonly ExplainedLine[];
  /** Where it is by the law of another year than the rest. */
  readonly year?: number;
  /** The tax the section's lines sum to, as the result shows it. */
  readonly total: number;
}

export interface ExplanationProps {
  readonly sections: readonly ExplainedSection[];
  readonly year: number;
  /** Name of the state in the page's language. */
  readonly state: string;
  /** Namespace that names lines, sections and totals which this component's words do not. */
  readonly furtherWords?: string;
}

export function Explanation({ sections, year, state, furtherWords }: ExplanationProps) {
  const { t } = useTranslation('explanation');
  const { section: nameOf } = useLineText(furtherWords);
  return (
    <Details>
      <Summary>
        <Marker size={20} aria-hidden />
        {t('summary')}
      </Summary>
      <Content>
        <p>{t('intro')}</p>
        {sections.map((section) => (
          <Worksheet
            key={section.key}
            section={section}
            caption={nameOf(section.key, { year: section.year ?? year, state })}
            furtherWords={furtherWords}
          />
        ))}
      </Content>
    </Details>
  );
}

interface WorksheetProps extends Pick<ExplanationProps, 'furtherWords'> {
  readonly section: ExplainedSection;
  readonly caption: string;
}

function Worksheet({ section, caption, furtherWords }: WorksheetProps) {
  const { t } = useTranslation('explanation');
  const { moneyWithCents } = useFormat();
  const { total } = useLineText(furtherWords);
  // Roles spelled out: where the rows are laid out as grids, some browsers forget that this is a table.
  return (
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
              <Step line={line} furtherWords={furtherWords} />
            </th>
            <td role="cell" data-column={t('columns.amount')}>
              <data value={line.amount}>{moneyWithCents(line.amount)}</data>
            </td>
            <td role="cell" data-column={line.tax === undefined ? undefined : t('columns.tax')}>
              {line.tax !== undefined && <data value={line.tax}>{moneyWithCents(line.tax)}</data>}
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
  );
}

interface StepProps extends Pick<ExplanationProps, 'furtherWords'> {
  readonly line: ExplainedLine;
}

function Step({ line, furtherWords }: StepProps) {
  const { t } = useTranslation('explanation');
  const { name, range } = useLineText(furtherWords);
  const part = range(line);
  return (
    <>
      <p>
        {name(line)} {part && <Small>{part}</Small>}
      </p>
      <Small as="p">
        {t('source')} <Citation>{line.source}</Citation>
      </Small>
    </>
  );
}

const Details = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};
`;

const Marker = styled(ChevronRight)`
  flex: none;
  color: ${color('accent')};

  details[open] > summary > & {
    transform: rotate(90deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.s};
  ${summaryHeight}
  padding: ${space.s} ${space.m};
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${color('accent')};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space.l};
  padding: ${space.s} 0.75rem ${space.l};
  color: ${color('text')};

  ${from.medium} {
    padding-inline: ${space.m};
  }
`;

/** On a narrow screen the two figures stand below their step, each with its column's name; on others it is a plain table. */
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
    display: grid;
    grid-template-columns: 1fr auto;
    border-block-start: 1px solid ${color('line')};
  }
  th,
  td {
    padding: ${space.s} 0;
    font-weight: 400;
    text-align: start;
  }
  tbody th {
    grid-column: 1 / -1;
    padding-block-end: 0;
  }
  tbody td {
    display: grid;
    padding-block-start: ${space.xs};
    white-space: nowrap;

    &::before {
      content: attr(data-column);
      color: ${color('muted')};
    }
    &:last-child {
      text-align: end;
    }
  }
  tfoot tr {
    column-gap: ${space.s};
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
    /* The same in each section, so that the figures of all stand below each other. */
    thead th:not(:first-child) {
      width: 7.75rem;
    }
    tbody td {
      display: table-cell;

      &::before {
        content: none;
      }
    }
    tbody th,
    tbody td {
      padding-block: ${space.s};
    }
    th,
    td {
      vertical-align: top;

      &:not(:first-child) {
        padding-inline-start: ${space.l};
        text-align: end;
      }
    }
  }
`;

const Small = styled.span`
  color: ${color('muted')};
  overflow-wrap: anywhere;

  cite {
    font-style: normal;
  }
`;
