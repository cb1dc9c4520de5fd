import { CURRENT_TAX_YEAR, TAX_YEARS } from '@bracketwise/contract/years';
import { Calculator, FilingStatusField, resultsOnDemand, StateField, TaxYearField } from '@bracketwise/shared-ui/calculator';
import { AmountField, SelectField } from '@bracketwise/shared-ui/forms';
import { Marked } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';
import { BandLimits } from '../../investments/BandLimits.tsx';
import { dividendForm, type DividendQuestion } from './form.ts';
import { DIVIDEND_TYPES } from './specified.ts';
import { useDividendFigures } from './useDividendFigures.ts';

const results = resultsOnDemand<DividendQuestion>(
  async () => (await import(/* webpackChunkName: "dividend-results" */ './DividendResults.tsx')).DividendResults,
);

export function DividendPage() {
  const figures = useDividendFigures();
  return (
    <Calculator
      id="dividend"
      inputs={dividendForm}
      fields={<DividendFields />}
      precise={<TaxYearField years={TAX_YEARS} />}
      results={results}
      leftOut={['credits', 'funds']}
      omissions={['localTax']}
      guide={{
        sections: {
          kinds: ['box', 'paid'],
          holding: ['rule', 'count'],
          rates: ['stacked', 'example', <BandLimits year={CURRENT_TAX_YEAR} key="table" />],
          surtax: ['niit', 'state'],
          quick: ['method', 'gap'],
          filing: ['forms', 'reinvested'],
        },
        figures,
      }}
      faq={['income', 'reinvest', 'retirement', 'zero']}
    />
  );
}

function DividendFields() {
  const { t } = useTranslation('dividend');
  return (
    <>
      <AmountField name="dividendAmount" label={t('form.dividendAmount')} hint={t('form.dividendAmountHint')} />
      <SelectField
        name="dividendType"
        label={t('form.dividendType')}
        hint={<Marked>{t('form.dividendTypeHint')}</Marked>}
        options={DIVIDEND_TYPES.map((type) => ({ value: type, label: t(`options.dividendType.${type}`) }))}
      />
      <AmountField name="totalIncome" label={t('form.totalIncome')} hint={t('form.totalIncomeHint')} step={1000} />
      <FilingStatusField />
      <StateField none="" />
    </>
  );
}
