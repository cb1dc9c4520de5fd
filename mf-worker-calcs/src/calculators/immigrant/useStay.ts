import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { useFormikContext } from 'formik';
import type { ExchangeRole, ImmigrantDraft } from './form.ts';
import { MONTHS_IN_A_YEAR, type VisaStatus } from './specified.ts';
import { officialResidence, type Stay } from './stay.ts';

/** More than any law asks for. */
export const MOST_EXEMPT_YEARS = 50;

/** The stay that the form describes so far. */
export function useStay() {
  const { values } = useFormikContext<ImmigrantDraft>();
  // Clamps the text typed so far, which may be invalid.
  const between = (text: string, most: number) => Math.min(most, Math.max(0, Number(text) || 0));
  const days = (text: string) => between(text, LONGEST_YEAR);
  const stay: Stay = {
    taxYear: values.taxYear,
    visaStatus: values.visaStatus as VisaStatus,
    exchangeRole: values.exchangeRole as ExchangeRole,
    treaty: values.treaty,
    monthsInUs: between(values.monthsInUs, MONTHS_IN_A_YEAR),
    daysThisYear: values.daysThisYear === '' ? undefined : days(values.daysThisYear),
    daysYearBefore: days(values.daysYearBefore),
    daysSecondYearBefore: days(values.daysSecondYearBefore),
    exemptYearsBefore: Math.trunc(between(values.exemptYearsBefore, MOST_EXEMPT_YEARS)),
    closerConnection: values.closerConnection,
    arrivedOn: values.arrivedOn,
    leftOn: values.leftOn,
    firstYearChoice: values.firstYearChoice,
  };
  return { stay, residence: officialResidence(stay) };
}
