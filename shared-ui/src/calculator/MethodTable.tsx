import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';
import type { ComparedLine } from './figures.ts';
import type { DisplayedFigures } from './displayed-figures.ts';
import { useUnits, type Unit } from './units.ts';

/** A figure as displayed. Dollars are rounded so that totals add up. */
export const displayedFigure = (
  { field, unit = 'usd' }: ComparedLine,
  value: number | boolean | undefined,
  shown: Readonly<Record<string, number>>,
) => (typeof value === 'number' && unit === 'usd' ? (shown[field] ?? value) : value);

/**
 * The difference of two displayed figures, computed in cents or hundredths of a percent so that it matches what the visitor reads.
 * Without a rough figure it is the whole amount, or undefined if that is zero: nothing is the same as a figure that does not exist.
 */
export function differenceOf(rough: number | undefined, official: number): number | undefined {
  const hundredths = Math.round(official * 100) - Math.round((rough ?? 0) * 100);
  return rough === undefined && hundredths === 0 ? undefined : hundredths / 100;
}

interface MethodTableProps {
  readonly year: number;
  readonly lines: readonly ComparedLine[];
  readonly shown: DisplayedFigures;
  /** The official answer is still loading. */
  readonly loading: boolean;
  /** Field of the main figure. Its line omits the `data-field` name, because names are unique on the page. */
  readonly hero: string | undefined;
}

/** The line-by-line table of both methods. */
export function MethodTable({ year, lines, shown, loading, hero }: MethodTableProps) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const units = useUnits();
  const columns = {
    rough: t('calculator:columns.rough'),
    official: t('calculator:columns.official', { year }),
    difference: t('calculator:columns.difference'),
  };
  // Explicit roles, because some browsers drop table semantics when rows use `display: grid`.
  return (
    <Table role="table" data-method="official">
      <caption>{t('explanation:comparison.caption', { year })}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('calculator:columns.line')}
          </th>
          {Object.entries(columns).map(([key, name]) => (
            <th key={key} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => {
          const { field, rough, official, unit = 'usd', text, total = false } = line;
          const shownRough = displayedFigure(line, rough, shown.rough);
          const shownOfficial = displayedFigure(line, official, shown.official);
          const printed = (value: number | boolean) => (typeof value === 'number' ? units[unit](value) : text?.(value));
          const difference =
            typeof shownOfficial === 'number' && typeof shownRough !== 'boolean' ? differenceOf(shownRough, shownOfficial) : undefined;
          return (
            <Row role="row" key={field} $total={total} data-line={field}>
              <th role="rowheader" scope="row">
                {t([`lines.${field}`, `explanation:comparison.lines.${field}`])}
              </th>
              <td role="cell" data-column={columns.rough}>
                {shownRough === undefined ? (
                  <Quiet>{t('calculator:notCounted')}</Quiet>
                ) : (
                  <data value={String(rough)}>{printed(shownRough)}</data>
                )}
              </td>
              <td role="cell" data-column={columns.official}>
                {shownOfficial === undefined ? (
                  <Quiet>{t(loading ? 'calculator:loading' : 'calculator:notIncluded')}</Quiet>
                ) : (
                  <data value={String(official)} data-field={field === hero ? undefined : field}>
                    {printed(shownOfficial)}
                  </data>
                )}
              </td>
              <td role="cell" data-column={columns.difference}>
                {difference !== undefined && <Difference by={difference} unit={unit} />}
              </td>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

function Difference({ by, unit }: { readonly by: number; readonly unit: Unit }) {
  const { t } = useTranslation('calculator');
  const { difference, points } = useFormat();
  if (by === 0) return <Quiet>{t('theSame')}</Quiet>;
  return unit === 'usd' ? difference(by) : t('points', { points: points(by) });
}

const Quiet = styled.span`
  color: ${color('muted')};
`;

const Row = styled.tr<{ $total: boolean }>`
  font-weight: ${({ $total }) => ($total ? 600 : 400)};
  border-block-start: 1px solid ${({ $total }) => color($total ? 'control' : 'line')};
`;

/** On a narrow screen, stacks the figures under their line, each labeled with its column's name. */
const Table = styled.table`
  font-size: ${fontSize.s};

  caption {
    padding-block-end: ${space.s};
    color: ${color('muted')};
  }
  thead {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: grid;
    padding-block: ${space.s};
  }
  th,
  td {
    padding: 0;
    text-align: start;
  }
  tbody th {
    font-weight: 600;
  }
  td {
    display: flex;
    justify-content: space-between;
    gap: ${space.s};
    text-align: end;
    white-space: nowrap;

    &::before {
      content: attr(data-column);
      color: ${color('muted')};
      text-align: start;
      white-space: normal;
    }
    &:empty {
      display: none;
    }
  }

  ${from.medium} {
    table-layout: fixed;

    thead {
      position: static;
      clip-path: none;
    }
    tr {
      display: table-row;
    }
    thead th {
      padding-block-end: ${space.s};
      font-weight: 400;
      color: ${color('muted')};
      vertical-align: bottom;
    }
    th:first-child {
      width: 34%;
    }
    tbody th,
    td {
      display: table-cell;
      padding-block: ${space.s};
      font-weight: inherit;
      vertical-align: top;

      &::before {
        content: none;
      }
      &:empty {
        display: table-cell;
      }
    }
    th:not(:first-child),
    td {
      padding-inline-start: ${space.m};
      text-align: end;
    }
  }
`;
