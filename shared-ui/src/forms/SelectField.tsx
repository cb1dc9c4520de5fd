import { useField } from 'formik';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectChoice {
  readonly options: readonly SelectOption[];
  /** Text of an initial empty option, for a choice without a default. */
  readonly placeholder?: string | undefined;
}

export function SelectField({ options, placeholder, ...field }: SelectChoice & FieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return <FieldFrame {...field}>{(control) => <Select {...control} {...{ options, placeholder, value, onChange }} />}</FieldFrame>;
}

type SelectProps = SelectChoice & Omit<ComponentProps<'select'>, 'children'>;

/** The control alone. */
export const Select = ({ options, placeholder, ...control }: SelectProps) => (
  <Box>
    <Control {...control}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Control>
    <Chevron size={20} aria-hidden />
  </Box>
);

const Box = styled.div`
  position: relative;
`;

const Control = styled.select`
  ${controlBox}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
`;

const Chevron = styled(ChevronDown)`
  position: absolute;
  inset-block-start: calc(50% - 10px);
  inset-inline-end: 0.75rem;
  color: ${color('muted')};
  pointer-events: none;
`;
