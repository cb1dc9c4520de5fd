import { FILING_STATUSES, filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables/ScrollRegion';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import type { TaxYear } from '@bracketwise/tax-engine/contract';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** The bands of long-term gains and qualified dividends of a year, for each filing status. */
export function BandLimits({ year }: { readonly year: TaxYear }) {
  const { t } = useTranslation(['investments', 'calculator', 'common']);
  const { money, lawRate } = useFormat();
  const { value, source } = capitalGainSchedules[year];
  const captionId = useId();
  return (
    <Limits>
      <ScrollRegion labelledBy={captionId}>
        <table>
          <RegionCaption id={captionId}>{t('limits.caption', { year })}</RegionCaption>
          <thead>
            <tr>
              <th scope="col">{t('limits.status')}</th>
              {value.single.map(({ rate }) => (
                <th key={rate} scope="col">
                  {lawRate(rate)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FILING_STATUSES.map((status) => (
              <tr key={status}>
                <th scope="row">{t(`common:filingStatus.${filingStatusWord[status]}`)}</th>
                {value[filingStatusWord[status]].map(({ from, to, rate }) => (
                  <td key={rate}>
                    {to === Infinity ? t('calculator:bands.above', { from: money(from) }) : t('limits.upTo', { to: money(to) })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>
        {t('limits.source')} <cite lang="en">{source}</cite>
      </p>
    </Limits>
  );
}

const Limits = styled.div`
  font-size: ${fontSize.s};

  table {
    min-width: 30rem;
  }
  th,
  td {
    padding: ${space.s} ${space.m} ${space.s} 0;
    font-weight: 400;
    text-align: start;
    border-block-end: 1px solid ${color('line')};
  }
  thead th {
    font-weight: 600;
  }
  p {
    padding-block-start: ${space.s};
    color: ${color('muted')};
  }
  cite {
    font-style: normal;
  }
`;
