import { useFormat } from '@bracketwise/shared-ui/format';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import type { InvestmentTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

/** The taxes that the main figure adds up, if there are several. */
export function TaxParts({ tax: { federalTax, netInvestmentIncomeTax, state } }: { readonly tax: InvestmentTax }) {
  const { t } = useTranslation('investments');
  const { moneyWithCents } = useFormat();
  const parts = [
    ['federal', federalTax - netInvestmentIncomeTax],
    ...(netInvestmentIncomeTax === 0 ? [] : ([['netInvestment', netInvestmentIncomeTax]] as const)),
    ...(state ? ([['state', state.tax]] as const) : []),
  ] as const;
  if (parts.length === 1) return null;
  return (
    <FigureRows data-tax-parts>
      {parts.map(([key, amount]) => (
        <FigureRow key={key} label={t(`kept.${key}`)}>
          {moneyWithCents(amount)}
        </FigureRow>
      ))}
    </FigureRows>
  );
}
