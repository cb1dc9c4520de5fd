import type { StateProfileAnswer } from '@bracketwise/shared-ui/api/state-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { PROFILE_STEP } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

/** What more of each kind of income costs in state tax, and how that compares with wages. */
export function OtherIncome({ profile: { kinds } }: { readonly profile: StateProfileAnswer }) {
  const { t } = useTranslation('state-income-tax');
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('kinds.caption', { step: money(PROFILE_STEP) })}
      columns={[
        { key: 'kind', label: t('kinds.kind') },
        { key: 'tax', label: t('kinds.tax'), numeric: true },
        { key: 'verdict', label: t('kinds.verdict') },
      ]}
      rows={kinds.map(({ kind, stateTax, asWages }) => ({
        key: kind,
        cells: [
          t(`kinds.${kind}`),
          <data key="tax" value={stateTax}>
            {money(stateTax)}
          </data>,
          kind === 'wages' ? '' : t(`kinds.verdicts.${verdictOf(Math.round(stateTax), Math.round(asWages))}`),
        ],
      }))}
    />
  );
}

function verdictOf(tax: number, asWages: number) {
  if (tax <= 0) return tax < 0 ? 'negative' : 'none';
  return tax === asWages ? 'same' : tax < asWages ? 'less' : 'more';
}
