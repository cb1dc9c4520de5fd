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
  /** US dollars; a negative amount has no bar. */
  readonly value: number;
  /** Words that mark the best ones, which then have the color of what people keep. */
  readonly best?: string | undefined;
}

interface BarsProps {
  readonly caption: string;
  /** Column headers of the table. */
  readonly columns: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
  /** Key of the visitor's own bar, or of the one that applies. The others are then gray, and so is this one unless it is the best. */
  readonly chosen?: string | undefined;
  /** Shows whole dollars. Default: with cents. */
  readonly whole?: boolean;
}

/** A table of amounts with a bar under each row. */
export function Bars({ caption, columns, bars, chosen, whole = false }: BarsProps) {
  const captionId = useId();
  const { money, moneyWithCents } = useFormat();
  const dollars = whole ? money : moneyWithCents;
  const hasBest = bars.some(({ best }) => best !== undefined);
  const fillOf = ({ key, best }: Bar) => {
    if (hasBest) return best === undefined ? 'control' : 'keep';
    return chosen === undefined || key === chosen ? 'accent' : 'control';
  };
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
          {bars.map((bar) => (
            <tr key={bar.key} role="row" data-bar={bar.key} aria-current={bar.key === chosen || undefined}>
              <th role="rowheader" scope="row">
                {bar.label} {bar.best !== undefined && <Best>{bar.best}</Best>}
              </th>
              <td role="cell">
                <data value={bar.value}>{dollars(bar.value)}</data>
                <BarGround aria-hidden width="100%" height="14">
                  <rect width={`${Math.max(0, length(bar.value))}%`} height="14" rx="3" fill={color(fillOf(bar))} />
                </BarGround>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

const Best = styled.strong`
  display: inline-block;
  color: ${color('keep')};
`;

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
