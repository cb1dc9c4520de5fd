import type { PlaceSlug } from '@bracketwise/contract/place-pages';
import { EXPLANATION_SECTIONS, type LineLabel } from '@bracketwise/contract/lines';
import { PLACE_BASES, type PlaceOutcome, type PlaceProfile, type PlaceRow } from '@bracketwise/contract/place-profile';
import type { ProfileKind } from '@bracketwise/contract/state-profile';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { explanationLine } from './line-schema.ts';
import { listOf } from './list-schema.ts';

const amount = number().required();
const amountOrNone = number().defined().nullable();

const rowFields = {
  place: string<PlaceSlug>().required(),
  code: string().required(),
  state: string<StateCode>().required(),
  name: string().required(),
  tax: amount,
  commuterTax: amountOrNone,
};
const row: ObjectSchema<PlaceRow> = object(rowFields);

const outcome: ObjectSchema<PlaceOutcome | null> = object({ tax: amount, netIncome: amount }).defined().nullable();
const line = explanationLine.shape({ section: string().oneOf(EXPLANATION_SECTIONS).required() });

/** Schema of the response of `GET /api/places`. */
export const places = listOf(row).strict();

/** Schema of the response of `GET /api/places/{place}`. Credits are any texts, because a newer API may know more. */
export const placeProfile: ObjectSchema<PlaceProfile> = object({
  ...rowFields,
  basis: string().oneOf(PLACE_BASES).required(),
  situations: object({ livesAndWorks: outcome, lives: outcome, works: outcome }).required(),
  netWithout: amount,
  measured: amount,
  lines: listOf(line, 0),
  incomes: listOf(object({ income: amount, tax: amount, commuterTax: amountOrNone })),
  years: listOf(
    object({
      year: number<TaxYear>().required(),
      rates: listOf(amount, 0),
      tax: amount,
      commuterRates: listOf(amount, 0),
      commuterTax: amountOrNone,
      sources: listOf(string().required()),
      provisional: boolean().required(),
    }),
  ),
  kinds: listOf(object({ kind: string<ProfileKind>().required(), tax: amount, asWages: amount })),
  credits: listOf(string<LineLabel>().required(), 0),
  workCredit: string()
    .oneOf(['given', 'none', 'unconfirmed'] as const)
    .required(),
  others: listOf(row, 0),
})
  .required()
  .strict();
