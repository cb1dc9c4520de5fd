import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { FIGURE } from '@bracketwise/shared-ui/calculator';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { InvestmentTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { InvestmentResults } from '../../investments/InvestmentResults.tsx';
import { NoRatesNotice } from '../../investments/NoRatesNotice.tsx';
import { wholeDollars } from '../../investments/whole-dollars.ts';
import { hasRates } from '../../rates-by-income/specified.ts';
import type { DividendQuestion } from './form.ts';
import { officialDividend } from './official.ts';
import { dividendTax } from './specified.ts';

const SUMS = [
  ['dividend', ['netDividend', 'taxAmount']],
  ['taxAmount', ['federalTax', 'alternativeMinimumTax', 'netInvestmentIncomeTax', 'stateTax']],
] as const;

export function DividendResults({ values }: { readonly values: DividendQuestion }) {
  const { t } = useTranslation(['dividend', 'common']);
  const { money, percent, moneyAsTyped } = useFormat();
  const { dividend, type, ...rough } = dividendTax(values);
  const net = { field: 'netDividend', value: rough.netDividend };
  const tax = { field: 'taxAmount', value: rough.taxAmount };
  const rate = { field: 'taxRate', value: rough.taxRate, unit: 'rate' } as const;
  const taxSentence = (official: InvestmentTax) => {
    if (official.totalTax === 0) return t(official.state ? 'hero.untaxed' : 'hero.federallyUntaxed');
    return t('hero.tax', { tax: money(wholeDollars(official, 'net').tax), share: percent(official.effectiveRate) });
  };
  return (
    <InvestmentResults
      values={values}
      question={officialDividend(values)}
      basis={t('basis', {
        type: t(`options.dividendType.${type}`),
        dividend: moneyAsTyped(dividend),
        income: moneyAsTyped(values.totalIncome),
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      hero={(official) =>
        official.netIncome < 0
          ? {
              sentence: t('hero.more', { figure: FIGURE }),
              field: 'shortfall',
              value: -official.netIncome,
              then: t('hero.taxAlone', { tax: money(wholeDollars(official, 'net').tax) }),
            }
          : {
              sentence: t('hero.keep', { figure: FIGURE }),
              field: net.field,
              value: official.netIncome,
              tone: 'positive',
              then: taxSentence(official),
            }
      }
      rough={[
        net,
        tax,
        rate,
        { field: 'dividend', value: dividend },
        { field: 'type', value: type, text: t(`options.dividendType.${type}`) },
      ]}
      roughRemarks={<NoRatesNotice status={values.filingStatus} />}
      why={[hasRates(values.filingStatus) ? 'flat' : 'noRates', type, values.state ? 'state' : 'surtax']}
      compared={{ tax, net, rate }}
      sums={SUMS}
      next={['capital-gains', 'home#states', 'tax-planning']}
      ways={[
        { key: 'qualified', question: officialDividend(values, 'qualified') },
        { key: 'ordinary', question: officialDividend(values, 'ordinary') },
      ]}
    />
  );
}
