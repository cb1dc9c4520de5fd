import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { BelowStateMap, StateMapCard, StateMapDetails, StateMapLegend, type StateTile, StateTileMap } from '@bracketwise/shared-ui/charts';
import { RateBadge } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Stack } from '@bracketwise/shared-ui/layout';
import { taxScale } from '@bracketwise/shared-ui/tax-scale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { STEPS, levelOf } from './map-scale.ts';
import { StatesAnswer } from './StatesAnswer.tsx';
import type { NamedState } from './useNamedStates.ts';
import { useRateText } from './useRateText.ts';

/** The highest rate of each state on a map. The page's table has the same figures. */
export function RatesMap({ states }: { readonly states: readonly NamedState[] }) {
  const { t } = useTranslation('state-rates');
  const { lawRate } = useFormat();
  const { incomeTax } = useRateText();
  const [pointed, setPointed] = useState('CA');
  const rate = (percentage: number) => lawRate(percentage / 100);
  const tiles = new Map<string, StateTile>(
    states.flatMap(({ code, name, rates }) =>
      rates
        ? [
            [
              code,
              {
                level: levelOf(rates.topRate),
                figure: rate(rates.topRate),
                description: t('map.tile', { name, rate: incomeTax(rates) }),
              },
            ] as const,
          ]
        : [],
    ),
  );
  const stepText = ({ from, to }: (typeof STEPS)[number]) => {
    if (to === Infinity) return t('map.least', { from: rate(from) });
    return from === 0 ? t('map.under', { to: rate(to) }) : t('map.between', { from: rate(from), to: rate(to) });
  };
  return (
    <StateMapCard>
      <StatesAnswer>
        <TaxMap>
          <StateTileMap
            label={t('map.title', { year: DEFAULT_ESTIMATE_YEAR })}
            tiles={tiles.size > 0 ? tiles : undefined}
            selected={pointed}
            onSelect={setPointed}
            own={undefined}
          />
          <BelowStateMap>
            <StateMapLegend
              heading={t('map.legend')}
              entries={[{ level: 1, text: t('rates.none') }, ...STEPS.map((step) => ({ level: step.level, text: stepText(step) }))]}
            />
            <Details state={states.find(({ code }) => code === pointed)} />
          </BelowStateMap>
        </TaxMap>
      </StatesAnswer>
    </StateMapCard>
  );
}

const TaxMap = styled(Stack)`
  ${taxScale}
`;

function Details({ state }: { readonly state: NamedState | undefined }) {
  const { t } = useTranslation('state-rates');
  const { incomeTax, salesTax } = useRateText();
  const rates = state?.rates;
  return (
    <StateMapDetails
      code={state?.code}
      name={state?.name}
      lines={[
        { key: 'incomeTax', label: t('table.incomeTax'), value: rates && incomeTax(rates) },
        { key: 'salesTax', label: t('table.salesTax'), value: rates && salesTax(rates) },
        { key: 'badge', label: t('table.badge'), value: rates && <RateBadge mark={rates.badge}>{t(`badges.${rates.badge}`)}</RateBadge> },
      ]}
    />
  );
}
