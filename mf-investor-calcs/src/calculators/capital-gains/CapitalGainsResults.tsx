import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { FIGURE } from '@bracketwise/shared-ui/calculator';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { InvestmentTax } from '@bracketwise/tax-engine';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { useTranslation } from 'react-i18next';
import { InvestmentResults } from '../../investments/InvestmentResults.tsx';
import { NoRatesNotice } from '../../investments/NoRatesNotice.tsx';
import { wholeDollars } from '../../investments/whole-dollars.ts';
import { hasRates } from '../../rates-by-income/specified.ts';
import { SalesDetails } from '../../sales/SalesDetails.tsx';
import { useListedSales } from '../../sales/useListedSales.ts';
import { usePrintedSales } from '../../sales/usePrintedSales.ts';
import type { CapitalGainsQuestion } from './form.ts';
import { isLongTermByLaw, officialCapitalGains, yearOfSale } from './official.ts';
import { capitalGainsTax, LONG_TERM_DAYS, YEARLY_LOSS_DEDUCTION, type CapitalGainsInputs, type CapitalGainsResult } from './specified.ts';

const SUMS = [
  ['gain', ['netGain', 'taxOwed']],
  ['taxOwed', ['federalTax', 'alternativeMinimumTax', 'netInvestmentIncomeTax', 'stateTax']],
] as const;

function reasonsOf(values: CapitalGainsQuestion, { gain, isLongTerm }: CapitalGainsResult): readonly string[] {
  if (gain < 0) return ['loss', 'carryover'];
  if (gain === 0) return [];
  const longByLaw = isLongTermByLaw(values);
  const rates = hasRates(values.filingStatus) ? 'flat' : 'noRates';
  const term = longByLaw ? 'longTerm' : 'shortTerm';
  return [rates, isLongTerm === longByLaw ? term : 'oneYear', values.state ? 'state' : 'surtax'];
}

export function CapitalGainsResults({ values }: { readonly values: CapitalGainsQuestion }) {
  const { t } = useTranslation(['capital-gains', 'sales', 'common']);
  const { money, percent, count, moneyAsTyped } = useFormat();
  const result = capitalGainsTax(values);
  const { gain, isLoss, isLongTerm, daysDiff, taxRate } = result;
  const tax = { field: 'taxOwed', value: result.taxOwed };
  const net = { field: 'netGain', value: result.netGain };
  const status = t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`);
  const rate = { field: 'effectiveTaxRate', value: result.effectiveTaxRate, unit: 'percent' } as const;
  const question = officialCapitalGains(values);
  const separateLimit = capitalLossLimit[question.taxYear].value.marriedSeparate;
  const printed = usePrintedSales(values.sales);
  const { listed, basisWith, hero } = useListedSales(question.lots, 'owe', tax.field);
  /** Whether the form's own sale counts, too. */
  const hasOwn = listed === 0 || values.purchasePrice !== 0 || values.salePrice !== 0;
  const meaning = (official: InvestmentTax) => {
    if (gain === 0) return t('hero.none');
    if (official.netIncome < 0) return t('hero.more');
    return t('hero.keep', { net: money(wholeDollars(official, 'tax').net), share: percent((official.netIncome / gain) * 100) });
  };
  return (
    <InvestmentResults
      values={values}
      question={question}
      rowsOf={{ sales: printed }}
      basis={basisWith(
        hasOwn &&
          t('basis', {
            purchase: moneyAsTyped(values.purchasePrice),
            sale: moneyAsTyped(values.salePrice),
            term: t(isLongTermByLaw(values) ? 'term.long' : 'term.short'),
            status,
          }),
        status,
      )}
      hero={(official) =>
        listed > 0
          ? hero(official)
          : {
              sentence: t(gain === 0 ? 'hero.even' : 'hero.owe', { figure: FIGURE }),
              field: tax.field,
              value: official.totalTax,
              then: meaning(official),
            }
      }
      remarks={hasOwn && <DateRemarks values={values} daysHeld={daysDiff} lawYear={question.taxYear} />}
      details={(answer) => (
        <>
          {hasOwn && <OneYearRemark values={values} daysHeld={daysDiff} />}
          <SalesDetails answer={answer} question={question} />
        </>
      )}
      rough={
        hasOwn
          ? [
              tax,
              net,
              { field: 'taxRate', value: taxRate, unit: 'rate' },
              { field: 'gain', value: gain },
              { field: 'isLoss', value: isLoss, text: t(isLoss ? 'outcome.loss' : 'outcome.gain') },
              { field: 'daysDiff', value: daysDiff, unit: 'count' },
              { field: 'isLongTerm', value: isLongTerm, text: t(isLongTerm ? 'term.long' : 'term.short') },
              rate,
            ]
          : []
      }
      roughRemarks={
        <>
          {listed > 0 && <p>{t('sales:roughCountsOne')}</p>}
          {isLoss ? (
            <Notice>
              <p>
                {t('remarks.loss', { limit: money(values.filingStatus === 'married_separate' ? separateLimit : YEARLY_LOSS_DEDUCTION) })}
              </p>
            </Notice>
          ) : (
            <NoRatesNotice status={values.filingStatus} />
          )}
        </>
      }
      why={reasonsOf(values, result)}
      params={{ days: count(LONG_TERM_DAYS) }}
      compared={{ tax, net, rate }}
      sums={SUMS}
      next={['dividend', 'home#states', 'tax-planning']}
      ways={
        listed > 0
          ? []
          : [
              { key: 'longTerm', question: officialCapitalGains(values, true) },
              { key: 'shortTerm', question: officialCapitalGains(values, false) },
            ]
      }
    />
  );
}

interface DateRemarksProps {
  readonly values: CapitalGainsInputs;
  readonly daysHeld: number;
  /** The year whose law the answer uses. */
  readonly lawYear: number;
}

/** Explains how the answer reads the two dates, if that is not obvious. */
function DateRemarks({ values, daysHeld, lawYear }: DateRemarksProps) {
  const { t } = useTranslation('capital-gains');
  const dated = values.purchaseDate !== '' && values.saleDate !== '';
  const saleYear = values.saleDate.slice(0, 4);
  return (
    <>
      {!dated && <p>{t('remarks.undated')}</p>}
      {daysHeld < 0 && (
        <Notice tone="warning">
          <p>{t('remarks.reversed')}</p>
        </Notice>
      )}
      {saleYear && yearOfSale(values.saleDate) === undefined && <p>{t('remarks.otherYear', { year: saleYear, lawYear })}</p>}
    </>
  );
}

/** Says which term a sale has that was held for about a year. */
function OneYearRemark({ values, daysHeld }: Pick<DateRemarksProps, 'values' | 'daysHeld'>) {
  const { t } = useTranslation('capital-gains');
  // A year has 365 or 366 days, so at these lengths the exact dates decide.
  if (daysHeld !== LONG_TERM_DAYS && daysHeld !== LONG_TERM_DAYS + 1) return null;
  return (
    <Notice tone="warning">
      <p>{t(isLongTermByLaw(values) ? 'remarks.longByLaw' : 'remarks.shortByLaw')}</p>
    </Notice>
  );
}
