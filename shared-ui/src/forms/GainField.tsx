import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { buttonLook } from '../layout/Button.tsx';
import { color } from '../theme/tokens.ts';
import { AmountField, MINUS, type AmountDraft, type AmountFieldProps } from './AmountField.tsx';

/** An amount that may be a loss. */
export function GainField(field: Omit<AmountFieldProps, 'minimum' | 'button'>) {
  return <AmountField {...field} minimum={-Infinity} button={(draft) => <LossButton {...draft} />} />;
}

/** Makes the amount a loss, because a phone's keypad for amounts has no minus sign. */
function LossButton({ text, amount, show, put, focus, labelId }: AmountDraft) {
  const { t } = useTranslation('common');
  const id = useId();
  const isLoss = text.startsWith(MINUS) || amount < 0;
  const changeSign = () => {
    if (amount) return show(-amount);
    focus();
    put(isLoss ? '' : MINUS);
  };
  return (
    <Loss
      type="button"
      id={id}
      aria-labelledby={`${id} ${labelId}`}
      aria-pressed={isLoss}
      // Keeps the caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={changeSign}
    >
      {t('loss')}
    </Loss>
  );
}

const Loss = styled.button`
  ${buttonLook(true)}
  padding-inline: 0.875rem;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${color('accentText')};
    background: ${color('accent')};
    border-color: ${color('accent')};
  }
`;
