import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Fills, fillOf } from '../charts/Fills.tsx';
import { Figure, FigureTitle, Picture, Swatch } from '../charts/figure-parts.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ScrollRegion } from '../tables/ScrollRegion.tsx';
import { figuresTable } from '../tables/figures-table.tsx';
import { color, space } from '../theme/tokens.ts';

/** Income from `from` up to `to` is taxed at `rate` (a fraction); the last band is open: its `to` is Infinity. US dollars. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** A part of the income that one band taxes. US dollars. */
export interface IncomeSlice extends Band {
  readonly amount: number;
  readonly tax: number;
}

interface IncomeInBandsProps {
  readonly caption: string;
  /** The bands of the filing status and year. */
  readonly schedule: readonly Band[];
  /** The parts of the income, upwards from what fills the bands below it. */
  readonly slices: readonly IncomeSlice[];
  /** Says what fills the bands below, whose upper end it is given; not needed where nothing does. */
  readonly below?: (amount: string) => string;
}

/** Room at the right of the last income shown; and how far away the end of a band may be to be shown still. */
const MARGIN = 1.12;
const NEAR = 2.5;
/** Share of the width from which a band has room for its rate. */
const LEGIBLE = 0.12;

/** Where the picture ends: behind the income, and behind the end of its band if that is not far. */
function endOfPicture(schedule: readonly Band[], income: number): number {
  const band = schedule.find(({ to }) => income <= to);
  const end = band && band.to <= income * NEAR ? band.to : income;
  return end * MARGIN;
}

/** A ruler of taxable income with its rate bands; on it an income, on top of what fills the bands first. The same as a table. */
export function IncomeInBands({ caption, schedule, slices, below: belowText }: IncomeInBandsProps) {
  const id = useId();
  const { t } = useTranslation('calculator');
  const { money, moneyWithCents, lawRate } = useFormat();
  const below = slices[0]?.from ?? 0;
  const top = slices.at(-1)?.to ?? 0;
  const end = endOfPicture(schedule, top);
  const at = (income: number) => `${(Math.min(income, end) / end) * 100}%`;
  const bands = schedule.filter(({ from }) => from < end);
  const fillAt = (rate: number) =>
    fillOf(
      id,
      schedule.findIndex((band) => band.rate === rate),
    );
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{caption}</FigureTitle>
      <Picture role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-table`} width="100%" height="84">
        <Fills id={id} />
        {bands.map(({ from, to, rate }, index) => {
          const upTo = Math.min(to, end);
          return (
            <g key={rate} data-band={rate}>
              <rect
                x={at(from)}
                width={at(upTo - from)}
                height="84"
                fill={color(index % 2 ? 'sunken' : 'line')}
                fillOpacity={index % 2 ? 1 : 0.45}
              />
              {upTo - from > end * LEGIBLE && (
                <text x={at((from + upTo) / 2)} y="20" textAnchor="middle" fontSize="13" fontWeight="600" fill={color('text')}>
                  {lawRate(rate)}
                </text>
              )}
            </g>
          );
        })}
        {bands.slice(1).map(({ from }) => (
          <line key={from} x1={at(from)} x2={at(from)} y2="84" stroke={color('control')} />
        ))}
        {below > 0 && <rect data-part="other" y="34" width={at(below)} height="36" fill={color('control')} fillOpacity="0.55" />}
        {slices.map(({ rate, from, to }) => (
          <g key={rate} data-part={rate} fill={fillAt(rate)}>
            {/* As thin as a line where it is little beside the other income, but never gone. */}
            <rect x={at(from)} y="34" width="3" height="36" />
            <rect x={at(from)} y="34" width={at(to - from)} height="36" />
          </g>
        ))}
      </Picture>
      <ScrollRegion labelledBy={`${id}-title`}>
        <Table id={`${id}-table`}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('bands.rate')}</th>
              <th scope="col">{t('bands.range')}</th>
              <th scope="col">{t('bands.part')}</th>
              <th scope="col">{t('bands.tax')}</th>
            </tr>
          </thead>
          <tbody>
            {schedule.map(({ from, to, rate }) => {
              const slice = slices.find((each) => each.rate === rate);
              return (
                <tr key={rate} data-band={rate}>
                  <th scope="row">
                    <Swatch width="14" height="14" aria-hidden>
                      {slice && <rect width="14" height="14" rx="3" fill={fillAt(rate)} />}
                    </Swatch>
                    {lawRate(rate)}
                  </th>
                  <td>
                    {to === Infinity ? t('bands.above', { from: money(from) }) : t('bands.between', { from: money(from), to: money(to) })}
                  </td>
                  <td>
                    <data value={slice?.amount ?? 0}>{moneyWithCents(slice?.amount ?? 0)}</data>
                  </td>
                  <td>
                    <data value={slice?.tax ?? 0}>{moneyWithCents(slice?.tax ?? 0)}</data>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </ScrollRegion>
      {below > 0 && belowText && (
        <Key>
          <Swatch width="14" height="14" aria-hidden>
            <rect width="14" height="14" rx="3" fill={color('control')} fillOpacity="0.55" />
          </Swatch>
          {belowText(moneyWithCents(below))}
        </Key>
      )}
    </Figure>
  );
}

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
  @media (max-width: 28rem) {
    min-width: 0;
    font-size: 0.8125rem;

    th + *,
    td + * {
      padding-inline-start: ${space.s};
    }
    td:nth-child(2) {
      min-width: 4.75rem;
    }
  }
`;

const Key = styled.p`
  color: ${color('muted')};
`;
