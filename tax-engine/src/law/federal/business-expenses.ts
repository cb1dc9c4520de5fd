import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** Standard mileage rates: the deduction per mile of one's own car instead of its actual costs. US dollars a mile. */
export interface MileageRates {
  readonly business: Usd;
  readonly medical: Usd;
  /** Set by 26 U.S.C. § 170(i); not indexed. */
  readonly charity: Usd;
}

/** A year's rates, including those from July on if they changed midyear. */
export interface StandardMileageRates extends MileageRates {
  readonly fromJuly?: MileageRates;
}

const miles = (business: Usd, medical: Usd): MileageRates => ({ business, medical, charity: 0.14 });

/** 26 CFR § 1.274-5(j)(2); Rev. Proc. 2019-46. */
export const standardMileageRates: LawTable<StandardMileageRates> = {
  2020: { value: miles(0.575, 0.17), source: 'Notice 2020-05' },
  2021: { value: miles(0.56, 0.16), source: 'Notice 2021-02' },
  2022: { value: { ...miles(0.585, 0.18), fromJuly: miles(0.625, 0.22) }, source: 'Notice 2022-03, Announcement 2022-13' },
  2023: { value: miles(0.655, 0.22), source: 'Notice 2023-03' },
  2024: { value: miles(0.67, 0.21), source: 'Notice 2024-08' },
  2025: { value: miles(0.7, 0.21), source: 'Notice 2025-05' },
  2026: { value: miles(0.725, 0.205), source: 'Notice 2026-10' },
};

/** The safe harbor for a home office instead of its actual costs. */
export interface SimplifiedHomeOffice {
  /** US dollars a year for each square foot. */
  readonly perSquareFoot: Usd;
  readonly squareFeet: number;
}

export const simplifiedHomeOffice: LawTable<SimplifiedHomeOffice> = unchanged(
  YEARS_TO_2026,
  { perSquareFoot: 5, squareFeet: 300 },
  'Rev. Proc. 2013-13 § 4.01',
);

/** The deductible share of business meals, as fractions. */
export interface BusinessMealShare {
  readonly share: number;
  /** For meals from restaurants. */
  readonly ofRestaurants: number;
}

const half: Cited<BusinessMealShare> = { value: { share: 0.5, ofRestaurants: 0.5 }, source: '26 U.S.C. § 274(n)(1)' };
const restaurantsInFull: Cited<BusinessMealShare> = {
  value: { share: 0.5, ofRestaurants: 1 },
  source: '26 U.S.C. § 274(n)(2)(D) (Pub. L. 116-260, div. EE, § 210)',
};

export const businessMealShare: LawTable<BusinessMealShare> = {
  2020: half,
  2021: restaurantsInFull,
  2022: restaurantsInFull,
  2023: half,
  2024: half,
  2025: half,
  2026: half,
};
