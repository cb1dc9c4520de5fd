/** Steps for state rules that treat gains or dividends differently from other income. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import type { NetGains } from './investments.ts';
import type { AnyLawTable, StateWorksheet, Step } from './state-worksheet.ts';
import { agedOrBlind } from './whole-households.ts';

/** The gains or dividends that a step reads, in dollars. */
export type Base = (worksheet: StateWorksheet) => Usd;

/** Net long-term gain minus net short-term loss. 26 U.S.C. § 1222(11). */
export const netCapitalGain: Base = ({ federal }) => federal.gains.longTermGain;
/** Long-term gain without subtracting short-term losses. 26 U.S.C. § 1222(7). */
export const netLongTermGain: Base = ({ federal }) => federal.gains.longTermBeforeShortTerm;
const sumOfGains = ({ shortTermGain, longTermGain }: NetGains): Usd => shortTermGain + longTermGain;
/** Long-term and short-term gains minus losses of both kinds. */
export const allNetGain: Base = ({ federal }) => sumOfGains(federal.gains);
export const qualifiedDividends: Base = ({ federal }) => federal.household.qualifiedDividends;
export const dividends: Base = ({ federal: { household } }) => household.qualifiedDividends + household.nonqualifiedDividends;
export const interestAndDividends: Base = (worksheet) => dividends(worksheet) + worksheet.federal.household.taxableInterest;
/** Interest, dividends, royalties, passive income and gains, minus the loss that the federal return allows. 26 U.S.C. § 1411(c). */
export const netInvestmentIncome: Base = (worksheet) =>
  Math.max(
    0,
    interestAndDividends(worksheet) +
      worksheet.household.royalties +
      worksheet.federal.passiveIncome +
      allNetGain(worksheet) -
      worksheet.federal.gains.allowedLoss,
  );

/** A step about gains and dividends. */
export function onInvestments<Year extends LawYear>(
  labels: readonly LineLabel[],
  tables: readonly AnyLawTable[],
  apply: Step<Year>['apply'],
): Step<Year> {
  return { concerns: 'investmentIncome', labels, tables, apply };
}

/** Subtracts an amount from the state's adjusted gross income and taxable income. */
export function exclude(worksheet: StateWorksheet, label: LineLabel, amount: Usd, source: string): void {
  if (amount > 0) worksheet.adjust(label, -amount, source);
}

/** Subtracts a share (fraction) of gains or dividends from the state's income. */
export function excludeShare<Year extends LawYear>(
  label: 'capitalGainExclusion' | 'dividendExclusion',
  base: Base,
  share: LawTable<number, Year>,
): Step<Year> {
  return onInvestments([label], [share], (worksheet) => {
    const { value, source } = share[worksheet.year];
    exclude(worksheet, label, value * base(worksheet), source);
  });
}

/** Adds back the federal deduction for capital losses above what the state allows, or above `offset`. */
export function limitLoss<Year extends LawYear>(allowed: LawTable<ByStatus<Usd>, Year>, offset: Base = () => Infinity): Step<Year> {
  return onInvestments(['capitalLossAddBack'], [allowed], (worksheet) => {
    const { value, source } = allowed[worksheet.year];
    const addBack = worksheet.federal.gains.allowedLoss - Math.min(value[worksheet.status], offset(worksheet));
    if (addBack > 0) worksheet.adjust('capitalLossAddBack', addBack, source);
  });
}

/** For states that deduct losses only in their own year: adds back what losses of earlier years took off. */
export function withoutLossCarryover(source: string): Step {
  return onInvestments(['capitalLossAddBack'], [], (worksheet) => {
    const { gains, gainsOfYear } = worksheet.federal;
    const added = sumOfGains(gainsOfYear) - sumOfGains(gains);
    if (added > 0) worksheet.adjust('capitalLossAddBack', added, source);
  });
}

/** For states where a loss on business property only reduces gains: adds back the rest. */
export function withoutBusinessPropertyLoss(source: string): Step {
  return onInvestments(['capitalLossAddBack'], [], (worksheet) => {
    const { gainsOfYear, section1231 } = worksheet.federal;
    const added = -section1231.ordinary - sumOfGains(gainsOfYear);
    if (section1231.ordinary < 0 && added > 0) worksheet.adjust('capitalLossAddBack', added, source);
  });
}

