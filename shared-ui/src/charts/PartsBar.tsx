import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Blank } from '../feedback/Blank.tsx';
import { useFormat } from '../format/useFormat.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, fontSize, from, radius, space, type ColorToken } from '../theme/tokens.ts';

export interface Part {
  readonly key: string;
  readonly label: string;
  /** US dollars; not known while the answer is on its way. */
  readonly value: number | undefined;
}

/** A colour never speaks alone: each part has a pattern of its own too. */
const FILLS = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const satisfies readonly ColorToken[];

interface PartsBarProps {
  readonly caption: string;
  /** Up to five parts of a whole, none of them negative. */
  readonly parts: readonly Part[];
}

/** A whole divided into its parts: a bar, and the same as a table, whose first column is the bar's key. */
export function PartsBar({ caption, parts }: PartsBarProps) {
  const id = useId();
  const { t } = useTranslation('common');
  const { money, percent } = useFormat();
  const whole = parts.reduce((sum, { value = 0 }) => sum + value, 0);
  const shareOf = (value: number) => (whole > 0 ? (value / whole) * 100 : 0);
  const fillOf = (index: number) => `url(#${id}-fill-${index})`;
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { value = 0 }) => sum + shareOf(value), 0);
  return (
    <Figure>
      <Title id={`${id}-title`}>{caption}</Title>
      <Bar role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-table`} width="100%" height="44">
        <defs>
          {FILLS.map((token, index) => (
            <Fill key={token} id={`${id}-fill-${index}`} index={index} ink={color(token)} />
          ))}
        </defs>
        {parts.map(
          ({ key, value = 0 }, index) =>
            value > 0 && (
              <Segment key={key} data-part={key} x={`${startOf(index)}%`} width={`${shareOf(value)}%`} height="100%" fill={fillOf(index)} />
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
          {parts.map(({ key, label, value }, index) => (
            <tr key={key} data-part={key}>
              <Label scope="row">
                <Swatch width="14" height="14" aria-hidden>
                  <rect width="14" height="14" rx="3" fill={fillOf(index)} />
                </Swatch>
                {label}
              </Label>
              <Figures>{value === undefined ? <Blank /> : <data value={value}>{money(value)}</data>}</Figures>
              <Figures>
                {value === undefined ? <Blank $width="3.5em" /> : <data value={shareOf(value)}>{percent(shareOf(value))}</data>}
              </Figures>
            </tr>
          ))}
        </tbody>
      </Table>
    </Figure>
  );
}

interface FillProps {
  readonly id: string;
  readonly index: number;
  readonly ink: string;
}

/** Plain, stripes, dots, counter-stripes, grid: told apart without colour and on paper. */
function Fill({ id, index, ink }: FillProps) {
  const mark = { stroke: color('surface'), strokeWidth: 1.5, strokeOpacity: 0.75 };
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={ink} />
      {index === 1 && <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" {...mark} />}
      {index === 2 && <path d="M2 2h.01M6 6h.01" {...mark} strokeWidth={2.5} strokeLinecap="round" />}
      {index === 3 && <path d="M-2 6 2 10M0 0 8 8M6 -2 10 2" {...mark} />}
      {index === 4 && <path d="M0 4h8M4 0v8" {...mark} strokeWidth={1} />}
    </pattern>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  font-size: ${fontSize.s};
`;

const Title = styled.figcaption`
  font-size: ${fontSize.m};
  font-weight: 600;
`;

const Bar = styled.svg`
  display: block;
  background: ${color('sunken')};
  border-radius: ${radius.s};
`;

const Segment = styled.rect`
  stroke: ${color('surface')};
  stroke-width: 2;
`;

/** From a medium width on the figures have a column's width from the start: filling in moves nothing. */
const Table = styled.table`
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
`;

const Swatch = styled.svg`
  margin-inline: -1.375rem ${space.s};
  vertical-align: -0.125em;
`;

const Figures = styled.td`
  padding: 0.375rem 0 0.375rem ${space.s};
  text-align: end;
  white-space: nowrap;
  border-block-start: 1px solid ${color('line')};
`;
