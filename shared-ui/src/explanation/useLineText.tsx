import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.tsx';
import type { ExplainedLine } from './Explanation.tsx';

/** How a line of a worksheet reads: on the page, on paper, in a file. */
export interface LineText {
  /** "12% bracket", "Social Security, 6.2%", "Standard deduction". */
  readonly name: (line: ExplainedLine) => string;
  /** "on the part from $11,925 to $48,475"; undefined where the line speaks of no part. */
  readonly range: (line: ExplainedLine) => string | undefined;
}

/** @param furtherWords - namespace whose `lines.<label>` name what the words of the explanation do not */
export function useLineText(furtherWords?: string): LineText {
  const { t } = useTranslation(['explanation', ...(furtherWords ? [furtherWords] : [])]);
  const { money, lawRate } = useFormat();
  return {
    name: ({ label, rate }) => {
      const name = t(furtherWords ? [`lines.${label}`, `${furtherWords}:lines.${label}`] : `lines.${label}`);
      if (rate === undefined) return name;
      // A bracket has no other name than its rate.
      if (label === 'bracket') return t('lines.bracket', { rate: lawRate(rate) });
      return t('withRate', { label: name, rate: lawRate(rate) });
    },
    range: (line) => {
      const word = rangeOf(line);
      return word && t(word, { from: money(line.from ?? 0), to: money(line.to ?? 0) });
    },
  };
}

/** Word for the part of an income that a line speaks of. */
function rangeOf({ label, from, to }: ExplainedLine): string | undefined {
  if (to !== undefined && label === 'socialSecurity') return 'wageBase';
  if (to !== undefined) return from ? 'range.between' : 'range.upTo';
  return from ? 'range.above' : undefined;
}
