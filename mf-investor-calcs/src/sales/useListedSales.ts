import { FIGURE, type HeroAnswer } from '@bracketwise/shared-ui/calculator';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { InvestmentTax, Lot } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { wholeDollars } from '../investments/whole-dollars.ts';

interface ListedSales {
  /** How many rows the list has. */
  readonly listed: number;
  /** What the answer rests on: the page's own amounts, if they count, and the list. */
  readonly basisWith: (own: string | false, status: string) => string;
  readonly hero: (tax: InvestmentTax) => HeroAnswer;
}

/**
 * How the results speak of a list of sales.
 * @param of - what the sentence says is taxed
 * @param field - the field of the main figure
 */
export function useListedSales(lots: readonly Lot[] | undefined, of: 'owe' | 'crypto', field: string): ListedSales {
  const { t } = useTranslation('sales');
  const { money } = useFormat();
  const listed = lots?.length ?? 0;
  return {
    listed,
    basisWith: (own, status) => [own, listed > 0 && t('basis', { number: listed }), !own && status].filter(Boolean).join(' · '),
    hero: (tax) => ({
      sentence: t(`hero.${of}`, { figure: FIGURE }),
      field,
      value: tax.totalTax,
      then:
        tax.investmentIncome > 0
          ? t('hero.keep', { gain: money(tax.investmentIncome), net: money(wholeDollars(tax, 'tax').net) })
          : undefined,
    }),
  };
}
