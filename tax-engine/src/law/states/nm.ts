import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { federalStandardDeduction, fixed, perPerson, phaseOut, type PhaseOut } from '../../rules/amounts.ts';
import { whilePhasingOut } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, everyYear, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { netCapitalGain, onInvestments } from '../../rules/investment-income.ts';

/** Low- and middle-income exemption for each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  anyStatus(2_500),
  'Form PIT-1 line 14; NMSA 1978 § 7-2-5.8',
);

const SHARED_PHASE_OUT = { start: 30_000, rate: 0.1 };

/** Adjusted gross income. It reaches zero where the statute ends it: 36,667, 55,000 and 27,500. */
export const exemptionPhaseOut: LawTable<ByStatus<PhaseOut>, TaxYear> = unchanged(
  TAX_YEARS,
  byStatus<PhaseOut>({ start: 20_000, rate: 0.15 }, SHARED_PHASE_OUT, { start: 15_000, rate: 0.2 }, SHARED_PHASE_OUT),
  'Form PIT-1 line 14, Low- and Middle-Income Tax Exemption Worksheet; NMSA 1978 § 7-2-5.8(B)-(D)',
);

/** Heads of household have the joint limits. NMSA 1978 § 7-2-7. */
const headAsJoint = (single: readonly Usd[], joint: readonly Usd[], separate: readonly Usd[]) => byStatus(single, joint, separate, joint);

const UNTIL_2020 = [0.017, 0.032, 0.047, 0.049];

/** US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026<ByStatus<Schedule>, Exclude<TaxYear, 2025 | 2026>>({
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
});

/** The greater of a share (fraction) of net capital gain and of the gain up to an amount in US dollars; a separate return has half. */
export const gainDeduction: LawTable<{ readonly share: number; readonly upTo: Usd }, TaxYear> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], { share: 0.4, upTo: 1_000 }, 'Schedule PIT-ADJ; NMSA 1978 § 7-2-34 before Laws 2024, c. 67'),
  2025: { value: { share: 0, upTo: 2_500 }, source: 'Schedule PIT-ADJ (2025) line 16; NMSA 1978 § 7-2-34, as amended by Laws 2024, c. 67' },
};

const deductGains = onInvestments<TaxYear>(['capitalGainExclusion'], [gainDeduction], (worksheet) => {
  const { value, source } = gainDeduction[worksheet.year];
  const gain = netCapitalGain(worksheet);
  const deduction = Math.max(value.share * gain, Math.min(gain, value.upTo));
  // It lowers the taxable income alone: the exemption depends on the whole adjusted gross income.
  if (deduction > 0) {
    worksheet.deduct('capitalGainExclusion', worksheet.status === 'marriedSeparate' ? deduction / 2 : deduction, source);
  }
});

export const stateLaw: StateLaw = {
  code: 'NM',
  form: everyYear(
    startFromFederalAdjustedGrossIncome('Form PIT-1 line 9; NMSA 1978 § 7-2-2'),
    deductGains,
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
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: { value: 0.04875, source: 'N.M. Stat. § 7-9-4, from July 1, 2023' },
  leftOut: { refundableCredits: 'low income rebate, working families credit', rebates: '2021 and 2022' },
};
