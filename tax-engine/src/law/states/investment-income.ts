import { ESTIMATE_YEARS, type EstimateYear, type Usd } from '../../contract.ts';
import { anyStatus, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, schedules, type Schedule } from '../../kernel/schedule.ts';
import {
  allNetGain,
  dividends,
  exclude,
  excludeShare,
  inEveryYear,
  limitGainRate,
  limitLoss,
  netCapitalGain,
  netInvestmentIncome,
  netLongTermGain,
  qualifiedDividends,
  taxGainOnTop,
  taxSeparately,
  type HighestGainRate,
  type InvestmentRule,
  type SeparateTax,
  type StateInvestmentLaw,
} from '../../rules/investment-rules.ts';
import type { StateCode } from './codes.ts';

type Share<Year extends EstimateYear = EstimateYear> = LawTable<number, Year>;

const NO_LOSS = anyStatus(0);

/** The entire loss is deducted in its year. */
const alabamaLoss: InvestmentRule = {
  at: 'income',
  tables: [],
  apply: (worksheet) => {
    const { shortTermLoss, longTermLoss, allowedLoss } = worksheet.investments;
    exclude(
      worksheet,
      'capitalLossDeduction',
      shortTermLoss + longTermLoss - allowedLoss,
      'Form 40 Schedule D instructions; Code of Ala. § 40-18-8',
    );
  },
};

/** Federal income tax that is deducted includes the tax on net investment income. */
const alabamaInvestmentTaxDeduction: InvestmentRule = {
  at: 'income',
  tables: [],
  apply: (worksheet) => {
    if (worksheet.netInvestmentIncomeTax === 0) return;
    worksheet.deduct('federalTaxDeduction', worksheet.netInvestmentIncomeTax, 'Form 40, Federal Income Tax Deduction Worksheet line 2');
  },
};

/** A share (fraction) of net capital gain, and all of it beyond a limit in US dollars. */
export const arkansasExclusion: LawTable<{ readonly share: number; readonly allBeyond: Usd }, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  { share: 0.5, allBeyond: 10_000_000 },
  'Form AR1000D lines 7b and 8; A.C.A. § 26-51-815(b)(2)(C), (3)',
);

const arkansasExclusionRule: InvestmentRule = {
  at: 'income',
  tables: [arkansasExclusion],
  apply: (worksheet) => {
    const { value, source } = arkansasExclusion[worksheet.year];
    const gain = netCapitalGain(worksheet);
    const excluded = value.share * Math.min(gain, value.allBeyond) + Math.max(0, gain - value.allBeyond);
    exclude(worksheet, 'capitalGainExclusion', excluded, source);
  },
};

/** Of assets acquired after 2011: what was bought earlier is not asked for. */
export const arizonaSubtraction: Share = unchanged(
  ESTIMATE_YEARS,
  0.25,
  'Form 140, Net Capital Gain from Investment in Assets Acquired After December 31, 2011; A.R.S. § 43-1022(22)',
);

const HAWAII = 'Form N-11 instructions, Tax on Capital Gains Worksheet; HRS § 235-51(f)';

export const hawaiiGainRate: LawTable<HighestGainRate, EstimateYear> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], { rate: 0.0725, lowerRatesUpTo: separateAsSingle(24_000, 48_000, 36_000) }, HAWAII),
  2025: { value: { rate: 0.0725, lowerRatesUpTo: separateAsSingle(48_000, 96_000, 72_000) }, source: HAWAII },
};

/** What short-term gains are charged beyond the 5 % on other income, as a fraction: 12 % in all, from 2023 8.5 %. */
export const massachusettsShortTermRate: Share = {
  ...unchanged([2020, 2021, 2022], 0.07, 'Form 1 Schedule B; M.G.L. c. 62, § 4(a), (b)'),
  ...unchanged([2023, 2024, 2025], 0.035, 'Form 1 Schedule B; M.G.L. c. 62, § 4(a), (b), as amended by St. 2023, c. 50'),
};

const massachusettsShortTerm: InvestmentRule = {
  at: 'tax',
  tables: [massachusettsShortTermRate],
  apply: (worksheet) => {
    const { value, source } = massachusettsShortTermRate[worksheet.year];
    // Exemptions may reach into the gain, and no-tax status lifts all of the tax.
    const gain = Math.min(worksheet.investments.shortTermGain, worksheet.taxableIncome);
    if (gain > 0 && worksheet.tax > 0) worksheet.charge('capitalGainSurtax', gain, value, source);
  },
};

