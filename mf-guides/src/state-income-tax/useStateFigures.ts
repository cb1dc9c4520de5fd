import type { StateProfile } from '@bracketwise/contract/state-profile';
import type { Figures } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { PROFILE_AGED, PROFILE_COUPLE, PROFILE_INCOME, PROFILE_LARGE_GAIN, PROFILE_STEP, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { COMING } from '../pay/coming.ts';
import { stateInSentence } from './state-in-sentence.ts';
import { useStateCode } from './useStateProfile.ts';

/** The figures of the page's sentences. @param profile - undefined while it loads */
export function useStateFigures(profile: StateProfile | undefined): Figures {
  const { t } = useTranslation(['common', 'state-income-tax']);
  const { money, lawRate, percent } = useFormat();
  const code = useStateCode();
  const language = useLanguage();
  const general = {
    state: stateInSentence(code, t(`states.${code}`), language),
    year: String(PROFILE_YEAR),
    income: money(PROFILE_INCOME),
    step: money(PROFILE_STEP),
    age: String(PROFILE_AGED.age),
    agedWages: money(PROFILE_AGED.wages),
    benefits: money(PROFILE_AGED.socialSecurityBenefits),
    couple: money(PROFILE_COUPLE.wages + PROFILE_COUPLE.spouseWages),
  };
  if (!profile) return { ...general, net: COMING, stateTax: COMING, levies: COMING };
  const { stateTax, payrollLevies = 0, netIncome } = profile.byStatus.single;
  const thisYear = profile.years.find(({ year }) => year === PROFILE_YEAR);
  const { lowestRate = 0, topRate = 0 } = thisYear ?? {};
  const taxOn = (wanted: string) => money(profile.kinds.find(({ kind }) => kind === wanted)?.stateTax ?? 0);
  return {
    ...general,
    net: money(netIncome),
    stateTax: money(stateTax),
    levies: money(payrollLevies),
    share: percent((stateTax / PROFILE_INCOME) * PERCENT),
    monthly: money(netIncome / MONTHS),
    rates: lowestRate === topRate ? lawRate(topRate) : t('state-income-tax:range', { from: lawRate(lowestRate), to: lawRate(topRate) }),
    topRate: lawRate(topRate),
    children: money(Math.abs(profile.children)),
    benefitsTax: taxOn('socialSecurityBenefits'),
    pensionTax: taxOn('pensionIncome'),
    largeGain: money(PROFILE_LARGE_GAIN),
    largeGainTax: money(profile.largeGain),
    salesTax: lawRate(profile.salesTaxRate),
    mostLocal: money(profile.places[0]?.tax ?? 0),
  };
}

const PERCENT = 100;
const MONTHS = 12;
