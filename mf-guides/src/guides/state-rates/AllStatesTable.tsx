import type { StateRow } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { Blank, RateBadge } from '@bracketwise/shared-ui/feedback';
import { found, SearchField } from '@bracketwise/shared-ui/forms';
import { Card, fewerColumns, NARROW, Stack } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { statePath } from '../../state-income-tax/state-path.ts';
import { FIRST_ROWS, inOrder, LongTable, nextOrder, type Order, RegionCaption, SortHeader } from '@bracketwise/shared-ui/tables';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { StatesAnswer } from './StatesAnswer.tsx';
import { useNamedStates } from './useNamedStates.ts';
import { useRateText } from './useRateText.ts';

type Column = 'name' | 'topRate' | 'salesTaxRate';

/** Names start at A, rates at the highest. */
const first = (by: Column) => (by === 'name' ? 'ascending' : 'descending');

/** Every state with its rates and its badge. Visitors can sort and search it. */
export function AllStatesTable() {
  const { t } = useTranslation('state-rates');
  const [order, setOrder] = useState<Order<Column>>({ by: 'name', direction: 'ascending' });
  const [text, setText] = useState('');
  const captionId = useId();
  // Until the rates load, only the names can be sorted.
  const states = useNamedStates().map((state) => ({
    ...state,
    topRate: state.rates?.topRate ?? 0,
    salesTaxRate: state.rates?.salesTaxRate ?? 0,
  }));
  const rows = found(inOrder(states, order), text);
  const header = (by: Column, label: string) => (
    <SortHeader
      label={label}
      numeric={by !== 'name'}
      direction={order.by === by ? order.direction : undefined}
      onSort={() => setOrder(nextOrder(order, by, first))}
    />
  );
  return (
    <Card>
      <Stack>
        <SearchField
          label={t('search')}
          value={text}
          onChange={setText}
          outcome={text && t('shown', { number: rows.length })}
          found={rows.length}
        >
          <StatesAnswer>
            <LongTable labelledBy={captionId} maxHeight="44rem" whole={text !== ''}>
              <Table>
                <RegionCaption id={captionId}>{t('table.caption', { year: DEFAULT_ESTIMATE_YEAR })}</RegionCaption>
                <thead>
                  <tr>
                    {header('name', t('table.state'))}
                    <th scope="col" data-aside>
                      {t('table.code')}
                    </th>
                    {header('topRate', t('table.incomeTax'))}
                    {header('salesTaxRate', t('table.salesTax'))}
                    <th scope="col" data-aside>
                      {t('table.badge')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ code, name, rates }, index) => (
                    <tr key={code} data-state={code} data-rest={index >= FIRST_ROWS || undefined}>
                      <th scope="row">
                        <PageLink to={statePath(code)}>{name}</PageLink>
                      </th>
                      <td data-aside>{code}</td>
                      <Rates rates={rates} />
                    </tr>
                  ))}
                </tbody>
              </Table>
            </LongTable>
          </StatesAnswer>
        </SearchField>
      </Stack>
    </Card>
  );
}

function Rates({ rates }: { readonly rates: StateRow | undefined }) {
  const { t } = useTranslation('state-rates');
  const { incomeTax, salesTax } = useRateText();
  if (!rates)
    return (
      <>
        <td data-numeric>
          <Blank />
        </td>
        <td data-numeric>
          <Blank $width="3em" />
        </td>
        <td data-aside>
          <Blank />
        </td>
      </>
    );
  return (
    <>
      <td data-numeric>
        <data value={rates.topRate} data-field="topRate">
          {incomeTax(rates)}
        </data>
      </td>
      <td data-numeric>
        <data value={rates.salesTaxRate} data-field="salesTaxRate">
          {salesTax(rates)}
        </data>
      </td>
      <td data-aside>
        <RateBadge mark={rates.badge}>{t(`badges.${rates.badge}`)}</RateBadge>
      </td>
    </>
  );
}

const Table = styled.table`
  font-size: ${fontSize.s};

  ${from.medium} {
    min-width: 38rem;
  }

  th,
  td {
    height: 2.75rem;
    padding: ${space.xs} ${space.s};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
    border-block-start: 1px solid ${color('line')};
  }
  /* On a narrow screen, headers wrap to leave room for the figures. */
  th {
    max-width: 8.5rem;
    white-space: normal;

    ${from.medium} {
      max-width: none;
      white-space: nowrap;
    }
  }
  thead button {
    max-width: 7.25rem;

    ${from.medium} {
      max-width: none;
    }
  }
  thead th {
    font-weight: 600;
    color: ${color('muted')};
    border-block-start: 0;
  }
  tbody th {
    font-weight: 600;
  }
  tbody a {
    display: inline-block;
    min-width: 1.5rem;
    line-height: 1.5rem;
  }
  [data-numeric] {
    text-align: end;
  }
  ${fewerColumns}
  ${NARROW} {
    tbody th,
    td {
      padding-inline: ${space.xs};
    }
  }
  /* At 320 px, a range of rates takes two lines. */
  @media (max-width: 21.99rem) {
    td {
      white-space: normal;
    }
  }
`;
