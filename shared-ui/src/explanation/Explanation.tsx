/**
 * How an estimate came about, line by line as the engine wrote it down while computing. Nothing is computed here. Pages show it
 * through `ExplanationOnDemand`.
 */
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../format/useFormat.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

/** A line of a worksheet, as the engine answers it. */
export interface ExplainedLine {
  /** `lines.<label>` of this component's words names it. */
  readonly label: string;
  readonly amount: number;
  readonly tax?: number | undefined;
  readonly rate?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly source: string;
}

export interface ExplainedSection {
  readonly key: 'federal' | 'payroll' | 'state';
  readonly lines: readonly ExplainedLine[];
  /** The tax the section's lines sum to, as the result shows it. */
  readonly total: number;
}

export interface ExplanationProps {
  readonly sections: readonly ExplainedSection[];
  readonly year: number;
  /** Name of the state in the page's language. */
  readonly state: string;
}

export function Explanation({ sections, year, state }: ExplanationProps) {
  const { t } = useTranslation('explanation');
  return (
    <Details>
      <Summary>
        <Marker size={20} aria-hidden />
        {t('summary')}
      </Summary>
      <Content>
        <p>{t('intro')}</p>
        {sections.map((section) => (
          <Worksheet key={section.key} section={section} caption={t(`sections.${section.key}`, { year, state })} />
        ))}
      </Content>
    </Details>
  );
}

function Worksheet({ section, caption }: { readonly section: ExplainedSection; readonly caption: string }) {
  const { t } = useTranslation('explanation');
  const { moneyWithCents } = useFormat();
  return (
    <Table data-section={section.key}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.step')}</th>
          <th scope="col">{t('columns.amount')}</th>
          <th scope="col">{t('columns.tax')}</th>
        </tr>
      </thead>
      <tbody>
        {section.lines.map((line, index) => (
          <tr key={index} data-line={line.label}>
            <th scope="row">
              <Step line={line} />
            </th>
            <td>
              <data value={line.amount}>{moneyWithCents(line.amount)}</data>
            </td>
            <td>{line.tax !== undefined && <data value={line.tax}>{moneyWithCents(line.tax)}</data>}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t(`totals.${section.key}`)}
          </th>
          <td>
            <data value={section.total}>{moneyWithCents(section.total)}</data>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Step({ line }: { readonly line: ExplainedLine }) {
  const { t } = useTranslation('explanation');
  const { money, lawRate } = useFormat();
  const label = t(`lines.${line.label}`);
  const range = rangeOf(line);
  return (
    <>
      <StepName>{line.rate === undefined ? label : t('withRate', { label, rate: lawRate(line.rate) })}</StepName>
      {range && <Small>{t(range, { from: money(line.from ?? 0), to: money(line.to ?? 0) })}</Small>}
      <Small>
        {t('source')} <cite lang="en">{line.source}</cite>
      </Small>
    </>
  );
}

/** Word for the part of an income that a line speaks of. */
function rangeOf({ label, from, to }: ExplainedLine): string | undefined {
  if (to !== undefined && label === 'socialSecurity') return 'wageBase';
  if (to !== undefined) return from ? 'range.between' : 'range.upTo';
  return from ? 'range.above' : undefined;
}

const Details = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};
`;

const Marker = styled(ChevronRight)`
  flex: none;
  color: ${color('accent')};

  details[open] > summary > & {
    transform: rotate(90deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 3rem;
  padding: ${space.s} ${space.m};
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${color('accent')};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space.l};
  padding: ${space.s} ${space.m} ${space.l};
  color: ${color('text')};
`;

const Table = styled.table`
  font-size: ${fontSize.s};

  caption {
    padding-block-end: ${space.xs};
    font-size: ${fontSize.m};
    font-weight: 600;
  }
  th,
  td {
    padding: ${space.s} 0 ${space.s} ${space.s};
    text-align: end;
    vertical-align: top;
    border-block-start: 1px solid ${color('line')};
  }
  td {
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    font-weight: 400;
    color: ${color('muted')};
    border: 0;
  }
  tbody th {
    font-weight: 400;
  }
  tfoot th,
  tfoot td {
    font-weight: 600;
    border-block-start: 2px solid ${color('control')};
  }
`;

const StepName = styled.span`
  display: block;
`;

const Small = styled.span`
  display: block;
  color: ${color('muted')};
  overflow-wrap: anywhere;

  cite {
    font-style: normal;
  }
`;
