import { ESTIMATE_YEARS, type EstimateYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed, perPerson, phaseOut, type PhaseOut } from '../../rules/amounts.ts';
import { whilePhasingOut } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { everyYear, type StateLaw } from '../../rules/state-law.ts';

/** Low- and middle-income exemption for each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  anyStatus(2_500),
  'Form PIT-1 line 14; NMSA 1978 § 7-2-5.8',
);

const SHARED_PHASE_OUT = { start: 30_000, rate: 0.1 };

/** Adjusted gross income. It reaches zero where the statute ends it: 36,667, 55,000 and 27,500. */
export const exemptionPhaseOut: LawTable<ByStatus<PhaseOut>, EstimateYear> = unchanged(
  ESTIMATE_YEARS,
  byStatus<PhaseOut>({ start: 20_000, rate: 0.15 }, SHARED_PHASE_OUT, { start: 15_000, rate: 0.2 }, SHARED_PHASE_OUT),
  'Form PIT-1 line 14, Low- and Middle-Income Tax Exemption Worksheet; NMSA 1978 § 7-2-5.8(B)-(D)',
);

/** Heads of household have the joint limits. NMSA 1978 § 7-2-7. */
const headAsJoint = (single: readonly Usd[], joint: readonly Usd[], separate: readonly Usd[]) => byStatus(single, joint, separate, joint);

const UNTIL_2020 = [0.017, 0.032, 0.047, 0.049];

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, EstimateYear> = {
  2020: {
    value: schedules(UNTIL_2020, headAsJoint([5_500, 11_000, 16_000], [8_000, 16_000, 24_000], [4_000, 8_000, 12_000])),
    source: 'Form PIT-1 (2020) line 18, Tax Rate Tables; NMSA 1978 § 7-2-7 before Laws 2019, c. 270',
  },
  ...unchanged(
    [2021, 2022, 2023, 2024],
    schedules(
      [...UNTIL_2020, 0.059],
      headAsJoint([5_500, 11_000, 16_000, 210_000], [8_000, 16_000, 24_000, 315_000], [4_000, 8_000, 12_000, 157_500]),
    ),
    'Form PIT-1 line 18, Tax Rate Tables; NMSA 1978 § 7-2-7, as amended by Laws 2019, c. 270',
  ),
  2025: {
    value: schedules(
      [0.015, 0.032, 0.043, 0.047, 0.049, 0.059],
      headAsJoint(
        [5_500, 16_500, 33_500, 66_500, 210_000],
        [8_000, 25_000, 50_000, 100_000, 315_000],
        [4_000, 12_500, 25_000, 50_000, 157_500],
      ),
    ),
    source: 'Form PIT-1 (2025) line 18, Tax Rate Tables; NMSA 1978 § 7-2-7, as amended by Laws 2024, c. 67',
  },
};

export const stateLaw: StateLaw = {
  code: 'NM',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form PIT-1 line 9; NMSA 1978 § 7-2-2'),
    deduct('standardDeduction', federalStandardDeduction('Form PIT-1 line 12; NMSA 1978 § 7-2-2')),
    deduct('lowIncomeExemption', perPerson(phaseOut(fixed(exemption), exemptionPhaseOut))),
    graduated(rateSchedules),
  ),
  cliffs: [
    {
      what: 'the low- and middle-income exemption is lost evenly',
      source: 'Form PIT-1 line 14; NMSA 1978 § 7-2-5.8(B)-(D)',
      between: whilePhasingOut(exemptionPhaseOut, exemption),
    },
  ],
};
