import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { useTranslation } from 'react-i18next';
import type { ExplanationProps } from '../explanation/Explanation.tsx';
import { useFormat } from '../format/useFormat.ts';
import type { InputValues } from '../sharing/fragment.ts';
import type { SheetRow } from '../sharing/PrintSheet.tsx';
import { ResultActionsOnDemand } from '../sharing/ResultActionsOnDemand.tsx';
import { percentage, useLinesTable } from '../sharing/useLinesTable.ts';
import { useCalculatorFrame } from './Calculator.tsx';
import type { ComparedLine } from './figures.ts';
import type { RoughFigure } from './figures.ts';
import type { DisplayedFigures } from './displayed-figures.ts';
import { useUnits, type Unit } from './units.ts';

interface CalculatorActionsProps {
  readonly values: Readonly<Record<string, InputValues[string] | undefined>>;
  readonly rowsOf?: Readonly<Record<string, readonly SheetRow[]>> | undefined;
  readonly year: number;
  readonly rough: readonly RoughFigure[];
  readonly lines: readonly ComparedLine[];
  readonly shown: DisplayedFigures;
  readonly explanation: ExplanationProps | undefined;
}

/** The buttons to share, print and download a result. */
export function CalculatorActions({ values, rowsOf = {}, year, rough, lines, shown, explanation }: CalculatorActionsProps) {
  const { id } = useCalculatorFrame();
  const { t } = useTranslation([id, 'calculator', 'sharing']);
  const units = useUnits();
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as InputValues;
  // Includes blank fields, so that opening the link clears what the form held.
  const linked = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
  const inputs = useInputTexts(given, rowsOf, year);
  const linesTable = useLinesTable(explanation?.furtherWords);

  const roughly = {
    title: t('explanation:rough.title'),
    rows: rough.map(({ field, word = field, value: exact, unit = 'usd', text }) => {
      if (typeof exact !== 'number' || text !== undefined) return { label: t(`results.${word}`), text: text ?? String(exact) };
      const value = rounded(exact, unit, shown.rough[field]);
      return { label: t(`results.${word}`), value, text: units[unit](value) };
    }),
  };
  const byLaw = {
    title: t('calculator:official.title', { year }),
    rows: lines.map(({ field, official: exact, unit = 'usd', text, total = false }) => {
      const value = typeof exact === 'number' ? rounded(exact, unit, shown.official[field]) : undefined;
      const read = typeof exact === 'boolean' ? text?.(exact) : undefined;
      return {
        label: t([`lines.${field}`, `explanation:comparison.lines.${field}`]),
        value,
        text: value === undefined ? (read ?? t('calculator:notIncluded')) : units[unit](value),
        total,
      };
    }),
  };
  return (
    <ResultActionsOnDemand
      inputs={linked}
      sheet={() => ({
        title: t('title'),
        inputs,
        results: roughly.rows.length > 0 ? [byLaw, roughly] : [byLaw],
        ...(explanation && { explanation }),
      })}
      file={() => {
        const [head = [], ...steps] = linesTable(explanation ?? { sections: [], year, state: '' });
        const figuresOf = ({ title, rows }: typeof roughly | typeof byLaw) =>
          rows.map(({ label, value, text }) => [title, label, value ?? text]);
        return { name: `${t('sharing:fileName')}-${id}-${year}`, rows: [head, ...figuresOf(byLaw), ...figuresOf(roughly), ...steps] };
      }}
    />
  );
}

/** Rounds a number for the CSV file: dollars as displayed, other units to remove floating-point noise. */
const rounded = (value: number, unit: Unit, dollars = value): number => (unit === 'usd' ? dollars : percentage(value));

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The inputs as label and text in the page's language. Option texts are `options.<field>.<value>`. */
function useInputTexts(values: InputValues, rowsOf: Readonly<Record<string, readonly SheetRow[]>>, year: number): readonly SheetRow[] {
  const { id, amounts } = useCalculatorFrame();
  const { t, i18n } = useTranslation([id, 'calculator', 'common']);
  const { moneyWithCents, count, date } = useFormat();
  const textOf = (field: string, value: InputValues[string]): string => {
    if (typeof value === 'number') return amounts.includes(field) ? moneyWithCents(value) : count(value);
    if (field === 'state') return value === 'other' ? t('calculator:state.none') : t(`common:states.${value}`);
    if (field === 'filingStatus') return t(`common:filingStatus.${FILING_STATUS_OF[value as SpecifiedFilingStatus]}`);
    if (typeof value === 'string' && DAY.test(value)) return date(new Date(value));
    if (i18n.exists(`${id}:options.${field}.${value}`)) return t(`options.${field}.${value}`);
    return String(value);
  };
  const rowOf = (field: string, value: InputValues[string]): SheetRow => ({
    label: t([`form.${field}`, `calculator:form.${field}`], { year, lastYear: year - 1, secondLastYear: year - 2 }),
    text: textOf(field, value),
  });
  return Object.entries(values).flatMap(([field, value]) => rowsOf[field] ?? [rowOf(field, value)]);
}
