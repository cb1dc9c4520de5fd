import { Muted } from '@bracketwise/shared-ui/layout';
import { Blank } from '@bracketwise/shared-ui/feedback';
import { nearest, useFormat } from '@bracketwise/shared-ui/format';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A scenario as a table column. */
export interface ScenarioColumn<Field extends string> {
  readonly id: string;
  /** Its description, one line each; the first is emphasized. */
  readonly head: readonly string[];
  /** Its description in one line. */
  readonly name: string;
  /** Exact values by field, without those not computed; undefined while the law of its state is loading. */
  readonly values: Readonly<Partial<Record<Field, number>>> | undefined;
  /** The values as displayed, if they were rounded together. */
  readonly shown?: Readonly<Partial<Record<Field, number>>> | undefined;
}

export interface ScenarioRow<Field extends string> {
  readonly field: Field;
  readonly label: string;
  /** Default: whole dollars. Percentages are 15 for 15 %. */
  readonly unit?: 'percent';
}

interface ScenarioTableProps<Field extends string> {
  readonly columns: readonly ScenarioColumn<Field>[];
  /** The first row is emphasized. */
  readonly rows: readonly ScenarioRow<Field>[];
  readonly onRemove: (id: string) => void;
  /** Text in place of a figure that was not computed. */
  readonly absent?: string;
}

/** One column per scenario. All columns but the first show the difference to it. The texts are in the scenarios' namespace. */
export function ScenarioTable<Field extends string>({ columns, rows, onRemove, absent }: ScenarioTableProps<Field>) {
  const { t } = useTranslation('scenarios');
  const { money, moneyDifference, percent, points } = useFormat();
  const captionId = useId();
  const shownOf = (column: ScenarioColumn<Field> | undefined) => column?.shown ?? column?.values;
  const first = shownOf(columns[0]);

  const cell = (column: ScenarioColumn<Field>, { field, unit }: ScenarioRow<Field>) => {
    const shown = shownOf(column)?.[field];
    const ofFirst = first?.[field];
    // Of the figures shown, so that each difference fits them.
    const rounded = (value: number) => (unit === 'percent' ? nearest(value * 100) / 100 : nearest(value));
    const gap = shown !== undefined && ofFirst !== undefined && column !== columns[0] ? rounded(shown) - rounded(ofFirst) : undefined;
    const difference = unit === 'percent' ? (by: number) => t('compare.points', { points: points(by) }) : moneyDifference;
    return (
      <Cell key={column.id}>
        {shown !== undefined ? (
          <data value={column.values?.[field]} data-field={field}>
            {(unit === 'percent' ? percent : money)(shown)}
          </data>
        ) : (
          (column.values && absent) || <Blank />
        )}
        {gap !== undefined && <Muted as="div">{Math.abs(gap) < 0.005 ? t('compare.same') : difference(gap)}</Muted>}
      </Cell>
    );
  };

  return (
    <ScrollRegion labelledBy={captionId}>
      <Table>
        <RegionCaption id={captionId}>{t('compare.caption')}</RegionCaption>
        <thead>
          <tr>
            <Corner scope="col">{t('compare.figure')}</Corner>
            {columns.map(({ id, head: [title, ...lines], name }) => (
              <Head key={id} scope="col">
                <strong>{title}</strong>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <Remove type="button" aria-label={t('compare.removeNamed', { scenario: name })} onClick={() => onRemove(id)}>
                  <X size={16} aria-hidden />
                  {t('compare.remove')}
                </Remove>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.field} $main={index === 0}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => cell(column, row))}
            </Row>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

const Table = styled.table`
  width: auto;
  min-width: 100%;

  caption {
    padding-block-end: ${space.s};
    color: ${color('muted')};
  }
  th,
  td {
    min-width: 6.5rem;
    padding: ${space.s} 0 ${space.s} 0.75rem;
    vertical-align: top;
    border-block-end: 1px solid ${color('line')};
  }
  /* Stays visible while the scenarios scroll sideways. */
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 0;
    padding-inline-start: 0;
    font-size: ${fontSize.s};
    text-align: start;
    font-weight: 400;
    background: ${color('surface')};
  }
  ${from.medium} {
    th,
    td {
      min-width: 8.5rem;
      padding-inline-start: ${space.m};
    }
    th:first-child {
      font-size: inherit;
    }
  }
`;

const Corner = styled.th`
  color: ${color('muted')};
`;

const Head = styled.th`
  font-weight: 400;
  text-align: end;

  strong,
  span {
    display: block;
  }
  span {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
`;

const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 1.75rem;
  margin-block-start: ${space.xs};
  padding: 0;
  font-size: ${fontSize.s};
  color: ${color('accent')};
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    color: ${color('text')};
  }
  @media print {
    display: none;
  }
`;

const Row = styled.tr<{ $main: boolean }>`
  data {
    font-size: ${({ $main }) => ($main ? fontSize.l : fontSize.m)};
    font-weight: ${({ $main }) => ($main ? 700 : 400)};
  }
`;

const Cell = styled.td`
  text-align: end;
  white-space: nowrap;
`;
