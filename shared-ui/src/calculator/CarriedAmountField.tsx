import { LOCALES, useLanguage } from '@bracketwise/shared-ui/runtime';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatAmount, parseAmount } from '../forms/amount.ts';
import { AmountField, type AmountFieldProps } from '../forms/AmountField.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { color, fontSize, radius } from '../theme/tokens.ts';
import { carried, carry, onCarried, type CarriedKind } from './carried-amounts.tsx';

/** An amount that is offered in the next calculator, and offered here where it was typed in another one before. */
export function CarriedAmountField({ kind, ...field }: AmountFieldProps & { readonly kind: CarriedKind }) {
  const { t } = useTranslation('calculator');
  const { money } = useFormat();
  const locale = LOCALES[useLanguage()];
  const [{ value }, , { setValue }] = useField<string>(field.name);
  const { submitCount } = useFormikContext();
  const frame = useRef<HTMLDivElement>(null);
  const offered = useSyncExternalStore(
    onCarried,
    () => carried(kind),
    () => undefined,
  );

  const typed = parseAmount(value, locale);
  const keep = () => {
    if (typed > 0) carry(kind, typed);
  };
  useEffect(() => {
    if (submitCount > 0) keep();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what stood there when the visitor asked
  }, [submitCount]);

  const take = () => {
    void setValue(formatAmount(offered ?? 0, locale));
    frame.current?.querySelector<HTMLElement>(`[name="${field.name}"]`)?.focus();
  };
  const aside =
    offered !== undefined && value.trim() === '' ? (
      <Offer type="button" onClick={take}>
        {t('useCarried', { amount: money(offered) })}
      </Offer>
    ) : undefined;
  return (
    <div ref={frame} onBlur={keep}>
      <AmountField {...field} aside={aside} />
    </div>
  );
}

/** No higher than the label beside it: its coming moves nothing. */
const Offer = styled.button`
  flex: none;
  min-height: 1.5rem;
  margin-inline-start: auto;
  padding: 0 0.5rem;
  font-size: ${fontSize.s};
  line-height: 1.375rem;
  color: ${color('accent')};
  background: none;
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};
  cursor: pointer;

  &:hover {
    border-color: ${color('accent')};
  }
  @media print {
    display: none;
  }
`;
