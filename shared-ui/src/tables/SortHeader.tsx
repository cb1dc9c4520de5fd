import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';
import { NARROW } from '../layout/narrow.ts';

export type SortDirection = 'ascending' | 'descending';

interface SortHeaderProps {
  readonly label: string;
  /** How the rows are sorted by this column; undefined if another column sorts them. */
  readonly direction: SortDirection | undefined;
  readonly onSort: () => void;
  /** Heads a column of figures. */
  readonly numeric?: boolean;
  /** Hidden on a narrow screen; see `fewerColumns`. */
  readonly aside?: boolean;
}

/** Header of a sortable column. */
export function SortHeader({ label, direction, onSort, numeric = false, aside = false }: SortHeaderProps) {
  const Icon = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Head scope="col" aria-sort={direction} data-aside={aside || undefined} $numeric={numeric}>
      <Press type="button" $numeric={numeric} onClick={onSort}>
        {label}
        <Icon size={16} aria-hidden />
      </Press>
    </Head>
  );
}

/** The button fills the header cell and is aligned like the column's figures, overriding the table's header styles. */
const Head = styled.th<{ $numeric: boolean }>`
  && {
    padding: 0;
    text-align: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
  }
`;

const Press = styled.button<{ $numeric: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2.75rem;
  padding: ${space.xs} ${space.s};
  font-weight: 600;
  text-align: inherit;
  color: ${color('muted')};
  background: none;
  border: 0;
  border-radius: ${radius.s};
  cursor: pointer;

  svg {
    flex: none;
  }
  /* In a tight column the arrow wraps below the label. */
  ${NARROW} {
    flex-wrap: wrap;
    justify-content: ${({ $numeric }) => ($numeric ? 'end' : 'start')};
    row-gap: 0;
    padding-inline: ${space.xs};
  }
  &:hover,
  [aria-sort] > & {
    color: ${color('accent')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* Rendered as text, because Chromium does not print buttons in repeated table headers. */
  @media print {
    display: contents;

    svg {
      display: none;
    }
  }
`;
