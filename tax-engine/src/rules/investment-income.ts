/** Steps of state forms on which gains or dividends fare otherwise than other income. */
import type { TaxYear, LineLabel, Usd } from '../contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import type { AnyLawTable, StateWorksheet, Step } from './state-worksheet.ts';

/** Dollars of gains or dividends that a step reads. */
export type Base = (worksheet: StateWorksheet) => Usd;

/** Net long-term gain in excess of net short-term loss. 26 U.S.C. § 1222(11). */
export const netCapitalGain: Base = ({ federal }) => federal.gains.longTermGain;
/** Long-term gain whatever the short-term losses. 26 U.S.C. § 1222(7). */
export const netLongTermGain: Base = ({ federal }) => federal.gains.longTermBeforeShortTerm;
/** Long-term and short-term gains less losses of both kinds. */
export const allNetGain: Base = ({ federal }) => federal.gains.longTermGain + federal.gains.shortTermGain;
export const qualifiedDividends: Base = ({ federal }) => federal.household.qualifiedDividends;
export const dividends: Base = ({ federal: { household } }) => household.qualifiedDividends + household.nonqualifiedDividends;
export const interestAndDividends: Base = (worksheet) => dividends(worksheet) + worksheet.federal.household.taxableInterest;
/** Interest, dividends and gains, less the loss that the federal return allows. 26 U.S.C. § 1411(c). */
export const netInvestmentIncome: Base = (worksheet) =>
  Math.max(0, interestAndDividends(worksheet) + allNetGain(worksheet) - worksheet.federal.gains.allowedLoss);

/** A step about gains and dividends. */
export function onInvestments<Year extends TaxYear>(
  labels: readonly LineLabel[],
  tables: readonly AnyLawTable[],
  apply: Step<Year>['apply'],
): Step<Year> {
  return { concerns: 'investmentIncome', labels, tables, apply };
}

/** Takes dollars off the state's adjusted gross income, and so off its taxable income. */
export function exclude(worksheet: StateWorksheet, label: LineLabel, amount: Usd, source: string): void {
  if (amount > 0) worksheet.adjust(label, -amount, source);
}

/** Takes a share (fraction) of gains or dividends off the state's income. */
export function excludeShare<Year extends TaxYear>(
  label: 'capitalGainExclusion' | 'dividendExclusion',
  base: Base,
  share: LawTable<number, Year>,
): Step<Year> {
  return onInvestments([label], [share], (worksheet) => {
    const { value, source } = share[worksheet.year];
    exclude(worksheet, label, value * base(worksheet), source);
  });
}

/** Puts back what the federal return took off for capital losses beyond the amount that the state allows, or beyond `offset`. */
export function limitLoss<Year extends TaxYear>(allowed: LawTable<ByStatus<Usd>, Year>, offset: Base = () => Infinity): Step<Year> {
  return onInvestments(['capitalLossAddBack'], [allowed], (worksheet) => {
    const { value, source } = allowed[worksheet.year];
    const addBack = worksheet.federal.gains.allowedLoss - Math.min(value[worksheet.status], offset(worksheet));
    if (addBack > 0) worksheet.adjust('capitalLossAddBack', addBack, source);
  });
}

/** How often a taxpayer on the return is 65 or older, or blind. */
function agedOrBlind({ federal, household, status }: StateWorksheet): number {
  return federal.peopleAged(65) + Number(household.blind) + Number(status === 'marriedJoint' && household.spouseBlind);
}

/** A tax of its own on gains or dividends beyond an exemption. US dollars. */
export interface SeparateTax {
  readonly exemption: ByStatus<Usd>;
  /** For each taxpayer of 65 or more, and for each who is blind. */
  readonly exemptionForAgeOrBlindness?: Usd;
  readonly schedule: Schedule;
}

export function taxSeparately<Year extends TaxYear>(
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

/** A gain that deductions leave untaxed is no part of taxable income. */
function taxedGain<Year extends TaxYear>(worksheet: StateWorksheet<Year>, taxable: (worksheet: StateWorksheet<Year>) => Usd): Usd {
  const gain = netCapitalGain(worksheet);
  return gain > 0 ? Math.min(gain, taxable(worksheet)) : 0;
}

/**
 * Takes net capital gain out of the taxable income, for `taxGainOnTop` to charge.
 * @param taxable - taxable income with the gain
 */
export function setGainApart<Year extends TaxYear>(
  table: LawTable<ByStatus<Schedule>, Year>,
  taxable: (worksheet: StateWorksheet<Year>) => Usd = federalTaxableIncome,
): Step<Year> {
  return onInvestments(['separatelyTaxedGain'], [table], (worksheet) => {
    const gain = taxedGain(worksheet, taxable);
    if (gain > 0) worksheet.deduct('separatelyTaxedGain', gain, table[worksheet.year].source);
  });
}

/**
 * Charges net capital gain by its own schedule, which the other taxable income fills first.
 * @param taxable - taxable income with the gain
 */
export function taxGainOnTop<Year extends TaxYear>(
  table: LawTable<ByStatus<Schedule>, Year>,
  taxable: (worksheet: StateWorksheet<Year>) => Usd = federalTaxableIncome,
): Step<Year> {
  return onInvestments(['capitalGainTax'], [table], (worksheet) => {
    const { value, source } = table[worksheet.year];
    worksheet.chargeSchedule('capitalGainTax', value[worksheet.status], taxedGain(worksheet, taxable), source, worksheet.taxableIncome);
  });
}

/** A highest rate (fraction) for net capital gain, and the taxable income that the schedule charges less on. US dollars. */
export interface HighestGainRate {
  readonly rate: number;
  readonly lowerRatesUpTo: ByStatus<Usd>;
}

/** The tax is no more than that of the schedule on the other income, or on what it charges less, with the highest rate on the rest. */
export function limitGainRate<Year extends TaxYear>(
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
