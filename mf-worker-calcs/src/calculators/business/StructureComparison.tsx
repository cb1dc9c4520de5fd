import { Bars } from '@bracketwise/shared-ui/charts/Bars';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { stackedRows } from '@bracketwise/shared-ui/tables/narrow';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables/ScrollRegion';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import type { BusinessTax } from '@bracketwise/tax-engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { OFFICIAL_YEAR } from '../../self-employment/business-taxes.ts';
import type { BusinessType } from './specified.ts';

interface StructureComparisonProps {
  readonly chosen: BusinessType;
  /** Undefined where an amount is beyond what the official tables are computed for. */
  readonly taxes: readonly { readonly type: BusinessType; readonly tax: BusinessTax | undefined }[];
  /** What the S corporation pays its owner, US dollars. */
  readonly salary: number;
}

const ROWS = {
  earnings: ({ selfEmploymentTax, payrollTax, additionalMedicare }: BusinessTax) => selfEmploymentTax + payrollTax + additionalMedicare,
  corporate: ({ corporateTax }: BusinessTax) => corporateTax,
  federal: ({ federalTax, netInvestmentIncomeTax }: BusinessTax) => federalTax + netInvestmentIncomeTax,
  state: ({ state }: BusinessTax) => state?.tax,
  total: ({ totalTax }: BusinessTax) => totalTax,
  net: ({ netIncome }: BusinessTax) => netIncome,
} as const;

/** The same profit under each legal form: a picture of the taxes, and what they are made of. */
export function StructureComparison({ chosen, taxes, salary }: StructureComparisonProps) {
  const { t } = useTranslation(['business', 'self-employment', 'calculator']);
  const { moneyWithCents } = useFormat();
  const captionId = useId();
  const nameOf = (type: BusinessType) => t(`options.businessType.${type}`);
  const known = taxes.flatMap(({ type, tax }) => (tax ? [{ type, tax }] : []));
  return (
    <>
      <Bars
        caption={t('comparison.picture', { year: OFFICIAL_YEAR })}
        columns={[t('comparison.form'), t('comparison.total')]}
        bars={known.map(({ type, tax }) => ({ key: type, label: nameOf(type), value: tax.totalTax }))}
      />
      <Table>
        <ScrollRegion labelledBy={captionId}>
          <Rows role="table">
            <RegionCaption id={captionId}>{t('comparison.caption', { year: OFFICIAL_YEAR })}</RegionCaption>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {t('comparison.tax')}
                </th>
                {known.map(({ type }) => (
                  <th key={type} role="columnheader" scope="col" data-chosen={type === chosen || undefined}>
                    {nameOf(type)}
                    {type === chosen && <Chosen>{t('comparison.chosen')}</Chosen>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {Object.entries(ROWS).map(([row, amountOf]) => (
                <tr key={row} role="row" data-row={row}>
                  <th role="rowheader" scope="row">
                    {t(row === 'total' ? 'comparison.total' : `self-employment:kept.${row}`)}
                  </th>
                  {known.map(({ type, tax }) => {
                    const amount = amountOf(tax);
                    return (
                      <td key={type} role="cell" data-numeric data-column={nameOf(type)} data-chosen={type === chosen || undefined}>
                        {amount === undefined ? t('calculator:notComputed') : <data value={amount}>{moneyWithCents(amount)}</data>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Rows>
        </ScrollRegion>
        <p>{t('comparison.note', { salary: moneyWithCents(salary) })}</p>
      </Table>
    </>
  );
}

const Table = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  font-size: ${fontSize.s};

  th,
  td {
    padding: 0.375rem 0 0.375rem ${space.m};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    vertical-align: bottom;
    white-space: normal;
  }
  th:first-child {
    max-width: 8.5rem;
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  tbody tr {
    border-block-start: 1px solid ${color('line')};
  }
  tr[data-row='total'] > *,
  [data-chosen] {
    font-weight: 600;
  }
  p {
    color: ${color('muted')};
  }
`;

const Rows = styled.table`
  min-width: 40rem;
  ${stackedRows}
`;

const Chosen = styled.span`
  display: block;
  font-weight: 400;
  color: ${color('muted')};
`;
