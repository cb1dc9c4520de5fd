import { ArticleTable } from '@bracketwise/shared-ui/article';
import type { ReactNode } from 'react';
import { YEARS, type GuideYear } from './years.ts';

export interface YearsRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (year: GuideYear) => ReactNode;
}

interface YearsTableProps {
  readonly caption: string;
  /** Header of the label column. */
  readonly heading: ReactNode;
  readonly rows: readonly YearsRow[];
  /** Whether the cells are short amounts, which fit a phone side by side. */
  readonly short?: boolean;
}

/** A table of legal figures with one column for each year the guide compares. */
export const YearsTable = ({ caption, heading, rows, short = false }: YearsTableProps) => (
  <ArticleTable
    caption={caption}
    stacked={!short}
    columns={[{ key: 'label', label: heading }, ...YEARS.map((year) => ({ key: String(year), label: year, numeric: true }))]}
    rows={rows.map(({ key, label, cell }) => ({ key, cells: [label, ...YEARS.map(cell)] }))}
  />
);
