import { scaleLinear } from 'd3-scale';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Bubble, ChartCursor, Pointed } from '../charts/ChartCursor.tsx';
import { Figure as PlainFigure, FigureTitle, ChartDrawing, Swatch } from '../charts/figure-parts.ts';
import { useFormat } from '../format/useFormat.ts';
import { Disclosed } from '../layout/Disclosed.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ScrollRegion } from '../tables/ScrollRegion.tsx';
import { figuresTable } from '../tables/figures-table.ts';
import { color, fontSize, space } from '../theme/tokens.ts';

/** A tax bracket. `from` and `to` are US dollars, with `to` Infinity for the top bracket; `rate` is a fraction. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** The part of the income taxed in one bracket. Amounts in US dollars. */
export interface IncomeSlice extends Band {
  readonly amount: number;
  readonly tax: number;
}

interface IncomeInBandsProps {
  readonly caption: string;
  /** The brackets for the filing status and year. */
  readonly schedule: readonly Band[];
  /** The taxed parts of the income, lowest bracket first. */
  readonly slices: readonly IncomeSlice[];
  /** Text for the income that fills the lower brackets, given its upper end. Not needed if there is none. */
  readonly below?: (amount: string) => string;
}

/** `MARGIN` adds space to the right. The end of a bracket is shown if it is at most `NEAR` times the income. */
const MARGIN = 1.18;
const NEAR = 2.5;
/** More empty brackets than these are folded. */
const FEW = 2;

/** Widths of the chart, in pixels at the usual text size, for which labels are placed: on the smallest phones and on wide screens. */
const WIDTHS = { narrow: 250, wide: 640 } as const;
/** Estimated width of a label. */
const widthOf = (text: string) => 8 * text.length + 6;
/** Where a label fits; undefined: at both widths. */
type Fit = keyof typeof WIDTHS | undefined;
const FITS = ['narrow', 'wide'] as const;

interface Label {
  readonly text: string;
  /** Position of its middle, as a fraction of the chart's width. */
  readonly at: number;
  readonly fit: Fit;
}

/** @param labels - the most important first. Those that overlap one before are left out. */
function placed(labels: readonly Omit<Label, 'fit'>[]): readonly Label[] {
  const fitting = (width: number) => {
    const kept: { readonly text: string; readonly from: number; readonly to: number }[] = [];
    for (const { text, at } of labels) {
      const own = widthOf(text);
      const from = Math.min(Math.max(0, at * width - own / 2), width - own);
      if (kept.every((other) => from >= other.to || from + own <= other.from)) kept.push({ text, from, to: from + own });
    }
    return new Set(kept.map(({ text }) => text));
  };
  const shown = { narrow: fitting(WIDTHS.narrow), wide: fitting(WIDTHS.wide) };
  return labels.flatMap((label) => {
    const where = FITS.filter((fit) => shown[fit].has(label.text));
    return where.length === 0 ? [] : [{ ...label, fit: where.length === 1 ? where[0] : undefined }];
  });
}

/** Where the chart ends: past the income, and past the end of its bracket if that is close. */
function endOfChart(schedule: readonly Band[], income: number): number {
  const band = schedule.find(({ to }) => income <= to);
  const end = band && band.to <= income * NEAR ? band.to : income;
  return end * MARGIN;
}

/** Texts about brackets and the income in them. */
function useBandTexts(slices: readonly IncomeSlice[]) {
  const { t } = useTranslation('calculator');
  const { money, moneyWithCents, lawRate } = useFormat();
  const sliceOf = (rate: number) => slices.find((slice) => slice.rate === rate);
  const rangeText = ({ from, to }: Band) =>
    to === Infinity ? t('bands.above', { from: money(from) }) : t('bands.between', { from: money(from), to: money(to) });
  const inWords = (band: Band) => {
    const slice = sliceOf(band.rate);
    const taxed = slice && `${t('bands.part')}: ${moneyWithCents(slice.amount)} · ${t('bands.tax')}: ${moneyWithCents(slice.tax)}`;
    return [`${lawRate(band.rate)}, ${rangeText(band)}`, taxed].filter(Boolean).join(' · ');
  };
  return { sliceOf, rangeText, inWords };
}

