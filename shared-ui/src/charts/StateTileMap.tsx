import { useRef, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, fontSize, radius, type ColorToken } from '../theme/tokens.ts';

/** The states as tiles of one size, each about where it lies. */
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

/** Tiles follow each other from left to right and row by row, but for these. */
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

/** The nearest tile in the direction of an arrow key: in the same row or column, where there is one. */
export function neighbourOf(code: string, key: string): string | undefined {
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

/** Steps of the scale, from little to much. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export interface StateTile {
  readonly level: Level;
  /** Stands on the tile where there is room for it; elsewhere the number of its step does. */
  readonly figure: string;
  /** What the tile says, for those who do not see it. */
  readonly description: string;
}

interface StateTileMapProps {
  readonly label: string;
  /** By the states' postal codes; without it the map's place is empty. */
  readonly tiles: ReadonlyMap<string, StateTile> | undefined;
  /** The one the page tells more about. */
  readonly selected: string;
  readonly onSelect: (code: string) => void;
  /** The visitor's own, which is outlined. */
  readonly own: string | undefined;
}

/** A map of the 50 states and the District of Columbia. One stop of the Tab key; the arrow keys go from tile to tile. */
export function StateTileMap({ label, tiles, selected, onSelect, own }: StateTileMapProps) {
  const list = useRef<HTMLUListElement>(null);

  const go = (event: KeyboardEvent) => {
    const next = neighbourOf(selected, event.key);
    if (!next) return;
    event.preventDefault(); // or the page scrolls
    list.current?.querySelector<HTMLElement>(`[data-state="${next}"] > button`)?.focus();
  };

  if (!tiles)
    return (
      <Frame>
        <Place />
      </Frame>
    );
  return (
    <Frame>
      <Tiles ref={list} aria-label={label} onKeyDown={go}>
        {PLACES.flatMap(({ code }) => {
          const tile = tiles.get(code);
          return tile ? (
            <li key={code} data-state={code}>
              <button
                type="button"
                tabIndex={code === selected ? 0 : -1}
                aria-pressed={code === selected}
                data-level={tile.level}
                data-own={code === own || undefined}
                onFocus={() => onSelect(code)}
                onClick={() => onSelect(code)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onSelect(code)}
              >
                <b>{code}</b>
                <VisuallyHidden>{tile.description}</VisuallyHidden>
                <small aria-hidden>{tile.level}</small>
                <i aria-hidden>{tile.figure}</i>
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

/** The ground of a step, and the ink that can be read on it: of the visitor's own colours where colours are forced. */
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

/** On the narrowest screens a little wider than the text around it: no tile is less than 24 pixels wide. */
const Frame = styled.div`
  container-type: inline-size;

  @media (max-width: 21rem) {
    margin-inline: -0.5rem;
  }
`;

/** As large as the map, whose tiles are square. */
const Place = styled.div`
  aspect-ratio: ${COLUMNS} / ${GRID.length};
  border: 2px dashed ${color('line')};
  border-radius: ${radius.m};
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
    /* The gap between two tiles: it belongs to what can be pressed. */
    border: 1px solid transparent;
    border-radius: 4px;
    cursor: pointer;

    ${levelColors}
    ${ownOutline}

    &[aria-pressed='true'] {
      outline: 2px solid ${color('accent')};
    }
    &:focus-visible {
      outline: 3px solid ${color('focus')};
      outline-offset: 2px;
      z-index: 2;
    }
    /* In the outline, the line of the figure: what comes later moves nothing. */
    &:not([data-level])::after {
      content: '\\a0';
    }
  }
  small {
    font-size: inherit;
  }
  i {
    display: none;
    font-style: normal;
    letter-spacing: -0.02em;
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
    small {
      display: none;
    }
    i {
      display: block;
    }
  }
  /* Three steps share a ground then: the numbers tell them apart. */
  @media (forced-colors: active) {
    small {
      display: block;
    }
  }
`;
