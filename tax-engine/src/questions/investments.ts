import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import { LAW_YEARS, type LawYear } from '@bracketwise/contract/years';
import type { Form1040 } from '../federal/form-1040.ts';
import { gainsByRateOf } from '../federal/special-gains.ts';
import { fileReturns, type StateFiling } from '../filing.ts';
import { positivePart, roundToCents, sumOf } from '../kernel/money.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { capitalLossLimit } from '../law/federal/capital-losses.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { collectiblesRate, depreciatedRealEstateRate, washSaleDays } from '../law/federal/special-gains.ts';
import { standardDeduction } from '../law/federal/standard-deduction.ts';
import { countedGain, lossesCarriedOver } from '../rules/investments.ts';
import { afterWashSales, relotted, type LotMethod } from '../rules/lot-matching.ts';
import { assertLots, type Lot } from '../rules/lots.ts';
import { salesOfYear, type SalesOfYear } from '../rules/sales-of-year.ts';
import type { GainsByRate } from '../rules/special-gains.ts';
import { treatmentOf, type StateLaw, type Treatment } from '../rules/state-law.ts';

/** A year's gains and dividends in US dollars; each defaults to zero. Crypto assets are treated like shares. */
interface Investments {
  /** From assets held more than one year, minus losses on such assets; negative for a loss. */
  longTermGain?: Usd;
  /** From assets held one year or less, minus losses on such assets; negative for a loss. */
  shortTermGain?: Usd;
  qualifiedDividends?: Usd;
  /** Dividends that are not qualified. */
  ordinaryDividends?: Usd;
  /** Crypto received as income, such as staking rewards and airdrops, at its value on that day: taxed at ordinary rates. */
  cryptoIncome?: Usd;
  /** Losses of earlier years that are left, as positive amounts. */
  shortTermLossCarryover?: Usd;
  longTermLossCarryover?: Usd;
  /** Sales and what is still held, in addition to the amounts above. Only sales of the tax year count. */
  lots?: readonly Lot[];
  /** Which units the sales of `lots` take. Default: those of their rows. */
  lotMethod?: LotMethod;
}

export interface InvestmentTaxRequest extends Investments {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  /**
   * Taxable income without these gains and dividends, as on Form 1040 line 15. It is treated as wages of one earner who does not itemize,
   * so adjusted gross income (for net investment income tax and state forms) is this plus the standard deduction. US dollars.
   */
  otherTaxableIncome: Usd;
  /**
   * The unused standard deduction, which offsets the gains and dividends. Only without other taxable income, where it defaults to the whole
   * deduction. US dollars.
   */
  unusedDeduction?: Usd;
  /** The law of the state of residence, from `loadStateLaw`; without it no state tax is computed. */
  state?: StateLaw;
}

/** A part of the gains and dividends that is taxed at one rate. */
interface InvestmentSlice {
  /** Fraction. */
  rate: number;
  amount: Usd;
  tax: Usd;
  /** Where the part lies within taxable income. */
  from: Usd;
  to: Usd;
  source: string;
}

/** Losses beyond the year's gains. US dollars, positive except where stated. */
export interface CapitalLoss {
  /** With the losses of earlier years. */
  total: Usd;
  /** Of this year's sales alone; 0 if they have a gain, which the losses of earlier years cover. */
  ofYear: Usd;
  /** The part that reduces other income this year. 26 U.S.C. § 1211(b). */
  deducted: Usd;
  /** The carryover to later years, by kind. 26 U.S.C. § 1212(b). */
  carriedOver: Usd;
  carriedOverShortTerm: Usd;
  carriedOverLongTerm: Usd;
  /** Federal and state tax that this year's sales save; negative if their gain uses up losses that would lower other income. */
  taxSaved: Usd;
}

