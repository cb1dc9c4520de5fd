import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { DEFAULT_ESTIMATE_YEAR, TAX_YEARS } from '@bracketwise/contract/years';
import { amountIfAny, type CalculatorInputs } from '@bracketwise/shared-ui/calculator';
import { boolean, object, string } from 'yup';
import { entriesIn, NO_ENTRIES, textOfEntries } from './entries.ts';

/** Amounts in US dollars. */
export interface DeductionInputs {
  readonly filingStatus: SpecifiedFilingStatus;
  /** Encoded as `entriesIn` reads them. */
  readonly entries: string;
  readonly adjustedGrossIncome?: number | undefined;
  readonly taxYear: string;
  /** Number of people on the return who are 65 or older, plus the number who are blind. */
  readonly agedOrBlind: string;
  readonly mortgageDebt?: number | undefined;
  /** Whether the entries in the category "other" are on Schedule A's closed list. */
  readonly otherAllowed: boolean;
}

export type DeductionDraft = Record<Exclude<keyof DeductionInputs, 'otherAllowed'>, string> & { otherAllowed: boolean };

export const MOST_AGED_OR_BLIND = 4;

export const deductionForm: CalculatorInputs<DeductionDraft, DeductionInputs> = {
  draft: {
    filingStatus: '',
    entries: NO_ENTRIES,
    adjustedGrossIncome: '',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
    agedOrBlind: '0',
    mortgageDebt: '',
    otherAllowed: false,
  },
  amounts: ['adjustedGrossIncome', 'mortgageDebt'],
  precise: ['taxYear', 'agedOrBlind', 'mortgageDebt', 'otherAllowed'],
  example: {
    filingStatus: 'single',
    entries: textOfEntries([{ id: '1', category: 'mortgage', description: 'Form 1098', amount: 20_000 }]),
    adjustedGrossIncome: '100000',
  },
  exampleAnswer: ['hero.itemize', { figure: 20_000 }],
  profile: { filingStatus: 'filingStatus' },
  schema: (locale) =>
    object({
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      entries: string()
        .test('entries', 'refused', (text = '') => entriesIn(text) !== undefined)
        .required(),
      adjustedGrossIncome: amountIfAny(locale),
      taxYear: string().oneOf(TAX_YEARS.map(String)).required(),
      agedOrBlind: string()
        .oneOf(Array.from({ length: MOST_AGED_OR_BLIND + 1 }, (_, times) => String(times)))
        .required(),
      mortgageDebt: amountIfAny(locale),
      otherAllowed: boolean().required(),
    }),
};
