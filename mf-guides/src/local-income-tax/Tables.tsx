/** The tables of a place's page on incomes, kinds of income, the worksheet and the other places of its state. */
import type { PlaceProfile } from '@bracketwise/contract/place-profile';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { Bars } from '@bracketwise/shared-ui/charts';
import { useLineText } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { PROFILE_INCOME, PROFILE_STEP, PROFILE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { placePath } from './place-path.ts';

interface TableProps {
  readonly profile: PlaceProfile;
}

const PERCENT = 100;

export function Incomes({ profile: { incomes } }: TableProps) {
  const { t } = useTranslation('local-income-tax');
  const { money, percent } = useFormat();
  const chargesWorkers = incomes.some(({ commuterTax }) => (commuterTax ?? 0) > 0);
  return (
    <ArticleTable
      caption={t('incomes.caption', { year: PROFILE_YEAR })}
      stacked
      columns={[
        { key: 'income', label: t('incomes.income') },
        { key: 'tax', label: t('rates.residentTax'), numeric: true },
        { key: 'share', label: t('calculator.share'), numeric: true },
        ...(chargesWorkers ? [{ key: 'commuterTax', label: t('rates.commuterTax'), numeric: true }] : []),
      ]}
      rows={incomes.map(({ income, tax, commuterTax }) => ({
        key: String(income),
        cells: [
          money(income),
          money(tax),
          percent((tax / income) * PERCENT),
          ...(chargesWorkers ? [commuterTax === null ? t('unconfirmed') : money(commuterTax)] : []),
        ],
      }))}
    />
  );
}

/** The tax and its share of the pay, as in the table of incomes. */
export function TaxByIncome({ profile: { incomes } }: TableProps) {
  const { t } = useTranslation('local-income-tax');
  const { money, percent } = useFormat();
  return (
    <Bars
      caption={t('incomes.caption', { year: PROFILE_YEAR })}
      columns={[t('incomes.income'), t('rates.residentTax')]}
      bars={incomes.map(({ income, tax }) => ({
        key: String(income),
        label: `${money(income)} (${percent((tax / income) * PERCENT)})`,
        value: tax,
      }))}
      whole
    />
  );
}

export function Kinds({ profile: { kinds } }: TableProps) {
  const { t } = useTranslation('local-income-tax');
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('kinds.caption', { step: money(PROFILE_STEP) })}
      columns={[
        { key: 'kind', label: t('kinds.kind') },
        { key: 'tax', label: t('calculator.tax'), numeric: true },
      ]}
      rows={kinds.map(({ kind, tax }) => ({
        key: kind,
        cells: [
          t(`kinds.${kind}`),
          <data key="tax" value={tax}>
            {tax > 0 ? money(tax) : t('kinds.none')}
          </data>,
        ],
      }))}
    />
  );
}

/** The worksheet behind the tax: each line with the amount it applies to. */
export function Worksheet({ profile: { lines, measured } }: TableProps) {
  const { t } = useTranslation(['local-income-tax', 'explanation']);
  const { money, moneyWithCents } = useFormat();
  const { name, range } = useLineText();
  return (
    <ArticleTable
      caption={t('worksheet.caption', { income: money(measured), year: PROFILE_YEAR })}
      columns={[
        { key: 'line', label: t('worksheet.line') },
        { key: 'amount', label: t('worksheet.amount'), numeric: true },
        { key: 'tax', label: t('calculator.tax'), numeric: true },
      ]}
      rows={lines.map((line, index) => ({
        key: String(index),
        cells: [
          [name(line), range(line)].filter(Boolean).join(', '),
          money(line.amount),
          line.tax === undefined ? '–' : moneyWithCents(line.tax),
        ],
      }))}
      total={[t('calculator.tax'), '', moneyWithCents(lines.reduce((sum, { tax = 0 }) => sum + tax, 0))]}
    />
  );
}

/** The place next to the state's others, and to no local tax at all. */
export function OtherPlaces({ profile: { place, tax, others } }: TableProps) {
  const { t } = useTranslation(['local-income-tax', 'places']);
  const { money, moneyDifference } = useFormat();
  const rows = [{ place, tax }, ...others].map((each) => ({
    key: each.place,
    tax: each.tax,
    name:
      each.place === place ? (
        <strong key="name">{t(`places:${place}`)}</strong>
      ) : (
        <PageLink key="name" to={placePath(each.place)}>
          {t(`places:${each.place}`)}
        </PageLink>
      ),
  }));
  return (
    <ArticleTable
      caption={t('compared.caption', { income: money(PROFILE_INCOME), year: PROFILE_YEAR })}
      columns={[
        { key: 'place', label: t('compared.place') },
        { key: 'tax', label: t('calculator.tax'), numeric: true },
        { key: 'change', label: t('compared.change'), numeric: true },
      ]}
      rows={[...rows, { key: 'none', tax: 0, name: t('compared.none') }]
        .toSorted((a, b) => a.tax - b.tax)
        .map((each) => ({
          key: each.key,
          cells: [each.name, money(each.tax), each.key === place ? '' : moneyDifference(Math.round(tax) - Math.round(each.tax))],
        }))}
    />
  );
}
