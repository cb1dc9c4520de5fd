import type { EstimateYear } from '../contract.ts';
import type { StateCode } from '../law/states/codes.ts';
import type { Cliff, Step } from './state-worksheet.ts';

/** The income tax law of one jurisdiction: its form of each year as the steps a filer takes, top to bottom. */
export interface StateLaw {
  readonly code: StateCode;
  readonly form: { readonly [Year in EstimateYear]: readonly Step<Year>[] };
  /** Where the tax may jump; elsewhere it only rises with income, and gently. */
  readonly cliffs?: readonly Cliff[];
}

/** The same steps in every year. */
export function everyYear(...steps: readonly Step[]): StateLaw['form'] {
  return { 2020: steps, 2021: steps, 2022: steps, 2023: steps, 2024: steps, 2025: steps };
}

/** The steps of a year's form, for callers that do not know the year when they are compiled. */
export function stepsOf(law: StateLaw, year: EstimateYear): readonly Step[] {
  // Sound because a worksheet of `year` meets the form of that same year only.
  return law.form[year] as readonly Step[];
}

/** A jurisdiction that leaves wages untaxed in every year. */
export function withoutWageTax(code: StateCode, source: string): StateLaw {
  return {
    code,
    form: everyYear({
      tables: [],
      labels: ['noIncomeTax'],
      apply: (worksheet) => worksheet.note('noIncomeTax', worksheet.federal.wages, source),
    }),
  };
}

/** Marginal rates on wages, fractions: the lowest positive one and the highest with surtaxes; zero without a tax. */
export function rateRange(law: StateLaw, year: EstimateYear): { lowest: number; top: number; several: boolean } {
  const steps = stepsOf(law, year);
  const rates = steps.flatMap((step) => step.rates?.(year) ?? []).filter((rate) => rate > 0);
  if (rates.length === 0) return { lowest: 0, top: 0, several: false };
  const surtax = Math.max(0, ...steps.map((step) => step.surtaxRate?.(year) ?? 0));
  const lowest = Math.min(...rates);
  // Fractions such as 0.123 + 0.01 leave binary dust.
  const top = Number((Math.max(...rates) + surtax).toFixed(6));
  return { lowest, top, several: top > lowest };
}
