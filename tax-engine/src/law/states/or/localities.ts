/** The two taxes of the Portland region on Oregon taxable income above thresholds, each on its own return. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { HouseholdError } from '../../../household.ts';
import { byStatus } from '../../../kernel/law-table.ts';
import { figureOf, inEach, type LocalTable, type LocalWorksheet, type Place, type Places } from '../../../rules/local-tax.ts';

/** A rate (fraction) on the taxable income above each threshold, one on top of the other. US dollars. */
interface TaxAbove {
  readonly rate: number;
  /** A status without thresholds is not confirmed. */
  readonly thresholds: Readonly<Record<FilingStatus, readonly Usd[] | undefined>>;
}

/** Both began in 2021; the thresholds of 2026 are not confirmed. */
const YEARS = [2021, 2022, 2023, 2024, 2025] as const;
const SINGLE = [125_000, 250_000];
const JOINT = [200_000, 400_000];

const preschool: LocalTable<TaxAbove> = inEach<TaxAbove>(
  YEARS,
  { rate: 0.015, thresholds: byStatus(SINGLE, JOINT, SINGLE, JOINT) },
  'Multnomah County Code § 11.512, Preschool for All personal income tax',
);
const housing: LocalTable<TaxAbove> = inEach<TaxAbove>(
  YEARS,
  { rate: 0.01, thresholds: byStatus<readonly Usd[] | undefined>([125_000], [200_000], [125_000], undefined) },
  'Metro Code ch. 7.06, Supportive Housing Services personal income tax',
);

function charge(worksheet: LocalWorksheet, table: LocalTable<TaxAbove>): void {
  const { value, source } = figureOf(table, worksheet);
  const taxableIncome = worksheet.state?.taxableIncome ?? 0;
  const isSurvivor = worksheet.household.filingStatus === 'qualifyingSurvivingSpouse';
  const thresholds = isSurvivor ? undefined : value.thresholds[worksheet.status];
  if (!thresholds) {
    const reason = isSurvivor ? 'for surviving spouses' : 'of Metro for heads of household';
    throw new HouseholdError('locality', 'place', `has no confirmed threshold ${reason}`);
  }
  if (taxableIncome <= (thresholds[0] ?? 0)) worksheet.note('belowFilingThreshold', taxableIncome, source);
  for (const from of thresholds) {
    if (taxableIncome > from) worksheet.charge('localIncomeTax', taxableIncome - from, value.rate, source, from);
  }
}

const place = (name: string, ...tables: readonly LocalTable<TaxAbove>[]): Place => ({
  name,
  table: tables[0] ?? {},
  onStateForm: true,
  ownReturn: true,
  commuter: 'unconfirmed',
  resident: (worksheet) => {
    for (const table of tables) charge(worksheet, table);
  },
});

/** What commuters owe on income from there is not computed. */
export const localities: Places = {
  METRO: place('Metro district outside Multnomah County', housing),
  MULTNOMAH: place('Multnomah County outside the Metro district', preschool),
  PORTLAND: place('Portland (Multnomah County)', preschool, housing),
};