interface StateInvestmentTax extends Treatment {
  code: StateCode;
  /** Whether a figure of the state's form is not published yet, so last year's is used. */
  provisional: boolean;
  /** Tax with the gains and dividends minus tax without them; negative if a loss saves tax. */
  tax: Usd;
}

/**
 * The federal and state tax that gains and dividends add: tax with them minus tax without. Dollars are rounded to cents; `effectiveRate` is
 * a
 * percentage. Taxes are negative if a loss lowers them.
 */
export interface InvestmentTax {
  taxYear: LawYear;
  /** Gains minus losses of the year, plus dividends and crypto received as income. */
  investmentIncome: Usd;
  /** On short-term gains and ordinary dividends, at ordinary rates. */
  ordinaryTax: Usd;
  /** On net capital gain and qualified dividends. */
  preferentialTax: Usd;
  /** AMT beyond these two taxes: large gains phase out its exemption. */
  alternativeMinimumTax: Usd;
  netInvestmentIncomeTax: Usd;
  /** The sum of the four taxes above. */
  federalTax: Usd;
  /** Absent without a state. */
  state?: StateInvestmentTax;
  /** Federal tax and, with a state, its tax. */
  totalTax: Usd;
  /** Investment income minus total tax. */
  netIncome: Usd;
  /** Percentage of the investment income; 0 if that is not positive. */
  effectiveRate: number;
  /** Brackets of the part taxed at ordinary rates. */
  ordinarySlices: readonly InvestmentSlice[];
  /** Parts taxed at 0%, 15% and 20%. */
  preferentialSlices: readonly InvestmentSlice[];
  /** Gains of collectibles and depreciation that are taxed at up to 28% and 25%. US dollars. */
  specialGains: Usd;
  /** Present if losses exceed gains. */
  loss?: CapitalLoss;
  /** Present with `lots`. */
  sales?: SalesOfYear;
  /** The lines of the sections `federal` and `state` add up to `federalTax` and the state's tax. */
  lines: readonly ExplanationLine[];
}

/**
 * The federal and state tax that gains and dividends add to the tax on other income, or that a loss saves: the difference of two returns,
 * which both deduct the losses of earlier years.
 * @throws RangeError if an amount, the status or the year is outside the contract
 */
