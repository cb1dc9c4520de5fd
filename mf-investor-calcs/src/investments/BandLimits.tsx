import { SPECIFIED_FILING_STATUSES, FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { Citation } from '@bracketwise/shared-ui/words';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** The brackets for long-term gains and qualified dividends of a year, by filing status. */
export function BandLimits({ year }: { readonly year: TaxYear }) {
  const { t } = useTranslation(['investments', 'calculator', 'common']);
  const { money, lawRate } = useFormat();
  const { value, source } = capitalGainSchedules[year];
  return (
    <Limits>
      <ArticleTable
        caption={t('limits.caption', { year })}
        columns={[
          { key: 'status', label: t('limits.status') },
          ...value.single.map(({ rate }) => ({ key: String(rate), label: lawRate(rate), numeric: true })),
        ]}
        rows={SPECIFIED_FILING_STATUSES.map((status) => ({
          key: status,
          cells: [
            t(`common:filingStatus.${FILING_STATUS_OF[status]}`),
            ...value[FILING_STATUS_OF[status]].map(({ from, to }) =>
              to === Infinity ? t('calculator:bands.above', { from: money(from) }) : t('limits.upTo', { to: money(to) }),
            ),
          ],
        }))}
        minWidth="30rem"
        stacked
      />
      <p>
        {t('limits.source')} <Citation>{source}</Citation>
      </p>
    </Limits>
  );
}

const Limits = styled.div`
  font-size: ${fontSize.s};

  p {
    padding-block-start: ${space.s};
    color: ${color('muted')};
  }
  cite {
    font-style: normal;
  }
`;
