import { LOCALES, useLanguage } from '@bracketwise/shared-ui/runtime';
import { useField } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.tsx';
import { color } from '../theme/tokens.ts';
import { formatAmount, parseAmount, symbolComesFirst } from './amount.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

export interface AmountFieldProps extends FieldProps {
  /** Dollars that an arrow key adds or takes. */
  readonly step?: number;
  /** Where the arrow keys stop. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** What a text that is no amount becomes, with a note that says so. Without it the text stays, and the form refuses it. */
  readonly unreadable?: 'zero' | 'blank';
}

/**
 * Dollars. The draft is the text as typed; on leaving the field and on submitting the form it is shown as it was read, so nobody
 * is surprised later by what "1.500" meant.
 */
export function AmountField({ step = 100, minimum = 0, maximum = Infinity, unreadable, ...field }: AmountFieldProps) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  const locale = LOCALES[useLanguage()];
  const [{ value, onChange }, { initialValue = '' }, { setValue }] = useField<string>(field.name);
  /** What the field holds in place of a text that was no amount. */
  const [inPlace, setInPlace] = useState<string>();

  const put = (text: string) => text !== value && void setValue(text);
  const show = (amount: number) => put(formatAmount(amount, locale));
  const showAsRead = () => {
    const amount = parseAmount(value, locale);
    if (!Number.isNaN(amount)) return show(amount);
    if (!unreadable) return;
    if (value.trim() === '') return put(initialValue);
    const instead = unreadable === 'zero' ? formatAmount(0, locale) : '';
    setInPlace(instead);
    put(instead);
  };

  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // React writes the draft into the default value too, and a browser keeps nothing of a field that stands at its default: coming
    // back to the page, the visitor would find it empty.
    if (input.current) input.current.defaultValue = initialValue;
  });

  useEffect(() => {
    // Enter submits a form without leaving the field.
    const form = input.current?.form;
    form?.addEventListener('submit', showAsRead);
    return () => form?.removeEventListener('submit', showAsRead);
  });

  const shownIn = useRef(locale);
  useEffect(() => {
    if (shownIn.current === locale) return;
    // The same text would be another amount in the new language.
    const amount = parseAmount(value, shownIn.current);
    shownIn.current = locale;
    if (!Number.isNaN(amount)) show(amount);
  });

  const stepWithArrows = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault(); // or the caret jumps
    const amount = parseAmount(value, locale) || 0;
    show(Math.min(maximum, Math.max(minimum, amount + direction * step)));
  };

  const first = symbolComesFirst(locale);
  return (
    <FieldFrame {...field} note={inPlace === value && t(`unreadable.${unreadable}`, { amount: money(0) })}>
      {(control) => (
        <Box>
          <Input
            {...control}
            ref={input}
            inputMode="decimal"
            $symbolFirst={first}
            data-untouched={(value === initialValue && parseAmount(value, locale) === 0) || undefined}
            value={value}
            onChange={(event) => {
              setInPlace(undefined);
              onChange(event);
            }}
            onKeyDown={stepWithArrows}
            // Typing over the zero that stands there at first replaces it.
            onFocus={(event) => parseAmount(value, locale) === 0 && event.currentTarget.select()}
            onBlur={showAsRead}
          />
          <Symbol $first={first} aria-hidden>
            {'$'}
          </Symbol>
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $symbolFirst: boolean }>`
  ${controlBox}
  padding-inline: ${({ $symbolFirst }) => ($symbolFirst ? '2rem 0.875rem' : '0.875rem 2rem')};
  font-variant-numeric: tabular-nums;

  /* A zero that nobody typed reads as a placeholder. */
  &[data-untouched]:not(:focus) {
    color: ${color('muted')};
  }
`;

const Symbol = styled.span<{ $first: boolean }>`
  position: absolute;
  inset-block: 0;
  ${({ $first }) => ($first ? 'inset-inline-start' : 'inset-inline-end')}: 0.875rem;
  display: flex;
  align-items: center;
  color: ${color('muted')};
  pointer-events: none;
`;
