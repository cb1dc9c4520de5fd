import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { standardMileageRates } from '@bracketwise/tax-engine/law/federal/business-expenses';
import { qualifiedBusinessIncomeLaw } from '@bracketwise/tax-engine/law/federal/qualified-business-income';
import { useTranslation } from 'react-i18next';
import { YEARS } from '../years.ts';
import { YearsTable } from '../YearsTable.tsx';
import { AMOUNTS_OF } from './specified.ts';

const PURPOSES = ['business', 'medical', 'charity'] as const;

export function MileageRates() {
  const { t } = useTranslation('federal-deductions');
  const { decimal } = useFormat();
  return (
    <ArticleTable
      caption={t('mileage.caption')}
      stacked
      columns={[
        { key: 'year', label: t('mileage.year') },
        ...PURPOSES.map((purpose) => ({ key: purpose, label: t(`mileage.${purpose}`), numeric: true })),
      ]}
      rows={([AMOUNTS_OF, ...YEARS] as const).map((year) => ({
        key: String(year),
        cells: [
          year,
          ...PURPOSES.map((purpose) => {
            const rate = standardMileageRates[year].value[purpose];
            return (
              <data key={purpose} value={rate}>
                {decimal(rate * 100)}
              </data>
            );
          }),
        ],
      }))}
    />
  );
}

/** The taxable income up to which the QBI deduction is not limited. */
export function BusinessIncomeThresholds() {
  const { t } = useTranslation('federal-deductions');
  const { money } = useFormat();
  return (
    <YearsTable
      caption={t('qbiTable.caption')}
      heading={t('qbiTable.status')}
      rows={(['single', 'marriedJoint'] as const).map((status) => ({
        key: status,
        label: t(status === 'single' ? 'qbiTable.single' : 'qbiTable.joint'),
        cell: (year) => {
          const { threshold } = qualifiedBusinessIncomeLaw[year].value[status];
          return <data value={threshold}>{money(threshold)}</data>;
        },
      }))}
    />
  );
}
