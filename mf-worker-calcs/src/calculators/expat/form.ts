import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import {
  amountIfAny,
  countIfAny,
  type CalculatorInputs,
  optionalAmount,
  optionalCount,
  PLACE_DRAFT,
  type PlaceInputs,
  placeSchema,
  requiredAmount,
} from '@bracketwise/shared-ui/calculator';
import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { boolean, object, string } from 'yup';
import { taxYear } from '../../tax-year.ts';
import { COUNTRIES, FEIE_QUALIFICATIONS, type Country, type FeieQualification, type RoughInputs } from './specified.ts';

export const WORKS = ['employee', 'selfEmployed'] as const;

export const MOST_CHILDREN = 15;

/** Amounts in US dollars. */
export interface ExpatInputs extends RoughInputs, PlaceInputs {
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  /** The state that may still treat the visitor as a resident. */
  readonly state: StateCode | '';
  /** An expensive city with its own limit on housing: `HousingPlace`, or empty. */
  readonly housingPlace: string;
  /** A housing limit instead of the city's. */
  readonly housingLimit?: number | undefined;
  /** Income tax of the other country on the pay. */
  readonly foreignTax: number;
  /** Days of the year that count for the exclusion; all unless given. */
  readonly daysAbroad?: number | undefined;
  readonly work: (typeof WORKS)[number];
  /** Whether the other country's system covers a business by an agreement. */
  readonly certificateOfCoverage: boolean;
  /** Under 17, with Social Security numbers. */
  readonly children: number;
}

type ExpatDraft = Record<Exclude<keyof ExpatInputs, 'certificateOfCoverage'>, string> & { certificateOfCoverage: boolean };

export const expatForm: CalculatorInputs<ExpatDraft, ExpatInputs> = {
  draft: {
    foreignIncome: '',
    usIncome: '',
    feieQualification: 'unsure',
    daysAbroad: '',
    country: 'UK',
    housingCosts: '',
    filingStatus: 'single',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
    state: '',
    ...PLACE_DRAFT,
    localBase: 'stateTaxableIncome',
    housingPlace: '',
    housingLimit: '',
    foreignTax: '',
    work: 'employee',
    certificateOfCoverage: false,
    children: '',
  },
  amounts: ['foreignIncome', 'usIncome', 'housingCosts', 'housingLimit', 'foreignTax'],
  precise: ['taxYear', 'state', 'locality', 'localRate', 'housingLimit'],
  example: { foreignIncome: '150000', usIncome: '10000', feieQualification: 'yes', housingCosts: '30000' },
  exampleAnswer: ['hero.untilForeignTax', { figure: 1_212 }],
  profile: { income: 'foreignIncome', filingStatus: 'filingStatus', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      foreignIncome: requiredAmount(locale),
      usIncome: optionalAmount(locale),
      feieQualification: string<FeieQualification>().oneOf(FEIE_QUALIFICATIONS).required(),
      country: string<Country>().oneOf(COUNTRIES).required(),
      housingCosts: optionalAmount(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      taxYear: taxYear(),
      state: string<StateCode | ''>()
        .oneOf(['', ...STATE_CODES])
        .default(''),
      ...placeSchema(locale),
      housingPlace: string().default(''),
      housingLimit: amountIfAny(locale),
      foreignTax: optionalAmount(locale),
      daysAbroad: countIfAny(0, LONGEST_YEAR),
      work: string<(typeof WORKS)[number]>().oneOf(WORKS).required(),
      certificateOfCoverage: boolean().required(),
      children: optionalCount(0, MOST_CHILDREN),
    }),
};