/** A scale of taxable income with its brackets, and the income on it. A table below shows the same figures. */
export function IncomeInBands({ caption, schedule, slices, below: belowText }: IncomeInBandsProps) {
  const id = useId();
  const { t } = useTranslation('calculator');
  const { count, moneyWithCents } = useFormat();
  const { sliceOf, inWords } = useBandTexts(slices);
  const below = slices[0]?.from ?? 0;
  const empty = schedule.filter(({ rate }) => !sliceOf(rate));
  const folded = empty.length > FEW ? empty : [];
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{caption}</FigureTitle>
      <Scale id={id} caption={caption} schedule={schedule} slices={slices} />
      <BandTable id={id} caption={caption} bands={schedule.filter((each) => !folded.includes(each))} slices={slices} />
      {folded.length > 0 && (
        <Disclosed summary={t('bands.empty', { number: count(folded.length) })}>
          <ul>
            {folded.map((each) => (
              <li key={each.rate} data-band={each.rate}>
                {inWords(each)}
              </li>
            ))}
          </ul>
        </Disclosed>
      )}
      {below > 0 && belowText && (
        <Key>
          <Swatch width="14" height="14" aria-hidden>
            <rect width="14" height="14" rx="3" fill={color('apart')} fillOpacity="0.55" />
          </Swatch>
          {belowText(moneyWithCents(below))}
        </Key>
      )}
    </Figure>
  );
}

interface PartProps {
  /** Id of the figure. The ids of its title and its table begin with it. */
  readonly id: string;
  readonly caption: string;
  readonly slices: readonly IncomeSlice[];
}

/** The chart with the value under the pointer, and the thresholds below it. */
function Scale({ id, caption, schedule, slices }: PartProps & { readonly schedule: readonly Band[] }) {
  const { compactMoney } = useFormat();
  const { sliceOf, inWords } = useBandTexts(slices);
  const [pointed, setPointed] = useState<number>();
  const end = endOfChart(schedule, slices.at(-1)?.to ?? 0);
  const x = scaleLinear([0, end], [0, 1]).clamp(true);
  const bands = schedule.filter(({ from }) => from < end);
  const thresholds = bands.slice(1).map(({ from, rate }, index) => ({
    text: compactMoney(from),
    at: x(from),
    /** How many of the two brackets it divides have income. */
    sides: [rate, bands[index]?.rate].filter((side) => side !== undefined && sliceOf(side)).length,
  }));
  const band = pointed === undefined ? undefined : bands[pointed];
  return (
    <>
      <Pointed>
        <BandChart id={id} bands={bands} slices={slices} x={x} end={end} pointedRate={band?.rate} />
        <ChartCursor
          label={caption}
          places={bands.length}
          at={pointed}
          onPoint={setPointed}
          placeUnder={(fraction) => bands.findLastIndex(({ from }) => x(from) <= fraction)}
          textOf={(place) => (bands[place] ? inWords(bands[place]) : '')}
        />
        {band && <Bubble at={(x(band.from) + x(Math.min(band.to, end))) / 2}>{inWords(band)}</Bubble>}
      </Pointed>
      <Thresholds aria-hidden>
        {placed(thresholds.toSorted((a, b) => b.sides - a.sides)).map(({ text, at: middle, fit }) => (
          <span
            key={text}
            data-threshold
            data-fit={fit}
            style={{ insetInlineStart: `clamp(${text.length / 2}ch, ${middle * 100}%, 100% - ${text.length / 2}ch)` }}
          >
            {text}
          </span>
        ))}
      </Thresholds>
    </>
  );
}

interface BandChartProps extends Pick<PartProps, 'id' | 'slices'> {
  readonly bands: readonly Band[];
  /** The place of an income, as a fraction of the width. */
  readonly x: (income: number) => number;
  /** Where the chart ends. US dollars. */
  readonly end: number;
  readonly pointedRate: number | undefined;
}

