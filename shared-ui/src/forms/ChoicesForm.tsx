/** A form whose choices apply at once, without a button, such as the state of an official panel. */
import { FormikProvider } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens.ts';
import { FormFrameContext } from './CalculatorForm.tsx';
import type { Draft } from './draft.ts';
import { FieldRow } from './FieldRow.tsx';
import type { useChoices } from './useChoices.ts';
import { useTypedBeforeHydration } from './useTypedBeforeHydration.ts';

interface ChoicesFormProps<D extends Draft> {
  readonly label: string;
  readonly choices: ReturnType<typeof useChoices<D>>;
  readonly children: ReactNode;
}

export function ChoicesForm<D extends Draft>({ label, choices, children }: ChoicesFormProps<D>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues } = choices;
  useTypedBeforeHydration(form, values, (entered) => void setValues({ ...values, ...entered }, false));
  return (
    <FormikProvider value={choices}>
      <FormFrameContext value={{ formId, isRefused: () => false, errorOf: () => undefined }}>
        <Fields as="form" ref={form} method="dialog" noValidate aria-label={label} onSubmit={choices.handleSubmit}>
          {children}
        </Fields>
      </FormFrameContext>
    </FormikProvider>
  );
}

const Fields = styled(FieldRow)`
  gap: ${space.m};

  > * {
    grid-row: span 2;
  }
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
`;
