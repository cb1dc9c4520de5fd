/** JSON Schemas of the largest places and of one place's profile. */
import { PLACE_SLUGS } from '@bracketwise/contract/place-pages';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { PLACE_BASES, SITUATIONS, type PlaceOutcome, type PlaceProfile, type PlaceRow } from '@bracketwise/contract/place-profile';
import { PROFILE_KINDS } from '@bracketwise/contract/state-profile';
import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { PROFILE_INCOME, PROFILE_STEP, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { dollars, fraction, list, object, ref, text, usd, type Fields, type Schema } from './schema-parts.ts';

const WAGES = `${usd(PROFILE_INCOME)} of wages of a single person in ${String(PROFILE_YEAR)}`;
const dollarsOrNull = (description: string): Schema => ({
  type: ['number', 'null'],
  description: `${description}, US dollars; null if the rate is not confirmed`,
});
const rates = (description: string): Schema =>
  list(fraction('Rate'), `${description}: the lowest and the highest, or the only one; empty if there is none`);

export const placeSlug: Schema = { type: 'string', enum: PLACE_SLUGS, description: 'Name of the place in addresses' };

const row: Fields<PlaceRow> = {
  place: placeSlug,
  code: text('Code of the place, as in the field locality of a household'),
  state: { type: 'string', enum: STATE_CODES, description: 'USPS code of its state' },
  name: text('Name in English'),
  tax: dollars(`Its tax on ${WAGES} who lives and works there`),
  commuterTax: dollarsOrNull('The same if the person only works there'),
};

const outcome: Schema = {
  anyOf: [
    object<PlaceOutcome>({
      tax: dollars('Tax of the place'),
      netIncome: dollars('Wages less federal, payroll, state and local taxes and payroll levies'),
    }),
    { type: 'null' },
  ],
};

const profile = object<PlaceProfile>(
  {
    ...row,
    basis: {
      type: 'string',
      enum: PLACE_BASES,
      description:
        "What the tax is a share of: taxable income of the state's form, the state tax, pay for work in the place, pay and profits with income " +
        'from capital, or pay and profits',
    },
    situations: object({ livesAndWorks: outcome, lives: outcome, works: outcome } satisfies Record<(typeof SITUATIONS)[number], Schema>, {
      description: `On ${WAGES} who lives and works there, only lives there or only works there; null if a rate is not confirmed`,
    }),
    netWithout: dollars('What is left of the same wages without a local tax'),
    measured: dollars(`Wages of the figures below: ${usd(PROFILE_INCOME)}, or more if the place takes nothing of that`),
    lines: list(ref('ReturnLine'), "The place's worksheet, each line with its source, in order"),
    incomes: list(
      object<PlaceProfile['incomes'][number]>({
        income: dollars('Wages of a single person'),
        tax: dollars('Tax of the place if the person lives and works there'),
        commuterTax: dollarsOrNull('The same if the person only works there'),
      }),
      `The tax by income in ${String(PROFILE_YEAR)}, lowest income first`,
    ),
    years: list(
      object<PlaceProfile['years'][number]>({
        year: { type: 'integer', enum: TAX_YEARS, description: 'Tax year' },
        rates: rates('Rates on the worksheet of someone who lives and works there'),
        tax: dollars('Tax on `measured`'),
        commuterRates: rates('Rates on the worksheet of someone who only works there'),
        commuterTax: dollarsOrNull('Tax on `measured` of someone who only works there'),
        sources: list(text('Statute, form line or publication'), 'Where the figures come from'),
        provisional: {
          type: 'boolean',
          description: 'Whether a figure of the year is not published yet, so the one of the year before is used',
        },
      }),
      'Years with confirmed figures, earliest first',
    ),
    kinds: list(
      object<PlaceProfile['kinds'][number]>({
        kind: {
          type: 'string',
          enum: PROFILE_KINDS,
          description:
            "Kind of income, of the people of a state's profile; wages are those of `measured` where the place taxes only high ones",
        },
        tax: dollars(`What ${usd(PROFILE_STEP)} more of it adds to the tax`),
        asWages: dollars(`What ${usd(PROFILE_STEP)} more of wages adds to the tax of the same person`),
      }),
      'What the tax applies to',
    ),
    credits: list({ type: 'string', enum: [...LINE_LABELS, ...RETURN_LINE_LABELS] }, 'Credits that some residents get'),
    workCredit: {
      type: 'string',
      enum: ['given', 'none', 'unconfirmed'],
      description: 'Whether residents get a credit for the tax of the place where they work',
    },
    others: list(ref('Place'), 'The other places of the state in the list, by population'),
  },
  { $id: 'PlaceProfile' },
);

export const PLACE_SCHEMAS: readonly Schema[] = [object<PlaceRow>(row, { $id: 'Place' }), profile];
