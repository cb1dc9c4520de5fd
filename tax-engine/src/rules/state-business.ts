import { BUSINESS_STATE_YEAR, type BusinessLine, type StateBusinessTax } from '../business-contract.ts';
import { stateBusinessLaws } from '../law/states/business-income.ts';
import type { BusinessReturn } from './business-return.ts';
import { BusinessWorksheet } from './business-rules.ts';
import { fillIn, treatmentOf } from './own-rules.ts';
import type { StateLaw } from './state-law.ts';

/**
 * The state's income tax on the owner of a business, by its own form.
 * @param lines - receives the lines of the form
 */
export function stateTaxOnBusiness(law: StateLaw, business: BusinessReturn<2025>, lines: BusinessLine[]): StateBusinessTax {
  const own = stateBusinessLaws[law.code];
  const worksheet = new BusinessWorksheet(business, lines);
  const ruled = fillIn(law, own?.rules ?? [], worksheet, lines);
  const treatment = treatmentOf(law, BUSINESS_STATE_YEAR, ruled && own?.notCounted === undefined, own?.notCounted);
  return { code: law.code, tax: worksheet.roundedTax, ...treatment };
}
