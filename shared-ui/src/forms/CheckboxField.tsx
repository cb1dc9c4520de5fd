import { useField } from 'formik';
import styled, { css } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

export function CheckboxField(field: FieldProps) {
  const [{ checked, onChange }] = useField<boolean>({ name: field.name, type: 'checkbox' });
  return (
    <FieldFrame {...field} controlFirst>
      {(control) => <Checkbox {...control} type="checkbox" checked={checked} onChange={onChange} />}
    </FieldFrame>
  );
}

/** Browsers draw an empty box in their own gray, which is none of ours in the dark. */
export const boxLook = css`
  accent-color: ${color('accent')};

  &:not(:checked) {
    appearance: none;
    background: ${color('surface')};
    border: 1px solid ${color('control')};
    border-radius: ${radius.s};
  }
`;

/** The box alone, for before its label. */
export const Checkbox = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0 0.375rem 0 0;
  ${boxLook}
  cursor: pointer;

  + label {
    padding-block: 0.625rem;
    cursor: pointer;
  }
`;
