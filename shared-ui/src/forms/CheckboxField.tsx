import { useField } from 'formik';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export function CheckboxField(field: FieldProps) {
  const [{ checked, onChange }] = useField<boolean>({ name: field.name, type: 'checkbox' });
  return (
    <FieldFrame {...field} controlFirst>
      {(control) => <Checkbox {...control} type="checkbox" checked={checked} onChange={onChange} />}
    </FieldFrame>
  );
}

/** The box alone, for before its label. */
export const Checkbox = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0 0.375rem 0 0;
  accent-color: ${color('accent')};
  cursor: pointer;

  + label {
    padding-block: 0.625rem;
    cursor: pointer;
  }
`;
