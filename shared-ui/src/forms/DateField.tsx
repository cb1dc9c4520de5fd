import { useField } from 'formik';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

/** A calendar day. The draft holds the browser's format, `2025-04-15`, or an empty string. */
export function DateField(field: FieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return (
    <FieldFrame {...field}>
      {(control) => <Input {...control} type="date" autoComplete="off" value={value} onChange={onChange} />}
    </FieldFrame>
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
