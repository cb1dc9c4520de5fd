/** What you may contribute or deduct, next to the fields that ask for it: in the simulated year, the latest one and the rough estimate. */
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { Tooltip } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { stateAndLocalTaxCap } from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import { electiveDeferralLimit, iraContributionLimit, rothCatchUpAbove } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { useTranslation } from 'react-i18next';
import { OFFICIAL_YEAR } from './official.ts';
import { QUICK_YEARS, STATE_LOCAL_TAX_CAP } from './specified.ts';

const years = { year: OFFICIAL_YEAR, current: CURRENT_TAX_YEAR, quickYear: QUICK_YEARS.limits };

export function Retirement401kLimits() {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  const { limit, catchUp, higherCatchUp } = electiveDeferralLimit[OFFICIAL_YEAR].value;
  const current = electiveDeferralLimit[CURRENT_TAX_YEAR].value;
  const quick = electiveDeferralLimit[QUICK_YEARS.limits].value;
  return (
    <Tooltip label={t('limits.about401k')}>
      {t('limits.retirement401k', {
        ...years,
        limit: money(limit),
        age: catchUp.age,
        atAge: money(limit + catchUp.amount),
        from: higherCatchUp?.from,
        to: higherCatchUp?.to,
        between: money(limit + (higherCatchUp?.amount ?? catchUp.amount)),
        currentLimit: money(current.limit),
        currentAtAge: money(current.limit + current.catchUp.amount),
        roth: money(rothCatchUpAbove[CURRENT_TAX_YEAR].value),
        quickLimit: money(quick.limit),
        quickAtAge: money(quick.limit + quick.catchUp.amount),
      })}
    </Tooltip>
  );
}

export function IraLimits() {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  const { limit, catchUp } = iraContributionLimit[OFFICIAL_YEAR].value;
  const current = iraContributionLimit[CURRENT_TAX_YEAR].value;
  return (
    <Tooltip label={t('limits.aboutIra')}>
      {t('limits.ira', {
        ...years,
        limit: money(limit),
        age: catchUp.age,
        atAge: money(limit + catchUp.amount),
        currentLimit: money(current.limit),
        currentAtAge: money(current.limit + current.catchUp.amount),
      })}
    </Tooltip>
  );
}

export function HsaLimits() {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  const { selfOnly, family, catchUp } = hsaContributionLimit[OFFICIAL_YEAR].value;
  const current = hsaContributionLimit[CURRENT_TAX_YEAR].value;
  const quick = hsaContributionLimit[QUICK_YEARS.limits].value;
  return (
    <Tooltip label={t('limits.aboutHsa')}>
      {t('limits.hsa', {
        ...years,
        selfOnly: money(selfOnly),
        family: money(family),
        age: catchUp.age,
        catchUp: money(catchUp.amount),
        currentSelfOnly: money(current.selfOnly),
        currentFamily: money(current.family),
        quickSelfOnly: money(quick.selfOnly),
        quickFamily: money(quick.family),
      })}
    </Tooltip>
  );
}

export function StateLocalTaxLimits() {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  const { single, marriedSeparate } = stateAndLocalTaxCap[OFFICIAL_YEAR].value;
  return (
    <Tooltip label={t('limits.aboutStateLocalTaxes')}>
      {t('limits.stateLocalTaxes', {
        ...years,
        cap: money(single.cap),
        currentCap: money(stateAndLocalTaxCap[CURRENT_TAX_YEAR].value.single.cap),
        separate: money(marriedSeparate.cap),
        start: money(single.phaseDown?.start ?? Infinity),
        startSeparate: money(marriedSeparate.phaseDown?.start ?? Infinity),
        quickCap: money(STATE_LOCAL_TAX_CAP),
      })}
    </Tooltip>
  );
}
