import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { controlBox } from '../forms/FieldFrame.tsx';
import { color } from '../theme/tokens.ts';
import { withFewerColumns } from '../layout/narrow.ts';

interface ColumnChoiceProps<K extends string> {
  /** Says what the columns show. */
  readonly label: string;
  readonly columns: readonly { readonly key: K; readonly label: string }[];
  readonly shown: K;
  readonly onShow: (key: K) => void;
}

/** Goes above a table with `fewerColumns` and chooses the column that a narrow screen shows. */
export const ColumnChoice = <K extends string>({ label, columns, shown, onShow }: ColumnChoiceProps<K>) => (
  <Choice>
    <span>{label}</span>
    <select value={shown} onChange={(event) => onShow(event.target.value as K)}>
      {columns.map(({ key, label: name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown size={20} aria-hidden />
  </Choice>
);

const Choice = styled.label`
  position: relative;
  display: grid;
  gap: 0.375rem;

  span {
    font-weight: 600;
  }
  select {
    ${controlBox}
    appearance: none;
    padding-inline-end: 2.5rem;
    /* On keyboard focus, the label scrolls into view too. */
    scroll-margin-block-start: 2rem;
  }
  svg {
    position: absolute;
    inset-block-end: 0.875rem;
    inset-inline-end: 0.75rem;
    color: ${color('muted')};
    pointer-events: none;
  }
  ${withFewerColumns}
`;
