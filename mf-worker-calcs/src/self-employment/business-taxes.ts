import type { ExplanationProps } from '@bracketwise/shared-ui/explanation/Explanation';
import type { BusinessTax } from '@bracketwise/tax-engine';

/** The engine's lines as an explanation. A state without tax has no lines. */
export function explanationOfParts({ taxYear: year, parts, state }: BusinessTax, stateName: string): ExplanationProps {
  const shown = parts.filter(({ key, tax }) => {
    if (key === 'state') return state?.treatment !== 'untaxed';
    return key !== 'corporateState' || tax > 0;
  });
  return {
    sections: shown.map(({ key, lines, tax }) => ({ key, lines, total: tax })),
    year,
    state: stateName,
    furtherWords: 'self-employment',
  };
}

/** Where the profit goes, as far as computed; no part is negative. US dollars. */
export function keptParts(tax: BusinessTax) {
  const { netIncome, selfEmploymentTax, payrollTax, additionalMedicare, federalTax, netInvestmentIncomeTax, state } = tax;
  const parts = [
    ['net', netIncome],
    ['federal', federalTax + netInvestmentIncomeTax],
    ['corporate', tax.structure === 'cCorporation' ? tax.corporateTax + (tax.corporateStateTax ?? 0) : undefined],
    ['earnings', selfEmploymentTax + payrollTax + additionalMedicare],
    ['state', state?.tax],
  ] as const;
  return parts.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: Math.max(0, value) }]));
}
