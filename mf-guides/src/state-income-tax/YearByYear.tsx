import type { StateProfile } from '@bracketwise/contract/state-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

/** What changed from year to year, for the same salary. */
export function YearByYear({ profile: { years } }: { readonly profile: StateProfile }) {
  const { t } = useTranslation('state-income-tax');
  const { money, moneyDifference, lawRate, list } = useFormat();
  const unpublished = years.flatMap(({ year, provisional }) => (provisional ? [String(year)] : []));
  /** A figure of the year before is no news of a change. */
  const changeOf = (dollars: number, provisional = false) => (provisional && dollars === 0 ? t('years.open') : moneyDifference(dollars));
  return (
    <>
      <ArticleTable
        caption={t('years.caption', { income: money(PROFILE_INCOME) })}
        columns={[
          { key: 'year', label: t('years.year') },
          { key: 'top', label: t('years.topRate'), numeric: true },
          { key: 'tax', label: t('years.tax'), numeric: true },
          { key: 'change', label: t('years.change'), numeric: true },
        ]}
        rows={years
          .map(({ year, topRate, stateTax, provisional }, index) => {
            const before = years[index - 1];
            return {
              key: String(year),
              cells: [
                provisional ? `${year}*` : year,
                lawRate(topRate),
                <data key="tax" value={stateTax} data-field={`stateTax${year}`}>
                  {money(stateTax)}
                </data>,
                before ? changeOf(Math.round(stateTax) - Math.round(before.stateTax), provisional) : '',
              ],
            };
          })
          .toReversed()}
      />
      {unpublished.length > 0 && <p>{`* ${t('years.provisional', { year: PROFILE_YEAR, last: list(unpublished) })}`}</p>}
    </>
  );
}
