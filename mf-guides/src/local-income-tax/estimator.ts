/** In its own chunk: the page needs the engine only when a visitor changes the form. */
import { partsOfCode } from '@bracketwise/contract/localities';
import { localitiesOf, type Situation } from '@bracketwise/contract/place-profile';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { HouseholdError, loadStateLaw, taxReturnWith } from '@bracketwise/tax-engine';

export interface PlaceRequest {
  readonly income: number;
  readonly filingStatus: FilingStatus;
  readonly taxYear: TaxYear;
  readonly situation: Situation;
}

/** The tax, or the field whose answer has no confirmed rule. */
export type PlaceAnswer =
  | { readonly income: number; readonly tax: number; readonly netIncome: number }
  | { readonly income: number; readonly refused: 'situation' | 'filingStatus' };

export type PlaceEstimator = (request: PlaceRequest) => PlaceAnswer;

/** @param code - of the place */
export async function placeEstimatorOf(code: string): Promise<PlaceEstimator> {
  const { state } = partsOfCode(code);
  if (!state) throw new RangeError(`place: unknown place ${code}`);
  const law = await loadStateLaw(state);
  return ({ income, situation, ...asked }) => {
    try {
      const { localTax = NaN, netIncome } = taxReturnWith(law, { ...asked, wages: income, state, ...localitiesOf(code, situation) });
      return { income, tax: localTax, netIncome };
    } catch (error) {
      if (!(error instanceof HouseholdError) || error.rule !== 'place') throw error;
      return { income, refused: error.field === 'workLocality' ? 'situation' : 'filingStatus' };
    }
  };
}
