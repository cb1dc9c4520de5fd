import type { StateRow } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { AnswerPlace, Blank, RateBadge } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Muted, Stack } from '@bracketwise/shared-ui/layout';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
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

  const rate = (percentage: number) => lawRate(percentage / 100);
  const incomeTax = ({ hasIncomeTax, lowestRate, topRate }: StateRow) => {
    if (!hasIncomeTax) return t('table.none');
    return lowestRate === topRate ? rate(topRate) : t('table.range', { lowest: rate(lowestRate), top: rate(topRate) });
  };
  const salesTax = ({ salesTaxRate }: StateRow) => (salesTaxRate === 0 ? t('table.none') : rate(salesTaxRate));

  return (
    <Stack $gap="s">
      <AnswerPlace
        state={data ? 'there' : isError && !isFetching ? 'failed' : 'loading'}
        loadingText={t('loading')}
        failedText={t('failed')}
        onRetry={() => void refetch()}
      >
        <Table role="table">
          <caption>{t('table.caption', { year: DEFAULT_ESTIMATE_YEAR })}</caption>
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
                  <td role="cell" data-column={t('table.incomeTaxShort')}>
                    {state ? incomeTax(state) : <Blank />}
                  </td>
                  <td role="cell" data-column={t('table.salesTaxShort')}>
                    {state ? salesTax(state) : <Blank $width="3em" />}
                  </td>
                  <td role="cell">
                    {state ? <RateBadge mark={state.category}>{t(`categories.${state.category}`)}</RateBadge> : <Blank />}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </AnswerPlace>
      <Muted>{t('note')}</Muted>
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
    text-align: start;
  }
  thead {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: grid;
    overflow: clip;
    grid-template-columns: minmax(0, 1fr);
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};

    ${from.medium} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${from.wide} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  /* On a phone, the rates share a line below the name. */
  tbody tr {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) auto;
    align-content: start;
    column-gap: ${space.s};
    padding: 0.375rem 0.75rem;
    outline: 1px solid ${color('line')};
    break-inside: avoid;

    > :is(th, :last-child) {
      grid-area: 1 / 1 / auto / -1;
    }
    > :last-child {
      justify-self: end;
    }
    ${from.medium} {
      grid-template-columns: minmax(0, 1fr);

      > :last-child {
        grid-area: 2 / 1;
        justify-self: start;
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
