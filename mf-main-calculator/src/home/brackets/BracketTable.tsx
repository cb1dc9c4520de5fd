import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { BracketRowRange, TaxBrackets } from '@bracketwise/contract/wire';
import type { EstimateYear } from '@bracketwise/contract/years';
import { Blank } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { fewerColumns, NARROW, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { Marked } from '@bracketwise/shared-ui/words';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { bracketOf } from './rates.ts';

/** Row count of the loading outline. All years offered have seven brackets. */
const OUTLINE = Array.from({ length: 7 }, () => undefined);

interface BracketTableProps {
  readonly year: EstimateYear;
  /** Undefined shows an outline. */
  readonly brackets: TaxBrackets | undefined;
  /** The last calculation, if it is for this year. */
  readonly own: AnsweredRequest | undefined;
  /** The filing status that a narrow screen shows. */
  readonly shown: FilingStatus;
}

export function BracketTable({ year, brackets, own, shown }: BracketTableProps) {
  const { t } = useTranslation(['brackets', 'common']);
  const { money, lawRate } = useFormat();
  const captionId = useId();
  const status = own?.request.filingStatus;
  const ownRow = brackets && own && bracketOf(brackets, own.request.filingStatus, own.calculation.taxableIncome);
  const source = brackets?.federal[0]?.source;
  const ownCell = useRef<HTMLTableCellElement>(null);

  useEffect(() => {
    // Scrolls the cell into view inside its region if the table is wider than that. The page does not scroll.
    const region = ownCell.current?.closest('[role=region]');
    const rate = ownCell.current?.parentElement?.firstElementChild;
    if (region && rate && ownCell.current) region.scrollLeft = ownCell.current.offsetLeft - rate.clientWidth;
  }, [ownRow, status]);

  /** Ranges start one dollar above the previous one, as in the IRS tables. */
  const rangeText = ({ from, to }: BracketRowRange) => {
    const first = money(from === 0 ? 0 : from + 1);
    return to === null ? t('table.above', { from: first }) : t('table.between', { from: first, to: money(to) });
  };

  return (
    <Ranges>
      <ScrollRegion labelledBy={captionId}>
        <table>
          <RegionCaption id={captionId}>{t('table.caption', { year })}</RegionCaption>
          <thead>
            <tr>
              <th scope="col">{t('table.rate')}</th>
              {FILING_STATUSES.map((column) => (
                <th key={column} scope="col" data-own={column === status || undefined} data-aside={column !== shown || undefined}>
                  {t(`common:shortFilingStatus.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(brackets?.federal ?? OUTLINE).map((row, index) => (
              <tr key={index} data-rate={row?.rateValue}>
                <th scope="row">{row ? lawRate(row.rateValue / 100) : <Blank $width="2.5em" />}</th>
                {FILING_STATUSES.map((column) => {
                  const isOwn = row !== undefined && row === ownRow && column === status;
                  return (
                    <td
                      key={column}
                      ref={isOwn ? ownCell : null}
                      data-status={column}
                      data-own={isOwn || undefined}
                      data-aside={column !== shown || undefined}
                    >
                      {isOwn && <VisuallyHidden>{t('yours.tag')} </VisuallyHidden>}
                      {row ? rangeText(row.ranges[column]) : <Blank $width="9em" />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('table.deduction')}</th>
              {FILING_STATUSES.map((column) => (
                <td key={column} data-status={column} data-aside={column !== shown || undefined}>
                  {brackets ? (
                    <data value={brackets.standardDeduction[column]}>{money(brackets.standardDeduction[column])}</data>
                  ) : (
                    <Blank />
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      <p>
        <span>{t('official', { year })}</span> {source ? <Marked>{t('table.source', { source })}</Marked> : <Blank $width="12em" />}
      </p>
    </Ranges>
  );
}

/** Rows have the same height with and without figures. */
const Ranges = styled.div`
  table {
    table-layout: fixed;
    font-size: ${fontSize.s};

    @media screen {
      min-width: 47rem;
    }
  }
  ${fewerColumns}

  caption {
    padding-block-end: ${space.s};
    font-weight: 600;
  }
  th,
  td {
    height: 2.125rem;
    padding: ${space.xs} 0.375rem;
    line-height: 1.35;
    text-align: start;
    border-block-start: 1px solid ${color('line')};
    white-space: nowrap;

    ${NARROW} {
      white-space: normal;
    }
  }
  thead th {
    height: auto;
    padding-block-start: 0;
    font-size: ${fontSize.s};
    color: ${color('muted')};
    border: 0;
    vertical-align: bottom;
    white-space: normal;
  }
  thead [data-own] {
    color: ${color('text')};
  }
  tr > :first-child {
    width: 5.5rem;
  }
  tbody th {
    font-size: ${fontSize.m};
  }
  tfoot th {
    white-space: normal;
  }
  td[data-own] {
    font-weight: 600;
    background: ${color('accentSoft')};
    box-shadow: inset 0 0 0 2px ${color('accent')};
    /* Visible in forced-colors mode. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  > p {
    padding-block-start: ${space.xs};
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
`;
