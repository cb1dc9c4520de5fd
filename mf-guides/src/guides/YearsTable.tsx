import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import type { ReactNode } from 'react';
import { YEARS, type GuideYear } from './years.ts';

export interface YearsRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (year: GuideYear) => ReactNode;
  /** In the column after the years. */
  readonly beside?: ReactNode;
}

interface YearsTableProps {
  readonly caption: string;
  /** Heads the column of the labels. */
  readonly heading: ReactNode;
  /** Heads a column after the years. */
  readonly beside?: ReactNode;
  readonly rows: readonly YearsRow[];
}

/** Figures of the law in the years the guide compares, a year a column. */
export const YearsTable = ({ caption, heading, beside, rows }: YearsTableProps) => (
  <ArticleTable
    caption={caption}
    stacked
    columns={[
      { key: 'label', label: heading },
      ...YEARS.map((year) => ({ key: String(year), label: year, numeric: true })),
      ...(beside === undefined ? [] : [{ key: 'beside', label: beside, numeric: true }]),
    ]}
    rows={rows.map(({ key, label, cell, beside: last }) => ({
      key,
      cells: [label, ...YEARS.map(cell), ...(beside === undefined ? [] : [last])],
    }))}
  />
);
