import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Explanation, type ExplanationProps } from '../explanation/Explanation.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';
import type { ShownFigures } from './shown-figures.tsx';
import { useUnits, type Unit } from './units.tsx';

/** A line of the comparison; `lines.<field>` of the calculator's words names it, or of the scaffold's where it is a common one. */
export interface ComparedLine {
  /** Name of the official figure. */
  readonly field: string;
  /** What the quick estimate has for it; without one it does not count this, and the whole is a difference. */
  readonly quick?: number | undefined;
  /** Undefined where it could not be computed. */
  readonly official: number | undefined;
  /** Dollars when left out. */
  readonly unit?: Unit;
  /** Sums up the lines above. */
  readonly total?: boolean;
}

export interface OfficialComparison {
  /** The tax year whose tables were applied. */
  readonly year: number;
  /** What the form does not ask and the law needs to know. */
  readonly choices?: ReactNode;
  readonly lines: readonly ComparedLine[];
  /** Why the two differ, in a sentence. */
  readonly because: string;
  /** What the lines need is on its way: none of them is known yet. */
  readonly loading?: boolean;
  /** Further remarks. */
  readonly remarks?: ReactNode;
  /** How the official figures were computed. */
  readonly explanation?: ExplanationProps | undefined;
}

/** The figures of a line as they are shown. */
const shownLine = ({ field, quick, official, unit = 'usd' }: ComparedLine, shown: ShownFigures) =>
  unit === 'usd' ? { quick: shown.quick[field] ?? quick, official: shown.official[field] ?? official } : { quick, official };

/** Between two figures as they are shown, in cents or hundredths of a percent: whoever subtracts them comes to the same. */
const differenceOf = ({ quick = 0, official = quick }: Pick<ComparedLine, 'quick' | 'official'>): number =>
  (Math.round(official * 100) - Math.round(quick * 100)) / 100;

/** What the official tables give, beside the quick estimate. */
export function OfficialPanel({
  year,
  choices,
  lines,
  because,
  loading = false,
  remarks,
  explanation,
  shown,
}: OfficialComparison & { readonly shown: ShownFigures }) {
  const { t } = useTranslation('calculator');
  const titleId = useId();
  const computed = lines.filter(({ official }) => official !== undefined);
  const same = computed.every((line) => differenceOf(shownLine(line, shown)) === 0);
  // Of what was not computed nobody can say that it is the same.
  const verdict = same ? computed.length === lines.length && t('official.allTheSame') : because;
  return (
    <Part aria-labelledby={titleId} data-method="official">
      <div>
        <h3 id={titleId}>{t('official.title', { year })}</h3>
        <About>{t('official.about', { year })}</About>
      </div>
      {choices}
      <Comparison lines={lines} year={year} shown={shown} loading={loading} />
      {verdict && <p>{verdict}</p>}
      {remarks}
      {explanation && <Explanation {...explanation} />}
    </Part>
  );
}

function Comparison({
  lines,
  year,
  loading,
  shown,
}: Pick<OfficialComparison, 'lines' | 'year' | 'loading'> & { readonly shown: ShownFigures }) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator']);
  const units = useUnits();
  const columns = {
    quick: t('calculator:columns.quick'),
    official: t('calculator:columns.official'),
    difference: t('calculator:columns.difference'),
  };
  // Roles spelled out: where the rows are laid out as grids, some browsers forget that this is a table.
  return (
    <Table role="table">
      <caption>{t('calculator:official.caption', { year })}</caption>
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
        {lines.map(({ field, quick, official, unit = 'usd', total }) => {
          const asShown = shownLine({ field, quick, official, unit }, shown);
          return (
            <Row role="row" key={field} $total={total ?? false} data-line={field}>
              <th role="rowheader" scope="row">
                {t([`lines.${field}`, `calculator:lines.${field}`])}
              </th>
              <td role="cell" data-column={columns.quick}>
                {quick === undefined ? (
                  <Quiet>{t('calculator:notCounted')}</Quiet>
                ) : (
                  <data value={quick}>{units[unit](asShown.quick ?? quick)}</data>
                )}
              </td>
              <td role="cell" data-column={columns.official}>
                {official === undefined ? (
                  <Quiet>{t(loading ? 'calculator:loading' : 'calculator:notComputed')}</Quiet>
                ) : (
                  <data value={official} data-field={field}>
                    {units[unit](asShown.official ?? official)}
                  </data>
                )}
              </td>
              <td role="cell" data-column={columns.difference}>
                {official !== undefined && <Difference by={differenceOf(asShown)} unit={unit} />}
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

const Part = styled.section`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.m};
  background: ${color('page')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};

  ${from.medium} {
    padding: ${space.l};
  }
`;

const About = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;

const Quiet = styled.span`
  color: ${color('muted')};
`;

const Row = styled.tr<{ $total: boolean }>`
  font-weight: ${({ $total }) => ($total ? 600 : 400)};
  border-block-start: 1px solid ${({ $total }) => color($total ? 'control' : 'line')};
`;

/** On a narrow screen the figures stand below their line, each with its column's name; on others it is a plain table. */
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
