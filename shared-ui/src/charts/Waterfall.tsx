import { useId } from 'react';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { color, space } from '../theme/tokens.ts';
import { Figure, FigureTitle } from './figure-parts.ts';
import { lookOf, type PartKey } from './meanings.ts';

export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  /** US dollars: a sum, or how much the step takes (negative) or adds. */
  readonly amount: number;
  /** The part whose color the bar has. */
  readonly look: PartKey;
  /** Whether the amount is what is left so far, drawn from zero. */
  readonly sum?: boolean;
}

interface WaterfallProps {
  readonly caption: string;
  readonly columns: readonly [step: string, amount: string];
  readonly steps: readonly WaterfallStep[];
}

/** A table of steps from one sum to another. Each has a bar that starts where the one above it ends. */
export function Waterfall({ caption, columns, steps }: WaterfallProps) {
  const captionId = useId();
  const { money, moneyDifference } = useFormat();
  const ends = steps.reduce<readonly (readonly [number, number])[]>((bars, { amount, sum }) => {
    const start = sum ? 0 : (bars.at(-1)?.[1] ?? 0);
    return [...bars, [start, start + amount]];
  }, []);
  const low = Math.min(0, ...ends.flat());
  const whole = Math.max(1, ...ends.flat()) - low;
  const share = (amount: number) => `${(amount / whole) * 100}%`;
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
          {steps.map(({ key, label, amount, look, sum }, index) => {
            const [start = 0, end = 0] = ends[index] ?? [];
            return (
              <tr key={key} role="row" data-step={key} data-sum={sum}>
                <th role="rowheader" scope="row">
                  {label}
                </th>
                <td role="cell">
                  <data value={amount}>{sum ? money(amount) : moneyDifference(amount)}</data>
                  <Ground aria-hidden width="100%" height="14">
                    <rect
                      x={share(Math.min(start, end) - low)}
                      width={share(Math.abs(end - start))}
                      height="14"
                      rx="2"
                      fill={lookOf(look).ink}
                    />
                  </Ground>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Figure>
  );
}

/** Each row is a grid. The bar belongs to the second cell and spans the row below both cells. */
const Table = styled.table`
  tr {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto;
    gap: ${space.xs} ${space.m};
    padding-block: ${space.xs};
  }
  thead tr {
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
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-sum] :is(th, data) {
    font-weight: 600;
  }
`;

const Ground = styled.svg`
  grid-column: 1 / -1;
  display: block;
  background: ${color('sunken')};
  border-radius: 2px;
`;
