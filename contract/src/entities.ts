/** What states take from businesses. */

/** What the taxes on a business leave out in some states. Pages have a text for each. */
export const ENTITY_OMISSIONS = [
  'annualReport',
  'capital',
  'netWorth',
  'property',
  'localBusinessTax',
  'localPartOfElection',
  'salesTaxOnServices',
  'businessTaxByClass',
  'electionPayment',
  'unemploymentTax',
  'transitSurcharge',
] as const;
export type EntityOmission = (typeof ENTITY_OMISSIONS)[number];
