import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { breakpoint, color, fontSize, radius, space, type ColorToken } from '../theme/tokens.ts';

/** The states as tiles of equal size, each roughly in its geographic position. */
const GRID = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
].map((row) => row.split(' '));
const COLUMNS = GRID[0]?.length ?? 0;

interface Place {
  readonly code: string;
  readonly row: number;
  readonly column: number;
}

const PLACES: readonly Place[] = GRID.flatMap((row, rowIndex) =>
  row.flatMap((code, column) => (code === '..' ? [] : [{ code, row: rowIndex, column }])),
);

/** Grid auto-placement fills tiles left to right, row by row. Only these, which follow a gap, need an explicit position. */
const AFTER_GAPS = PLACES.filter(({ row, column }, index) => {
  const before = PLACES[index - 1];
  return column > 0 ? before?.row !== row || before.column !== column - 1 : before !== undefined && before.column < COLUMNS - 1;
});

const DIRECTIONS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest tile in the direction of an arrow key, preferably in the same row or column. */
export function neighborOf(code: string, key: string): string | undefined {
  const here = PLACES.find((place) => place.code === code);
  const direction = DIRECTIONS[key];
  if (!here || !direction) return undefined;
  const [down, right] = direction;
  const ahead = PLACES.flatMap((place) => {
    const [rows, columns] = [place.row - here.row, place.column - here.column];
    const along = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    return along > 0 ? [{ code: place.code, distance: along + COLUMNS * aside }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.code;
}

/** Levels of the color scale, lowest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export interface StateTile {
  readonly level: Level;
  /** Text on the tile if there is room. Otherwise the tile shows the number of its level. */
  readonly figure: string;
  /** The tile's accessible description. */
  readonly description: string;
}

interface StateTileMapProps {
  readonly label: string;
  /** By postal code. Without it the tiles are gray and take no focus. */
  readonly tiles: ReadonlyMap<string, StateTile> | undefined;
  /** Code of the state with details below the map. */
  readonly selected: string;
  readonly onSelect: (code: string) => void;
  /** Code of the visitor's own state, which gets an outline. */
  readonly own: string | undefined;
  /** The selected state's details, which a click scrolls into view. */
  readonly details?: RefObject<HTMLElement | null>;
}

/** A map of the 50 states and the District of Columbia. It is one tab stop; arrow keys move between the tiles. */
export function StateTileMap({ label, tiles, selected, onSelect, own, details }: StateTileMapProps) {
  const list = useRef<HTMLUListElement>(null);

  const go = (event: KeyboardEvent) => {
    const next = neighborOf(selected, event.key);
    if (!next) return;
    event.preventDefault(); // keeps the page from scrolling
    list.current?.querySelector<HTMLElement>(`[data-state="${next}"] > button`)?.focus();
  };

  return (
    <Frame aria-hidden={!tiles || undefined}>
      <Tiles ref={list} aria-label={label} onKeyDown={go}>
        {PLACES.flatMap(({ code }) => {
          const tile = tiles?.get(code);
          return tile || !tiles ? (
            <li key={code} data-state={code}>
              <button
                type="button"
                disabled={!tile}
                tabIndex={code === selected ? 0 : -1}
                aria-pressed={code === selected}
                data-level={tile?.level}
                data-own={code === own || undefined}
                onFocus={() => onSelect(code)}
                onClick={() => {
                  onSelect(code);
                  details?.current?.scrollIntoView({ block: 'nearest' });
                }}
                onPointerMove={(event) => code !== selected && isMouseMoved(event) && onSelect(code)}
              >
                <b>{code}</b>
                <VisuallyHidden>{tile?.description}</VisuallyHidden>
                <i aria-hidden>{tile?.figure}</i>
              </button>
            </li>
          ) : (
            []
          );
        })}
      </Tiles>
    </Frame>
  );
}

/** Not while the page scrolls a tile under a mouse at rest, as a link to the map does: browsers report this as a move by nothing. */
const isMouseMoved = ({ nativeEvent: { pointerType, movementX, movementY } }: PointerEvent) =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

/** Background of each level, with a readable text color. In forced-colors mode they follow the visitor's own colors. */
export const levelColors = css`
  forced-color-adjust: none;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    border: 1px solid ${color('text')};
  }
  ${LEVELS.map(
    (level) => `&[data-level='${level}'] {
      background-color: ${color(`scale${level}` satisfies ColorToken)};
      color: ${color(level > 3 ? 'accentText' : 'text')};
    }`,
  ).join('\n')}
`;

/** The outline of the visitor's own state. */
export const ownOutline = css`
  &[data-own] {
    box-shadow:
      0 0 0 1px ${color('surface')},
      0 0 0 3px ${color('text')};
    z-index: 1;
  }
`;

const Frame = styled.div`
  container-type: inline-size;
`;

/** On a phone, as wide as the screen, and the map nearly so: with 360 pixels, a tile has 32. */
export const StateMapCard = styled(Card)`
  @media (max-width: calc(${breakpoint.medium} - 0.02px)) {
    margin-inline: -${space.m};
    padding-inline: ${space.m};
    border-inline: 0;
    border-radius: 0;

    ${Frame} {
      margin-inline: -0.75rem;
    }
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  ${AFTER_GAPS.map((place) => `> :nth-child(${PLACES.indexOf(place) + 1}) { grid-column-start: ${place.column + 1}; }`).join('\n')}

  button {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    width: 100%;
    min-height: 0;
    aspect-ratio: 1;
    padding: 0;
    font-size: clamp(0.5rem, 3.6cqi, 0.75rem);
    line-height: 1.05;
    color: ${color('muted')};
    background: ${color('sunken')} padding-box;
    /* Extends the click target over the gap between tiles. */
    border: 1px solid transparent;
    border-radius: 4px;
    cursor: pointer;

    ${levelColors}
    /* The first three levels have too little contrast with the card. */
    &:is([data-level='1'], [data-level='2'], [data-level='3']) {
      box-shadow: inset 0 0 0 1px ${color('control')};
    }
    ${ownOutline}

    &[aria-pressed='true'] {
      outline: 2px solid ${color('accent')};
    }
    &:focus-visible {
      outline: 3px solid ${color('focus')};
      outline-offset: 2px;
      z-index: 2;
    }
    /* The level. In the outline, reserves the figure’s line, so that loading causes no layout shift. */
    &::after {
      content: '\\a0';
    }
    &[data-level]::after {
      content: attr(data-level) / '';
    }
  }
  i {
    display: none;
    font-style: normal;
  }

  @container (min-width: 38rem) {
    gap: 2px;

    button {
      font-size: ${fontSize.s};
      border-radius: ${radius.s};
    }
    b {
      font-size: ${fontSize.m};
    }
    button[data-level]::after {
      content: none;
    }
    /* In Spanish, "$48.2 mil" fills a tile. */
    i {
      display: block;
      font-size: 0.75rem;
      letter-spacing: -0.04em;
    }
  }
  /* Three levels then share a background, so the numbers distinguish them. */
  @media (forced-colors: active) {
    button[data-level]::after {
      content: attr(data-level) / '';
    }
  }
`;
