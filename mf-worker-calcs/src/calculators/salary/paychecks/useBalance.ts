import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';

/** Nobody feels a balance below it. US dollars. */
const EVEN = 1;

export const isEven = (refund: number): boolean => Math.abs(refund) < EVEN;

/** Words for a refund or, if it is negative, an amount due. */
export function useBalance(): (refund: number) => string {
  const { t } = useTranslation('salary-paychecks');
  const { moneyWithCents } = useFormat();
  return (refund) =>
    isEven(refund) ? t('settled.even') : t(refund < 0 ? 'settled.due' : 'settled.refund', { amount: moneyWithCents(Math.abs(refund)) });
}
