import type { StateRow } from '@bracketwise/contract/wire';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';

interface RateText {
  /** The rate on wages, or the lowest and the highest one. */
  readonly incomeTax: (state: StateRow) => string;
  readonly salesTax: (state: StateRow) => string;
}

/** State rates as text in the page's language. */
export function useRateText(): RateText {
  const { t } = useTranslation('state-rates');
  const { lawRate } = useFormat();
  const rate = (percentage: number) => lawRate(percentage / 100);
  return {
    incomeTax: ({ hasIncomeTax, lowestRate, topRate }) => {
      if (!hasIncomeTax) return t('rates.none');
      return lowestRate === topRate ? rate(topRate) : t('rates.range', { lowest: rate(lowestRate), top: rate(topRate) });
    },
    salesTax: ({ salesTaxRate }) => (salesTaxRate === 0 ? t('rates.none') : rate(salesTaxRate)),
  };
}
