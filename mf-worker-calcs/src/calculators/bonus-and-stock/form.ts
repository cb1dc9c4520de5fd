import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR, HOUSEHOLD_YEARS, type HouseholdYear } from '@bracketwise/contract/years';
import {
  amountIfAny,
  type CalculatorInputs,
  PLACE_DRAFT,
  type PlaceInputs,
  placeSchema,
  requiredAmount,
} from '@bracketwise/shared-ui/calculator';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { stockPurchasePlan } from '@bracketwise/tax-engine/law/federal/stock-plans';
import { number, object, string } from 'yup';
import { DATES, isAsked, type KindField, KINDS, PRICES, type DateOfPlan, type Kind, type PriceField } from './kinds.ts';

type KindInputs = { readonly [Name in PriceField | 'shares' | 'discount']?: number | undefined } & {
  readonly [Name in DateOfPlan]?: string | undefined;
};

export interface BonusAndStockInputs extends PlaceInputs, KindInputs {
  readonly kind: Kind;
  /** The year's other wages. US dollars. */
  readonly wages: number;
  readonly spouseWages?: number | undefined;
  readonly state: StateCode;
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
}

export type BonusAndStockDraft = Record<keyof BonusAndStockInputs, string>;

export const PERCENT = 100;
const REFUSED = 'refused';
const MOST_DISCOUNT = PERCENT * stockPurchasePlan.value.mostDiscount;

type Parent = Partial<BonusAndStockInputs> & Pick<BonusAndStockInputs, 'kind'>;

const asked = (name: KindField, parent: unknown) => isAsked((parent as Parent).kind, name);

/** An amount that the form asks for must be above zero; only a share may be sold for nothing. */
const price = (name: PriceField, locale: Locale) =>
  amountIfAny(locale)
    .test(
      'needed',
      REFUSED,
      (value, { parent }) => !asked(name, parent) || (value !== undefined && (name === 'salePrice' ? value >= 0 : value > 0)),
    )
    .test(
      'below',
      REFUSED,
      (value = 0, { parent }) => name !== 'strike' || !asked(name, parent) || value < ((parent as Parent).price ?? 0),
    );

/** A number field holds plain digits in every language. */
const plainNumber = () =>
  number().transform((_value, text) => {
    const value = Number(text);
    return text !== '' && Number.isFinite(value) ? value : undefined;
  });

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
export const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length));

/** The day that must not be after it. */
const BEFORE: Readonly<Partial<Record<DateOfPlan, DateOfPlan>>> = { purchaseDate: 'grantDate', saleDate: 'purchaseDate' };

const day = (name: DateOfPlan) =>
  string()
    .default('')
    .test('day', REFUSED, (text, { parent }) => {
      if (!asked(name, parent)) return true;
      const before = BEFORE[name] && (parent as Parent)[BEFORE[name]];
      if (!isDay(text) || (before !== undefined && isDay(before) && text < before)) return false;
      return name !== 'saleDate' || HOUSEHOLD_YEARS.some((year) => year === yearOf(text));
    });

const blank = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
const each = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

export const bonusAndStockForm: CalculatorInputs<BonusAndStockDraft, BonusAndStockInputs> = {
  draft: {
    kind: 'bonus',
    ...blank(['amount', 'shares', 'strike', 'price']),
    ...blank(['grantDate', 'grantValue', 'purchaseDate', 'purchaseValue', 'pricePaid']),
    discount: String(MOST_DISCOUNT),
    ...blank(['saleDate', 'salePrice']),
    wages: '',
    state: '',
    ...PLACE_DRAFT,
    filingStatus: 'single',
    spouseWages: '',
    taxYear: String(CURRENT_TAX_YEAR),
  },
  amounts: [...PRICES, 'wages', 'spouseWages'],
  precise: ['spouseWages', 'taxYear', 'workLocality'],
  example: { kind: 'rsu', shares: '1000', price: '100', wages: '240000', state: 'CA', filingStatus: 'single' },
  exampleAnswer: ['hero.gap.owe', { withheld: 35_880, figure: 7_337 }],
  // Not the year: the home page's latest one is before this page's.
  profile: { income: 'wages', state: 'state', filingStatus: 'filingStatus' },
  schema: (locale) =>
    object({
      kind: string<Kind>().oneOf(KINDS).required(),
      ...each(PRICES, (name) => price(name, locale)),
      ...each(DATES, day),
      shares: plainNumber().test('needed', REFUSED, (value, { parent }) => !asked('shares', parent) || (value !== undefined && value > 0)),
      discount: plainNumber().test(
        'range',
        REFUSED,
        (value, { parent }) => !asked('discount', parent) || (value !== undefined && value >= 0 && value <= MOST_DISCOUNT),
      ),
      wages: requiredAmount(locale).min(0, REFUSED),
      state: string<StateCode>().oneOf(STATE_CODES).required(),
      ...placeSchema(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      spouseWages: amountIfAny(locale).min(0, REFUSED),
      taxYear: string().oneOf(HOUSEHOLD_YEARS.map(String)).required(),
    }),
};

/** Without what the form does not ask in this case, such as the price of options after a change to a bonus. */
export function askedInputs(values: BonusAndStockInputs): BonusAndStockInputs {
  const { kind, filingStatus, spouseWages, saleDate } = values;
  const others = (['shares', 'discount', ...PRICES, ...DATES] as const).filter((name) => !isAsked(kind, name));
  return {
    ...values,
    ...Object.fromEntries(others.map((name) => [name, undefined])),
    spouseWages: filingStatus === 'married_joint' ? spouseWages : undefined,
    // Shares are taxed in the year of their sale.
    ...(kind === 'espp' && saleDate && { taxYear: String(yearOf(saleDate)) }),
  };
}

export const taxYearOf = ({ taxYear }: BonusAndStockInputs): HouseholdYear => Number(taxYear) as HouseholdYear;
