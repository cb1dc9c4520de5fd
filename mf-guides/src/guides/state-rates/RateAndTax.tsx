import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { COMPARED, WAGES, taxIn } from './rate-and-tax.ts';

/** The tax of two states on the same wages: a higher top rate does not mean a higher tax. */
export function RateAndTax() {
  const { t } = useTranslation(['state-rates', 'common']);
  const { money, percent } = useFormat();
  return (
    <ArticleTable
      caption={t('compared.caption', { year: DEFAULT_ESTIMATE_YEAR })}
      minWidth="30rem"
      stacked
      columns={[
        { key: 'wages', label: t('compared.wages') },
        ...COMPARED.map((code) => ({ key: code, label: t(`common:states.${code}`), numeric: true })),
      ]}
      rows={WAGES.map((wages) => ({
        key: String(wages),
        cells: [
          money(wages),
          ...COMPARED.map((code) => {
            const tax = taxIn(code, wages);
            return t('compared.tax', { tax: money(tax), share: percent((tax / wages) * 100) });
          }),
        ],
      }))}
    />
  );
}
