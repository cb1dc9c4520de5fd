import type { EstimateYear, Usd } from '../contract.ts';
import type { InvestmentLine, InvestmentLineLabel } from '../investment-contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { Schedule } from '../kernel/schedule.ts';
import { additions, type NetInvestments } from './investments.ts';
import type { InvestorReturn } from './investor-return.ts';
import type { OwnRule } from './own-rules.ts';
import { StateWorksheet } from './state-worksheet.ts';

/** A state's form filled in for somebody with gains and dividends. */
export class InvestorWorksheet<Year extends EstimateYear = EstimateYear> extends StateWorksheet<Year, InvestmentLineLabel> {
  readonly investments: NetInvestments;
  /** Federal tax on net investment income. */
  readonly netInvestmentIncomeTax: Usd;
  /** The same form with another net capital gain, for rules that weigh one computation against another. */
  readonly withGain: (netCapitalGain: Usd) => StateWorksheet;

  constructor(federal: InvestorReturn<Year>, lines: InvestmentLine[], withGain: (netCapitalGain: Usd) => StateWorksheet) {
    super(federal, lines);
    this.investments = federal.investments;
    this.netInvestmentIncomeTax = federal.netInvestmentIncomeTax;
    this.withGain = withGain;
  }
}

/** A line of a state's form on which gains or dividends fare otherwise than other income. */
export type InvestmentRule<Year extends EstimateYear = EstimateYear> = OwnRule<InvestorWorksheet<Year>>;

/** What a state's law says of gains and dividends beyond taxing them as its form taxes other income. */
export interface StateInvestmentLaw {
  /** In the order of the form; none in a year that is absent. */
  readonly rules?: { readonly [Year in EstimateYear]?: readonly InvestmentRule<Year>[] };
  /** Years with a rule that depends on what was sold, and so is not counted, and where it stands. */
  readonly notCounted?: { readonly years: readonly EstimateYear[]; readonly source: string };
}

/** The same rules in every year. */
export function inEveryYear(...rules: readonly InvestmentRule[]): StateInvestmentLaw {
  return { rules: { 2020: rules, 2021: rules, 2022: rules, 2023: rules, 2024: rules, 2025: rules } };
}

/** The rules of a year, for callers that do not know the year when they are compiled. */
export function rulesOf(law: StateInvestmentLaw | undefined, year: EstimateYear): readonly InvestmentRule[] {
  // Sound because a worksheet of `year` meets the rules of that same year only.
  return (law?.rules?.[year] ?? []) as readonly InvestmentRule[];
}

/** Dollars of gains or dividends that a rule looks at. */
export type Base = (worksheet: InvestorWorksheet) => Usd;

/** Net long-term gain in excess of net short-term loss. 26 U.S.C. § 1222(11). */
export const netCapitalGain: Base = ({ investments }) => investments.longTermGain;
/** Long-term gain whatever the short-term losses. 26 U.S.C. § 1222(7). */
export const netLongTermGain: Base = ({ investments }) => investments.longTermBeforeShortTerm;
/** Long-term and short-term gains less losses of both kinds. */
export const allNetGain: Base = ({ investments }) => investments.longTermGain + investments.shortTermGain;
export const qualifiedDividends: Base = ({ investments }) => investments.qualifiedDividends;
export const dividends: Base = ({ investments }) => investments.qualifiedDividends + investments.ordinaryDividends;
/** Dividends and gains, less the loss that the federal return allows. 26 U.S.C. § 1411(c). */
export const netInvestmentIncome: Base = ({ investments }) => Math.max(0, additions(investments) - investments.allowedLoss);

/** Takes dollars off the state's adjusted gross income, and so off its taxable income. */
export function exclude(worksheet: InvestorWorksheet, label: InvestmentLineLabel, amount: Usd, source: string): void {
  if (amount <= 0) return;
  worksheet.deduct(label, amount, source);
  worksheet.adjustedGrossIncome = Math.max(0, worksheet.adjustedGrossIncome - amount);
}

/** Takes a share (fraction) of gains or dividends off the state's income. */
export function excludeShare<Year extends EstimateYear>(
  label: 'capitalGainExclusion' | 'dividendExclusion',
  base: Base,
  share: LawTable<number, Year>,
): InvestmentRule<Year> {
  return {
    at: 'income',
    tables: [share],
    apply: (worksheet) => {
      const { value, source } = share[worksheet.year];
      exclude(worksheet, label, value * base(worksheet), source);
    },
  };
}

