import { useField } from 'formik';
import styled from 'styled-components';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

interface TextFieldProps extends FieldProps {
  /** The keyboard that a phone offers. Default: letters. */
  readonly keypad?: 'decimal';
}

export function TextField({ keypad, ...field }: TextFieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Input {...control} type="text" inputMode={keypad} enterKeyHint="go" autoComplete="off" value={value} onChange={onChange} />
      )}
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlBox}
`;
