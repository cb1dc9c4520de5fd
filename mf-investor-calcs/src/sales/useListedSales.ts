import { FIGURE, type HeroAnswer } from '@bracketwise/shared-ui/calculator';
import type { InvestmentTax, Lot } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

interface ListedSales {
  /** How many rows the list has. */
  readonly listed: number;
  /** What the answer rests on: the page's own amounts, if they count, and the list. */
  readonly basisWith: (own: string | false, status: string) => string;
  /** @param dollars - formats amounts like the main figure */
  readonly hero: (tax: InvestmentTax, dollars: (amount: number) => string) => Omit<HeroAnswer, 'unit'>;
}

/**
 * How the results speak of a list of sales.
 * @param of - what the sentence says is taxed
 * @param field - the field of the main figure
 */
export function useListedSales(lots: readonly Lot[] | undefined, of: 'owe' | 'crypto', field: string): ListedSales {
  const { t } = useTranslation('sales');
  const listed = lots?.length ?? 0;
  return {
    listed,
    basisWith: (own, status) => [own, listed > 0 && t('basis', { number: listed }), !own && status].filter(Boolean).join(' · '),
    hero: ({ totalTax, netIncome, investmentIncome }, dollars) => ({
      sentence: t(`hero.${of}`, { figure: FIGURE }),
      field,
      value: totalTax,
      then: investmentIncome > 0 ? t('hero.keep', { gain: dollars(investmentIncome), net: dollars(netIncome) }) : undefined,
    }),
  };
}
