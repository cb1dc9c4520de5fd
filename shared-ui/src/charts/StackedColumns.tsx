import { scaleLinear } from 'd3-scale';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { color, fontSize, growth, space } from '../theme/tokens.ts';
import { Bubble, ChartCursor, Pointed } from './ChartCursor.tsx';
import { Fills, fillOf } from './Fills.tsx';
import { Figure, FigureTitle } from './figure-parts.ts';
import { lookOf, placeOf, type PartKey } from './meanings.ts';

interface ColumnPart {
  readonly key: PartKey;
  readonly label: string;
}

export interface Column {
  /** Says what the column is, such as its date. */
  readonly heading: string;
  /** A shorter heading for the axis; only some columns have one. */
  readonly tick?: string | undefined;
  /** US dollars, none negative. */
  readonly amounts: Readonly<Partial<Record<PartKey, number>>>;
}

interface StackedColumnsProps {
  readonly title: string;
  /** Id of the table with the same figures. */
  readonly describedBy: string;
  readonly parts: readonly ColumnPart[];
  readonly columns: readonly Column[];
}

/** Lines of the grid, about. */
const GRID = 4;
/** Share of its place that a column fills. */
const FILLED = 0.84;

const percent = (fraction: number) => `${Math.round(fraction * 1e4) / 100}%`;

/** Columns of equal width, each divided into the same parts from the bottom up. */
export function StackedColumns({ title, describedBy, parts: anyOrder, columns }: StackedColumnsProps) {
  const id = useId();
  const { moneyWithCents, compactMoney } = useFormat();
  const [at, setAt] = useState<number>();
  const parts = anyOrder.toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
  const heightOf = ({ amounts }: Column) => parts.reduce((sum, { key }) => sum + (amounts[key] ?? 0), 0);
  const y = scaleLinear([0, Math.max(1, ...columns.map(heightOf))], [0, 1]).nice(GRID);
  const left = (index: number) => (index + (1 - FILLED) / 2) / columns.length;
  const pointed = at === undefined ? undefined : columns[at];
  const valuesOf = ({ amounts }: Column) =>
    parts.flatMap(({ key, label }) => (amounts[key] ? [`${label}: ${moneyWithCents(amounts[key])}`] : []));
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{title}</FigureTitle>
      <Legend>
        {parts.map(({ key, label }) => (
          <li key={key}>
            <svg width="14" height="14" aria-hidden>
              <rect width="14" height="14" rx="3" fill={fillOf(id, key)} />
            </svg>
            {label}
          </li>
        ))}
      </Legend>
      <Frame>
        <Plane role="img" aria-labelledby={`${id}-title`} aria-describedby={describedBy} width="100%">
          <Fills id={id} looks={parts.map(({ key }) => [key, lookOf(key)])} />
          <g aria-hidden>
            {y.ticks(GRID).map((tick) => (
              <g key={tick}>
                <line x1="0" x2="100%" y1={percent(1 - y(tick))} y2={percent(1 - y(tick))} />
                <text x="0" dx="-8" y={percent(1 - y(tick))} dy="0.32em" textAnchor="end">
                  {compactMoney(tick)}
                </text>
              </g>
            ))}
            {columns.map((column, index) => {
              let bottom = 0;
              return (
                <g key={index} data-faint={(at !== undefined && at !== index) || undefined} data-column>
                  {parts.map(({ key }) => {
                    const amount = column.amounts[key] ?? 0;
                    if (amount <= 0) return null;
                    bottom += amount;
                    return (
                      <rect
                        key={key}
                        data-part={key}
                        x={percent(left(index))}
                        width={percent(FILLED / columns.length)}
                        y={percent(1 - y(bottom))}
                        height={percent(y(amount))}
                        fill={fillOf(id, key)}
                      />
                    );
                  })}
                  {column.tick && (
                    <text x={percent((index + 0.5) / columns.length)} y="100%" dy="1.5em" textAnchor="middle">
                      {column.tick}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        </Plane>
        <ChartCursor
          label={title}
          places={columns.length}
          at={at}
          onPoint={setAt}
          placeUnder={(fraction) => Math.floor(fraction * columns.length)}
          textOf={(place) => (columns[place] ? [columns[place].heading, ...valuesOf(columns[place])].join('. ') : '')}
        />
        {pointed && at !== undefined && (
          <Bubble at={(at + 0.5) / columns.length}>
            <strong>{pointed.heading}</strong>
            {valuesOf(pointed).map((value) => (
              <Value key={value}>{value}</Value>
            ))}
          </Bubble>
        )}
      </Frame>
    </Figure>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
`;

/** The margins leave room for the labels of the axes. */
const Frame = styled(Pointed)`
  margin: ${space.s} 0 1.75rem 3.25rem;
`;

const Plane = styled.svg`
  display: block;
  width: 100%;
  height: 15rem;
  overflow: visible;

  text {
    font-size: ${fontSize.s};
    fill: ${color('muted')};
  }
  line {
    stroke: ${color('line')};
  }
  [data-part] {
    transition:
      y ${growth},
      height ${growth};
  }
  [data-faint] rect {
    opacity: 0.55;
  }
`;

const Value = styled.span`
  display: block;
`;
