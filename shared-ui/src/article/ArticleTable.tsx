import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { fewerColumns, NARROW, stackedRows } from '../tables/narrow.tsx';
import { RegionCaption, ScrollRegion } from '../tables/ScrollRegion.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

export interface ArticleColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** Holds figures. */
  readonly numeric?: boolean;
}

export interface ArticleRow {
  readonly key: string;
  /** One for each column; the first heads the row. */
  readonly cells: readonly ReactNode[];
}

interface ArticleTableProps {
  /** For a picture that shows the same. */
  readonly id?: string;
  readonly caption: string;
  readonly columns: readonly ArticleColumn[];
  readonly rows: readonly ArticleRow[];
  /** Sums up the rows. */
  readonly total?: readonly ReactNode[];
  /** Narrower than this the table scrolls within its place. */
  readonly minWidth?: string;
  /** Width of the first column; the others then share the rest evenly, and no column moves with what its cells hold. */
  readonly firstColumn?: string;
  /** On a narrow screen the cells of a row stand below its head, each with its column's name. */
  readonly stacked?: boolean;
  /** Key of the one column beside the first that a narrow screen shows: for a table with a `ColumnChoice`. */
  readonly shown?: string;
}

/** Where it is more than words, the column has no name to stand beside its cells. */
const nameOf = (column: ArticleColumn | undefined) =>
  typeof column?.label === 'string' || typeof column?.label === 'number' ? String(column.label) : undefined;

/** A table in a text, small or large. */
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
  /** Left out on a narrow screen. */
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
  // Roles spelled out: where the rows are laid out as grids, some browsers forget that this is a table.
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

/** What scrolls sideways below its first column needs a ground of its own. */
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