export function taxOnInvestmentIncome(request: InvestmentTaxRequest): InvestmentTax {
  const { taxYear, filingStatus, state: law } = request;
  // Losses of earlier years lower other income with or without this year's gains, so both returns have them.
  const otherHousehold = {
    taxYear,
    filingStatus,
    wages: wagesOf(request),
    capitalLossCarryover: request.longTermLossCarryover ?? 0,
    shortTermLossCarryover: request.shortTermLossCarryover ?? 0,
  };
  const sales = request.lots && salesIn(request.lots, request.lotMethod, taxYear);
  const household = {
    ...otherHousehold,
    longTermGain: sumOf(request.longTermGain ?? 0, sales?.longTermGain ?? 0),
    shortTermGain: sumOf(request.shortTermGain ?? 0, sales?.shortTermGain ?? 0),
    collectiblesGain: sales?.collectiblesGain ?? 0,
    unrecapturedSection1250Gain: sales?.unrecapturedSection1250Gain ?? 0,
    qualifiedDividends: request.qualifiedDividends ?? 0,
    nonqualifiedDividends: request.ordinaryDividends ?? 0,
    otherIncome: sumOf(request.cryptoIncome ?? 0, sales?.income ?? 0),
  };
  const withThem = fileReturns(law, household, { deduction: 'standard' });
  const without = fileReturns(law, otherHousehold, { deduction: 'standard' });
  const { federal } = withThem;

  const lines: ExplanationLine[] = [];
  const ordinary = new Worksheet('federal', lines);
  noteIncome(ordinary, federal, without.federal);
  const parts = gainsByRateOf(federal, federal.taxableIncome);
  const ordinaryIncome = parts ? roundToCents(parts.ordinary) : positivePart(federal.taxableIncome - federal.preferentialIncome);
  const rates = incomeTaxSchedules[taxYear];
  const schedule = rates.value[filingStatus];
  const ordinarySlices = slicesBetween(schedule, without.federal.taxableIncome, ordinaryIncome, rates.source);
  const gainRates = capitalGainSchedules[taxYear];
  const taxOnOrdinary = graduatedTax(schedule, ordinaryIncome);
  const gainSchedule = gainRates.value[filingStatus];
  const special = parts && slicesByRate(parts, ordinaryIncome, taxOnOrdinary, gainSchedule, taxYear);
  const preferentialSlices =
    special?.byBracket ?? slicesBetween(gainSchedule, ordinaryIncome, federal.taxableIncome, gainRates.source, taxOnOrdinary);
  const ordinaryTax = chargeDifference(ordinary, 'bracket', ordinarySlices, schedule);
  const preferential = new Worksheet('federal', lines);
  const atGainRates = sumOf(
    chargeDifference(preferential, 'preferentialRate', preferentialSlices, gainSchedule),
    ...(special?.special ?? []).map(({ label, rate, amount, tax, source }) => {
      preferential.step(label, amount, tax, rate, source);
      return tax;
    }),
  );
  lines.push(...federal.federalLines.filter(({ label }) => OWN_LINES.has(label)));
  const limit = federal.federalLines.find(({ label }) => label === 'ordinaryTaxLimit')?.tax ?? 0;

  const state = law && withThem.state && stateTaxOf(law, withThem.state, without.state?.tax ?? 0, lines);
  const preferentialTax = sumOf(atGainRates, limit);
  const { alternativeMinimumTax, netInvestmentIncomeTax } = federal;
  const federalTax = sumOf(ordinaryTax, preferentialTax, alternativeMinimumTax, netInvestmentIncomeTax);
  const totalTax = sumOf(federalTax, state?.tax ?? 0);
  const investmentIncome = sumOf(
    household.longTermGain,
    household.shortTermGain,
    household.qualifiedDividends,
    household.nonqualifiedDividends,
    household.otherIncome,
  );
  return {
    taxYear,
    investmentIncome,
    ordinaryTax,
    preferentialTax,
    alternativeMinimumTax,
    netInvestmentIncomeTax,
    federalTax,
    ...(state && { state }),
    totalTax,
    netIncome: sumOf(investmentIncome, -totalTax),
    effectiveRate: investmentIncome > 0 ? (totalTax / investmentIncome) * 100 : 0,
    ordinarySlices,
    preferentialSlices,
    specialGains: sumOf(...(special?.special ?? []).map(({ amount }) => amount)),
    ...(federal.gains.allowedLoss > 0 && { loss: lossOf(request, federal, totalTax) }),
    ...(sales && { sales }),
    lines,
  };
}

/** Lines of the return that only gains and dividends can cause. */
const OWN_LINES: ReadonlySet<LineLabel> = new Set<LineLabel>([
  'ordinaryTaxLimit',
  'minimumTaxableIncome',
  'minimumTaxExemption',
  'tentativeMinimumTax',
  'alternativeMinimumTax',
  'modifiedAdjustedGrossIncome',
  'netInvestmentIncomeTax',
]);

