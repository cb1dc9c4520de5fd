import { SPECIFIED_FILING_STATUSES, FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { DEFAULT_ESTIMATE_YEAR, TAX_YEARS } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { standardDeductionWith } from '@bracketwise/tax-engine';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useTranslation } from 'react-i18next';
import { QUICK_STANDARD_DEDUCTION } from './specified.ts';

/** The latest years. */
const YEARS = TAX_YEARS.slice(-3);

/** The standard deduction by status: the rough estimate's, the official one by year, and the additions for age or blindness. */
export function StandardDeductions() {
  const { t } = useTranslation(['deduction', 'common']);
  const { money } = useFormat();
  return (
    <ArticleTable
      caption={t('standards.caption')}
      columns={[
        { key: 'status', label: t('standards.status') },
        { key: 'quick', label: t('standards.quick'), numeric: true },
        ...YEARS.map((year) => ({ key: String(year), label: String(year), numeric: true })),
        { key: 'addition', label: t('standards.addition', { year: DEFAULT_ESTIMATE_YEAR }), numeric: true },
      ]}
      rows={SPECIFIED_FILING_STATUSES.map((status) => {
        const word = FILING_STATUS_OF[status];
        const amounts = [
          QUICK_STANDARD_DEDUCTION[status],
          ...YEARS.map((year) => standardDeduction[year].value[word]),
          standardDeductionWith(1, 0, word, DEFAULT_ESTIMATE_YEAR).additional,
        ];
        return { key: status, cells: [t(`common:filingStatus.${word}`), ...amounts.map(money)] };
      })}
      minWidth="36rem"
      stacked
    />
  );
}
