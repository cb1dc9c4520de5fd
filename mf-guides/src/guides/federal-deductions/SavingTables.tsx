import { useFormat } from '@bracketwise/shared-ui/format';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from '@bracketwise/tax-engine/law/federal/earned-income-credit';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { electiveDeferralLimit, iraContributionLimit, sepContributionLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { useTranslation } from 'react-i18next';
import { YEAR, type GuideYear } from '../years.ts';
import { YearsTable } from '../YearsTable.tsx';

/** Limit of each account type by year; `undefined` if it did not exist yet. */
const LIMITS = {
  deferral: (year) => electiveDeferralLimit[year].value.limit,
  deferralCatchUp: (year) => electiveDeferralLimit[year].value.catchUp.amount,
  higher: (year) => electiveDeferralLimit[year].value.higherCatchUp?.amount,
  ira: (year) => iraContributionLimit[year].value.limit,
  iraCatchUp: (year) => iraContributionLimit[year].value.catchUp.amount,
  sep: (year) => sepContributionLimit[year].value.limit,
  hsaSelf: (year) => hsaContributionLimit[year].value.selfOnly,
  hsaFamily: (year) => hsaContributionLimit[year].value.family,
  hsaCatchUp: (year) => hsaContributionLimit[year].value.catchUp.amount,
} as const satisfies Record<string, (year: GuideYear) => number | undefined>;

const KINDS = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

/** The most one person may contribute to retirement and health accounts. */
export function ContributionLimits() {
  const { t } = useTranslation('federal-deductions');
  const { money, count } = useFormat();
  const { catchUp, higherCatchUp } = electiveDeferralLimit[YEAR].value;
  const ages = {
    deferralCatchUp: { age: count(catchUp.age) },
    higher: { from: count(higherCatchUp?.from ?? NaN), to: count(higherCatchUp?.to ?? NaN) },
    iraCatchUp: { age: count(iraContributionLimit[YEAR].value.catchUp.age) },
    hsaCatchUp: { age: count(hsaContributionLimit[YEAR].value.catchUp.age) },
  } as Partial<Record<keyof typeof LIMITS, Record<string, string>>>;
  return (
    <YearsTable
      caption={t('limits.caption')}
      heading={t('limits.kind')}
      rows={KINDS.map((kind) => ({
        key: kind,
        label: t(`limits.${kind}`, ages[kind] ?? {}),
        cell: (year) => {
          const limit = LIMITS[kind](year);
          return limit === undefined ? t('limits.none') : <data value={limit}>{money(limit)}</data>;
        },
      }))}
    />
  );
}

const CHILDREN = ['none', 'one', 'two', 'three'] as const;

/** The maximum earned income credit by number of children. */
export function HighestCredits() {
  const { t } = useTranslation('federal-deductions');
  const { money } = useFormat();
  const highest = (children: number, year: GuideYear) =>
    children === 0 ? childlessEarnedIncomeCredit[year].value.maximum : (familyEarnedIncomeCredit[year].value[children - 1]?.maximum ?? NaN);
  return (
    <YearsTable
      caption={t('eitc.caption')}
      heading={t('eitc.children')}
      rows={CHILDREN.map((name, children) => ({
        key: name,
        label: t(`eitc.${name}`),
        cell: (year) => <data value={highest(children, year)}>{money(highest(children, year))}</data>,
      }))}
    />
  );
}
