/**
 * Full estimates saved in this browser: a list in local storage under the key `savedCalculations.full`. Each item has `id`, `savedAt` (an
 * ISO timestamp), `inputs` (as in a link), `netIncome`, `totalTax` and `income`.
 */
import { type SavedItem, type SavedList, savedList } from '@bracketwise/shared-ui/sharing';
import { inputsOf } from './answers-as-inputs.ts';
import { emptyDraft } from './choices.ts';
import type { FullEstimate } from './full-estimate.ts';
import { answersSchema, type Answers } from './household-draft.ts';

/** Saved in addition to the inputs. US dollars. */
interface SavedFigures {
  readonly income: number;
  readonly netIncome: number;
  readonly totalTax: number;
}

export interface SavedEstimate extends SavedItem, SavedFigures {
  readonly savedAt: string;
  readonly answers: Answers;
  readonly inputs: Readonly<Record<string, string>>;
}

/** Numbers are in link notation, whatever the page's language. */
const schema = answersSchema('en-US');

const asText = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(inputsOf(answers)).map(([field, value]) => [field, String(value)]));

/** Equal for equal inputs. */
export const idOf = (answers: Answers): string => new URLSearchParams(asText(answers)).toString();

export function toBeSaved(answers: Answers, { taxes: { totalTax }, income, kept: netIncome }: FullEstimate, now: Date): SavedEstimate {
  return { id: idOf(answers), savedAt: now.toISOString(), answers, inputs: asText(answers), income, netIncome, totalTax };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The inputs from a link or from storage, or undefined if the form would reject them. */
export function answersIn(inputs: Readonly<Record<string, unknown>>): Answers | undefined {
  const draft = Object.fromEntries(
    Object.entries(emptyDraft).map(([field, empty]) => {
      const input = inputs[field];
      if (typeof input !== 'string') return [field, empty];
      return [field, typeof empty === 'boolean' ? input === 'true' : input];
    }),
  );
  return schema.isValidSync(draft) ? schema.cast(draft) : undefined;
}

/** Validates a stored value, because a visitor, an extension or an older version of the site may have written it. */
function estimateIn(value: unknown): SavedEstimate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { savedAt, inputs, income, netIncome, totalTax } = value as Partial<Record<keyof SavedEstimate, unknown>>;
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return undefined;
  if (!isNumber(income) || !isNumber(netIncome) || !isNumber(totalTax)) return undefined;
  if (typeof inputs !== 'object' || inputs === null) return undefined;
  const answers = answersIn(inputs as Readonly<Record<string, unknown>>);
  return answers && { id: idOf(answers), savedAt, answers, inputs: asText(answers), income, netIncome, totalTax };
}

export const savedEstimates: SavedList<SavedEstimate> = savedList('savedCalculations.full', estimateIn);
