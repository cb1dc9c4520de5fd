import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { SPECIFIED_FILING_STATUSES, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import {
  type CalculatorInputs,
  countIfAny,
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
  readonly exemptYearsUsedUp: boolean;
  /** One of `TREATY_VALUES`. */
  readonly treaty: string;
}

export type ImmigrantDraft = Record<Exclude<keyof ImmigrantInputs, 'exemptYearsUsedUp'>, string> & { exemptYearsUsedUp: boolean };

export const immigrantForm: CalculatorInputs<ImmigrantDraft, ImmigrantInputs> = {
  draft: {
    visaStatus: 'f1_student',
    monthsInUs: '',
    usIncome: '',
    foreignIncome: '',
    state: '',
    ...PLACE_DRAFT,
    filingStatus: 'single',
    taxYear: String(DEFAULT_ESTIMATE_YEAR),
    daysThisYear: '',
    daysYearBefore: '',
    daysSecondYearBefore: '',
    exemptYearsUsedUp: false,
    treaty: NO_TREATY,
  },
  amounts: ['usIncome', 'foreignIncome'],
  precise: ['taxYear', 'workLocality', 'daysThisYear', 'daysYearBefore', 'daysSecondYearBefore', 'exemptYearsUsedUp'],
  example: { visaStatus: 'h1b', monthsInUs: '12', usIncome: '90000', state: 'TX' },
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
      exemptYearsUsedUp: boolean().required(),
      treaty: string().oneOf(TREATY_VALUES).required(),
    }),
};
