import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
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
}

/** A table in a text, small or large. */
export function ArticleTable({ id, caption, columns, rows, total, minWidth = '0', firstColumn }: ArticleTableProps) {
  const captionId = useId();
  const cellsOf = (cells: readonly ReactNode[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={index} scope="row">
          {cell}
        </th>
      ) : (
        <td key={index} data-numeric={columns[index]?.numeric}>
          {cell}
        </td>
      ),
    );
  return (
    <Sheet data-sheet>
      <ScrollRegion labelledBy={captionId}>
        <Table id={id} $minWidth={minWidth} $firstColumn={firstColumn}>
          <RegionCaption id={captionId}>{caption}</RegionCaption>
          <thead>
            <tr>
              {columns.map(({ key, label, numeric }) => (
                <th key={key} scope="col" data-numeric={numeric}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} data-row={key}>
                {cellsOf(cells)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>{cellsOf(total)}</tr>
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

const Table = styled.table<{ $minWidth: string; $firstColumn: string | undefined }>`
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
    white-space: nowrap;
  }
  thead th {
    font-weight: 600;
    color: ${color('muted')};
    white-space: normal;
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
`;
