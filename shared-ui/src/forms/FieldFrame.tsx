import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, fontSize, radius, space, type ColorToken } from '../theme/tokens.ts';
import { errorIdOf, hintIdOf, useFormFrame } from './CalculatorForm.tsx';

/** What a control takes from the frame around it. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Name of the field in the draft, and of its control. */
  readonly name: string;
  readonly label: ReactNode;
  /** Stays under the field and says what it takes. */
  readonly hint?: ReactNode;
  /** Beside the label: a tooltip. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** Before the label, as checkboxes are, and not below it. */
  readonly controlFirst?: boolean;
  /** How the field's content was understood; announced. */
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint and message of one control, and their ties to it. */
export function FieldFrame({ name, label, hint, aside, controlFirst = false, note, children }: FieldFrameProps) {
  const { formId, isRefused, errorOf } = useFormFrame();
  const id = `${formId}-${name}`;
  const hintId = hintIdOf(formId, name);
  const errorId = errorIdOf(formId, name);
  const refused = isRefused(name);
  const error = errorOf(name);
  const noteId = `${formId}-${name}-note`;
  const describedBy = [error && errorId, note && noteId, hint && hintId].filter(Boolean).join(' ');
  const control = children({ id, name, 'aria-describedby': describedBy || undefined, 'aria-invalid': refused || undefined });
  return (
    <Frame>
      <LabelRow>
        {controlFirst && control}
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </LabelRow>
      {!controlFirst && control}
      {error && (
        <Remark id={errorId} $tone="danger">
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </Remark>
      )}
      {note && (
        <Remark id={noteId} $tone="text" role="status">
          <Info size={16} aria-hidden />
          <span>{note}</span>
        </Remark>
      )}
      {hint && (
        <Hint id={hintId} $refused={refused && !error}>
          {refused && !error && <CircleAlert size={16} aria-hidden />}
          <span>{hint}</span>
        </Hint>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
`;

const LabelRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

const Label = styled.label`
  font-weight: 600;
`;

/** A sign and a sentence in bold. */
const remark = css`
  display: flex;
  gap: 0.375rem;
  font-size: ${fontSize.s};
  font-weight: 600;

  svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

/** Where the field was refused and has no message of its own, it is the refusal. */
const Hint = styled.p<{ $refused: boolean }>`
  font-size: ${fontSize.s};
  color: ${color('muted')};

  ${({ $refused }) =>
    $refused &&
    css`
      ${remark}
      color: ${color('danger')};
    `}
`;

const Remark = styled.p<{ $tone: ColorToken }>`
  ${remark}
  color: ${({ $tone }) => color($tone)};
`;

/** The box of text fields and selects. */
export const controlBox = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  color: ${color('text')};
  background: ${color('surface')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  /* Brought into sight, it brings its label along. */
  scroll-margin-block-start: 2.25rem;

  &:hover {
    border-color: ${color('text')};
  }
  &:focus-visible {
    border-color: ${color('accent')};
    outline-offset: 0;
    border-radius: ${radius.s};
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
`;
