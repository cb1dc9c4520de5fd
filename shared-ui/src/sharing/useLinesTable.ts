import { useTranslation } from 'react-i18next';
import type { ExplainedSection } from '../explanation/Explanation.tsx';
import { useLineText } from '../explanation/useLineText.ts';
import type { CsvFile } from './csv.ts';

/** The estimate that the lines belong to. */
interface LinesSubject {
  readonly sections: readonly ExplainedSection[];
  readonly year: number;
  /** Name of the state in the page's language. */
  readonly state: string;
}

/** Removes the floating-point noise of percentages such as 1.45. */
export const percentage = (percent: number) => Number(percent.toFixed(6));
const cents = (dollars: number) => Number(dollars.toFixed(2));

/**
 * The lines of an estimate as CSV rows, each part with its total. The texts of the explanation must be loaded.
 * @param furtherWords - namespace of sections and totals that the explanation has no text for
 */
export function useLinesTable(furtherWords?: string): (subject: LinesSubject) => CsvFile['rows'] {
  const { t } = useTranslation(['sharing', 'explanation']);
  const { name, section, total: totalOf } = useLineText(furtherWords);
  return ({ sections, year, state }) => [
    ['part', 'step', 'amount', 'tax', 'rate', 'from', 'to', 'source'].map((column) => t(`columns.${column}`)),
    ...sections.flatMap(({ key, lines, total, state: own = state }) => {
      const part = section(key, { year, state: own });
      return [
        ...lines.map((line) => [
          part,
          name(line),
          cents(line.amount),
          line.tax === undefined ? undefined : cents(line.tax),
          line.rate === undefined ? undefined : percentage(line.rate * 100),
          line.from,
          line.to,
          line.source,
        ]),
        [part, totalOf(key), undefined, cents(total), undefined, undefined, undefined, undefined],
      ];
    }),
  ];
}
