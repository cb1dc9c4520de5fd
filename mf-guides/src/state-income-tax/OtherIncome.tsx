import type { ProfileKind, StateProfile } from '@bracketwise/contract/state-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PROFILE_STEP } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';

/** The older person's wages have their own row. */
type Kind = Omit<StateProfile['kinds'][number], 'kind'> & { readonly kind: ProfileKind | 'agedWages' };

/** The state tax on more of each kind of income, compared with wages. */
export function OtherIncome({ profile: { kinds } }: { readonly profile: StateProfile }) {
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
      rows={withAgedWages(kinds).map(({ kind, stateTax, asWages }) => ({
        key: kind,
        cells: [
          t(`kinds.${kind}`),
          <data key="tax" value={stateTax}>
            {money(stateTax)}
          </data>,
          ARE_WAGES.has(kind) ? '' : t(`kinds.verdicts.${verdictOf(Math.round(stateTax), Math.round(asWages))}`),
        ],
      }))}
    />
  );
}

const ARE_WAGES: ReadonlySet<string> = new Set(['wages', 'agedWages']);

/** Puts the wages of the older person before the kinds that are compared with them, if their tax differs from the worker's. */
function withAgedWages(kinds: readonly Kind[]): readonly Kind[] {
  const worker = kinds.find(({ kind }) => kind === 'wages');
  const first = kinds.findIndex(({ kind }) => kind === 'pensionIncome');
  const aged = kinds[first]?.asWages;
  if (aged === undefined || Math.round(aged) === Math.round(worker?.stateTax ?? aged)) return kinds;
  return kinds.toSpliced(first, 0, { kind: 'agedWages', stateTax: aged, asWages: aged });
}

function verdictOf(tax: number, asWages: number) {
  if (tax <= 0) return tax < 0 ? 'negative' : 'none';
  return tax === asWages ? 'same' : tax < asWages ? 'less' : 'more';
}