/** Capital losses that reduce interest and dividends; other income they never do. US dollars. */
export const massachusettsLossLimit: LawTable<ByStatus<Usd>, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  anyStatus(2_000),
  'Form 1 Schedule B, Excess losses applied against interest and dividends; M.G.L. c. 62, § 2(c)',
);

/** On all net capital gain once federal adjusted gross income exceeds the threshold: rate as a fraction, US dollars. */
export const marylandSurtax: LawTable<{ readonly rate: number; readonly threshold: Usd }, 2025> = {
  2025: { value: { rate: 0.02, threshold: 350_000 }, source: 'Form 502 (2025), capital gains surtax; 2025 Md. Laws ch. 604 (HB 352)' },
};

const marylandSurtaxRule: InvestmentRule<2025> = {
  at: 'tax',
  tables: [marylandSurtax],
  apply: (worksheet) => {
    const { value, source } = marylandSurtax[worksheet.year];
    const gain = netCapitalGain(worksheet);
    if (gain === 0 || worksheet.federal.adjustedGrossIncome <= value.threshold) return;
    worksheet.charge('capitalGainSurtax', gain, value.rate, source);
  },
};

export const minnesotaInvestmentTax: LawTable<SeparateTax, 2024 | 2025> = unchanged(
  [2024, 2025],
  { exemption: anyStatus(1_000_000), schedule: schedule([0.01], []) },
  'Schedule NIIT; Minn. Stat. § 290.033(b)',
);

/** Of everything reported as capital gain for federal purposes. */
export const missouriSubtraction: Share<2025> = {
  2025: { value: 1, source: 'Form MO-A (2025); Mo. Rev. Stat. § 143.121, as amended by 2025 HB 594' },
};

/** Share of all net gains, as a nonrefundable credit. */
export const montanaCredit: Share<2020 | 2021 | 2022 | 2023> = unchanged(
  [2020, 2021, 2022, 2023],
  0.02,
  'Form 2, Nonrefundable Credits Schedule line 1; Mont. Code § 15-30-2301 (repealed from 2024)',
);

const montanaCreditRule: InvestmentRule<2020 | 2021 | 2022 | 2023> = {
  at: 'tax',
  tables: [montanaCredit],
  apply: (worksheet) => {
    const { value, source } = montanaCredit[worksheet.year];
    worksheet.credit('capitalGainCredit', value * allNetGain(worksheet), source, value);
  },
};

const MONTANA_RATES = [0.03, 0.041];

/** US dollars of taxable income. */
export const montanaGainRates: LawTable<ByStatus<Schedule>, 2024 | 2025> = {
  2024: {
    value: schedules(MONTANA_RATES, separateAsSingle([20_500], [41_000], [30_750])),
    source: 'Form 2 (2024), Net Long-Term Capital Gains Tax Table; Mont. Code § 15-30-2103(2)',
  },
  2025: {
    value: schedules(MONTANA_RATES, separateAsSingle([21_100], [42_200], [31_700])),
    source: 'Form 2 (2025), Net Long-Term Capital Gains Tax Table; Mont. Code § 15-30-2103(2)',
  },
};
const montanaGains = taxGainOnTop(montanaGainRates);

const DP_10 = 'Form DP-10; N.H. Rev. Stat. §§ 77:1, 77:3';

function onDividends(rate: number, single: Usd, marriedJoint: Usd): SeparateTax {
  return { exemption: separateAsSingle(single, marriedJoint, single), schedule: schedule([rate], []) };
}

/** On interest and dividends; repealed from 2025. */
export const newHampshireTax: LawTable<SeparateTax, 2020 | 2021 | 2022 | 2023 | 2024> = {
  ...unchanged([2020, 2021, 2022], onDividends(0.05, 2_400, 4_800), DP_10),
  2023: { value: onDividends(0.04, 2_400, 4_800), source: DP_10 },
  2024: { value: onDividends(0.03, 2_400, 4_800), source: DP_10 },
};
const newHampshire = [taxSeparately('investmentIncomeTax', dividends, newHampshireTax)];

