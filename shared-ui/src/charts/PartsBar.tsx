import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Blank } from '../feedback/Blank.tsx';
import { shownParts } from '../format/shown-sums.ts';
import { useFormat } from '../format/useFormat.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, fontSize, from, growth, motion, radius, space } from '../theme/tokens.ts';
import { Bubble, ChartCursor, Pointed } from './ChartCursor.tsx';
import { Fills, fillOf } from './Fills.tsx';
import { Figure, FigureTitle } from './figure-parts.ts';
import { lookOf, placeOf, type PartKey } from './meanings.ts';
import { Muted } from '../layout/Muted.ts';

export interface Part {
  /** Identifies the part; `lookOf` maps it to a color and a pattern. */
  readonly key: PartKey;
  readonly label: string;
  /** A short explanation of the amount. */
  readonly note?: string | false;
  /** US dollars; undefined while the answer is loading. */
  readonly value: number | undefined;
  /** The rounded amount, if the page rounded it together with other figures. */
  readonly shown?: number | undefined;
}

interface PartsBarProps {
  readonly caption: string;
  /** What is divided, in a sentence, if it is more than one sum. */
  readonly total?: string | false;
  /** In any order, none negative. */
  readonly parts: readonly Part[];
  /** Shows cents. Default: whole dollars. */
  readonly cents?: boolean;
}

/** Smallest percentage with room for its share on a phone. */
const LEGIBLE = 12;
/** Smallest percentage with room for its name too on a wide screen, and how many characters of a name fit per percent. */
const ROOMY = 24;
const CHARACTERS_PER_PERCENT = 0.65;

/** A place in the bar. More digits would only lengthen the HTML. */
const inPercent = (share: number) => `${Number(share.toFixed(6))}%`;

/** A total divided into parts: a bar and a table, whose first column is the legend. */
export function PartsBar({ caption, total, parts: anyOrder, cents = false }: PartsBarProps) {
  const id = useId();
  const { t } = useTranslation('common');
  const { money, moneyWithCents, percent, roundPercent } = useFormat();
  const [at, setAt] = useState<number>();
  const parts = anyOrder.toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
  const dollars = cents ? moneyWithCents : money;
  const whole = parts.reduce((sum, { value = 0 }) => sum + value, 0);
  /** Nothing to divide: an empty bar would look like a fault. */
  const nothing = whole === 0 && parts.every(({ value }) => value !== undefined);
  const shareOf = (value: number) => (whole > 0 ? (value / whole) * 100 : 0);
  const values = parts.map(({ value = 0 }) => value);
  const shownAmounts = shownParts(
    values,
    cents ? 2 : 0,
    parts.findIndex(({ key }) => key === 'state'),
  );
  const drawn = parts.map((part, index) => ({
    ...part,
    fill: whole > 0 ? fillOf(id, part.key) : lookOf(part.key).ink,
    start: shareOf(values.slice(0, index).reduce((sum, value) => sum + value, 0)),
    share: shareOf(values[index] ?? 0),
    amountText: dollars(part.shown ?? shownAmounts[index] ?? 0),
  }));
  const segments = drawn.filter(({ share }) => share > 0);
  const pointed = at === undefined ? undefined : segments[at];
  const inWords = ({ label, amountText, share }: (typeof segments)[number]) => `${label}: ${amountText} (${percent(share)})`;
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{caption}</FigureTitle>
      {total && <Muted>{total}</Muted>}
      {!nothing && (
        <Pointed>
          <Bar role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-table`} width="100%" height="48">
            {whole > 0 && <Fills id={id} looks={parts.map(({ key }) => [key, lookOf(key)])} />}
            {segments.map(({ key, label, start, share, fill }) => (
              <g key={key} data-faint={(pointed !== undefined && pointed.key !== key) || undefined}>
                <rect data-part={key} x={inPercent(start)} width={inPercent(share)} height="100%" fill={fill} />
                {share >= LEGIBLE && (
                  <text x={inPercent(start + share / 2)} y="50%" dy="0.36em" textAnchor="middle" aria-hidden>
                    {share >= ROOMY && label.length <= share * CHARACTERS_PER_PERCENT && <tspan>{`${label} `}</tspan>}
                    {roundPercent(share)}
                  </text>
                )}
              </g>
            ))}
          </Bar>
          {segments.length > 0 && (
            <ChartCursor
              label={caption}
              places={segments.length}
              at={at}
              onPoint={setAt}
              placeUnder={(fraction) => segments.findLastIndex(({ start }) => start <= fraction * 100)}
              textOf={(place) => (segments[place] ? inWords(segments[place]) : '')}
            />
          )}
          {pointed && <Bubble at={(pointed.start + pointed.share / 2) / 100}>{inWords(pointed)}</Bubble>}
        </Pointed>
      )}
      <Table id={`${id}-table`}>
        <VisuallyHidden as="caption">{t('partsTable.caption', { title: caption })}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('partsTable.part')}</th>
            <th scope="col">{t('partsTable.amount')}</th>
            <th scope="col">{t('partsTable.share')}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ key, label, note, value, share, fill, amountText }) => (
            <Fragment key={key}>
              <tr data-part={key} data-pointed={pointed?.key === key || undefined}>
                <th scope="row">
                  <svg width="14" height="14" aria-hidden>
                    <rect width="14" height="14" rx="3" fill={fill} />
                  </svg>
                  {label}
                </th>
                <td>{value === undefined ? <Blank /> : <data value={value}>{amountText}</data>}</td>
                <td>{value === undefined ? <Blank $width="3.5em" /> : <data value={share}>{percent(share)}</data>}</td>
              </tr>
              {note && (
                <tr>
                  <Note colSpan={3}>{note}</Note>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

/** Below its part, with the width of the table. */
const Note = styled.td`
  && {
    padding: 0 0 0.375rem 1.375rem;
    text-align: start;
    white-space: normal;
    color: ${color('muted')};
    border: 0;
  }
`;

const Bar = styled.svg`
  display: block;
  background: ${color('sunken')};
  border-radius: ${radius.s};

  g {
    transition: opacity ${motion};
  }
  [data-faint] {
    opacity: 0.45;
  }
  [data-part] {
    stroke: ${color('surface')};
    stroke-width: 2;
    transition:
      x ${growth},
      width ${growth};
  }
  text {
    font-size: ${fontSize.s};
    font-weight: 600;
    fill: ${color('onPart')};
  }
  tspan {
    display: none;

    ${from.medium} {
      display: inline;
    }
  }
`;

/** From a medium width on, columns of figures have a fixed width, so that filling them in causes no layout shift. */
const Table = styled.table`
  th,
  td {
    padding: 0.375rem 0 0.375rem ${space.s};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
    border-block-start: 1px solid ${color('line')};
  }
  thead th {
    color: ${color('muted')};
    border: 0;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    /* On a screen of 320 px, amounts of nine digits leave less room than a long word needs. */
    overflow-wrap: anywhere;
  }
  tbody th:first-child {
    padding-inline-start: 1.375rem;
  }
  tbody svg {
    margin-inline: -1.375rem ${space.s};
    vertical-align: -0.125em;
  }
  [data-pointed] {
    background: ${color('sunken')};
  }
  ${from.medium} {
    table-layout: fixed;

    th + th {
      width: 9em;
    }
    th + th + th {
      width: 6em;
    }
  }
`;
