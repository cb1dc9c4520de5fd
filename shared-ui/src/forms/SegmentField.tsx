import { useField } from 'formik';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { segment } from './segment.ts';
import type { SelectOption } from './SelectField.tsx';

interface SegmentFieldProps extends FieldProps {
  /** Two or three, with labels of a few words. */
  readonly options: readonly SelectOption[];
}

/** A field with two or three choices, all of them visible. */
export function SegmentField({ options, ...field }: SegmentFieldProps) {
  const [{ value, onChange }] = useField<string>(field.name);
  return (
    <FieldFrame {...field} group>
      {({ id, name, ...group }) => (
        <Segments role="radiogroup" id={id} aria-labelledby={`${id}-label`} {...group}>
          {options.map((option) => (
            <label key={option.value}>
              <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={onChange} />
              {option.label}
            </label>
          ))}
        </Segments>
      )}
    </FieldFrame>
  );
}

/** One bar, as tall as other controls. A label that doesn't fit on a line wraps in its segment. */
const Segments = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0.125rem;
  min-height: 3rem;
  padding: 0.125rem;
  background: ${color('surface')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  scroll-margin-block-start: 2.25rem;

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
  label {
    ${segment}
    padding-inline: ${space.xs};
    font-size: ${fontSize.s};
    font-weight: 400;
    border-radius: 0.25rem;
  }
  label:has(:checked) {
    font-weight: 600;
  }
  /* On paper, the chosen one is all there is to read. */
  @media print {
    input,
    label:not(:has(:checked)) {
      display: none;
    }
    label:has(:checked) {
      place-items: center start;
      color: inherit;
      background: none;
    }
  }
`;
