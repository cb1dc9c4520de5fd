import type { TaxYear } from '@bracketwise/contract/years';
import { Figure, FigureTitle, fillOf, Fills, ChartDrawing, Swatch } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { figuresTable } from '@bracketwise/shared-ui/tables';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import type { Presence, Residence } from '@bracketwise/tax-engine';
import { substantialPresence } from '@bracketwise/tax-engine/law/federal/residence';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const MARKS = { thisYear: 'solid', yearBefore: 'stripes', secondYearBefore: 'dots' } as const;
const YEARS = ['thisYear', 'yearBefore', 'secondYearBefore'] as const satisfies readonly (keyof Presence)[];
/** Adds space to the right of the bar or the threshold, whichever is longer. */
const MARGIN = 1.08;

interface WeightedDaysProps {
  readonly year: TaxYear;
  readonly residence: Pick<Residence, 'weightedDays' | 'totalDays'>;
}

/** The days of three years as the substantial presence test weights them, and the test's threshold. A table shows the same figures. */
export function WeightedDays({ year, residence: { weightedDays, totalDays } }: WeightedDaysProps) {
  const id = useId();
  const { t } = useTranslation('treaty');
  const { count, decimal } = useFormat();
  const { totalDays: needed, divisors } = substantialPresence[year].value;
  const end = Math.max(totalDays, needed) * MARGIN;
  const at = (days: number) => `${(days / end) * 100}%`;
  const caption = t('days.caption', { year });
  const startOf = (index: number) => YEARS.slice(0, index).reduce((sum, each) => sum + weightedDays[each], 0);
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{caption}</FigureTitle>
      <ChartDrawing role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-table`} width="100%" height="76">
        <Fills id={id} looks={YEARS.map((each) => [each, { ink: color('accent'), mark: MARKS[each] }])} />
        <rect y="32" width="100%" height="36" fill={color('sunken')} />
        {YEARS.map((each, index) => (
          <rect
            key={each}
            data-part={each}
            x={at(startOf(index))}
            y="32"
            width={at(weightedDays[each])}
            height="36"
            fill={fillOf(id, each)}
          />
        ))}
        <line data-needed={needed} x1={at(needed)} x2={at(needed)} y1="24" y2="76" stroke={color('text')} strokeWidth="3" />
        <Threshold x={at(needed)} y="16" textAnchor={needed > 0.8 * end ? 'end' : 'middle'} dx={needed > 0.8 * end ? 2 : 0}>
          {t('days.threshold', { days: count(needed) })}
        </Threshold>
      </ChartDrawing>
      <Table id={`${id}-table`}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('days.year')}</th>
            <th scope="col">{t('days.counted')}</th>
            <th scope="col">{t('days.weighted')}</th>
          </tr>
        </thead>
        <tbody>
          {YEARS.map((each, index) => (
            <tr key={each} data-part={each}>
              <th scope="row">
                <Swatch width="14" height="14" aria-hidden>
                  <rect width="14" height="14" rx="3" fill={fillOf(id, each)} />
                </Swatch>
                {year - index}
              </th>
              <td>{t(`days.shares.${each}`, { days: decimal(weightedDays[each] * (divisors[index] ?? 1)) })}</td>
              <td>
                <data value={weightedDays[each]}>{decimal(weightedDays[each])}</data>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('days.total')}
            </th>
            <td>
              <data value={totalDays}>{decimal(totalDays)}</data>
            </td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              <Swatch width="14" height="14" aria-hidden>
                <line x1="7" x2="7" y2="14" stroke={color('text')} strokeWidth="3" />
              </Swatch>
              {t('days.needed')}
            </th>
            <td>
              <data value={needed}>{decimal(needed)}</data>
            </td>
          </tr>
        </tfoot>
      </Table>
    </Figure>
  );
}

const Threshold = styled.text`
  font-size: ${fontSize.s};
  font-weight: 600;
  fill: ${color('text')};
`;

const Table = styled.table`
  ${figuresTable}

  tfoot tr:first-child {
    border-block-start-color: ${color('control')};

    > * {
      font-weight: 600;
    }
  }
`;
