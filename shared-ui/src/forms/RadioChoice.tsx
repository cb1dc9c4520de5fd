import { useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { NARROW } from '../layout/narrow.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import { segment } from './segment.ts';
import type { SelectOption } from './SelectField.tsx';

interface RadioChoiceProps<V extends string> {
  readonly legend: string;
  readonly options: readonly (SelectOption & { readonly value: V })[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Labels with more characters don't fit next to each other on a phone. */
const LONG = 16;

/** A choice between a few visible options that applies at once. */
export function RadioChoice<V extends string>({ legend, options, value, onChange }: RadioChoiceProps<V>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    // React fires no event for a choice made before hydration or restored by the browser.
    const held = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((candidate) => candidate.value === held);
    if (option && option.value !== value) onChange(option.value);
    // oxlint-disable-next-line react/exhaustive-deps -- only on the first render
  }, []);

  return (
    <Group ref={group}>
      <legend>{legend}</legend>
      <Row data-long={options.some(({ label }) => label.length > LONG) || undefined}>
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

/** One bar of segments of equal width. A label never reaches out of its segment. */
const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  gap: 0.125rem;
  width: fit-content;
  max-width: 100%;
  padding: 0.125rem;
  background: ${color('sunken')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.m};

  ${NARROW} {
    width: 100%;

    &[data-long] {
      grid-auto-flow: row;
    }
  }

  /* Four options that do not fit in one row form two rows of two. */
  &:has(> :nth-child(4):last-child) {
    ${NARROW} {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > * {
        box-shadow: 0 0 0 1px ${color('line')};
      }
    }
  }
`;

const Option = styled.label`
  ${segment}
  min-height: 2.75rem;
  padding: ${space.xs} ${space.s};
  font-size: ${fontSize.s};
  overflow-wrap: break-word;
  border-radius: 0.625rem;

  ${NARROW} {
    padding-inline: 0.1875rem;
  }
`;
