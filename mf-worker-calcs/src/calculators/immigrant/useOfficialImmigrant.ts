import { FILING_STATUSES, filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import type { Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { usePanel, type PanelInputs } from '@bracketwise/shared-ui/calculator/usePanel';
import type { useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import {
  type ForeignWorkerTax,
  INCOME_LIMITS,
  LONGEST_YEAR,
  NONRESIDENT_FILING_STATUSES,
  type Residence,
  residenceOf,
  type StateLaw,
  taxOnForeignWorker,
} from '@bracketwise/tax-engine';
import { PANEL_STATES } from '../../states/panel-states.ts';
import { useStateLaw } from '../../states/useStateLaw.ts';
import { officialImmigrant, officialResidence } from './official.ts';
import type { ImmigrantInputs } from './specified.ts';

const NOT_ASKED = {
  filingStatus: 'single',
  state: '',
  daysThisYear: '',
  daysYearBefore: '',
  daysSecondYearBefore: '',
  exemptYearsUsedUp: false,
};

const PANEL = {
  filingStatus: FILING_STATUSES,
  state: PANEL_STATES,
  daysThisYear: 'count',
  daysYearBefore: 'count',
  daysSecondYearBefore: 'count',
  exemptYearsUsedUp: 'yesOrNo',
} as const;

export interface OfficialImmigrant {
  readonly choices: ReturnType<typeof useChoices<typeof NOT_ASKED>>;
  /** The choices as a link carries them. */
  readonly panel: PanelInputs;
  readonly residence: Residence;
  /** Those that the law leaves to a resident, or to a nonresident. */
  readonly statuses: readonly FormFilingStatus[];
  readonly law: Loaded<StateLaw>;
  /** An amount is beyond what the official tables are computed for. */
  readonly beyondLimits: boolean;
  /** Undefined there, and until the law of the state is there. */
  readonly tax: ForeignWorkerTax | undefined;
}

const nonresidentStatuses: readonly string[] = NONRESIDENT_FILING_STATUSES;

/** The number of days in a field of the panel, undefined where there is none. */
function daysIn(text: string): number | undefined {
  const days = Number(text);
  return text !== '' && days >= 0 && days <= LONGEST_YEAR ? days : undefined;
}

/** The official answer, with what is chosen in the panel. */
export function useOfficialImmigrant(values: ImmigrantInputs): OfficialImmigrant {
  const [choices, panel] = usePanel(NOT_ASKED, PANEL);
  const { filingStatus, state, daysThisYear, daysYearBefore, daysSecondYearBefore, exemptYearsUsedUp } = choices.values;
  const residence = residenceOf(
    officialResidence(values, {
      daysThisYear: daysIn(daysThisYear),
      daysYearBefore: daysIn(daysYearBefore) ?? 0,
      daysSecondYearBefore: daysIn(daysSecondYearBefore) ?? 0,
      exemptYearsUsedUp,
    }),
  );
  const statuses = residence.resident
    ? FILING_STATUSES
    : FILING_STATUSES.filter((status) => nonresidentStatuses.includes(filingStatusWord[status]));
  // A status that is not offered any more shows as the first one that is.
  const status = statuses.find((offered) => offered === filingStatus) ?? 'single';
  const law = useStateLaw(values.state, state, values);
  const question = officialImmigrant(values, residence.resident, status);
  const beyondLimits = Math.max(question.usWages, question.foreignIncome) > INCOME_LIMITS.maximum;
  const tax = beyondLimits || law.pending ? undefined : taxOnForeignWorker({ ...question, ...(law.value && { state: law.value }) });
  return { choices, panel, residence, statuses, law, beyondLimits, tax };
}
