/** The official answers of the immigrant calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { TaxYear } from '@bracketwise/contract/years';
import {
  type ForeignWorkerTax,
  type HomePlace,
  NONRESIDENT_FILING_STATUSES,
  type Residence,
  type StateLaw,
  taxOnForeignWorker,
} from '@bracketwise/tax-engine';
import type { ImmigrantInputs } from './form.ts';
import { IMMIGRATION_STATUS, statusesOf } from './stay.ts';
import { chosenTreaty, NO_TREATY } from './treaties.ts';

export function officialImmigrant(
  values: ImmigrantInputs,
  residence: Residence,
  law: StateLaw | undefined,
  place: HomePlace = {},
): ForeignWorkerTax {
  // A status that is not allowed is replaced by the first allowed one, as in the form.
  const filingStatus = statusesOf(residence).find((status) => status === values.filingStatus) ?? 'single';
  return taxOnForeignWorker({
    taxYear: Number(values.taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[filingStatus],
    immigrationStatus: IMMIGRATION_STATUS[values.visaStatus],
    resident: residence.resident,
    treaty: chosenTreaty(values, residence.resident)?.treaty,
    usWages: Math.max(0, values.usIncome),
    foreignIncome: Math.max(0, values.foreignIncome),
    state: law,
    place,
  });
}

/** The federal forms for such a year. */
export function officialForms({ resident, ground }: Residence): readonly string[] {
  return [resident ? 'Form 1040' : 'Form 1040-NR', ...(ground === 'exemptDays' ? ['Form 8843'] : [])];
}

/**
 * Federal income tax on the US wages in a dual-status year, which has no standard deduction. 26 U.S.C. § 63(c)(6)(B).
 * @returns undefined for a status that such a return can't have
 */
export function taxOnUsWagesAlone(values: ImmigrantInputs, residence: Residence): number | undefined {
  const statuses: readonly string[] = NONRESIDENT_FILING_STATUSES;
  if (!statuses.includes(FILING_STATUS_OF[values.filingStatus])) return undefined;
  return officialImmigrant({ ...values, treaty: NO_TREATY }, { ...residence, resident: false }, undefined).federalTax;
}

/** The household, with the fields that the page asks for. */
export const householdOf = ({ taxYear, filingStatus, state, usIncome }: ImmigrantInputs, { resident }: Residence): Household => ({
  taxYear: Number(taxYear) as TaxYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  ...(state !== 'other' && { state }),
  nonresident: !resident,
  wages: Math.max(0, usIncome),
});
