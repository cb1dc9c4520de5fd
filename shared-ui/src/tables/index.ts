export { ColumnChoice } from './ColumnChoice.tsx';
export { figuresTable } from './figures-table.ts';
export { FIRST_ROWS, LongTable } from './LongTable.tsx';
export { inOrder, nextOrder, type Order } from './order.ts';
export { RegionCaption, ScrollRegion } from './ScrollRegion.tsx';
export { type SortDirection, SortHeader } from './SortHeader.tsx';