/** A separate tax on gains or dividends above an exemption. US dollars. */
export interface SeparateTax {
  readonly exemption: ByStatus<Usd>;
  /** For each taxpayer who is 65 or older, and for each who is blind. */
  readonly exemptionForAgeOrBlindness?: Usd;
  readonly schedule: Schedule;
}

export function taxSeparately<Year extends LawYear>(
  label: 'capitalGainTax' | 'investmentIncomeTax',
  base: (worksheet: StateWorksheet<Year>) => Usd,
  table: LawTable<SeparateTax, Year>,
  baseTables: readonly AnyLawTable[] = [],
): Step<Year> {
  return onInvestments(['investmentIncomeExemption', label], [table, ...baseTables], (worksheet) => {
    const { value, source } = table[worksheet.year];
    const { exemptionForAgeOrBlindness: further = 0 } = value;
    const exemption = value.exemption[worksheet.status] + (further && further * agedOrBlind(worksheet));
    const amount = base(worksheet) - exemption;
    if (amount <= 0) return;
    worksheet.note('investmentIncomeExemption', -exemption, source);
    worksheet.chargeSchedule(label, value.schedule, amount, source);
  });
}

const federalTaxableIncome: Base = ({ federal }) => federal.taxableIncome;

/** The part of the gain that deductions leave taxable. */
function taxedGain<Year extends LawYear>(worksheet: StateWorksheet<Year>, taxable: (worksheet: StateWorksheet<Year>) => Usd): Usd {
  const gain = netCapitalGain(worksheet);
  return gain > 0 ? Math.min(gain, taxable(worksheet)) : 0;
}

/**
 * Removes net capital gain from the taxable income, so `taxGainOnTop` can charge it.
 * @param taxable - taxable income including the gain
 */
export function setGainApart<Year extends LawYear>(
  table: LawTable<ByStatus<Schedule>, Year>,
  taxable: (worksheet: StateWorksheet<Year>) => Usd = federalTaxableIncome,
): Step<Year> {
  return onInvestments(['separatelyTaxedGain'], [table], (worksheet) => {
    const gain = taxedGain(worksheet, taxable);
    if (gain > 0) worksheet.deduct('separatelyTaxedGain', gain, table[worksheet.year].source);
  });
}

/**
 * Charges net capital gain by its own schedule, above the other taxable income.
 * @param taxable - taxable income including the gain
 */
export function taxGainOnTop<Year extends LawYear>(
  table: LawTable<ByStatus<Schedule>, Year>,
  taxable: (worksheet: StateWorksheet<Year>) => Usd = federalTaxableIncome,
): Step<Year> {
  return onInvestments(['capitalGainTax'], [table], (worksheet) => {
    const { value, source } = table[worksheet.year];
    worksheet.chargeSchedule('capitalGainTax', value[worksheet.status], taxedGain(worksheet, taxable), source, worksheet.taxableIncome);
  });
}

/** A maximum rate (fraction) on net capital gain, and the taxable income up to which the schedule's rates are lower. US dollars. */
export interface HighestGainRate {
  readonly rate: number;
  readonly lowerRatesUpTo: ByStatus<Usd>;
}

/** Limits the tax: the schedule applies to other income or up to the lower rates' limit, and the maximum rate to the rest. */
export function limitGainRate<Year extends LawYear>(
  table: LawTable<HighestGainRate, Year>,
  schedules: LawTable<ByStatus<Schedule>, Year>,
): Step<Year> {
  return onInvestments(['capitalGainTaxLimit'], [table, schedules], (worksheet) => {
    const { value, source } = table[worksheet.year];
    const { taxableIncome, status, year } = worksheet;
    const atScheduleRates = Math.max(taxableIncome - netCapitalGain(worksheet), Math.min(taxableIncome, value.lowerRatesUpTo[status]));
    const rest = taxableIncome - atScheduleRates;
    if (rest <= 0) return;
    const limit = graduatedTax(schedules[year].value[status], atScheduleRates) + value.rate * rest;
    worksheet.credit('capitalGainTaxLimit', worksheet.tax - limit, source, value.rate);
  });
}