/** Puts back what the federal return took off for capital losses beyond the amount that the state allows, or beyond `offset`. */
export function limitLoss<Year extends EstimateYear>(
  allowed: LawTable<ByStatus<Usd>, Year>,
  offset: Base = () => Infinity,
): InvestmentRule<Year> {
  return {
    at: 'income',
    tables: [allowed],
    apply: (worksheet) => {
      const { value, source } = allowed[worksheet.year];
      const addBack = worksheet.investments.allowedLoss - Math.min(value[worksheet.status], offset(worksheet));
      if (addBack <= 0) return;
      worksheet.note('capitalLossAddBack', addBack, source);
      worksheet.taxableIncome += addBack;
      worksheet.adjustedGrossIncome += addBack;
    },
  };
}

/** A tax of its own on gains or dividends beyond an exemption. US dollars. */
export interface SeparateTax {
  readonly exemption: ByStatus<Usd>;
  readonly schedule: Schedule;
}

export function taxSeparately<Year extends EstimateYear>(
  label: 'capitalGainTax' | 'investmentIncomeTax',
  base: Base,
  table: LawTable<SeparateTax, Year>,
): InvestmentRule<Year> {
  return {
    at: 'tax',
    tables: [table],
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      const exemption = value.exemption[worksheet.status];
      const amount = base(worksheet) - exemption;
      if (amount <= 0) return;
      worksheet.note('investmentIncomeExemption', -exemption, source);
      chargeStacked(worksheet, label, value.schedule, 0, amount, source);
    },
  };
}

/** Takes net capital gain out of the taxable income, and charges a schedule of its own that the other income fills first. */
export function taxGainOnTop<Year extends EstimateYear>(table: LawTable<ByStatus<Schedule>, Year>): readonly InvestmentRule<Year>[] {
  /** A gain that deductions leave untaxed is no part of taxable income. */
  const taxedGain = (worksheet: InvestorWorksheet) => Math.min(netCapitalGain(worksheet), worksheet.federal.taxableIncome);
  return [
    {
      at: 'income',
      tables: [],
      apply: (worksheet) => {
        const gain = taxedGain(worksheet);
        if (gain > 0) worksheet.deduct('separatelyTaxedGain', gain, table[worksheet.year].source);
      },
    },
    {
      at: 'tax',
      tables: [table],
      apply: (worksheet) => {
        const { value, source } = table[worksheet.year];
        chargeStacked(worksheet, 'capitalGainTax', value[worksheet.status], worksheet.taxableIncome, taxedGain(worksheet), source);
      },
    },
  ];
}

function chargeStacked(
  worksheet: InvestorWorksheet,
  label: InvestmentLineLabel,
  schedule: Schedule,
  start: Usd,
  amount: Usd,
  source: string,
): void {
  for (const { from, to, rate } of schedule) {
    const slice = Math.min(start + amount, to) - Math.max(start, from);
    if (slice > 0) worksheet.charge(label, slice, rate, source, from, to);
  }
}

/** A highest rate (fraction) for net capital gain, and the taxable income that the schedule charges less on. US dollars. */
export interface HighestGainRate {
  readonly rate: number;
  readonly lowerRatesUpTo: ByStatus<Usd>;
}

/** The tax is no more than that of the schedule on the other income, or on what it charges less, with the highest rate on the rest. */
export function limitGainRate<Year extends EstimateYear>(table: LawTable<HighestGainRate, Year>): InvestmentRule<Year> {
  return {
    at: 'tax',
    tables: [table],
    apply: (worksheet) => {
      const { value, source } = table[worksheet.year];
      const { taxableIncome, status } = worksheet;
      const gain = netCapitalGain(worksheet);
      const atScheduleRates = Math.max(taxableIncome - gain, Math.min(taxableIncome, value.lowerRatesUpTo[status]));
      const rest = taxableIncome - atScheduleRates;
      if (rest <= 0) return;
      const limit = worksheet.withGain(gain - rest).tax + value.rate * rest;
      worksheet.credit('capitalGainTaxLimit', worksheet.tax - limit, source, value.rate);
    },
  };
}
