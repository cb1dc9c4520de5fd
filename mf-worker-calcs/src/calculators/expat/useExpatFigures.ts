import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { graduatedTax } from '@bracketwise/tax-engine';
import {
  foreignAccountThreshold,
  foreignAssetThresholdAbroad,
  foreignAssetThresholdAtHome,
} from '@bracketwise/tax-engine/law/federal/foreign-accounts';
import {
  foreignEarnedIncomeLimit,
  housingRange,
  housingShares,
  physicalPresenceDays,
} from '@bracketwise/tax-engine/law/federal/foreign-earned-income';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { STATES_TAXING_FOREIGN_INCOME } from '@bracketwise/tax-engine/states-at-a-glance';
import { useTranslation } from 'react-i18next';
import { FATCA_ABOVE, FBAR_ABOVE, FEIE_CAP, LAST_BAND_ENDS, STANDARD_DEDUCTION } from './specified.ts';

const year = DEFAULT_ESTIMATE_YEAR;

/** The guide's worked example: taxable income left after a full exclusion. */
const EXAMPLE_LEFT = 30_000;

/** Figures in the guide's sentences, formatted in the page's language. */
export function useExpatFigures(): Readonly<Record<string, string>> {
  const { t } = useTranslation('common');
  const { money, moneyWithCents, lawRate, count, list } = useFormat();
  const cap = foreignEarnedIncomeLimit[year].value;
  const schedule = incomeTaxSchedules[year].value.single;
  const { base, limit } = housingRange[year].value;
  const abroad = foreignAssetThresholdAbroad[year].value;
  const home = foreignAssetThresholdAtHome[year].value.single;
  const rateAt = (income: number) => lawRate(schedule.find(({ to }) => income < to)?.rate ?? 0);
  return {
    year: String(year),
    cap: money(cap),
    presenceDays: count(physicalPresenceDays[year].value),
    housingBase: money(base),
    housingLimit: money(limit),
    housingMost: money(limit - base),
    baseShare: lawRate(housingShares[year].value.base),
    limitShare: lawRate(housingShares[year].value.limit),
    exampleLeft: money(EXAMPLE_LEFT),
    exampleTop: money(cap + EXAMPLE_LEFT),
    exampleRate: rateAt(cap),
    exampleStacked: moneyWithCents(graduatedTax(schedule, cap + EXAMPLE_LEFT) - graduatedTax(schedule, cap)),
    exampleAlone: moneyWithCents(graduatedTax(schedule, EXAMPLE_LEFT)),
    fbar: money(foreignAccountThreshold[year].value),
    assetsSingle: money(abroad.single.lastDay),
    assetsSingleAnyTime: money(abroad.single.anyTime),
    assetsJoint: money(abroad.marriedJoint.lastDay),
    assetsJointAnyTime: money(abroad.marriedJoint.anyTime),
    assetsHome: money(home.lastDay),
    states: list(STATES_TAXING_FOREIGN_INCOME.map((code) => t(`states.${code}`))),
    quickCap: money(FEIE_CAP),
    quickDeduction: money(STANDARD_DEDUCTION),
    quickEnd: money(LAST_BAND_ENDS),
    quickFbar: money(FBAR_ABOVE),
    quickFatca: money(FATCA_ABOVE),
  };
}
