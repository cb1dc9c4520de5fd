import { LOCALES, useLanguage } from '@bracketwise/shared-ui/runtime';
import { useField } from 'formik';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.ts';
import { color, space } from '../theme/tokens.ts';
import { afterPress } from './after-press.ts';
import { formatAmount, parseAmount, symbolComesFirst } from './amount.ts';
import { FieldFrame, controlBox, type FieldProps } from './FieldFrame.tsx';

export const MINUS = '-';

/** The label and action of a button next to the field. */
export interface AmountDraft {
  readonly text: string;
  /** NaN if the text is no amount. */
  readonly amount: number;
  readonly show: (amount: number) => void;
  readonly put: (text: string) => void;
  readonly focus: () => void;
  readonly labelId: string;
}

export interface AmountFieldProps extends FieldProps {
  /** Dollars added or subtracted per arrow key press. */
  readonly step?: number;
  /** Lower limit of the arrow keys. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** What unreadable text becomes; a note tells the visitor. Without it the text stays and the form rejects it. */
  readonly unreadable?: 'zero' | 'blank';
  /** A button next to the field. */
  readonly button?: (draft: AmountDraft) => ReactNode;
}

/**
 * A dollar amount. The draft is the text as typed. When the visitor leaves the field or submits the form, the field shows the
 * amount as it was read, so that "1.500" never causes a surprise later.
 */
export function AmountField({ step = 100, minimum = 0, maximum = Infinity, unreadable, button, ...field }: AmountFieldProps) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  const locale = LOCALES[useLanguage()];
  const [{ value, onChange }, { initialValue = '' }, { setValue }] = useField<string>(field.name);
  /** The replacement for unreadable text, while its note is shown. */
  const [inPlace, setInPlace] = useState<string>();

  const put = (text: string) => text !== value && void setValue(text);
  const show = (amount: number) => put(formatAmount(amount, locale));
  const showAsRead = () => {
    const amount = parseAmount(value, locale);
    if (!Number.isNaN(amount)) return show(amount);
    if (value === MINUS) return put(initialValue);
    if (!unreadable) return;
    if (value.trim() === '') return put(initialValue);
    const instead = unreadable === 'zero' ? formatAmount(0, locale) : '';
    put(instead);
    afterPress(() => setInPlace(instead));
  };

  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // React also writes the draft to `defaultValue`, and browsers don't restore a field that has its default value. The visitor would come
    // back to an empty field.
    if (input.current) input.current.defaultValue = initialValue;
  });

  useEffect(() => {
    // Pressing Enter submits the form without a blur event.
    const form = input.current?.form;
    form?.addEventListener('submit', showAsRead);
    return () => form?.removeEventListener('submit', showAsRead);
  });

  const shownIn = useRef(locale);
  useEffect(() => {
    if (shownIn.current === locale) return;
    // The same text could be another amount in the new language.
    const amount = parseAmount(value, shownIn.current);
    shownIn.current = locale;
    if (!Number.isNaN(amount)) show(amount);
  });

  const stepWithArrows = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault(); // keeps the caret from jumping
    const amount = parseAmount(value, locale) || 0;
    show(Math.min(maximum, Math.max(minimum, amount + direction * step)));
  };

  const labelId = useId();
  const first = symbolComesFirst(locale);
  return (
    <FieldFrame
      {...field}
      labelId={button ? labelId : undefined}
      note={inPlace === value && t(`unreadable.${unreadable}`, { amount: money(0) })}
    >
      {(control) => {
        const box = (
          <Box>
            <Input
              {...control}
              ref={input}
              inputMode="decimal"
              enterKeyHint="go"
              $symbolFirst={first}
              data-untouched={(value === initialValue && parseAmount(value, locale) === 0) || undefined}
              value={value}
              onChange={(event) => {
                setInPlace(undefined);
                onChange(event);
              }}
              onKeyDown={stepWithArrows}
              // Selects an initial zero, so that typing replaces it.
              onFocus={(event) => parseAmount(value, locale) === 0 && event.currentTarget.select()}
              onBlur={showAsRead}
            />
            <Symbol $first={first} aria-hidden>
              {'$'}
            </Symbol>
          </Box>
        );
        if (!button) return box;
        const focus = () => input.current?.focus();
        return (
          <Row>
            {box}
            {button({ text: value, amount: parseAmount(value, locale), show, put, focus, labelId })}
          </Row>
        );
      }}
    </FieldFrame>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.s};
`;

const Box = styled.div`
  flex: 1;
  min-width: 0;
  position: relative;
`;

const Input = styled.input<{ $symbolFirst: boolean }>`
  ${controlBox}
  padding-inline: ${({ $symbolFirst }) => ($symbolFirst ? '2rem 0.875rem' : '0.875rem 2rem')};
  font-variant-numeric: tabular-nums;

  /* An untouched zero looks like a placeholder. */
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
