import type { StateRow } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { AnswerPlace, Blank, RateBadge } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Stack } from '@bracketwise/shared-ui/layout';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useStatesQuery } from '@bracketwise/shared-ui/api';

/** The states named in the specification. */
const SHOWN = ['TX', 'FL', 'CA', 'NY', 'IL', 'GA'] as const;

/** Tax rates of six states in the latest year. */
export function SixStates() {
  const { t } = useTranslation(['comparison', 'common']);
  const { lawRate } = useFormat();
  const { data, isFetching, isError, refetch } = useStatesQuery();
  const captionId = useId();

  const rate = (percentage: number) => lawRate(percentage / 100);
  const incomeTax = ({ hasIncomeTax, lowestRate, topRate }: StateRow) => {
    if (!hasIncomeTax) return t('table.none');
    return lowestRate === topRate ? rate(topRate) : t('table.range', { lowest: rate(lowestRate), top: rate(topRate) });
  };
  const salesTax = ({ salesTaxRate }: StateRow) => (salesTaxRate === 0 ? t('table.none') : rate(salesTaxRate));

  return (
    <Stack>
      <AnswerPlace
        state={data ? 'there' : isError && !isFetching ? 'failed' : 'loading'}
        loadingText={t('loading')}
        failedText={t('failed')}
        onRetry={() => void refetch()}
      >
        <ScrollRegion labelledBy={captionId}>
          <Table role="table">
            <RegionCaption id={captionId}>{t('table.caption', { year: DEFAULT_ESTIMATE_YEAR })}</RegionCaption>
            <thead role="rowgroup">
              <tr role="row">
                {(['state', 'incomeTax', 'salesTax', 'category'] as const).map((column) => (
                  <th key={column} role="columnheader" scope="col">
                    {t(`table.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {SHOWN.map((code) => {
                const state = data?.find((candidate) => candidate.code === code);
                return (
                  <tr key={code} role="row" data-state={code}>
                    <th role="rowheader" scope="row">
                      {t(`common:states.${code}`)}
                    </th>
                    <td role="cell" data-column={t('table.incomeTax')}>
                      {state ? incomeTax(state) : <Blank />}
                    </td>
                    <td role="cell" data-column={t('table.salesTax')}>
                      {state ? salesTax(state) : <Blank $width="3em" />}
                    </td>
                    <td role="cell" data-column={t('table.category')}>
                      {state ? <RateBadge mark={state.category}>{t(`categories.${state.category}`)}</RateBadge> : <Blank />}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </ScrollRegion>
      </AnswerPlace>
      <Note>{t('note')}</Note>
    </Stack>
  );
}

/** Each state is its own card. */
const Table = styled.table`
  &,
  caption {
    display: block;
  }
  caption {
    padding-block-end: ${space.s};
    font-weight: 600;
  }
  thead {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: grid;
    gap: ${space.s};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, 30%)), 1fr));
  }
  tbody tr {
    display: grid;
    align-content: start;
    gap: ${space.xs};
    padding: 0.75rem;
    background: ${color('sunken')};
    border-radius: ${radius.s};
    break-inside: avoid;

    ${from.medium} {
      grid-template-columns: minmax(0, 1fr) auto;

      > td {
        grid-column: 1 / -1;
      }
      > :last-child {
        grid-area: 1 / 2;
      }
    }
  }
  tbody th {
    text-align: start;
    background: none;
  }
  tbody td {
    font-size: ${fontSize.s};

    &:not(:last-child)::before {
      content: attr(data-column) ' ';
      color: ${color('muted')};
    }
  }
`;

const Note = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
