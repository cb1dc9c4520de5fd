import type { PlaceProfile } from '@bracketwise/contract/place-profile';
import type { Figures } from '@bracketwise/shared-ui/article';
import { COMING } from '../pay/coming.ts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PROFILE_AGED, PROFILE_INCOME, PROFILE_STEP, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { usePlace } from './usePlaceProfile.ts';

const MONTHS = 12;
const PERCENT = 100;

/** The figures of the page's sentences. @param profile - undefined while it loads */
export function usePlaceFigures(profile: PlaceProfile | undefined): Figures {
  const { t } = useTranslation(['places', 'common']);
  const { money, percent } = useFormat();
  const general = {
    subject: t(`places:${usePlace()}`),
    year: String(PROFILE_YEAR),
    income: money(PROFILE_INCOME),
    step: money(PROFILE_STEP),
    age: String(PROFILE_AGED.age),
  };
  if (!profile) return { ...general, tax: COMING, net: COMING };
  const { tax, commuterTax, netWithout, measured, incomes, kinds, situations, state } = profile;
  const net = situations.livesAndWorks?.netIncome ?? NaN;
  return {
    ...general,
    state: t(`common:states.${state}`),
    tax: money(tax),
    monthly: money(tax / MONTHS),
    share: percent((tax / PROFILE_INCOME) * PERCENT),
    net: money(net),
    netWithout: money(netWithout),
    commuterTax: money(commuterTax ?? 0),
    measured: money(measured),
    measuredTax: money(incomes.find(({ income }) => income === measured)?.tax ?? 0),
    pensionTax: money(kinds.find(({ kind }) => kind === 'pensionIncome')?.tax ?? 0),
  };
}
