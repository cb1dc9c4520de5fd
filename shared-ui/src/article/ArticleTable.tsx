import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { fewerColumns, NARROW, stackedRows } from '../layout/narrow.ts';
import { RegionCaption, ScrollRegion } from '../tables/ScrollRegion.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

export interface ArticleColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** The column holds figures, so it is right-aligned. */
  readonly numeric?: boolean;
}

export interface ArticleRow {
  readonly key: string;
  /** One cell per column; the first is the row header. */
  readonly cells: readonly ReactNode[];
}

interface ArticleTableProps {
  /** Lets a chart with the same figures refer to this table. */
  readonly id?: string;
  readonly caption: string;
  readonly columns: readonly ArticleColumn[];
  readonly rows: readonly ArticleRow[];
  /** Cells of a total row. */
  readonly total?: readonly ReactNode[];
  /** Below this width the table scrolls sideways. */
  readonly minWidth?: string;
  /** Fixed width of the first column. The other columns share the rest evenly, so columns stay put when their contents change. */
  readonly firstColumn?: string;
  /** On a narrow screen, stacks the cells of a row under its header, each labeled with its column's name. */
  readonly stacked?: boolean;
  /** On a narrow screen, shows only the first column and the one with this key. Used with `ColumnChoice`. */
  readonly shown?: string;
}

/** A stacked cell can repeat a column name only if the name is plain text. */
const nameOf = (column: ArticleColumn | undefined) =>
  typeof column?.label === 'string' || typeof column?.label === 'number' ? String(column.label) : undefined;

export function ArticleTable({
  id,
  caption,
  columns,
  rows,
  total,
  minWidth = '0',
  firstColumn,
  stacked = false,
  shown,
}: ArticleTableProps) {
  const captionId = useId();
  /** Hidden on a narrow screen. */
  const isAside = (index: number) => (shown !== undefined && index > 0 && columns[index]?.key !== shown) || undefined;
  const cellsOf = (cells: readonly ReactNode[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={index} role="rowheader" scope="row">
          {cell}
        </th>
      ) : (
        <td
          key={index}
          role="cell"
          data-numeric={columns[index]?.numeric}
          data-column={stacked ? nameOf(columns[index]) : undefined}
          data-aside={isAside(index)}
        >
          {cell}
        </td>
      ),
    );
  // Explicit roles, because some browsers drop table semantics when rows use `display: grid`.
  return (
    <Sheet data-sheet>
      <ScrollRegion labelledBy={captionId}>
        <Table role="table" id={id} $minWidth={minWidth} $firstColumn={firstColumn} $stacked={stacked} $fewer={shown !== undefined}>
          <RegionCaption id={captionId}>{caption}</RegionCaption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, label, numeric }, index) => (
                <th key={key} role="columnheader" scope="col" data-numeric={numeric} data-aside={isAside(index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, cells }) => (
              <tr key={key} role="row" data-row={key}>
                {cellsOf(cells)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot role="rowgroup">
              <tr role="row">{cellsOf(total)}</tr>
            </tfoot>
          )}
        </Table>
      </ScrollRegion>
    </Sheet>
  );
}

/** An opaque background, so that cells scrolling under the sticky first column don't show through. */
const Sheet = styled.div`
  min-width: 0;
  padding: ${space.m} 1.125rem;
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};
`;

const Table = styled.table<{ $minWidth: string; $firstColumn: string | undefined; $stacked: boolean; $fewer: boolean }>`
  min-width: ${({ $minWidth }) => $minWidth};
  table-layout: ${({ $firstColumn }) => ($firstColumn ? 'fixed' : 'auto')};
  font-size: ${fontSize.s};
  text-wrap: pretty;

  th,
  td {
    padding: 0.5rem ${space.s};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    border-block-start: 1px solid ${color('line')};

    &:first-child {
      padding-inline-start: 0;
    }
    &:last-child {
      padding-inline-end: 0;
    }
  }
  [data-numeric='true'] {
    text-align: end;
  }
  td[data-numeric='true'] {
    white-space: nowrap;
  }
  thead th {
    font-weight: 600;
    color: ${color('muted')};
    border-block-start: 0;
    vertical-align: bottom;

    &:first-child {
      width: ${({ $firstColumn = 'auto' }) => $firstColumn};
    }
  }
  tbody th {
    font-weight: 600;
  }
  tbody a {
    display: inline-block;
    min-width: 1.5rem;
    line-height: 1.5rem;
  }
  tfoot > tr > * {
    font-weight: 600;
    border-block-start-color: ${color('control')};
  }
  tr {
    break-inside: avoid;
  }
  ${NARROW} {
    th,
    td {
      padding-inline: ${space.xs};
    }
  }
  ${({ $stacked }) => $stacked && stackedRows}
  ${({ $fewer }) => $fewer && fewerColumns}
`;
