/** A result in print: inputs, results, computation and sources on one page. */
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import type { ExplainedSection } from '../explanation/Explanation.tsx';
import type { ExplainedLine } from '../explanation/explained-line.ts';
import { useLineText } from '../explanation/useLineText.ts';
import { calendarDay } from '../format/calendar-day.ts';
import { useFormat } from '../format/useFormat.ts';
import { BrandMark } from '../layout/BrandMark.tsx';
import { color } from '../theme/tokens.ts';
import { Citation } from '../words/Citation.tsx';

export interface SheetRow {
  readonly label: string;
  readonly text: string;
  /** Marks the row as the total of the rows above. */
  readonly total?: boolean;
}

export interface SheetGroup {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

export interface SheetContent {
  readonly title: string;
  readonly inputs: readonly SheetRow[];
  readonly results: readonly SheetGroup[];
  /** Lines with their sources. The texts of the explanation must be loaded. */
  readonly explanation?: {
    readonly sections: readonly ExplainedSection[];
    readonly year: number;
    readonly state: string;
    readonly furtherWords?: string;
  };
  /** Prints no other sheet of the page. */
  readonly alone?: boolean;
}

/** Rendered next to the page and shown only in print, instead of the page. */
export function PrintSheet({ title, inputs, results, explanation, alone = false }: SheetContent) {
  const { t } = useTranslation(['sharing', 'explanation', 'common']);
  const { date } = useFormat();
  return (
    <Sheet data-print-sheet={alone ? 'alone' : ''}>
      <PageOnPaper />
      <header>
        <Brand>
          <BrandMark size={18} />
          {t('common:brand')}
        </Brand>
        <h1>{title}</h1>
        <p>{t('sheet.printed', { date: date(calendarDay()), address: location.origin + location.pathname })}</p>
      </header>
      <Groups>
        <Group title={t('sheet.inputs')} rows={inputs} />
        {results.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Groups>
      {explanation && <Worksheets {...explanation} />}
    </Sheet>
  );
}

const Group = ({ title, rows }: SheetGroup) => (
  <section>
    <h2>{title}</h2>
    <dl>
      {rows.map(({ label, text, total = false }) => (
        <Row key={label} $total={total}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Row>
      ))}
    </dl>
  </section>
);

function Worksheets({ sections, year, state, furtherWords }: NonNullable<SheetContent['explanation']>) {
  const { t } = useTranslation(['sharing', 'explanation']);
  const { moneyWithCents } = useFormat();
  const { name, range, section, total: totalOf } = useLineText(furtherWords);
  return (
    <section>
      <h2>{t('sheet.explanation')}</h2>
      <table>
        <thead>
          <tr>
            <Step scope="col">{t('columns.step')}</Step>
            <Figure as="th" scope="col">
              {t('explanation:columns.amount')}
            </Figure>
            <Figure as="th" scope="col">
              {t('explanation:columns.tax')}
            </Figure>
            <th scope="col">{t('columns.source')}</th>
          </tr>
        </thead>
        {sections.map(({ key, lines, total, state: own = state }) => (
          <tbody key={`${key} ${own}`}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {section(key, { year, state: own })}
              </th>
            </tr>
            {lines.map((line, index) => (
              <tr key={index}>
                <td>{[name(line), range(line)].filter(Boolean).join(' ')}</td>
                <Figure>{moneyWithCents(line.amount)}</Figure>
                <Figure>{line.tax === undefined ? '' : moneyWithCents(line.tax)}</Figure>
                {line.source !== lines[index - 1]?.source && (
                  <td rowSpan={sameSource(lines, index)}>
                    <Citation linked={false}>{line.source}</Citation>
                  </td>
                )}
              </tr>
            ))}
            <Total>
              <td colSpan={2}>{totalOf(key)}</td>
              <Figure>{moneyWithCents(total)}</Figure>
              <td />
            </Total>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Number of lines from this one on that share its source, which is printed once for all of them. */
function sameSource(lines: readonly ExplainedLine[], from: number): number {
  const end = lines.findIndex(({ source }, index) => index > from && source !== lines[from]?.source);
  return (end < 0 ? lines.length : end) - from;
}

/** Prints only the sheet. */
const PageOnPaper = createGlobalStyle`
  @page { margin: 10mm; }

  @media print {
    :root { background: none; }
    body > :not([data-print-sheet]),
    body:has(> [data-print-sheet='alone']) > :not([data-print-sheet='alone']) { display: none !important; }
  }
`;

const Sheet = styled.article`
  display: none;

  @media print {
    display: grid;
    gap: 6pt;
    font-size: 8pt;
    line-height: 1.25;
    color: ${color('text')};
    color-scheme: light;
  }

  h1 {
    font-size: 15pt;
  }
  h2 {
    margin-block-end: 2pt;
    font-size: 9.5pt;
  }
  dl,
  dd {
    margin: 0;
  }
  table {
    font-size: 7.5pt;
    line-height: 1.2;
  }
  th,
  td {
    padding: 0.5pt 6pt 0.5pt 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    border-block-end: 0.5pt solid ${color('line')};
  }
  thead th,
  th[scope='rowgroup'] {
    font-weight: 600;
  }
  th[scope='rowgroup'] {
    padding-block-start: 4pt;
  }
  cite {
    font-style: normal;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  tr,
  section {
    break-inside: avoid;
  }
`;

/** The brand's colored line at the top, like the site's header. */
const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: 4pt;
  margin-block-end: 6pt;
  padding-block-end: 4pt;
  font-size: 11pt;
  font-weight: 700;
  border-block-end: 1.5pt solid ${color('accent')};

  svg {
    color: ${color('accent')};
    print-color-adjust: exact;
  }
`;

const Groups = styled.div`
  columns: 2;
  column-gap: 18pt;

  section + section {
    margin-block-start: 6pt;
  }
`;

const Row = styled.div<{ $total: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 8pt;
  padding-block: 0.5pt;
  font-weight: ${({ $total }) => ($total ? 600 : 400)};
  border-block-end: 0.5pt solid ${color('line')};

  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Step = styled.th`
  width: 46%;
`;

const Figure = styled.td`
  && {
    text-align: end;
    white-space: nowrap;
  }
`;

const Total = styled.tr`
  && > td {
    font-weight: 600;
  }
`;
