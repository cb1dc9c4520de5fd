import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { useTranslation } from 'react-i18next';
import { InvestmentPictures } from '../../investments/InvestmentPictures.tsx';
import { NoRatesNotice } from '../../investments/NoRatesNotice.tsx';
import { useInvestmentTax } from '../../investments/useInvestmentTax.ts';
import { useOfficialComparison, type Reason } from '../../investments/useOfficialComparison.tsx';
import { hasRates } from '../../rates-by-income/specified.ts';
import { isLongTermByLaw, officialCapitalGains, yearOfSale } from './official.ts';
import { LONG_TERM_DAYS, YEARLY_LOSS_DEDUCTION, capitalGainsTax, type CapitalGainsInputs, type CapitalGainsResult } from './specified.ts';

function reasonOf(values: CapitalGainsInputs, { isLoss, isLongTerm }: CapitalGainsResult): Reason {
  if (isLoss) return 'loss';
  if (!hasRates(values.filingStatus)) return 'noRates';
  if (isLongTerm !== isLongTermByLaw(values)) return 'term';
  return isLongTerm ? 'preferential' : 'ordinary';
}

const SUMS = [
  ['gain', ['netGain', 'taxOwed']],
  ['taxOwed', ['federalTax', 'alternativeMinimumTax', 'netInvestmentIncomeTax', 'stateTax']],
] as const;

export function CapitalGainsResults({ values }: { readonly values: CapitalGainsInputs }) {
  const { t } = useTranslation(['capital-gains', 'common']);
  const { moneyWithCents, count } = useFormat();
  const result = capitalGainsTax(values);
  const { gain, isLoss, isLongTerm, daysDiff, taxRate, taxOwed, netGain, effectiveTaxRate } = result;
  const official = useInvestmentTax(values, officialCapitalGains(values));
  const comparison = useOfficialComparison(
    official,
    { tax: ['taxOwed', taxOwed], net: ['netGain', netGain], rate: ['effectiveTaxRate', effectiveTaxRate] },
    reasonOf(values, result),
    { days: count(LONG_TERM_DAYS) },
  );
  return (
    <CalculatorResults
      values={values}
      panel={official.panel}
      basis={t('basis', {
        purchase: moneyWithCents(values.purchasePrice),
        sale: moneyWithCents(values.salePrice),
        status: t(`common:filingStatus.${official.question.filingStatus}`),
      })}
      announcement={t(isLoss ? 'announcement.loss' : 'announcement.gain', {
        gain: moneyWithCents(Math.abs(gain)),
        tax: moneyWithCents(taxOwed),
        net: moneyWithCents(netGain),
      })}
      sums={SUMS}
      figures={[
        { field: 'netGain', value: netGain, size: 'main' },
        { field: 'taxOwed', value: taxOwed, size: 'large' },
        { field: 'taxRate', value: taxRate, unit: 'rate', size: 'large' },
        { field: 'gain', value: gain },
        { field: 'isLoss', value: isLoss, text: t(isLoss ? 'outcome.loss' : 'outcome.gain') },
        { field: 'daysDiff', value: daysDiff, unit: 'count' },
        { field: 'isLongTerm', value: isLongTerm, text: t(isLongTerm ? 'term.long' : 'term.short') },
        { field: 'effectiveTaxRate', value: effectiveTaxRate, unit: 'percent' },
      ]}
      remarks={<Remarks values={values} result={result} />}
      official={comparison}
    >
      <InvestmentPictures
        official={official}
        ways={[
          { key: 'longTerm', question: officialCapitalGains(values, true) },
          { key: 'shortTerm', question: officialCapitalGains(values, false) },
        ]}
      />
    </CalculatorResults>
  );
}

/** What the figures do not say by themselves. */
function Remarks({ values, result: { isLoss, daysDiff } }: { readonly values: CapitalGainsInputs; readonly result: CapitalGainsResult }) {
  const { t } = useTranslation('capital-gains');
  const { money, count } = useFormat();
  const dated = values.purchaseDate !== '' && values.saleDate !== '';
  return (
    <>
      {isLoss ? (
        <Notice>
          <p>{t('remarks.loss', { limit: money(YEARLY_LOSS_DEDUCTION) })}</p>
        </Notice>
      ) : (
        <NoRatesNotice status={values.filingStatus} />
      )}
      {/* A year has 365 or 366 days: here the quick rule and the law may part. */}
      {(daysDiff === LONG_TERM_DAYS || daysDiff === LONG_TERM_DAYS + 1) && (
        <Notice tone="warning">
          <p>
            {t('remarks.oneYear', { days: count(LONG_TERM_DAYS) })}{' '}
            {t(isLongTermByLaw(values) ? 'remarks.longByLaw' : 'remarks.shortByLaw')}
          </p>
        </Notice>
      )}
      {!dated && (
        <Notice>
          <p>{t('remarks.undated')}</p>
        </Notice>
      )}
      {daysDiff < 0 && (
        <Notice tone="warning">
          <p>{t('remarks.reversed')}</p>
        </Notice>
      )}
      {dated && yearOfSale(values.saleDate) === undefined && (
        <Notice>
          <p>{t('remarks.otherYear', { year: values.saleDate.slice(0, 4) })}</p>
        </Notice>
      )}
    </>
  );
}