function BandChart({ id, bands, slices, x, end, pointedRate }: BandChartProps) {
  const { lawRate } = useFormat();
  const at = (income: number) => `${x(income) * 100}%`;
  const below = slices[0]?.from ?? 0;
  return (
    <ChartDrawing role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-table`} width="100%" height="84">
      {bands.map(({ from, to, rate }, index) => {
        const upTo = Math.min(to, end);
        return (
          <g key={rate} data-band={rate}>
            <rect
              x={at(from)}
              width={at(upTo - from)}
              height="84"
              fill={color(pointedRate === rate ? 'accentSoft' : index % 2 ? 'sunken' : 'line')}
              fillOpacity={index % 2 || pointedRate === rate ? 1 : 0.45}
            />
            {WIDTHS.wide * x(upTo - from) >= widthOf(lawRate(rate)) && (
              <Rate
                x={at((from + upTo) / 2)}
                y="20"
                textAnchor="middle"
                data-fit={WIDTHS.narrow * x(upTo - from) < widthOf(lawRate(rate)) ? 'wide' : undefined}
              >
                {lawRate(rate)}
              </Rate>
            )}
          </g>
        );
      })}
      {bands.slice(1).map(({ from }) => (
        <line key={from} x1={at(from)} x2={at(from)} y2="84" stroke={color('control')} />
      ))}
      {below > 0 && <rect data-part="other" y="34" width={at(below)} height="36" fill={color('apart')} fillOpacity="0.55" />}
      {slices.map(({ rate, from, to }) => (
        <Slice key={rate} data-part={rate}>
          {/* At least 3 units wide, so that a small income stays visible next to a large one. */}
          <rect x={at(from)} y="34" width="3" height="36" />
          <rect x={at(from)} y="34" width={at(to - from)} height="36" />
        </Slice>
      ))}
    </ChartDrawing>
  );
}

function BandTable({ id, caption, bands, slices }: PartProps & { readonly bands: readonly Band[] }) {
  const { t } = useTranslation('calculator');
  const { moneyWithCents, lawRate } = useFormat();
  const { sliceOf, rangeText } = useBandTexts(slices);
  return (
    <ScrollRegion labelledBy={`${id}-title`}>
      <Table role="table" id={`${id}-table`}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            {(['rate', 'range', 'part', 'tax'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`bands.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {bands.map((band) => {
            const { rate } = band;
            const slice = sliceOf(rate);
            return (
              <tr role="row" key={rate} data-band={rate}>
                <th role="rowheader" scope="row">
                  <Swatch width="14" height="14" aria-hidden>
                    {slice && <rect width="14" height="14" rx="3" fill={color('federal')} />}
                  </Swatch>
                  {lawRate(rate)}
                </th>
                <td role="cell">{rangeText(band)}</td>
                <td role="cell">
                  <data value={slice?.amount ?? 0}>{moneyWithCents(slice?.amount ?? 0)}</data>
                </td>
                <td role="cell">
                  <data value={slice?.tax ?? 0}>{moneyWithCents(slice?.tax ?? 0)}</data>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

/** Shows the labels that fit. */
const Figure = styled(PlainFigure)`
  container-type: inline-size;

  @container (max-width: 39.99rem) {
    [data-fit='wide'] {
      display: none;
    }
  }
  @container (min-width: 40rem) {
    [data-fit='narrow'] {
      display: none;
    }
  }
`;

/** The dollars at which brackets begin, below the lines between them. */
const Thresholds = styled.div`
  position: relative;
  height: 1.25rem;
  margin-block-start: -${space.xs};
  color: ${color('muted')};
  white-space: nowrap;

  span {
    position: absolute;
    transform: translateX(-50%);
  }
  /* Matches only if the text is much larger than usual. */
  @container (max-width: 15.5rem) {
    display: none;
  }
`;

const Rate = styled.text`
  font-size: ${fontSize.s};
  font-weight: 600;
  fill: ${color('text')};
`;

const Slice = styled.g`
  fill: ${color('federal')};
  stroke: ${color('surface')};
`;

/** On a narrow screen, each bracket's range moves below its rate and figures and spans the table. */
const Table = styled.table`
  min-width: 24rem;
  ${figuresTable}

  th + *,
  td + * {
    padding-inline-start: ${space.m};
  }
  th:first-child {
    white-space: nowrap;
  }
  @media screen and (max-width: 28rem) {
    min-width: 0;

    tr {
      display: grid;
      grid-template-columns: 3.75rem minmax(0, 1fr) minmax(0, 1fr);
      padding-block: ${space.xs};
    }
    && :is(th, td) {
      padding: 0 0 0 ${space.xs};
    }
    && th:first-child {
      padding: 0;
    }
    && tr > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
      padding: 0;
      text-align: start;
    }
    /* Starts where the rate does, after the swatch. */
    && td:nth-child(2) {
      padding-inline-start: 1.375rem;
    }
  }
`;

const Key = styled.p`
  color: ${color('muted')};
`;
