import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.tsx';
import { color, space } from '../theme/tokens.ts';
import { Figure, FigureTitle } from './figure-parts.tsx';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** US dollars, not negative. */
  readonly value: number;
}

interface BarsProps {
  readonly caption: string;
  /** Headings of the table: what is compared, and by what. */
  readonly columns: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
  /** Amounts in whole dollars; with cents when left out. */
  readonly whole?: boolean;
}

/** Amounts compared: a table whose rows have their amount drawn below them. */
export function Bars({ caption, columns, bars, whole = false }: BarsProps) {
  const captionId = useId();
  const { money, moneyWithCents } = useFormat();
  const dollars = whole ? money : moneyWithCents;
  const length = scaleLinear([0, Math.max(0, ...bars.map(({ value }) => value)) || 1], [0, 100]);
  // Roles spelled out: where the rows are laid out as grids, some browsers forget that this is a table.
  return (
    <Figure>
      <FigureTitle id={captionId}>{caption}</FigureTitle>
      <Table role="table" aria-labelledby={captionId}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {bars.map(({ key, label, value }) => (
            <tr key={key} role="row" data-bar={key}>
              <th role="rowheader" scope="row">
                {label}
              </th>
              <td role="cell">
                <data value={value}>{dollars(value)}</data>
                <Ground aria-hidden width="100%" height="14">
                  <rect width={`${length(value)}%`} height="14" rx="3" />
                </Ground>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

/** The bar is below both cells: the second one has it as its own, and leaves the row to the first. */
const Table = styled.table`
  tr {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto;
    gap: ${space.xs} ${space.m};
    padding-block: ${space.s};
    border-block-start: 1px solid ${color('line')};
  }
  thead tr {
    border: 0;
    color: ${color('muted')};
  }
  th {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  td {
    display: contents;
  }
  data {
    font-weight: 600;
    text-align: end;
  }
`;

const Ground = styled.svg`
  grid-column: 1 / -1;
  display: block;
  background: ${color('sunken')};
  border-radius: 3px;

  rect {
    fill: ${color('accent')};
  }
`;
