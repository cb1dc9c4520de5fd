import { useField } from 'formik';
import styled from 'styled-components';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

/** A single-line text field. */
export function TextField(field: FieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return (
    <FieldFrame {...field}>
      {(control) => <Input {...control} type="text" autoComplete="off" value={value} onChange={onChange} />}
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlBox}
`;
