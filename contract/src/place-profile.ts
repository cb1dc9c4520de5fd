/** The responses of `GET /api/places` and `GET /api/places/{place}`: figures on one place's income tax. US dollars; rates are fractions. */
import type { Usd } from './amounts.ts';
import type { Household } from './household.ts';
import type { PlaceSlug } from './place-pages.ts';
import type { ExplanationLine, LineLabel } from './lines.ts';
import { ELSEWHERE } from './localities.ts';
import type { ProfileKind } from './state-profile.ts';
import type { StateCode } from './states.ts';
import type { TaxYear } from './years.ts';

/** Where someone lives and works in relation to a place: there, or elsewhere in the state without a local tax. */
export const SITUATIONS = ['livesAndWorks', 'lives', 'works'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** The fields of a household in that situation. @param code - of the place */
export function localitiesOf(code: string, situation: Situation): Pick<Household, 'locality' | 'workLocality'> {
  switch (situation) {
    case 'livesAndWorks':
      return { locality: code };
    case 'lives':
      return { locality: code, workLocality: ELSEWHERE };
    case 'works':
      return { workLocality: code };
  }
}

/** What a place's tax is a share of. `work`: pay for work there; `allIncome`: pay, profits and income from capital. */
export const PLACE_BASES = ['stateTaxableIncome', 'stateTax', 'work', 'allIncome', 'earnedIncome'] as const;
export type PlaceBase = (typeof PLACE_BASES)[number];

/** What a place takes of `PROFILE_INCOME` of a single person's wages. */
export interface PlaceRow {
  readonly place: PlaceSlug;
  /** As in the field `locality` of a household. */
  readonly code: string;
  readonly state: StateCode;
  /** In English. */
  readonly name: string;
  /** If the person lives and works there. */
  readonly tax: Usd;
  /** If the person only works there; null if the rate is not confirmed. */
  readonly commuterTax: Usd | null;
}

export interface PlaceOutcome {
  readonly tax: Usd;
  /** Wages less federal, payroll, state and local taxes. */
  readonly netIncome: Usd;
}

export interface PlaceProfile extends PlaceRow {
  readonly basis: PlaceBase;
  /** On `PROFILE_INCOME`; null if the rate is not confirmed. */
  readonly situations: Readonly<Record<Situation, PlaceOutcome | null>>;
  /** What is left of the same wages without a local tax. */
  readonly netWithout: Usd;
  /** Wages of the figures below: `PROFILE_INCOME`, or more if the place takes nothing of that. */
  readonly measured: Usd;
  /** The place's worksheet for a single person who lives and works there. */
  readonly lines: readonly ExplanationLine[];
  /** The tax of a single person by wages, lowest first. */
  readonly incomes: readonly { readonly income: Usd; readonly tax: Usd; readonly commuterTax: Usd | null }[];
  /** Years with confirmed figures, earliest first. */
  readonly years: readonly {
    readonly year: TaxYear;
    /** The lowest and the highest rate on the worksheet, or the only one; none if nothing is charged. */
    readonly rates: readonly number[];
    readonly tax: Usd;
    /** The same for people who only work there; empty if they owe nothing or their rate is not confirmed. */
    readonly commuterRates: readonly number[];
    readonly commuterTax: Usd | null;
    readonly sources: readonly string[];
    /** Whether a figure of the year is not published yet. */
    readonly provisional: boolean;
  }[];
  /** The tax on `PROFILE_STEP` more of each kind of income, and on the same amount of additional wages of the same person. */
  readonly kinds: readonly { readonly kind: ProfileKind; readonly tax: Usd; readonly asWages: Usd }[];
  /** Credits that some residents get. */
  readonly credits: readonly LineLabel[];
  /** Whether residents get a credit for the tax of the place where they work. */
  readonly workCredit: 'given' | 'none' | 'unconfirmed';
  /** The other places of the state in the list. */
  readonly others: readonly PlaceRow[];
}
