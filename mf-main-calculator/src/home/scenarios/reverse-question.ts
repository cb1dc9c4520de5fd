/** The reverse question: which gross income leaves a net income, given state, filing status and year? */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { formatAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { estimateWith, type StateLaw } from '@bracketwise/tax-engine';
import type { ObjectSchema } from 'yup';
import { estimateSchema } from '../calculator/estimate-schema.ts';
import { emptyDraft } from '../calculator/form.ts';
import { grossForNet, type GrossForNet } from './gross-for-net.ts';
import { wantedNet } from './wanted-net.ts';

export interface ReverseQuestion extends Omit<EstimateRequest, 'income'> {
  /** The wanted net income of the year's wages, in US dollars. */
  readonly netIncome: number;
}

export type ReverseDraft = Record<keyof ReverseQuestion, string>;

/** The initial draft: the visitor's last inputs, if any. */
export function reverseDraft(answered: EstimateRequest | undefined, locale: Locale): ReverseDraft {
  const { state, filingStatus, taxYear } = answered ?? emptyDraft;
  return { netIncome: formatAmount(0, locale), state, filingStatus, taxYear: String(taxYear) };
}

/** Messages are keys of the home page's texts or, with their namespace, of this section's. @param locale - for parsing amounts */
export const reverseSchema = (locale: Locale): ObjectSchema<ReverseQuestion> =>
  estimateSchema(locale)
    .omit(['income'])
    .shape({ netIncome: wantedNet(locale) });

export interface ReverseAnswer {
  readonly question: ReverseQuestion;
  readonly solution: GrossForNet;
  /** The request for the gross income found. */
  readonly request: EstimateRequest;
  readonly estimate: Estimate;
}

/** @param law - of the requested state */
export function answerReverse(law: StateLaw, question: ReverseQuestion): ReverseAnswer {
  const { netIncome, ...rest } = question;
  const estimateOf = (income: number) => estimateWith(law, { ...rest, income });
  const solution = grossForNet((gross) => estimateOf(gross).netIncome, netIncome, INCOME_LIMITS.maximum);
  return { question, solution, request: { ...rest, income: solution.gross }, estimate: estimateOf(solution.gross) };
}
