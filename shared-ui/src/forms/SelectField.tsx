import { useField } from 'formik';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** Text of an initial empty option, for a choice without a default. */
  readonly placeholder?: string;
}

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Box>
          <Select {...control} value={value} onChange={onChange}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Chevron size={20} aria-hidden />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Select = styled.select`
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
