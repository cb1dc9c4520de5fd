import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import {
  StateMapCard,
  BelowStateMap,
  Figure,
  FigureTitle,
  type Level,
  StateMapDetails,
  StateMapLegend,
  type StateTile,
  StateTileMap,
} from '@bracketwise/shared-ui/charts';
import { useFormat, withinSentence } from '@bracketwise/shared-ui/format';
import { Muted } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import { coverage } from '@bracketwise/tax-engine/coverage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { householdsOf } from './forms.ts';
import { useLeftOut } from './useLeftOut.ts';

const shareOf = (code: StateCode): number => coverage[code].rows.matched / householdsOf(coverage[code]);

/** A share from which most households agree. */
const MOST = 0.95;

const LEVELS = { all: 5, most: 3, fewer: 1 } as const satisfies Record<string, Level>;

function levelOf(share: number): Level {
  if (share === 1) return LEVELS.all;
  return share >= MOST ? LEVELS.most : LEVELS.fewer;
}

/** The names of categories end with a colon, except here. */
const withoutColon = (name: string) => name.replace(/\s?:$/u, '');

/** In how many reference households of each state the estimate agrees. The list of the states has the same figures. */
export function AgreementMap() {
  const { t } = useTranslation(['coverage', 'common']);
  const { count, lawRate } = useFormat();
  const leftOutOf = useLeftOut();
  const [pointed, setPointed] = useState<StateCode>('CA');
  const figuresOf = (code: StateCode) => ({
    state: t(`common:states.${code}`),
    matched: count(coverage[code].rows.matched),
    households: count(householdsOf(coverage[code])),
  });
  const tiles = new Map(
    STATE_CODES.map((code): readonly [string, StateTile] => [
      code,
      {
        level: levelOf(shareOf(code)),
        // Rounded down, so that only a state in which all agree has 100%.
        figure: lawRate(Math.floor(shareOf(code) * 100) / 100),
        description: t('map.tile', figuresOf(code)),
      },
    ]),
  );
  const categories = leftOutOf(pointed).map(({ category, name }) => (category === 'other' ? t('map.other') : withoutColon(name)));
  const { state, matched, households } = figuresOf(pointed);
  return (
    <StateMapCard>
      <Figure>
        <FigureTitle>{t('map.title')}</FigureTitle>
        <Muted>{t('map.each', { each: count(householdsOf(coverage.CA)) })}</Muted>
        <MapAndDetails>
          <StateTileMap
            label={t('map.title')}
            tiles={tiles}
            selected={pointed}
            onSelect={(code) => setPointed(code as StateCode)}
            own={undefined}
          />
          <BelowStateMap>
            <StateMapLegend
              entries={(['all', 'most', 'fewer'] as const).map((text) => ({
                level: LEVELS[text],
                text: t(`map.${text}`, { share: lawRate(MOST) }),
              }))}
            />
            <StateMapDetails
              code={pointed}
              name={state}
              lines={[{ key: 'agree', label: t('map.agree'), value: t('states.of', { matched, households }) }]}
              note={
                categories.length > 0 ? t('map.more', { categories: categories.map(withinSentence).join(', ') }) : t('states.nothingElse')
              }
            />
          </BelowStateMap>
        </MapAndDetails>
      </Figure>
    </StateMapCard>
  );
}

/** On a wide screen the details are next to the map, so that both fit the first screen. */
const MapAndDetails = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  ${from.wide} {
    grid-template-columns: minmax(0, 39rem) minmax(0, 1fr);
  }
`;
