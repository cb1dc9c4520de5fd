import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { color, space } from '../theme/tokens.ts';
import { BarGround, BarTable } from './bar-table.ts';
import { Figure, FigureTitle } from './figure-parts.ts';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** US dollars, zero or more. */
  readonly value: number;
}

interface BarsProps {
  readonly caption: string;
  /** Column headers of the table. */
  readonly columns: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
  /** Key of the visitor's own bar, or of the one that applies. The others are then gray. */
  readonly chosen?: string | undefined;
  /** Shows whole dollars. Default: with cents. */
  readonly whole?: boolean;
}

/** A table of amounts with a bar under each row. */
export function Bars({ caption, columns, bars, chosen, whole = false }: BarsProps) {
  const captionId = useId();
  const { money, moneyWithCents } = useFormat();
  const dollars = whole ? money : moneyWithCents;
  const length = scaleLinear([0, Math.max(0, ...bars.map(({ value }) => value)) || 1], [0, 100]);
  // Explicit roles, because some browsers drop table semantics when rows use `display: grid`.
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
            <tr key={key} role="row" data-bar={key} aria-current={key === chosen || undefined}>
              <th role="rowheader" scope="row">
                {label}
              </th>
              <td role="cell">
                <data value={value}>{dollars(value)}</data>
                <BarGround aria-hidden width="100%" height="14">
                  <rect
                    width={`${length(value)}%`}
                    height="14"
                    rx="3"
                    fill={color(chosen === undefined || key === chosen ? 'accent' : 'control')}
                  />
                </BarGround>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

const Table = styled(BarTable)`
  tr {
    padding-block: ${space.s};
    border-block-start: 1px solid ${color('line')};
  }
  thead tr {
    border: 0;
  }
  [aria-current] th,
  data {
    font-weight: 600;
  }
`;
