import type { TaxYear } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useTranslation } from 'react-i18next';
import { QUICK_LIMITS, QUICK_RATES, QUICK_STANDARD_DEDUCTION, REFUND_YEARS, type RefundYear } from './specified.ts';

function officialRow(year: RefundYear): readonly number[] {
  const byLaw = Number(year) as TaxYear;
  const brackets = incomeTaxSchedules[byLaw].value.single.slice(0, QUICK_RATES.length);
  return [standardDeduction[byLaw].value.single, ...brackets.map(({ to }) => to)];
}

/** Standard deduction and lower bracket limits for a single filer, in the rough estimate and officially. */
export function TablesByYear() {
  const { t } = useTranslation('refund');
  const { money, lawRate } = useFormat();
  const rows = REFUND_YEARS.flatMap((year) => [
    {
      key: `${year}-rough`,
      cells: [t(`tables.rough.${year}`), ...[QUICK_STANDARD_DEDUCTION[year].single, ...QUICK_LIMITS[year].single].map(money)],
    },
    { key: `${year}-official`, cells: [t(`tables.official.${year}`), ...officialRow(year).map(money)] },
  ]);
  return (
    <ArticleTable
      caption={t('tables.caption')}
      columns={[
        { key: 'table', label: t('tables.table') },
        { key: 'deduction', label: t('tables.deduction'), numeric: true },
        ...QUICK_RATES.map((rate) => ({ key: String(rate), label: t('tables.upTo', { rate: lawRate(rate / 100) }), numeric: true })),
      ]}
      rows={rows}
      minWidth="40rem"
      stacked
    />
  );
}
