import { useField } from 'formik';
import styled from 'styled-components';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

interface NumberFieldProps extends FieldProps {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A count, such as months or children. The draft holds the text from the browser, empty if it is not a number. */
export function NumberField({ minimum = 0, maximum, ...field }: NumberFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(field.name);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          min={minimum}
          max={maximum}
          value={value}
          // Formik's own handler would convert the text to a number.
          onChange={(event) => void setValue(event.currentTarget.value)}
          // The wheel scrolls the page; browsers would change the number of a focused field.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlBox}
  max-width: 9rem;
  font-variant-numeric: tabular-nums;
`;
