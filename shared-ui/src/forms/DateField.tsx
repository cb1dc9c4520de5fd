import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

/** A calendar day. The draft holds the browser's format, `2025-04-15`, or an empty string. */
export function DateField({ onChosen, ...field }: FieldProps & { readonly onChosen?: (day: string) => void }) {
  const [{ value, onChange }] = useField<string>(field.name);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    onChosen?.(event.target.value);
  };
  return (
    <FieldFrame {...field}>{(control) => <Input {...control} type="date" autoComplete="off" value={value} onChange={change} />}</FieldFrame>
  );
}

/** Shows the focus ring when one of its parts has the focus, such as the calendar button. */
const Input = styled.input`
  ${controlBox}
  font-variant-numeric: tabular-nums;

  &:focus-within {
    outline: 3px solid ${color('focus')};
  }
`;
