import type { EstimateYear, Usd } from '../contract.ts';
import type { InvestmentLine, InvestmentLineLabel } from '../investment-contract.ts';
import type { ByStatus, LawTable } from '../kernel/law-table.ts';
import type { Schedule } from '../kernel/schedule.ts';
import { additions, type NetInvestments } from './investments.ts';
import type { InvestorReturn } from './investor-return.ts';
import { StateWorksheet, type AnyLawTable } from './state-worksheet.ts';

/** A state's form filled in for somebody with gains and dividends. */
export class InvestorWorksheet<Year extends EstimateYear = EstimateYear> extends StateWorksheet<Year, InvestmentLineLabel> {
  readonly investments: NetInvestments;
  /** The same form with less of the net capital gain, for rules that weigh one computation against another. */
  readonly withGain: (longTermGain: Usd) => StateWorksheet;

  constructor(federal: InvestorReturn<Year>, lines: InvestmentLine[], withGain: (longTermGain: Usd) => StateWorksheet) {
    super(federal, lines);
    this.investments = federal.investments;
    this.withGain = withGain;
  }
}

/** A line of a state's form on which gains or dividends fare otherwise than other income. */
export interface InvestmentRule<Year extends EstimateYear = EstimateYear> {
  /** It changes the income right where the form starts, or the tax at its end. */
  readonly at: 'income' | 'tax';
  readonly apply: (worksheet: InvestorWorksheet<Year>) => void;
  /** Every table the rule reads. */
  readonly tables: readonly AnyLawTable[];
}

/** What a state's law says of gains and dividends beyond taxing them as its form taxes other income. */
export interface StateInvestmentLaw {
  /** In the order of the form. */
  readonly rules?: { readonly [Year in EstimateYear]?: readonly InvestmentRule<Year>[] };
  /** A rule of the state that depends on what was sold, and so is not counted: its citation. */
  readonly notCounted?: string;
}

/** The same rules in every year. */
export function inEveryYear(...rules: readonly InvestmentRule[]): StateInvestmentLaw['rules'] {
  return { 2020: rules, 2021: rules, 2022: rules, 2023: rules, 2024: rules, 2025: rules };
}

/** The rules of a year, for callers that do not know the year when they are compiled. */
export function rulesOf(law: StateInvestmentLaw | undefined, year: EstimateYear): readonly InvestmentRule[] {
  // Sound because a worksheet of `year` meets the rules of that same year only.
  return (law?.rules?.[year] ?? []) as readonly InvestmentRule[];
}

/** Dollars of gains or dividends that a rule looks at. */
export type Base = (worksheet: InvestorWorksheet) => Usd;

/** Net long-term gain in excess of net short-term loss: net capital gain. */
export const netCapitalGain: Base = ({ investments }) => investments.longTermGain;
/** Long-term and short-term gains less losses of both kinds. */
export const allNetGain: Base = ({ investments }) => investments.longTermGain + investments.shortTermGain;
export const qualifiedDividends: Base = ({ investments }) => investments.qualifiedDividends;
export const dividends: Base = ({ investments }) => investments.qualifiedDividends + investments.ordinaryDividends;
/** Dividends and gains, less the loss that the federal return allows. */
export const netInvestmentIncome: Base = ({ investments }) => Math.max(0, additions(investments) - investments.allowedLoss);

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

/** Takes dollars off the adjusted gross income of the state, and so off its taxable income. */
export function exclude(worksheet: InvestorWorksheet, label: InvestmentLineLabel, amount: Usd, source: string): void {
  if (amount <= 0) return;
  worksheet.deduct(label, amount, source);
  worksheet.adjustedGrossIncome = Math.max(0, worksheet.adjustedGrossIncome - amount);
}

/** Puts back what the federal return took off for capital losses beyond the amount that the state allows. */
export function allowLoss<Year extends EstimateYear>(
  allowed: LawTable<ByStatus<Usd>, Year>,
  /** What else limits the loss, such as the dividends. */
  upTo: Base = () => Infinity,
): InvestmentRule<Year> {
  return {
    at: 'income',
    tables: [allowed],
    apply: (worksheet) => {
      const { value, source } = allowed[worksheet.year];
      const addBack = worksheet.investments.allowedLoss - Math.min(value[worksheet.status], upTo(worksheet));
      if (addBack <= 0) return;
      worksheet.note('capitalLossAddBack', addBack, source);
      worksheet.taxableIncome += addBack;
      worksheet.adjustedGrossIncome += addBack;
    },
  };
}

/** Charges a schedule of its own on gains or dividends beyond an exemption: `exemption` in US dollars. */
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
      const amount = base(worksheet);
      if (amount <= exemption) return;
      worksheet.note('investmentIncomeExemption', -exemption, source);
      for (const { from, to, rate } of value.schedule) {
        const slice = Math.min(amount - exemption, to) - from;
        if (slice > 0) worksheet.charge(label, slice, rate, source, from, to);
      }
    },
  };
}
