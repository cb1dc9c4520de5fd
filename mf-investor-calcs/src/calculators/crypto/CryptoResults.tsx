import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Marked } from '@bracketwise/shared-ui/words/Marked';
import { useTranslation } from 'react-i18next';
import { InvestmentPictures } from '../../investments/InvestmentPictures.tsx';
import { NoRatesNotice } from '../../investments/NoRatesNotice.tsx';
import { useInvestmentTax } from '../../investments/useInvestmentTax.ts';
import { useOfficialComparison, type Reason } from '../../investments/useOfficialComparison.tsx';
import { hasRates } from '../../rates-by-income/specified.ts';
import { officialCrypto } from './official.ts';
import { CRYPTO_FORMS, FREQUENT_TRADING_VOLUME, cryptoTax, type CryptoInputs } from './specified.ts';

function reasonOf({ gains, filingStatus, holdingPeriod }: CryptoInputs): Reason {
  if (gains < 0) return 'loss';
  if (!hasRates(filingStatus)) return 'noRates';
  return holdingPeriod === 'long_term' ? 'preferential' : 'ordinary';
}

const SUMS = [
  ['gains', ['netGains', 'cryptoTax']],
  ['cryptoTax', ['federalTax', 'alternativeMinimumTax', 'netInvestmentIncomeTax', 'stateTax']],
] as const;

export function CryptoResults({ values }: { readonly values: CryptoInputs }) {
  const { t } = useTranslation(['crypto', 'common']);
  const { money, moneyWithCents } = useFormat();
  const result = cryptoTax(values);
  const { gains, isLongTerm, taxRate, netGains, effectiveTaxRate, isFrequentTrader, tradingVolume } = result;
  const official = useInvestmentTax(values, officialCrypto(values));
  const comparison = useOfficialComparison(
    official,
    { tax: ['cryptoTax', result.cryptoTax], net: ['netGains', netGains], rate: ['effectiveTaxRate', effectiveTaxRate] },
    reasonOf(values),
  );
  return (
    <CalculatorResults
      values={values}
      panel={official.panel}
      basis={t('basis', {
        term: t(`options.holdingPeriod.${values.holdingPeriod}`),
        status: t(`common:filingStatus.${official.question.filingStatus}`),
        income: moneyWithCents(values.totalIncome),
      })}
      announcement={t('announcement', { tax: moneyWithCents(result.cryptoTax), net: moneyWithCents(netGains) })}
      sums={SUMS}
      figures={[
        { field: 'netGains', value: netGains, size: 'main' },
        { field: 'cryptoTax', value: result.cryptoTax, size: 'large' },
        { field: 'taxRate', value: taxRate, unit: 'rate', size: 'large' },
        { field: 'gains', value: gains },
        { field: 'isLongTerm', value: isLongTerm, text: t(`options.holdingPeriod.${values.holdingPeriod}`) },
        { field: 'effectiveTaxRate', value: effectiveTaxRate, unit: 'percent' },
        { field: 'tradingVolume', value: tradingVolume },
        { field: 'isFrequentTrader', value: isFrequentTrader, text: t(isFrequentTrader ? 'frequent.yes' : 'frequent.no') },
      ]}
      remarks={
        <>
          {gains > 0 && <NoRatesNotice status={values.filingStatus} />}
          {isFrequentTrader && (
            <Notice>
              <p>{t('remarks.frequentTrader', { volume: money(FREQUENT_TRADING_VOLUME) })}</p>
            </Notice>
          )}
          <p>
            <Marked>{t('remarks.forms', { first: CRYPTO_FORMS[0], second: CRYPTO_FORMS[1], third: CRYPTO_FORMS[2] })}</Marked>
          </p>
        </>
      }
      official={comparison}
    >
      <InvestmentPictures
        official={official}
        ways={[
          { key: 'longTerm', question: officialCrypto(values, 'long_term') },
          { key: 'shortTerm', question: officialCrypto(values, 'short_term') },
        ]}
      />
    </CalculatorResults>
  );
}
