import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, fontSize, radius, space, type ColorToken } from '../theme/tokens.ts';
import { errorIdOf, hintIdOf, useFormFrame } from './CalculatorForm.tsx';

/** Props that the frame passes to its control. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Name of the field in the draft, and of the control. */
  readonly name: string;
  readonly label: ReactNode;
  /** Permanent text below the field that says what to type. */
  readonly hint?: ReactNode;
  /** Content next to the label, such as a tooltip. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** For controls next to the field that are named after it, too. */
  readonly labelId?: string | undefined;
  /** Puts the control before its label, as for checkboxes, instead of below it. */
  readonly controlFirst?: boolean;
  /** Whether the control is a group, which is named by the text instead of labelled. */
  readonly group?: boolean;
  /** Says how the input was understood; announced to screen readers. */
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The label, hint and message of a control, linked to it for assistive technology. */
export function FieldFrame({ name, label, labelId, hint, aside, controlFirst = false, group, note, children }: FieldFrameProps) {
  const { formId, isRefused, errorOf } = useFormFrame();
  const id = `${formId}-${name}`;
  const hintId = hintIdOf(formId, name);
  const errorId = errorIdOf(formId, name);
  const refused = isRefused(name);
  const error = errorOf(name);
  const noteId = `${formId}-${name}-note`;
  const describedBy = [error && errorId, note && noteId, hint && hintId].filter(Boolean).join(' ');
  const Row = controlFirst ? BoxRow : 'div';
  const control = children({ id, name, 'aria-describedby': describedBy || undefined, 'aria-invalid': refused || undefined });
  const below = (
    <>
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
    </>
  );
  return (
    <Frame>
      <Row>
        {controlFirst && control}
        <label htmlFor={group ? undefined : id} id={group ? `${id}-label` : labelId}>
          {label}
        </label>
        {aside && <span>{aside}</span>}
      </Row>
      {controlFirst ? below : <Below>{below}</Below>}
    </Frame>
  );
}

export const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;

  label {
    font-weight: 600;
  }
  /* Right after the last word. */
  label + span {
    display: inline-flex;
    height: 1.5rem;
    margin-inline-start: ${space.xs};
    vertical-align: top;
  }
`;

/** The control and what is below it. */
const Below = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;
`;

const BoxRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

/** An icon and a sentence in bold. */
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

/** If the field is invalid and has no message, the hint takes that role. */
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
  /* Scrolling to the field also shows its label. */
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
