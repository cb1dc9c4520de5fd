import { Assumed } from '@bracketwise/shared-ui/calculator/Assumed';
import { assumptionsOf } from '@bracketwise/tax-engine';
import type { EstimateAssumptionsProps } from './EstimateAssumptionsOnDemand.tsx';

/** What the estimate takes for granted about the one earner it asks for. */
export const EstimateAssumptions = ({ request: { state, income, filingStatus, taxYear } }: EstimateAssumptionsProps) => (
  <Assumed facts={assumptionsOf({ state, filingStatus, taxYear, wages: income })} />
);