/** A taxable income of zero is treated as no income, so the whole standard deduction is unused. */
function wagesOf({ taxYear, filingStatus, otherTaxableIncome, unusedDeduction }: InvestmentTaxRequest): Usd {
  if (!LAW_YEARS.includes(taxYear)) throw new RangeError(`taxYear: no law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`filingStatus: unknown status ${filingStatus}`);
  const deduction = standardDeduction[taxYear].value[filingStatus];
  const unused = unusedDeduction ?? (otherTaxableIncome === 0 ? deduction : 0);
  const mostUnused = otherTaxableIncome > 0 ? 0 : deduction;
  // Negated so that NaN is rejected too.
  if (!(otherTaxableIncome >= 0 && otherTaxableIncome <= INCOME_LIMITS.maximum))
    throw new RangeError(`otherTaxableIncome out of bounds: ${otherTaxableIncome}`);
  if (unusedDeduction !== undefined && !(unused >= 0 && unused <= mostUnused))
    throw new RangeError(`unusedDeduction out of bounds: ${unusedDeduction}`);
  // With the deduction added, very large wages may exceed their limit.
  return Math.min(INCOME_LIMITS.maximum, sumOf(otherTaxableIncome, deduction, -unused));
}

/** The lines that lead to taxable income, without zeros. */
function noteIncome(
  worksheet: Worksheet,
  { household, gains, gainsOfYear, year, standardDeduction: deduction, wages, taxableIncome }: Form1040,
  other: Form1040,
) {
  worksheet.note('otherTaxableIncome', positivePart(other.wages - other.standardDeduction), '26 U.S.C. § 63(b)');
  const usedAnyway = lossesCarriedOver(other.gains, other.incomeBeforeBusinessDeduction).used;
  const lossesUsed = sumOf(gainsOfYear.shortTermGain, gainsOfYear.longTermGain, -countedGain(gains), -usedAnyway);
  const ofYear = Math.min(gainsOfYear.allowedLoss, lossesUsed);
  for (const [label, amount, source] of [
    ['capitalLossCarryover', -usedAnyway, '26 U.S.C. §§ 1211(b), 1212(b)'],
    ['ordinaryDividends', household.nonqualifiedDividends, '26 U.S.C. § 61(a)(7)'],
    ['otherIncome', household.otherIncome, '26 U.S.C. § 61(a); Rev. Rul. 2023-14; Rev. Rul. 2019-24'],
    ['shortTermGain', gainsOfYear.shortTermGain, '26 U.S.C. § 1222(5), (9)'],
    ['qualifiedDividends', household.qualifiedDividends, '26 U.S.C. § 1(h)(11)'],
    ['longTermGain', gainsOfYear.longTermGain, '26 U.S.C. § 1222(11)'],
    ['capitalLossDeduction', -ofYear, capitalLossLimit[year].source],
    ['capitalLossCarryover', sumOf(ofYear, -lossesUsed), '26 U.S.C. § 1212(b); Schedule D lines 6 and 14'],
    ['standardDeduction', -positivePart(deduction - wages), '26 U.S.C. § 63(c)'],
  ] as const) {
    if (amount !== 0) worksheet.note(label, amount, source);
  }
  worksheet.note('taxableIncome', taxableIncome, '26 U.S.C. § 63(b)');
}

/**
 * The tax that a schedule takes on the taxable income between `start` and `end`, by bracket; negative if `end` is lower.
 * @param taxBelow - tax on the income below the lower of the two
 */
function slicesBetween(
  schedule: Schedule,
  start: Usd,
  end: Usd,
  source: string,
  taxBelow: Usd = graduatedTax(schedule, Math.min(start, end)),
): readonly InvestmentSlice[] {
  const sign = end < start ? -1 : 1;
  const low = Math.min(start, end);
  const high = Math.max(start, end);
  // Each tax is the difference between two rounded totals, so the parts add up to the cent.
  let tax = taxBelow;
  return schedule.flatMap((bracket) => {
    const from = Math.max(low, bracket.from);
    const to = Math.min(high, bracket.to);
    if (to <= from) return [];
    const before = tax;
    tax += (to - from) * bracket.rate;
    return [{ rate: bracket.rate, amount: roundToCents(sign * (to - from)), tax: sign * sumOf(tax, -before), from, to, source }];
  });
}

/** Writes a line for each part. @returns their tax */
function chargeDifference(
  worksheet: Worksheet,
  label: 'bracket' | 'preferentialRate',
  slices: readonly InvestmentSlice[],
  schedule: Schedule,
): Usd {
  for (const { rate, amount, tax, source } of slices) {
    const bracket = schedule.find((row) => row.rate === rate);
    worksheet.step(label, amount, tax, rate, source, bracket?.from, bracket?.to);
  }
  return sumOf(...slices.map(({ tax }) => tax));
}

interface SpecialSlice {
  label: 'unrecapturedSection1250Gain' | 'collectiblesGain';
  rate: number;
  amount: Usd;
  tax: Usd;
  source: string;
}

/** The parts of gains with special rates, and of the others by bracket. Each tax is the difference between two rounded totals. */
function slicesByRate(
  parts: GainsByRate,
  start: Usd,
  taxBelow: Usd,
  gainSchedule: Schedule,
  year: LawYear,
): { byBracket: readonly InvestmentSlice[]; special: readonly SpecialSlice[] } {
  let tax = taxBelow;
  let from = start;
  const slice = (rate: number, exact: Usd, source: string) => {
    const before = tax;
    tax += exact * rate;
    const amount = roundToCents(exact);
    from += amount;
    return { rate, amount, tax: sumOf(tax, -before), from: from - amount, to: from, source };
  };
  const byBracket = gainSchedule.map(({ rate }, index) => slice(rate, parts.byBracket[index] ?? 0, capitalGainSchedules[year].source));
  const special = (
    [
      ['unrecapturedSection1250Gain', parts.depreciation, depreciatedRealEstateRate[year]],
      ['collectiblesGain', parts.collectibles, collectiblesRate[year]],
    ] as const
  ).map(([label, amount, { value, source }]) => ({ label, ...slice(value, amount, source) }));
  return { byBracket: byBracket.filter(({ amount }) => amount > 0), special: special.filter(({ amount }) => amount > 0) };
}

function salesIn(lots: readonly Lot[], method: LotMethod | undefined, year: LawYear): SalesOfYear {
  assertLots(lots);
  const taken = relotted(lots, method ?? 'asListed');
  return salesOfYear(lots, afterWashSales(taken, washSaleDays[year].value), year);
}

const WITHOUT_SOURCE = 'The same form without the gains and dividends';

/** The state tax that gains and dividends add: its form with them minus the same form without. */
function stateTaxOf(law: StateLaw, filed: StateFiling, without: Usd, lines: ExplanationLine[]): StateInvestmentTax {
  lines.push(...filed.lines);
  if (without > 0) new Worksheet('state', lines).addTax('taxWithoutInvestments', -without, WITHOUT_SOURCE);
  return {
    code: filed.code,
    provisional: filed.provisional,
    tax: sumOf(filed.tax ?? 0, -without),
    ...treatmentOf(law, filed.year, 'investmentIncome', filed.ruled.has('investmentIncome')),
  };
}

function lossOf(request: InvestmentTaxRequest, federal: Form1040, totalTax: Usd): CapitalLoss {
  const { shortTermLoss, longTermLoss } = federal.gains;
  const { gainsOfYear, household } = federal;
  const { shortTerm, longTerm, used } = lossesCarriedOver(federal.gains, federal.incomeBeforeBusinessDeduction);
  const hasSales = household.longTermGain !== 0 || household.shortTermGain !== 0;
  const taxWithout = hasSales
    ? taxOnInvestmentIncome({ ...request, longTermGain: 0, shortTermGain: 0, lots: [], cryptoIncome: household.otherIncome }).totalTax
    : totalTax;
  return {
    total: sumOf(shortTermLoss, longTermLoss),
    ofYear: sumOf(gainsOfYear.shortTermLoss, gainsOfYear.longTermLoss),
    deducted: used,
    carriedOver: sumOf(shortTerm, longTerm),
    carriedOverShortTerm: shortTerm,
    carriedOverLongTerm: longTerm,
    taxSaved: sumOf(taxWithout, -totalTax),
  };
}
