import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import type { ExplainedLine } from './explained-line.ts';

/** How a worksheet line reads on the page, in print and in the CSV file. */
export interface LineText {
  /** "12% bracket", "Social Security, 6.2%", "Standard deduction". */
  readonly name: (line: ExplainedLine) => string;
  /** "on the part from $11,925 to $48,475"; undefined if the line has no range. */
  readonly range: (line: ExplainedLine) => string | undefined;
  /** "Federal income tax, 2025". */
  readonly section: (key: string, figures: { readonly year: number; readonly state: string }) => string;
  /** Label of a section's total. */
  readonly total: (key: string) => string;
}

/** The texts of all lines, for an estimate and for a whole return. */
const LINES = ['explanation', 'households'] as const;

/** @param furtherWords - namespace of lines, sections and totals that the explanation has no text for */
export function useLineText(furtherWords?: string): LineText {
  const { t } = useTranslation([...LINES, ...(furtherWords ? [furtherWords] : [])]);
  const { money, lawRate } = useFormat();
  const keysOf = (key: string) => [...LINES, ...(furtherWords ? [furtherWords] : [])].map((namespace) => `${namespace}:${key}`);
  return {
    section: (key, figures) => t(keysOf(`sections.${key}`), figures),
    total: (key) => t(keysOf(`totals.${key}`)),
    name: ({ label, rate }) => {
      const name = t(keysOf(`lines.${label}`));
      if (rate === undefined) return name;
      // A bracket's only name is its rate.
      if (label === 'bracket') return t('lines.bracket', { rate: lawRate(rate) });
      return t('withRate', { label: name, rate: lawRate(rate) });
    },
    range: (line) => {
      const word = rangeOf(line);
      return word && t(word, { from: money(line.from ?? 0), to: money(line.to ?? 0) });
    },
  };
}

/** Key of the text for the income range of a line. */
function rangeOf({ label, from, to }: ExplainedLine): string | undefined {
  // The state's levies have no lower end.
  if (to !== undefined && (label === 'socialSecurity' || from === undefined)) return 'wageBase';
  if (to !== undefined) return from ? 'range.between' : 'range.upTo';
  return from ? 'range.above' : undefined;
}
