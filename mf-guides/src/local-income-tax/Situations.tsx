import { SITUATIONS, type PlaceProfile } from '@bracketwise/contract/place-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PROFILE_INCOME, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

/** What people owe if they live there, work there, or both. */
export function Situations({ profile: { situations } }: { readonly profile: PlaceProfile }) {
  const { t } = useTranslation('local-income-tax');
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('who.caption', { income: money(PROFILE_INCOME), year: PROFILE_YEAR })}
      columns={[
        { key: 'situation', label: t('calculator.situation') },
        { key: 'tax', label: t('calculator.tax'), numeric: true },
        { key: 'net', label: t('calculator.net'), numeric: true },
      ]}
      rows={SITUATIONS.map((situation) => {
        const outcome = situations[situation];
        return {
          key: situation,
          cells: [
            t(`situations.${situation}`),
            outcome ? (
              <data key="tax" value={outcome.tax}>
                {money(outcome.tax)}
              </data>
            ) : (
              t('unconfirmed')
            ),
            outcome ? money(outcome.netIncome) : '–',
          ],
        };
      })}
    />
  );
}
