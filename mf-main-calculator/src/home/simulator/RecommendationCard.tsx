import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, from, radius, space, type ColorToken } from '@bracketwise/shared-ui/tokens';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { iraDeductionPhaseOut } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import { ChevronDown, ChevronsUp, ChevronUp, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dollars } from './Dollars.tsx';
import { OFFICIAL_YEAR, type OfficialStep } from './official.ts';
import { HARVESTING_SHARE, QUICK_YEARS, SAVINGS_RATE, SHARE_FOR_401K, type Priority, type Recommendation } from './specified.ts';
import type { Simulation } from './useSimulation.ts';

interface RecommendationCardProps {
  readonly recommendation: Recommendation;
  readonly step: OfficialStep;
  /** Savings in whole dollars, as displayed. */
  readonly shown: Readonly<Record<'specified' | 'official', number>>;
  readonly simulation: Simulation;
  readonly revealed: boolean;
}

/** A recommendation of the rough estimate, and its savings under current rules. */
export function RecommendationCard({ recommendation, step, shown, simulation, revealed }: RecommendationCardProps) {
  const { t } = useTranslation('simulator');
  const { money, lawRate } = useFormat();
  const { strategy, amount, affordable, savings, priority, actionItems } = recommendation;
  const name = t(`strategies.${strategy}.name`);
  return (
    <Card data-recommendation={strategy}>
      <Advice data-method="specified">
        <Head>
          <h5>
            {revealed ? (
              <data value={strategy} data-field="strategy">
                {name}
              </data>
            ) : (
              name
            )}
          </h5>
          <PriorityBadge priority={priority} revealed={revealed} />
        </Head>
        <p>
          {t(`strategies.${strategy}.description`, {
            amount: money(amount),
            basis:
              amount === affordable
                ? t('basis.share', { share: lawRate(SHARE_FOR_401K) })
                : t('basis.limit', { limits: QUICK_YEARS.limits }),
            losses: money(capitalLossLimit[OFFICIAL_YEAR].value[simulation.input.filingStatus]),
            share: lawRate(HARVESTING_SHARE),
          })}
        </p>
        <Actions>
          <h6>{t('recommendations.actions')}</h6>
          <ul>
            {actionItems.map((item) => (
              <li key={item}>{t(`actions.${item}`)}</li>
            ))}
          </ul>
        </Actions>
      </Advice>
      <Worth>
        <dl>
          <div data-method="official">
            <dt>{t('methods.official', { year: OFFICIAL_YEAR })}</dt>
            <dd>
              <Savings>
                <Dollars field="savings" value={step.savings} shown={shown.official} revealed={revealed} />
              </Savings>
            </dd>
            <dd>
              <OfficialReason step={step} simulation={simulation} />
            </dd>
          </div>
          <Rough data-method="specified">
            <dt>{t('results.rough', { rate: lawRate(SAVINGS_RATE) })}</dt>
            <dd>
              <Dollars field="savings" value={savings} shown={shown.specified} revealed={revealed} />
            </dd>
            <dd>
              <Difference rough={shown.specified} official={shown.official} />
            </dd>
          </Rough>
        </dl>
      </Worth>
    </Card>
  );
}

interface DifferenceProps {
  readonly rough: number;
  readonly official: number;
}

/** Says how the rough figure differs from the one under current rules, both as displayed. */
function Difference({ rough, official }: DifferenceProps) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  if (rough === official) return t('difference.none');
  return t(rough > official ? 'difference.more' : 'difference.less', { amount: money(Math.abs(rough - official)) });
}

function OfficialReason({ step, simulation: { input, official } }: { readonly step: OfficialStep; readonly simulation: Simulation }) {
  const { t } = useTranslation('simulator');
  const { money, percent } = useFormat();
  const { savings, deducted, added, itemizedDeductions, note } = step;
  const phaseOut = iraDeductionPhaseOut[OFFICIAL_YEAR].value[input.filingStatus];
  return t(`reasons.${note}`, {
    year: OFFICIAL_YEAR,
    added: money(added),
    deducted: money(deducted),
    rate: percent(deducted > 0 ? (savings / deducted) * 100 : 0),
    from: money(phaseOut.from),
    to: money(phaseOut.to),
    itemized: money(itemizedDeductions),
    standard: money(official.standardDeduction),
  });
}

const PRIORITY = {
  high: { icon: ChevronsUp, ink: 'danger', ground: 'dangerSoft' },
  medium: { icon: ChevronUp, ink: 'warning', ground: 'warningSoft' },
  low: { icon: ChevronDown, ink: 'positive', ground: 'positiveSoft' },
} as const satisfies Record<Priority, { icon: LucideIcon; ink: ColorToken; ground: ColorToken }>;

function PriorityBadge({ priority, revealed }: { readonly priority: Priority; readonly revealed: boolean }) {
  const { t } = useTranslation('simulator');
  const { icon: Icon, ink, ground } = PRIORITY[priority];
  const text = t(`priorities.${priority}`);
  return (
    <Badge $ink={ink} $ground={ground}>
      <Icon size={16} aria-hidden />
      {revealed ? (
        <data value={priority} data-field="priority">
          {text}
        </data>
      ) : (
        text
      )}
    </Badge>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.m};
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};

  ${from.medium} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    column-gap: ${space.l};
  }
`;

const Advice = styled.div`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};

  h5 {
    margin: 0;
    font-size: ${fontSize.l};
    line-height: 1.25;
  }
`;

const Badge = styled.span<{ $ink: ColorToken; $ground: ColorToken }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.625rem 0.125rem 0.375rem;
  font-size: ${fontSize.s};
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $ink }) => color($ink)};
  background: ${({ $ground }) => color($ground)};
  border: 1px solid currentcolor;
  border-radius: 1rem;
`;

const Savings = styled.strong`
  font-size: ${fontSize.xl};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  font-size: ${fontSize.s};

  h6 {
    margin: 0 0 ${space.xs};
    font-size: inherit;
  }
  ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
  }
`;

const Worth = styled.div`
  min-width: 0;
  padding: ${space.m};
  font-size: ${fontSize.s};
  background: ${color('sunken')};
  border-radius: ${radius.s};

  dl {
    display: grid;
    gap: 0.75rem;
  }
  dt {
    color: ${color('muted')};
  }
  dd + dd {
    margin-block-start: ${space.xs};
  }
`;

const Rough = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  color: ${color('muted')};

  && dd {
    margin: 0;
  }
`;
