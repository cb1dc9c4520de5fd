import { useField } from 'formik';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

/** A calendar day, in the draft as the browser gives it: `2025-04-15`, or empty. */
export function DateField(field: FieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return (
    <FieldFrame {...field}>
      {(control) => <Input {...control} type="date" autoComplete="off" value={value} onChange={onChange} />}
    </FieldFrame>
  );
}

/** Wears the focus of its parts, the calendar's button among them. */
const Input = styled.input`
  ${controlBox}
  font-variant-numeric: tabular-nums;

  &:focus-within {
    outline: 3px solid ${color('focus')};
  }
`;
