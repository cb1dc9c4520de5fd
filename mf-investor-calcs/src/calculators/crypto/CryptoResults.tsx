import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { FIGURE } from '@bracketwise/shared-ui/calculator';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Marked } from '@bracketwise/shared-ui/words';
import type { InvestmentTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { InvestmentResults } from '../../investments/InvestmentResults.tsx';
import { NoRatesNotice } from '../../investments/NoRatesNotice.tsx';
import { wholeDollars } from '../../investments/whole-dollars.ts';
import { hasRates } from '../../rates-by-income/specified.ts';
import { SalesDetails } from '../../sales/SalesDetails.tsx';
import { useListedSales } from '../../sales/useListedSales.ts';
import { usePrintedSales } from '../../sales/usePrintedSales.ts';
import type { CryptoQuestion } from './form.ts';
import { officialCrypto } from './official.ts';
import { CRYPTO_FORMS, FREQUENT_TRADING_VOLUME, cryptoTax } from './specified.ts';

const SUMS = [
  ['gains', ['netGains', 'cryptoTax']],
  ['cryptoTax', ['federalTax', 'alternativeMinimumTax', 'netInvestmentIncomeTax', 'stateTax']],
] as const;

function reasonsOf({ gains, filingStatus, holdingPeriod, state }: CryptoQuestion): readonly string[] {
  if (gains < 0) return ['loss', 'carryover'];
  if (gains === 0) return [];
  const term = holdingPeriod === 'long_term' ? 'longTerm' : 'shortTerm';
  return [hasRates(filingStatus) ? 'flat' : 'noRates', term, state ? 'state' : 'surtax'];
}

export function CryptoResults({ values }: { readonly values: CryptoQuestion }) {
  const { t } = useTranslation(['crypto', 'sales', 'common']);
  const { money, percent, moneyAsTyped } = useFormat();
  const { gains, isLongTerm, isFrequentTrader, tradingVolume, ...rough } = cryptoTax(values);
  const tax = { field: 'cryptoTax', value: rough.cryptoTax };
  const net = { field: 'netGains', value: rough.netGains };
  const rate = { field: 'effectiveTaxRate', value: rough.effectiveTaxRate, unit: 'percent' } as const;
  const term = t(`options.holdingPeriod.${values.holdingPeriod}`);
  const question = officialCrypto(values);
  const printed = usePrintedSales(values.sales);
  const { listed, basisWith, hero } = useListedSales(question.lots, 'crypto', tax.field);
  const isMore = listed > 0 || (values.cryptoIncome ?? 0) > 0;
  /** Whether the form's own gains count, too. */
  const hasOwn = listed === 0 || gains !== 0;
  const status = t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`);
  const meaning = (official: InvestmentTax) => {
    if (gains === 0) return t('hero.none');
    if (official.netIncome < 0) return t('hero.more');
    return t('hero.keep', { net: money(wholeDollars(official, 'tax').net), share: percent((official.netIncome / gains) * 100) });
  };
  return (
    <InvestmentResults
      values={values}
      question={question}
      rowsOf={{ sales: printed }}
      basis={basisWith(
        hasOwn &&
          t(gains < 0 ? 'basis.loss' : 'basis.gain', {
            gains: moneyAsTyped(Math.abs(gains)),
            term,
            income: moneyAsTyped(values.totalIncome),
            status,
          }),
        status,
      )}
      hero={(official) =>
        isMore
          ? hero(official)
          : {
              sentence: t(gains === 0 ? 'hero.even' : 'hero.owe', { figure: FIGURE }),
              field: tax.field,
              value: official.totalTax,
              then: meaning(official),
            }
      }
      details={(answer) => <SalesDetails answer={answer} question={question} />}
      rough={
        hasOwn
          ? [
              tax,
              net,
              { field: 'taxRate', value: rough.taxRate, unit: 'rate' },
              { field: 'gains', value: gains },
              { field: 'isLongTerm', value: isLongTerm, text: term },
              rate,
              { field: 'tradingVolume', value: tradingVolume },
              { field: 'isFrequentTrader', value: isFrequentTrader, text: t(isFrequentTrader ? 'frequent.yes' : 'frequent.no') },
            ]
          : []
      }
      roughRemarks={
        <>
          {isMore && <p>{t('sales:roughCountsGains')}</p>}
          {gains > 0 && <NoRatesNotice status={values.filingStatus} />}
          {isFrequentTrader && (
            <Notice>
              <p>
                <Marked>{t('remarks.frequentTrader', { volume: money(FREQUENT_TRADING_VOLUME) })}</Marked>
              </p>
            </Notice>
          )}
          <p>
            <Marked>{t('remarks.forms', { first: CRYPTO_FORMS[0], second: CRYPTO_FORMS[1], third: CRYPTO_FORMS[2] })}</Marked>
          </p>
          {(values.cryptoIncome ?? 0) > 0 && (
            <p>
              <Marked>
                {gains === 0 && tradingVolume === 0 && listed === 0
                  ? t('remarks.onlyIncome', { first: CRYPTO_FORMS[0], second: CRYPTO_FORMS[1] })
                  : t('remarks.incomeForm')}
              </Marked>
            </p>
          )}
        </>
      }
      why={reasonsOf(values)}
      compared={{ tax, net, rate }}
      sums={SUMS}
      next={['capital-gains', 'freelancer', 'home#states']}
      ways={
        isMore
          ? []
          : [
              { key: 'longTerm', question: officialCrypto(values, 'long_term') },
              { key: 'shortTerm', question: officialCrypto(values, 'short_term') },
            ]
      }
    />
  );
}
