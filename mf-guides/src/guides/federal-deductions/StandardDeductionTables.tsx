import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { ArticleTable, Blocks, Folded, Remark, useArticleFrame, Words } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { additionalStandardDeduction, standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useTranslation } from 'react-i18next';
import { YearsTable } from '../YearsTable.tsx';
import { ADDITIONAL_DEDUCTION, STANDARD_DEDUCTION } from './specified.ts';

const ASPECTS = ['what', 'form', 'proof', 'wins', 'watch'] as const;

/** Compares the standard deduction with itemizing. */
export function Choices() {
  const { t } = useTranslation('federal-deductions');
  return (
    <ArticleTable
      caption={t('compare.caption')}
      minWidth="34rem"
      stacked
      columns={[
        { key: 'aspect', label: t('compare.aspect') },
        { key: 'standard', label: t('compare.standard') },
        { key: 'itemized', label: t('compare.itemized') },
      ]}
      rows={ASPECTS.map((aspect) => ({
        key: aspect,
        cells: [
          t(`compare.${aspect}`),
          <Words key="standard" of={`compare.${aspect}Standard`} />,
          <Words key="itemized" of={`compare.${aspect}Itemized`} />,
        ],
      }))}
    />
  );
}

/** The standard deduction by year. */
export function StandardDeductions() {
  const { t } = useTranslation(['federal-deductions', 'common']);
  const { money } = useFormat();
  return (
    <YearsTable
      caption={t('standardTable.caption')}
      short
      heading={t('standardTable.status')}
      rows={FILING_STATUSES.map((status) => ({
        key: status,
        label: t(`common:shortFilingStatus.${status}`),
        cell: (year) => <data value={standardDeduction[year].value[status]}>{money(standardDeduction[year].value[status])}</data>,
      }))}
    />
  );
}

/** The additions for age and blindness. */
export function Additions() {
  const { t } = useTranslation('federal-deductions');
  const { figures } = useArticleFrame();
  const { money } = useFormat();
  return (
    <YearsTable
      caption={t('addTable.caption', figures)}
      short
      heading={t('addTable.status')}
      rows={(['unmarried', 'married'] as const).map((status) => ({
        key: status,
        label: t(`addTable.${status}`),
        cell: (year) => (
          <data value={additionalStandardDeduction[year].value[status]}>{money(additionalStandardDeduction[year].value[status])}</data>
        ),
      }))}
    />
  );
}

/** What the rough estimates deduct, folded, because it is out of date. */
export function RoughDeductions() {
  const { t } = useTranslation(['federal-deductions', 'common']);
  const { figures } = useArticleFrame();
  const { money } = useFormat();
  const rows = [
    ...FILING_STATUSES.map((status) => ({
      key: status,
      label: t(`common:shortFilingStatus.${status}`),
      amount: STANDARD_DEDUCTION[status],
    })),
    ...(['unmarried', 'married'] as const).map((status) => ({
      key: status,
      label: t(`rough.${status}`, figures),
      amount: ADDITIONAL_DEDUCTION[status],
    })),
  ];
  return (
    <Folded summary={<strong>{t('rough.title')}</strong>}>
      <Blocks
        at="guide.standard-deductions-2024"
        blocks={[<Remark key="quick" text="quick" />, <Remark key="quickAge" text="quickAge" />]}
      />
      <ArticleTable
        caption={t('rough.caption', figures)}
        columns={[
          { key: 'status', label: t('standardTable.status') },
          { key: 'amount', label: t('standardTable.quick', figures), numeric: true },
        ]}
        rows={rows.map(({ key, label, amount }) => ({
          key,
          cells: [
            label,
            <data key="amount" value={amount}>
              {money(amount)}
            </data>,
          ],
        }))}
      />
    </Folded>
  );
}
