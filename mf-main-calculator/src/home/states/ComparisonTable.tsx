import { STATE_CODES } from '@bracketwise/contract/states';
import { Blank } from '@bracketwise/shared-ui/feedback';
import { found, SearchField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { fewerColumns, NARROW, Stack } from '@bracketwise/shared-ui/layout';
import { FIRST_ROWS, inOrder, LongTable, nextOrder, RegionCaption, SortHeader } from '@bracketwise/shared-ui/tables';
import { breakpoint, color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FIRST_ORDER, bestFirst, shownAmounts, shownDifference, type Comparison, type NamedOutcome, type SortKey } from './comparison.ts';

const FIGURES = ['netIncome', 'share', 'incomeTax', 'payrollLevies', 'difference'] as const satisfies readonly SortKey[];

/** Columns hidden on a narrow screen. */
const ASIDE: readonly SortKey[] = ['share', 'incomeTax', 'payrollLevies'];

interface ComparisonTableProps {
  /** Undefined shows blank figures. */
  readonly comparison: Comparison | undefined;
}

/** All states by net income, with sorting and search. */
export function ComparisonTable({ comparison }: ComparisonTableProps) {
  const { t } = useTranslation(['comparison', 'common']);
  const { money, moneyDifference, percent } = useFormat();
  const [order, setOrder] = useState(FIRST_ORDER);
  const [text, setText] = useState('');
  const captionId = useId();
  const rows = comparison && found(inOrder(comparison.outcomes, order), text);
  const request = comparison?.request;
  const others = rows?.filter(({ code }) => code !== request?.state).slice(FIRST_ROWS);

  const figure = (outcome: NamedOutcome, key: (typeof FIGURES)[number]) => {
    if (key === 'share') return percent(outcome.share);
    if (key !== 'difference') return money(request ? shownAmounts(outcome, request)[key] : outcome[key]);
    if (outcome.code === request?.state) return t('all.yours');
    const difference = shownDifference(outcome);
    return difference === 0 ? t('all.same') : moneyDifference(difference);
  };
  const header = (key: SortKey, label: string) => (
    <SortHeader
      key={key}
      label={label}
      numeric={key !== 'name'}
      aside={ASIDE.includes(key)}
      direction={order.by === key ? order.direction : undefined}
      onSort={() => setOrder(nextOrder(order, key, bestFirst))}
    />
  );

  return (
    <Stack $gap="s">
      <SearchField
        label={t('all.search')}
        value={text}
        onChange={setText}
        outcome={rows && text && t('all.shown', { number: rows.length })}
        found={rows?.length}
      >
        <LongTable labelledBy={captionId} maxHeight="34rem" whole={text !== ''}>
          <Table>
            <RegionCaption id={captionId}>
              {request
                ? t('all.caption', {
                    income: money(request.income),
                    status: t(`common:filingStatus.${request.filingStatus}`),
                    year: request.taxYear,
                  })
                : t('all.title')}
            </RegionCaption>
            <thead>
              <tr>
                {header('name', t('all.columns.state'))}
                {FIGURES.map((key) => header(key, t(`all.columns.${key}`)))}
              </tr>
            </thead>
            <tbody>
              {rows
                ? rows.map((outcome) => (
                    <tr
                      key={outcome.code}
                      data-state={outcome.code}
                      data-own={outcome.code === request?.state || undefined}
                      data-rest={others?.includes(outcome) || undefined}
                    >
                      <th scope="row">
                        {outcome.name}
                        {outcome.place && <small>{outcome.place}</small>}
                      </th>
                      {FIGURES.map((key) => (
                        <td key={key} data-aside={ASIDE.includes(key) || undefined}>
                          <data value={outcome[key]} data-field={key}>
                            {figure(outcome, key)}
                          </data>
                        </td>
                      ))}
                    </tr>
                  ))
                : STATE_CODES.map((code, index) => (
                    // Distinct keys from the result rows. Otherwise React would move rows to their places instead of replacing them.
                    // The visitor's own state comes in addition to the first rows.
                    <tr key={`blank ${code}`} data-rest={index > FIRST_ROWS || undefined}>
                      <th scope="row">{t(`common:states.${code}`)}</th>
                      {FIGURES.map((key) => (
                        <td key={key} data-aside={ASIDE.includes(key) || undefined}>
                          <Blank />
                        </td>
                      ))}
                    </tr>
                  ))}
            </tbody>
          </Table>
        </LongTable>
      </SearchField>
    </Stack>
  );
}

const Table = styled.table`
  font-size: ${fontSize.s};

  caption {
    padding-block-end: ${space.s};
    font-weight: 600;
  }
  tbody th,
  td {
    height: 2.75rem;
    padding: ${space.xs} ${space.s};
    font-weight: 400;
    border-block-start: 1px solid ${color('line')};
  }
  tbody th {
    text-align: start;

    small {
      display: block;
      color: ${color('muted')};
    }
    ${from.medium} {
      white-space: nowrap;
    }
  }
  td {
    text-align: end;
    white-space: nowrap;
  }
  /* Headers wrap to leave room for the figures. */
  th {
    max-width: 8.5rem;
  }
  thead th {
    vertical-align: bottom;
  }
  /* Next to the form, the columns have little room. */
  ${from.wide} {
    thead button,
    tbody th,
    td {
      padding-inline: ${space.xs};
    }
  }
  /* There is none for the share, which follows from the column before it. */
  @media (min-width: ${breakpoint.wide}) and (max-width: 79.98rem) {
    tr > :nth-child(${2 + FIGURES.indexOf('share')}) {
      display: none;
    }
    thead button,
    tbody th,
    td {
      padding-inline: 0.125rem;
    }
  }
  tr[data-own] > * {
    font-weight: 600;
    background: ${color('accentSoft')};
  }
  ${fewerColumns}
  ${NARROW} {
    /* Reserves space for the longest status. */
    caption {
      min-height: 5rem;
    }
    /* Every row has room for a name on two lines, so that other names cause no layout shift. */
    tbody th,
    td {
      height: calc(3.125rem + 1px);
      padding-inline: 0.125rem;
    }
  }
  tr[data-own] > th {
    border-radius: ${radius.s} 0 0 ${radius.s};
  }
`;
