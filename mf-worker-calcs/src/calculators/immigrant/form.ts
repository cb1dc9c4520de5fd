import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import {
  amountIfAny,
  type CalculatorInputs,
  countIfAny,
  numberOfPeople,
  optionalAmount,
  optionalCount,
  PLACE_DRAFT,
  type PlaceInputs,
  placeSchema,
  requiredAmount,
} from '@bracketwise/shared-ui/calculator';
import { LONGEST_YEAR } from '@bracketwise/tax-engine';
import { boolean, object, string } from 'yup';
import { STATE_CHOICES, type StateChoice } from '../../states/form-states.ts';
import { taxYear } from '../../tax-year.ts';
import { MONTHS_IN_A_YEAR, VISA_STATUSES, type VisaStatus } from './specified.ts';
import { NO_TREATY, TREATY_VALUES } from './treaties.ts';

export const EXCHANGE_ROLES = ['student', 'teacher'] as const;
export type ExchangeRole = (typeof EXCHANGE_ROLES)[number];

/** A Social Security number valid for work, or an individual taxpayer identification number. */
export const TAXPAYER_NUMBERS = ['ssn', 'itin'] as const;
export type TaxpayerNumber = (typeof TAXPAYER_NUMBERS)[number];

export const MOST_CHILDREN = 15;

/** Amounts in US dollars. */
export interface ImmigrantInputs extends PlaceInputs {
  readonly visaStatus: VisaStatus;
  /** From 0 to 12. */
  readonly monthsInUs: number;
  readonly usIncome: number;
  readonly foreignIncome: number;
  readonly state: StateChoice;
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  /** Days counted by the visitor; otherwise the months are converted to days. */
  readonly daysThisYear?: number | undefined;
  readonly daysYearBefore?: number | undefined;
  readonly daysSecondYearBefore?: number | undefined;
  /** What an exchange visitor came as. */
  readonly exchangeRole: ExchangeRole;
  /** Calendar years before with a day in F, J, M or Q status; for teachers and trainees, of the last six. */
  readonly exemptYearsBefore: number;
  readonly closerConnection: boolean;
  /** Days as `2025-04-15`; empty for somebody who was here before or stayed. */
  readonly arrivedOn: string;
  readonly leftOn: string;
  /** The part of `foreignIncome` earned while a resident; undefined if blank. */
  readonly foreignIncomeAsResident?: number | undefined;
  readonly firstYearChoice: boolean;
  readonly charitableGifts: number;
  readonly casualtyLosses: number;
  readonly ownNumber: TaxpayerNumber;
  readonly spouseNumber: TaxpayerNumber;
  readonly children: number;
  readonly childrenWithItin: number;
  /** One of `TREATY_VALUES`. */
  readonly treaty: string;
}

type Choice = 'closerConnection' | 'firstYearChoice';
export type ImmigrantDraft = Record<Exclude<keyof ImmigrantInputs, Choice>, string> & Record<Choice, boolean>;

export const immigrantForm: CalculatorInputs<ImmigrantDraft, ImmigrantInputs> = {
  draft: {
    visaStatus: 'f1_student',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
    monthsInUs: '',
    usIncome: '',
    foreignIncome: '',
    foreignIncomeAsResident: '',
    state: '',
    ...PLACE_DRAFT,
    filingStatus: 'single',
    daysThisYear: '',
    daysYearBefore: '',
    daysSecondYearBefore: '',
    exchangeRole: 'student',
    exemptYearsBefore: '',
    closerConnection: false,
    arrivedOn: '',
    leftOn: '',
    firstYearChoice: false,
    charitableGifts: '',
    casualtyLosses: '',
    ownNumber: 'ssn',
    spouseNumber: 'ssn',
    children: '',
    childrenWithItin: '',
    treaty: NO_TREATY,
  },
  amounts: ['usIncome', 'foreignIncome', 'foreignIncomeAsResident', 'charitableGifts', 'casualtyLosses'],
  precise: [
    'workLocality',
    'daysThisYear',
    'daysYearBefore',
    'daysSecondYearBefore',
    'exchangeRole',
    'exemptYearsBefore',
    'closerConnection',
    'firstYearChoice',
    'charitableGifts',
    'casualtyLosses',
    'ownNumber',
    'spouseNumber',
    'children',
    'childrenWithItin',
  ],
  example: { visaStatus: 'h1b', monthsInUs: '12', usIncome: '90000', state: 'TX' },
  exampleAnswer: ['hero.owed', { figure: 18_134 }],
  profile: { income: 'usIncome', state: 'state', filingStatus: 'filingStatus', taxYear: 'taxYear' },
  schema: (locale) =>
    object({
      visaStatus: string<VisaStatus>().oneOf(VISA_STATUSES).required(),
      monthsInUs: optionalCount(0, MONTHS_IN_A_YEAR),
      usIncome: requiredAmount(locale),
      foreignIncome: optionalAmount(locale),
      state: string<StateChoice>().oneOf(STATE_CHOICES).required(),
      ...placeSchema(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      taxYear: taxYear(),
      daysThisYear: countIfAny(0, LONGEST_YEAR),
      daysYearBefore: countIfAny(0, LONGEST_YEAR),
      daysSecondYearBefore: countIfAny(0, LONGEST_YEAR),
      exchangeRole: string<ExchangeRole>().oneOf(EXCHANGE_ROLES).required(),
      exemptYearsBefore: numberOfPeople(),
      closerConnection: boolean().required(),
      arrivedOn: string().default(''),
      leftOn: string().default(''),
      foreignIncomeAsResident: amountIfAny(locale),
      firstYearChoice: boolean().required(),
      charitableGifts: optionalAmount(locale),
      casualtyLosses: optionalAmount(locale),
      ownNumber: string<TaxpayerNumber>().oneOf(TAXPAYER_NUMBERS).required(),
      spouseNumber: string<TaxpayerNumber>().oneOf(TAXPAYER_NUMBERS).required(),
      children: optionalCount(0, MOST_CHILDREN),
      childrenWithItin: optionalCount(0, MOST_CHILDREN),
      treaty: string().oneOf(TREATY_VALUES).required(),
    }),
};
