import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import {
  amountIfAny,
  type CalculatorInputs,
  countIfAny,
  optionalAmount,
  PLACE_DRAFT,
  type PlaceInputs,
  placeSchema,
  requiredAmount,
} from '@bracketwise/shared-ui/calculator';
import { boolean, object, string } from 'yup';
import { STATE_CHOICES, type StateChoice } from '../../states/form-states.ts';
import { taxYear } from '../../tax-year.ts';
import type { FreelancerChoices, FreelancerExtras } from './official.ts';
import { WORK_TYPES, type FreelancerInputs, type WorkType } from './specified.ts';

export interface FreelancerValues extends FreelancerInputs, FreelancerChoices, PlaceInputs {
  /** The amounts of the official answer that are always there, zero if blank. */
  readonly wages: number;
  readonly spouseWages: number;
  readonly healthInsurance: number;
  readonly ownPlan: number;
  readonly officeCosts: number;
  /** Last year's federal tax in US dollars; undefined if unknown. */
  readonly lastYearTax?: number | undefined;
  /** Whether last year's adjusted gross income was above the limit. */
  readonly lastYearHighIncome: boolean;
}

type FreelancerDraft = Record<Exclude<keyof FreelancerValues, 'lastYearHighIncome'>, string> & { lastYearHighIncome: boolean };

/** More than anybody drives in a year, and more than any home has. */
const MOST_MILES = 999_999;
const MOST_SQUARE_FEET = 99_999;

/** In the order of the form. */
const EXTRA_AMOUNTS = [
  'wages',
  'spouseWages',
  'withheld',
  'healthInsurance',
  'ownPlan',
] as const satisfies readonly (keyof FreelancerExtras)[];

export const freelancerForm: CalculatorInputs<FreelancerDraft, FreelancerValues> = {
  draft: {
    income: '',
    workType: 'rideshare',
    state: '',
    ...PLACE_DRAFT,
    filingStatus: 'single',
    vehicleExpenses: '',
    miles: '',
    internetExpenses: '',
    equipmentExpenses: '',
    taxYear: String(CURRENT_TAX_YEAR),
    officeArea: '',
    officeCosts: '',
    specifiedService: '',
    wages: '',
    spouseWages: '',
    withheld: '',
    healthInsurance: '',
    ownPlan: '',
    lastYearTax: '',
    lastYearHighIncome: false,
  },
  amounts: ['income', 'vehicleExpenses', 'internetExpenses', 'equipmentExpenses', 'officeCosts', ...EXTRA_AMOUNTS, 'lastYearTax'],
  precise: [
    'taxYear',
    'workLocality',
    'officeArea',
    'officeCosts',
    'specifiedService',
    ...EXTRA_AMOUNTS,
    'lastYearTax',
    'lastYearHighIncome',
  ],
  example: { income: '60000', state: 'TX', filingStatus: 'single', vehicleExpenses: '3000' },
  exampleAnswer: ['hero.month', { figure: 945 }],
  // Not the profile's year, because the payments of the year in progress are the ones to make.
  profile: { income: 'income', state: 'state', filingStatus: 'filingStatus' },
  schema: (locale) =>
    object({
      income: requiredAmount(locale),
      workType: string<WorkType>().oneOf(WORK_TYPES).required(),
      state: string<StateChoice>().oneOf(STATE_CHOICES).required(),
      ...placeSchema(locale),
      filingStatus: string<SpecifiedFilingStatus>().oneOf(SPECIFIED_FILING_STATUSES).required(),
      vehicleExpenses: optionalAmount(locale),
      miles: countIfAny(0, MOST_MILES),
      internetExpenses: optionalAmount(locale),
      equipmentExpenses: optionalAmount(locale),
      taxYear: taxYear(),
      specifiedService: string<FreelancerChoices['specifiedService']>().oneOf(['', 'yes', 'no']).default(''),
      officeArea: countIfAny(0, MOST_SQUARE_FEET),
      officeCosts: optionalAmount(locale),
      wages: optionalAmount(locale),
      spouseWages: optionalAmount(locale),
      withheld: amountIfAny(locale),
      healthInsurance: optionalAmount(locale),
      ownPlan: optionalAmount(locale),
      lastYearTax: amountIfAny(locale),
      lastYearHighIncome: boolean().required(),
    }),
};
