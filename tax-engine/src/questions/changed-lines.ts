import type { Usd } from '@bracketwise/contract/amounts';
import { EXPLANATION_SECTIONS, type ExplanationLine, type ExplanationSection, type LineLabel } from '@bracketwise/contract/lines';

/** Two incomes in US dollars. */
export type Stretch = readonly [from: Usd, to: Usd];

/** Lines that only pass on the change of another line. */
const TOTALS: ReadonlySet<LineLabel> = new Set([
  'grossIncome',
  'federalAdjustedGrossIncome',
  'federalTaxableIncome',
  'taxableIncome',
  'adjustedGrossIncome',
  'modifiedAdjustedGrossIncome',
  'minimumTaxableIncome',
  'netEarnings',
]);
/** Lines that charge the remaining income. */
const CHARGES: ReadonlySet<LineLabel> = new Set(['bracket', 'flatTax', 'taxTable', 'preferentialRate', 'tentativeMinimumTax']);

export interface ChangedLines {
  /** The lines of `section` that change, in the order of the forms. */
  readonly what: readonly LineLabel[];
  /** The tax that changes most. */
  readonly section: ExplanationSection;
}

type LinesAt = (income: Usd) => readonly ExplanationLine[];

/**
 * Lines of the tax that rises most from one stretch of income to another of the same length: the causes, or else the charges and totals
 * that they affect.
 * @param least - a line has changed if it moves by this much more, or less, than on the stretch before
 */
export function changedLines(on: Stretch, before: Stretch, linesAt: LinesAt, least: Usd): ChangedLines {
  const now = movesOn(on, linesAt);
  const usual = movesOn(before, linesAt);
  const changes = [...new Set([...now.keys(), ...usual.keys()])].map((key) => {
    const { section, label } = now.get(key) ?? usual.get(key) ?? NOTHING;
    return {
      section,
      label,
      amount: (now.get(key)?.amount ?? 0) - (usual.get(key)?.amount ?? 0),
      tax: (now.get(key)?.tax ?? 0) - (usual.get(key)?.tax ?? 0),
    };
  });
  const taxOf = (wanted: ExplanationSection) => changes.reduce((sum, { section, tax }) => sum + (section === wanted ? tax : 0), 0);
  const section = EXPLANATION_SECTIONS.reduce<ExplanationSection>((most, next) => (taxOf(next) > taxOf(most) ? next : most), 'federal');
  const ofSection = changes
    .filter((line) => line.section === section)
    .map((line) => ({ ...line, by: Math.max(Math.abs(line.amount), Math.abs(line.tax)) }));
  const enough = Math.min(least, Math.max(...ofSection.map(({ by }) => by)));
  const labels = ofSection.filter(({ by }) => by >= enough).map(({ label }) => label);
  const causes = labels.filter((label) => !TOTALS.has(label) && !CHARGES.has(label));
  const charges = labels.filter((label) => CHARGES.has(label));
  return { section, what: causes.length > 0 ? causes : charges.length > 0 ? charges : labels };
}

interface Move {
  readonly section: ExplanationSection;
  readonly label: LineLabel;
  amount: Usd;
  tax: Usd;
}
const NOTHING: Move = { section: 'federal', label: 'grossIncome', amount: 0, tax: 0 };

/** How much each line of the worksheet changes on a stretch of income. Lines with the same label are added up. */
function movesOn([from, to]: Stretch, linesAt: LinesAt): ReadonlyMap<string, Move> {
  const moves = new Map<string, Move>();
  for (const [more, sign] of [
    [to, 1],
    [from, -1],
  ] as const) {
    for (const { section, label, amount, tax = 0 } of linesAt(more)) {
      const key = `${section} ${label}`;
      const move = moves.get(key) ?? { section, label, amount: 0, tax: 0 };
      move.amount += sign * amount;
      move.tax += sign * tax;
      moves.set(key, move);
    }
  }
  return moves;
}
