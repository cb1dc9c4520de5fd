import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Blank } from '../feedback/Blank.tsx';
import { shownParts } from '../format/shown-sums.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, from, radius, space } from '../theme/tokens.ts';
import { Fills, fillOf } from './Fills.tsx';
import { Figure, FigureTitle } from './figure-parts.tsx';

export interface Part {
  readonly key: string;
  readonly label: string;
  /** US dollars; not known while the answer is on its way. */
  readonly value: number | undefined;
  /** The amount as it is shown, where the page rounded it together with other figures. */
  readonly shown?: number | undefined;
}

interface PartsBarProps {
  readonly caption: string;
  /** Up to five parts of a whole, none of them negative. */
  readonly parts: readonly Part[];
  /** Amounts with cents; whole dollars when left out. */
  readonly cents?: boolean;
}

/** A whole divided into its parts: a bar, and the same as a table, whose first column is the bar's key. */
export function PartsBar({ caption, parts, cents = false }: PartsBarProps) {
  const id = useId();
  const { t } = useTranslation('common');
  const { money, moneyWithCents, percent } = useFormat();
  const dollars = cents ? moneyWithCents : money;
  const whole = parts.reduce((sum, { value = 0 }) => sum + value, 0);
  const shareOf = (value: number) => (whole > 0 ? (value / whole) * 100 : 0);
  const values = parts.map(({ value = 0 }) => value);
  const shownAmounts = shownParts(values, cents ? 2 : 0);
  const shownShares = shownParts(values.map(shareOf), 2);
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { value = 0 }) => sum + shareOf(value), 0);
  return (
    <Figure>
      <FigureTitle id={`${id}-title`}>{caption}</FigureTitle>
      <Bar role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-table`} width="100%" height="44">
        <Fills id={id} />
        {parts.map(
          ({ key, value = 0 }, index) =>
            value > 0 && (
              <Segment
                key={key}
                data-part={key}
                x={`${startOf(index)}%`}
                width={`${shareOf(value)}%`}
                height="100%"
                fill={fillOf(id, index)}
              />
            ),
        )}
      </Bar>
      <Table id={`${id}-table`}>
        <VisuallyHidden as="caption">{t('partsTable.caption', { title: caption })}</VisuallyHidden>
        <thead>
          <tr>
            <Head scope="col">{t('partsTable.part')}</Head>
            <Head scope="col">{t('partsTable.amount')}</Head>
            <Head scope="col">{t('partsTable.share')}</Head>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, value, shown }, index) => (
            <tr key={key} data-part={key}>
              <Label scope="row">
                <Swatch width="14" height="14" aria-hidden>
                  <rect width="14" height="14" rx="3" fill={fillOf(id, index)} />
                </Swatch>
                {label}
              </Label>
              <Figures>{value === undefined ? <Blank /> : <data value={value}>{dollars(shown ?? shownAmounts[index] ?? 0)}</data>}</Figures>
              <Figures>
                {value === undefined ? <Blank $width="3.5em" /> : <data value={shareOf(value)}>{percent(shownShares[index] ?? 0)}</data>}
              </Figures>
            </tr>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

const Bar = styled.svg`
  display: block;
  background: ${color('sunken')};
  border-radius: ${radius.s};
`;

const Segment = styled.rect`
  stroke: ${color('surface')};
  stroke-width: 2;
`;

/** Where long words would be broken for want of room. */
const NARROW = '@media (max-width: 23rem)';

/** From a medium width on the figures have a column's width from the start: filling in moves nothing. */
const Table = styled.table`
  ${NARROW} {
    font-size: 0.8125rem;
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

const Head = styled.th`
  padding: ${space.xs} 0 ${space.xs} ${space.s};
  font-weight: 400;
  text-align: end;
  color: ${color('muted')};

  &:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`;

const Label = styled.th`
  padding: 0.375rem 0 0.375rem 1.375rem;
  font-weight: 400;
  text-align: start;
  border-block-start: 1px solid ${color('line')};
  overflow-wrap: anywhere;

  ${NARROW} {
    padding-inline-start: 0;
  }
`;

const Swatch = styled.svg`
  margin-inline: -1.375rem ${space.s};
  vertical-align: -0.125em;

  ${NARROW} {
    margin-inline-start: 0;
  }
`;

const Figures = styled.td`
  padding: 0.375rem 0 0.375rem ${space.s};
  text-align: end;
  white-space: nowrap;
  border-block-start: 1px solid ${color('line')};
`;