export const newJerseyLossLimit: LawTable<ByStatus<Usd>, EstimateYear> = unchanged(ESTIMATE_YEARS, NO_LOSS, 'N.J.S.A. 54A:5-2');

/** The greater of a share (fraction) of net capital gain and of the gain up to an amount in US dollars; a separate return has half. */
export const newMexicoDeduction: LawTable<{ readonly share: number; readonly upTo: Usd }, EstimateYear> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], { share: 0.4, upTo: 1_000 }, 'Schedule PIT-ADJ; NMSA 1978 § 7-2-34 before Laws 2024, c. 67'),
  2025: { value: { share: 0, upTo: 2_500 }, source: 'Schedule PIT-ADJ (2025) line 16; NMSA 1978 § 7-2-34, as amended by Laws 2024, c. 67' },
};

const newMexicoDeductionRule: InvestmentRule = {
  at: 'income',
  tables: [newMexicoDeduction],
  apply: (worksheet) => {
    const { value, source } = newMexicoDeduction[worksheet.year];
    const gain = netCapitalGain(worksheet);
    const deduction = Math.max(value.share * gain, Math.min(gain, value.upTo));
    // It lowers the taxable income alone: the exemption looks at the whole adjusted gross income.
    if (deduction > 0) {
      worksheet.deduct('capitalGainExclusion', worksheet.status === 'marriedSeparate' ? deduction / 2 : deduction, source);
    }
  },
};

export const northDakotaGainExclusion: Share = unchanged(
  ESTIMATE_YEARS,
  0.4,
  'Form ND-1, net long-term capital gain exclusion; N.D.C.C. § 57-38-30.3(2)(d)(1)',
);

export const northDakotaDividendExclusion: Share = unchanged(
  ESTIMATE_YEARS,
  0.4,
  'Form ND-1, qualified dividend exclusion; N.D.C.C. § 57-38-30.3(2)(d)(2)',
);

export const pennsylvaniaLossLimit: LawTable<ByStatus<Usd>, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  NO_LOSS,
  '72 P.S. § 7303(a)(3); 61 Pa. Code § 121.13',
);

export const southCarolinaDeduction: Share = unchanged(
  ESTIMATE_YEARS,
  0.44,
  'Form SC1040, net capital gain deduction; S.C. Code § 12-6-1150(A)',
);

/** On interest and dividends; repealed from 2021. */
export const tennesseeTax: LawTable<SeparateTax, 2020> = {
  2020: { value: onDividends(0.01, 1_250, 2_500), source: 'Form INC 250; Tenn. Code §§ 67-2-102, 67-2-104' },
};

/** Net capital gain up to an amount in US dollars, and up to a share (fraction) of federal taxable income. */
export const vermontExclusion: LawTable<{ readonly upTo: Usd; readonly shareOfTaxableIncome: number }, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  { upTo: 5_000, shareOfTaxableIncome: 0.4 },
  'Schedule IN-153 Part I, Flat Exclusion; 32 V.S.A. § 5811(21)(B)(ii)',
);

const vermontExclusionRule: InvestmentRule = {
  at: 'income',
  tables: [vermontExclusion],
  apply: (worksheet) => {
    const { value, source } = vermontExclusion[worksheet.year];
    const limit = Math.min(value.upTo, value.shareOfTaxableIncome * worksheet.federal.taxableIncome);
    exclude(worksheet, 'capitalGainExclusion', Math.min(netCapitalGain(worksheet), limit), source);
  },
};

function washington(deduction: Usd, year: number, gains: Schedule = schedule([0.07], [])) {
  return {
    value: { exemption: anyStatus(deduction), schedule: gains },
    source: `Department of Revenue, Capital gains tax, standard deduction of ${year}; Wash. Rev. Code §§ 82.87.040, 82.87.060`,
  };
}

/** On long-term gains but those of real estate. */
export const washingtonTax: LawTable<SeparateTax, 2022 | 2023 | 2024 | 2025> = {
  2022: washington(250_000, 2022),
  2023: washington(262_000, 2023),
  2024: washington(270_000, 2024),
  2025: washington(278_000, 2025, schedule([0.07, 0.099], [1_000_000])),
};
const washingtonGains = [taxSeparately('capitalGainTax', netLongTermGain, washingtonTax)];

