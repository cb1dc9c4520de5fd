import type { StateCode } from '@bracketwise/contract/states';
import { BelowStateMap, type Level, LEVELS, StateMapDetails, StateMapLegend, StateTileMap } from '@bracketwise/shared-ui/charts';
import { Blank } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FoldedOnPhones } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { nameWithPlace, scaleOf, shownAmounts, shownDifference, type Comparison, type NamedOutcome } from './comparison.ts';
import { Counted } from './Counted.tsx';

interface ComparisonMapProps {
  /** Undefined shows an outline. */
  readonly comparison: Comparison | undefined;
  /** The visitor's state, or the example's, known before the comparison is. */
  readonly own: StateCode;
  /** Code of the state whose details are shown. */
  readonly selected: string;
  readonly onSelect: (code: string) => void;
  /** The details. */
  readonly below: RefObject<HTMLDivElement | null>;
}

/** All states on a map, by color and level, with details of the one pointed at. */
export function ComparisonMap({ comparison, own, selected, onSelect, below }: ComparisonMapProps) {
  const { t } = useTranslation(['comparison', 'home']);
  const { money, compactMoney } = useFormat();
  const scale = useMemo(() => comparison && scaleOf(comparison.outcomes), [comparison]);

  const describe = (outcome: NamedOutcome) => {
    const { code, netIncome } = outcome;
    const name = nameWithPlace(outcome);
    const net = money(netIncome);
    return t(code === own ? 'all.tile.own' : 'all.tile.other', { name, net });
  };
  const tiles =
    comparison &&
    scale &&
    new Map(
      comparison.outcomes.map((outcome) => [
        outcome.code as string,
        { level: scale.levelOf(outcome.netIncome), figure: compactMoney(outcome.netIncome), description: describe(outcome) },
      ]),
    );

  /** The lowest and the highest amount, next to the levels they end. Their blanks are as wide as most amounts in each language. */
  const endOf = (level: Level) => {
    if (level !== 1 && level !== LEVELS.length) return undefined;
    const step = scale?.steps[level - 1];
    return step ? money(level === 1 ? step.from : step.to) : <Blank $width="4.2em" />;
  };

  return (
    <Columns>
      <StateTileMap label={t('all.title')} tiles={tiles} selected={selected} onSelect={onSelect} own={own} details={below} />
      <BelowStateMap ref={below}>
        <Details
          outcome={comparison?.outcomes.find(({ code }) => code === selected)}
          request={comparison?.request}
          note={t('home:notCounted')}
        />
        <Scale>
          <StateMapLegend entries={[...LEVELS.map((level) => ({ level, text: endOf(level) })), { text: t('all.yours') }]} />
        </Scale>
        <FoldedOnPhones summary={t('all.places')}>{comparison && <Counted comparison={comparison} />}</FoldedOnPhones>
      </BelowStateMap>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.m} ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  /* Not centered: what the answer adds at the end moves nothing above it. */
  align-items: start;

  ${from.wide} {
    grid-template-columns: 39rem minmax(0, 1fr);
  }
`;

/** Two lines on a phone, before the amounts are known too. */
const Scale = styled.div`
  min-height: 3.25rem;

  ${from.wide} {
    min-height: 0;
  }
`;

interface DetailsProps {
  readonly outcome: NamedOutcome | undefined;
  readonly request: Comparison['request'] | undefined;
  readonly note: string;
}

function Details({ outcome, request, note }: DetailsProps) {
  const { t } = useTranslation('comparison');
  const { money, moneyDifference, percent } = useFormat();
  const difference = (compared: NamedOutcome) => {
    if (compared.code === request?.state) return t('all.yours');
    const dollars = shownDifference(compared);
    return dollars === 0 ? t('all.same') : moneyDifference(dollars);
  };
  const shown = outcome && request && shownAmounts(outcome, request);
  const lines = {
    netIncome: shown && money(shown.netIncome),
    share: outcome && percent(outcome.share),
    incomeTax: shown && money(shown.incomeTax),
    payrollLevies: shown && money(shown.payrollLevies),
    difference: outcome && difference(outcome),
  };
  return (
    <StateMapDetails
      code={outcome?.code}
      name={outcome && nameWithPlace(outcome)}
      lines={Object.entries(lines).map(([key, value]) => ({ key, label: t(`all.columns.${key}`), value }))}
      note={note}
    />
  );
}
