import type { Usd } from '@bracketwise/contract/amounts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { gainsByRate, specialGains, type GainsByRate } from '../rules/special-gains.ts';
import type { Form1040 } from './form-1040.ts';

/**
 * The Schedule D Tax Worksheet, for gains of collectibles or depreciation; undefined without them. Gains beyond the taxable income don't use
 * up what foreign income has filled: Foreign Earned Income Tax Worksheet, footnote.
 * @param rounded - to whole dollars where a filed return rounds
 */
export function gainsByRateOf(form: Form1040, taxableIncome: Usd, rounded = (amount: Usd): Usd => amount): GainsByRate | undefined {
  const { collectibles, depreciation } = specialGains(form.household);
  if (collectibles + depreciation === 0) return undefined;
  const { year, scheduleStatus } = form;
  const excluded = rounded(form.excludedIncome);
  const qualifiedDividends = rounded(form.household.qualifiedDividends);
  const netCapitalGain = rounded(form.gains.longTermGain);
  const excess = excluded === 0 ? 0 : Math.max(0, netCapitalGain + qualifiedDividends - taxableIncome);
  return gainsByRate(
    {
      collectibles: rounded(collectibles),
      depreciation: rounded(depreciation),
      taxableIncome: taxableIncome + excluded,
      netCapitalGain: Math.max(0, netCapitalGain - excess),
      qualifiedDividends: qualifiedDividends - Math.max(0, excess - netCapitalGain),
    },
    incomeTaxSchedules[year].value[scheduleStatus],
    capitalGainSchedules[year].value[scheduleStatus],
    year,
  );
}