export const wisconsinExclusion: Share = unchanged(ESTIMATE_YEARS, 0.3, 'Schedule WD line 25; Wis. Stat. § 71.05(6)(b)9');

/** From 2023 on the federal limit. US dollars. */
export const wisconsinLossLimit: LawTable<ByStatus<Usd>, 2020 | 2021 | 2022> = unchanged(
  [2020, 2021, 2022],
  anyStatus(500),
  'Schedule WD line 28; Wis. Stat. § 71.05(10)(c)1',
);

const wisconsin = [excludeShare('capitalGainExclusion', netCapitalGain, wisconsinExclusion)];
const wisconsinBefore2023 = [...wisconsin, limitLoss(wisconsinLossLimit)];

/** States that do not tax all gains and dividends just as their form taxes other income. */
export const stateInvestmentLaws: Readonly<Partial<Record<StateCode, StateInvestmentLaw>>> = {
  AL: inEveryYear(alabamaLoss, alabamaInvestmentTaxDeduction),
  AR: inEveryYear(arkansasExclusionRule),
  AZ: inEveryYear(excludeShare('capitalGainExclusion', netCapitalGain, arizonaSubtraction)),
  CO: { notCounted: { years: ESTIMATE_YEARS, source: 'C.R.S. § 39-22-518 (certain property held for five years)' } },
  HI: inEveryYear(limitGainRate(hawaiiGainRate)),
  IA: { notCounted: { years: ESTIMATE_YEARS, source: 'Form IA 100; Iowa Code § 422.7 (farms and businesses)' } },
  ID: { notCounted: { years: ESTIMATE_YEARS, source: 'Form CG; Idaho Code § 63-3022H (Idaho real estate and business property)' } },
  LA: {
    notCounted: { years: [2020, 2021, 2022, 2023, 2024], source: 'La. R.S. 47:293(9)(a)(xvii) (Louisiana businesses not publicly traded)' },
  },
  MA: inEveryYear(limitLoss(massachusettsLossLimit, dividends), massachusettsShortTerm),
  MD: { rules: { 2025: [marylandSurtaxRule] } },
  MN: {
    rules: {
      2024: [taxSeparately('investmentIncomeTax', netInvestmentIncome, minnesotaInvestmentTax)],
      2025: [taxSeparately('investmentIncomeTax', netInvestmentIncome, minnesotaInvestmentTax)],
    },
  },
  MO: { rules: { 2025: [excludeShare('capitalGainExclusion', allNetGain, missouriSubtraction)] } },
  MT: {
    rules: {
      2020: [montanaCreditRule],
      2021: [montanaCreditRule],
      2022: [montanaCreditRule],
      2023: [montanaCreditRule],
      2024: montanaGains,
      2025: montanaGains,
    },
  },
  ND: inEveryYear(
    excludeShare('capitalGainExclusion', netCapitalGain, northDakotaGainExclusion),
    excludeShare('dividendExclusion', qualifiedDividends, northDakotaDividendExclusion),
  ),
  NH: { rules: { 2020: newHampshire, 2021: newHampshire, 2022: newHampshire, 2023: newHampshire, 2024: newHampshire } },
  NJ: inEveryYear(limitLoss(newJerseyLossLimit)),
  NM: inEveryYear(newMexicoDeductionRule),
  OK: { notCounted: { years: ESTIMATE_YEARS, source: 'Form 561; 68 O.S. § 2358 (Oklahoma property and companies)' } },
  PA: inEveryYear(limitLoss(pennsylvaniaLossLimit)),
  SC: inEveryYear(excludeShare('capitalGainExclusion', netCapitalGain, southCarolinaDeduction)),
  TN: { rules: { 2020: [taxSeparately('investmentIncomeTax', dividends, tennesseeTax)] } },
  VT: inEveryYear(vermontExclusionRule),
  WA: { rules: { 2022: washingtonGains, 2023: washingtonGains, 2024: washingtonGains, 2025: washingtonGains } },
  WI: {
    rules: {
      2020: wisconsinBefore2023,
      2021: wisconsinBefore2023,
      2022: wisconsinBefore2023,
      2023: wisconsin,
      2024: wisconsin,
      2025: wisconsin,
    },
  },
};
