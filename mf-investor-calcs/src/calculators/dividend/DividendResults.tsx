import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { useTranslation } from 'react-i18next';
import { InvestmentPictures } from '../../investments/InvestmentPictures.tsx';
import { NoRatesNotice } from '../../investments/NoRatesNotice.tsx';
import { useInvestmentTax } from '../../investments/useInvestmentTax.ts';
import { useOfficialComparison } from '../../investments/useOfficialComparison.tsx';
import { hasRates } from '../../rates-by-income/specified.ts';
import { officialDividend } from './official.ts';
import { dividendTax, type DividendInputs } from './specified.ts';

const SUMS = [
  ['dividend', ['netDividend', 'taxAmount']],
  ['taxAmount', ['federalTax', 'alternativeMinimumTax', 'netInvestmentIncomeTax', 'stateTax']],
] as const;

export function DividendResults({ values }: { readonly values: DividendInputs }) {
  const { t } = useTranslation(['dividend', 'common']);
  const { moneyWithCents } = useFormat();
  const { dividend, type, taxRate, taxAmount, netDividend } = dividendTax(values);
  const official = useInvestmentTax(values, officialDividend(values));
  const reason = type === 'qualified' ? 'preferential' : 'ordinary';
  const comparison = useOfficialComparison(
    official,
    { tax: ['taxAmount', taxAmount], net: ['netDividend', netDividend], rate: ['taxRate', taxRate] },
    hasRates(values.filingStatus) ? reason : 'noRates',
  );
  return (
    <CalculatorResults
      values={values}
      panel={official.panel}
      basis={t('basis', {
        type: t(`options.dividendType.${type}`),
        status: t(`common:filingStatus.${official.question.filingStatus}`),
        income: moneyWithCents(values.totalIncome),
      })}
      announcement={t('announcement', { tax: moneyWithCents(taxAmount), net: moneyWithCents(netDividend) })}
      sums={SUMS}
      figures={[
        { field: 'netDividend', value: netDividend, size: 'main' },
        { field: 'taxAmount', value: taxAmount, size: 'large' },
        { field: 'taxRate', value: taxRate, unit: 'rate', size: 'large' },
        { field: 'dividend', value: dividend },
        { field: 'type', value: type, text: t(`options.dividendType.${type}`) },
      ]}
      remarks={<NoRatesNotice status={values.filingStatus} />}
      official={comparison}
    >
      <InvestmentPictures
        official={official}
        ways={[
          { key: 'qualified', question: officialDividend(values, 'qualified') },
          { key: 'ordinary', question: officialDividend(values, 'ordinary') },
        ]}
      />
    </CalculatorResults>
  );
}
