/** The rough estimate of US tax on income earned abroad (specification, calculators and guides, sections 3, 4 and 9). */

export const FEIE_QUALIFICATIONS = ['yes', 'no', 'unsure'] as const;
export type FeieQualification = (typeof FEIE_QUALIFICATIONS)[number];

export const COUNTRIES = ['UK', 'CA', 'AU', 'DE', 'FR', 'JP', 'SG', 'other'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The year of the deduction and brackets, used for every year. */
export const TABLES_OF = 2023;
/** Maximum exclusion of foreign income, in US dollars. */
export const FEIE_CAP = 126_500;
/** Housing costs above the first percentage of the cap are excluded, up to the second. */
const HOUSING_PERCENT = { base: 16, most: 14 } as const;
const HOUSING_BASE = (FEIE_CAP * HOUSING_PERCENT.base) / 100;
export const HOUSING_MOST = (FEIE_CAP * HOUSING_PERCENT.most) / 100;
export const STANDARD_DEDUCTION = 13_850;
/** Widths of the brackets in US dollars and their rates as fractions. There is no tax above the last. */
export const BANDS = [
  { width: 11_000, rate: 0.1 },
  { width: 33_725, rate: 0.12 },
  { width: 50_650, rate: 0.22 },
] as const;
/** Taxable income where the last bracket ends, in US dollars. */
export const LAST_BAND_ENDS = BANDS.reduce((sum, { width }) => sum + width, 0);
/** Foreign income above which each report is required, in US dollars. */
export const FBAR_ABOVE = 10_000;
export const FATCA_ABOVE = 50_000;

/** Amounts in US dollars. */
export interface RoughInputs {
  readonly foreignIncome: number;
  readonly usIncome: number;
  readonly feieQualification: FeieQualification;
  readonly country: Country;
  readonly housingCosts: number;
}

export interface ExpatResult {
  readonly foreignIncome: number;
  readonly usIncome: number;
  readonly feieExclusion: number;
  readonly housingExclusion: number;
  readonly taxableForeignIncome: number;
  /** Before the standard deduction. */
  readonly totalTaxableIncome: number;
  readonly usTax: number;
  /** Percentage of the foreign income. */
  readonly effectiveRate: number;
  readonly requiresFBAR: boolean;
  readonly requiresFATCA: boolean;
  readonly qualifiesFEIE: boolean;
}

/** The country makes no difference. */
export function expatTax({ foreignIncome, usIncome, feieQualification, housingCosts }: RoughInputs): ExpatResult {
  const qualifiesFEIE = feieQualification === 'yes';
  const feieExclusion = qualifiesFEIE ? Math.min(foreignIncome, FEIE_CAP) : 0;
  const housingExclusion = qualifiesFEIE ? Math.max(0, Math.min(housingCosts - HOUSING_BASE, HOUSING_MOST)) : 0;
  const taxableForeignIncome = Math.max(0, foreignIncome - feieExclusion - housingExclusion);
  const totalTaxableIncome = taxableForeignIncome + usIncome;
  const usTax = bandedTax(totalTaxableIncome - STANDARD_DEDUCTION);
  return {
    foreignIncome,
    usIncome,
    feieExclusion,
    housingExclusion,
    taxableForeignIncome,
    totalTaxableIncome,
    usTax,
    effectiveRate: foreignIncome > 0 ? (usTax / foreignIncome) * 100 : 0,
    requiresFBAR: foreignIncome > FBAR_ABOVE,
    requiresFATCA: foreignIncome > FATCA_ABOVE,
    qualifiesFEIE,
  };
}

function bandedTax(taxable: number): number {
  let tax = 0;
  let from = 0;
  for (const { width, rate } of BANDS) {
    tax += Math.min(Math.max(0, taxable - from), width) * rate;
    from += width;
  }
  return tax;
}

/** The IRS forms a result requires, in display order. */
export function formsOf({ qualifiesFEIE, requiresFBAR, requiresFATCA }: ExpatResult): readonly string[] {
  return [
    'Form 1040',
    ...(qualifiesFEIE ? ['Form 2555'] : []),
    ...(requiresFBAR ? ['FinCEN Form 114'] : []),
    ...(requiresFATCA ? ['Form 8938'] : []),
  ];
}
