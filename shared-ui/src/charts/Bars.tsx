import { useId } from 'react';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { figuresTable } from '../tables/figures-table.tsx';
import { color } from '../theme/tokens.ts';
import { Fills, fillOf } from './Fills.tsx';
import { Figure, FigureTitle, Picture, Swatch } from './figure-parts.tsx';

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

const HEIGHT = 28;
const GAP = 8;

/** Amounts beside each other: bars from a common start, and the same as a table, whose first column is the bars' key. */
export function Bars({ caption, columns, bars, whole = false }: BarsProps) {
  const id = useId();
  const { money, moneyWithCents } = useFormat();
  const dollars = whole ? money : moneyWithCents;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{caption}</FigureTitle>
      <Picture
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-table`}
        width="100%"
        height={bars.length * (HEIGHT + GAP) - GAP}
      >
        <Fills id={id} />
        {bars.map(({ key, value }, index) => (
          <rect
            key={key}
            data-bar={key}
            y={index * (HEIGHT + GAP)}
            width={`${most > 0 ? (value / most) * 100 : 0}%`}
            height={HEIGHT}
            rx="3"
            fill={fillOf(id, index)}
          />
        ))}
        <line y2="100%" stroke={color('control')} strokeWidth="2" />
      </Picture>
      <Table id={`${id}-table`}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, value }, index) => (
            <tr key={key} data-bar={key}>
              <th scope="row">
                <Swatch width="14" height="14" aria-hidden>
                  <rect width="14" height="14" rx="3" fill={fillOf(id, index)} />
                </Swatch>
                {label}
              </th>
              <td>
                <data value={value}>{dollars(value)}</data>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

/** Names of two lines stand beside their key, not below it. */
const Table = styled.table`
  ${figuresTable}

  tbody th:first-child {
    padding-inline-start: 1.375rem;
    text-indent: -1.375rem;
  }
`;
