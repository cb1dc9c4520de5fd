import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';
import type { SelectOption } from './SelectField.tsx';

interface RadioChoiceProps<V extends string> {
  readonly legend: string;
  readonly options: readonly (SelectOption & { readonly value: V })[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A choice between a few visible options that applies at once. */
export function RadioChoice<V extends string>({ legend, options, value, onChange }: RadioChoiceProps<V>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    // React fires no event for a choice made before hydration or restored by the browser.
    const held = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((candidate) => candidate.value === held);
    if (option && option.value !== value) onChange(option.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on the first render
  }, []);

  return (
    <Group ref={group}>
      <legend>{legend}</legend>
      <Row>
        {options.map((option) => (
          <Option key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </Option>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 0.375rem;
    padding: 0;
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.xs} 0.875rem;
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  cursor: pointer;

  &:hover {
    border-color: ${color('text')};
  }
  &:has(:checked) {
    background: ${color('accentSoft')};
    border-color: ${color('accent')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color('accent')};
    outline: none;
  }
`;
