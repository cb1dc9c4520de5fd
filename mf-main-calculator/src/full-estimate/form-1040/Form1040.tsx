/** The return as Form 1040 and its schedules, line by line, with its own print sheet. */
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button } from '@bracketwise/shared-ui/layout';
import { PrintSheet } from '@bracketwise/shared-ui/sharing';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { FILED_FORMS, type FiledLine, type ReturnAsFiled } from '@bracketwise/tax-engine';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Remark } from '../parts.tsx';
import { useStatusName } from '../useStatusName.ts';
import { filedReturn } from './filed-return.ts';
import type { FiledProps } from './form-1040-on-demand.ts';

export function Form1040({ law, severalStates, answers, estimate }: FiledProps) {
  const filed = useMemo(() => filedReturn({ law, severalStates, answers, estimate }), [law, severalStates, answers, estimate]);
  return filed && <Lines filed={filed} answers={answers} />;
}

/** The forms with lines to show: those with an amount, and on Form 1040 the totals. */
const formsOf = (lines: readonly FiledLine[]) =>
  FILED_FORMS.map((form) => ({ form, lines: lines.filter((line) => line.form === form && (line.amount !== 0 || line.isMain)) })).filter(
    (each) => each.lines.length > 0,
  );

function Lines({ filed, answers }: { readonly filed: ReturnAsFiled; readonly answers: FiledProps['answers'] }) {
  const { t } = useTranslation('form-1040');
  const { money } = useFormat();
  const { formYear, refund } = filed;
  const forms = formsOf(filed.lines);
  const nameOf = ({ key }: FiledLine) => t(`lines.${key}`);
  return (
    <>
      <div>
        <p>{t('zero')}</p>
        {formYear < answers.taxYear && <p>{t('notPublished', { year: answers.taxYear, before: formYear })}</p>}
      </div>
      {forms.map(({ form, lines }) => (
        <Table key={form} data-form={form}>
          <caption>{t(`forms.${form}`, { year: formYear })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.line')}</th>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.key} $total={line.isMain}>
                <td>{line.number}</td>
                <th scope="row">{nameOf(line)}</th>
                <td>
                  <data value={line.amount} data-form-line={line.key}>
                    {money(line.amount)}
                  </data>
                </td>
              </Row>
            ))}
          </tbody>
        </Table>
      ))}
      {refund === undefined && <Remark>{t('noPayments')}</Remark>}
      <PrintButton
        title={t('forms.form1040', { year: formYear })}
        inputs={useBasis(answers)}
        results={forms.map(({ form, lines }) => ({
          title: t(`forms.${form}`, { year: formYear }),
          rows: lines.map((line) => ({
            label: `${line.number} ${nameOf(line)}`.trim(),
            text: money(line.amount),
            total: line.isMain,
          })),
        }))}
      />
    </>
  );
}

function useBasis({ state, filingStatus, taxYear }: FiledProps['answers']) {
  const { t } = useTranslation(['full-estimate', 'calculator', 'common']);
  const statusName = useStatusName();
  return [
    { label: t('form.state'), text: t(`common:states.${state}`) },
    { label: t('form.filingStatus'), text: statusName(filingStatus) },
    { label: t('calculator:form.taxYear'), text: String(taxYear) },
  ];
}

/** Prints the form alone. Its sheet is in the document only meanwhile, so that other prints show the whole estimate. */
function PrintButton(sheet: Parameters<typeof PrintSheet>[0]) {
  const { t } = useTranslation('form-1040');
  const [prints, setPrints] = useState(false);
  useEffect(() => {
    if (!prints) return undefined;
    const done = () => setPrints(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [prints]);
  return (
    <>
      <div>
        <Button $quiet onClick={() => setPrints(true)}>
          {t('print')}
        </Button>
      </div>
      {prints && createPortal(<PrintSheet {...sheet} alone />, document.body)}
    </>
  );
}

const Table = styled.table`
  width: 100%;
  font-size: ${fontSize.s};
  border-collapse: collapse;

  caption {
    padding-block-end: ${space.xs};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 0.375rem ${space.xs} 0.375rem 0;
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
    border-block-end: 1px solid ${color('line')};
  }
  /* Takes the rest of the width in each table, so that their columns are alike. */
  th:nth-child(2) {
    width: 100%;
  }
  thead {
    color: ${color('muted')};
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
  tbody > tr > :first-child {
    min-width: 3.25rem;
    color: ${color('muted')};
    overflow-wrap: anywhere;
  }
`;

const Row = styled.tr<{ $total: boolean }>`
  font-weight: ${({ $total }) => ($total ? 600 : 400)};
`;
