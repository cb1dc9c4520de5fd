import { useId } from 'react';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { space } from '../theme/tokens.ts';
import { BarGround, BarTable } from './bar-table.ts';
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
                  <BarGround aria-hidden width="100%" height="14">
                    <rect
                      x={share(Math.min(start, end) - low)}
                      width={share(Math.abs(end - start))}
                      height="14"
                      rx="3"
                      fill={lookOf(look).ink}
                    />
                  </BarGround>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Figure>
  );
}

const Table = styled(BarTable)`
  tr {
    padding-block: ${space.xs};
  }
  [data-sum] :is(th, data) {
    font-weight: 600;
  }
`;
