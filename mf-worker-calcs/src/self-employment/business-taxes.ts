import { keptParts } from '@bracketwise/shared-ui/charts';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationProps } from '@bracketwise/shared-ui/explanation';
import type { BusinessTax, BusinessTaxRequest } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import type { StateChoice } from '../states/form-states.ts';

/** The engine's lines as an explanation. A state without tax has no lines. */
export function explanationOfParts({ taxYear: year, parts, state }: BusinessTax, stateName: string): ExplanationProps {
  const shown = parts.filter(({ key }) => key !== 'state' || state?.treatment !== 'untaxed');
  return {
    sections: shown.map(({ key, lines, tax }) => ({ key, lines, total: tax })),
    year,
    state: stateName,
    furtherWords: 'self-employment',
  };
}

/** The owner, with the fields that a page asks for. */
export const householdOf = (
  { taxYear, filingStatus, structure, ownerSalary = 0 }: Pick<BusinessTaxRequest, 'taxYear' | 'filingStatus' | 'structure' | 'ownerSalary'>,
  state: StateChoice,
): Household => ({
  taxYear,
  filingStatus,
  wages: structure === 'sCorporation' ? ownerSalary : 0,
  ...(state !== 'other' && { state }),
});

/** Where a profit that covers its taxes goes; taxes that are not computed are left out. Local tax counts with the state's. US dollars. */
export function partsOf(tax: BusinessTax) {
  const { netIncome, selfEmploymentTax, payrollTax, additionalMedicare, payrollLevies, federalTax, netInvestmentIncomeTax } = tax;
  const { state, localTax, election, employerTaxes } = tax;
  const onBusiness = tax.corporateTax + (tax.entityTax ?? 0);
  const ofState = state && state.tax + (election?.tax ?? 0);
  return keptParts({
    net: netIncome,
    federal: federalTax + netInvestmentIncomeTax,
    corporate: tax.structure === 'cCorporation' || onBusiness > 0 ? onBusiness : undefined,
    earnings: selfEmploymentTax + payrollTax + additionalMedicare + employerTaxes,
    levies: payrollLevies,
    state: localTax === undefined ? ofState : localTax + (ofState ?? 0),
  });
}

export type KeptPart = ReturnType<typeof partsOf>[number]['key'];

export function useKeptLabel(): (key: KeptPart, tax: BusinessTax) => string {
  const { t } = useTranslation(['self-employment', 'calculator']);
  return (key, { localTax, selfEmploymentTax, payrollTax, employerTaxes }) => {
    if (key === 'state' && localTax !== undefined) return t('calculator:lines.stateAndLocalTax');
    const isOnlyTheirs = selfEmploymentTax > 0 && payrollTax + employerTaxes === 0;
    return t(key === 'earnings' && isOnlyTheirs ? 'kept.selfEmployment' : `kept.${key}`);
  };
}
