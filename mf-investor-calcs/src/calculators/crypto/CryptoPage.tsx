import { TAX_YEARS } from '@bracketwise/contract/years';
import { Calculator, FilingStatusField, resultsOnDemand, StateField, TaxYearField } from '@bracketwise/shared-ui/calculator';
import { AmountField, GainField, SelectField } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { CarryoverFields } from '../../sales/CarryoverFields.tsx';
import { SalesFields } from '../../sales/SalesFields.tsx';
import { salesWords } from '../../sales/words.ts';
import { cryptoForm, type CryptoQuestion } from './form.ts';
import { HOLDING_PERIODS } from './specified.ts';
import { useCryptoFigures } from './useCryptoFigures.ts';

const results = resultsOnDemand<CryptoQuestion>(
  async () => (await import(/* webpackChunkName: "crypto-results" */ './CryptoResults.tsx')).CryptoResults,
  { sales: salesWords },
);

export function CryptoPage() {
  const figures = useCryptoFigures();
  return (
    <Calculator
      id="crypto"
      inputs={cryptoForm}
      fields={<CryptoFields />}
      precise={<PreciseFields />}
      results={results}
      leftOut={['mining', 'nft', 'wallets']}
      omissions={['localTax']}
      guide={{
        sections: {
          property: ['sale', 'not'],
          income: ['earned', 'then'],
          cost: ['lots', 'wallets'],
          patience: ['rates', 'example'],
          losses: ['offset', 'harvest'],
          trader: ['election', 'caution'],
          reporting: ['forms', 'records'],
        },
        figures,
      }}
      faq={['swap', 'income', 'none', 'abroad']}
      related={['capital-gains', 'dividend', 'freelancer', 'expat']}
    />
  );
}

function CryptoFields() {
  const { t } = useTranslation('crypto');
  return (
    <>
      <GainField name="gains" label={t('form.gains')} hint={t('form.gainsHint')} />
      <SelectField
        name="holdingPeriod"
        label={t('form.holdingPeriod')}
        hint={t('form.holdingPeriodHint')}
        options={HOLDING_PERIODS.map((period) => ({ value: period, label: t(`options.holdingPeriod.${period}`) }))}
      />
      <AmountField name="tradingVolume" label={t('form.tradingVolume')} hint={t('form.tradingVolumeHint')} step={1000} unreadable="zero" />
      <AmountField name="totalIncome" label={t('form.totalIncome')} hint={t('form.totalIncomeHint')} step={1000} />
      <FilingStatusField />
      <StateField none="" />
      <SalesFields kind="crypto" />
    </>
  );
}

function PreciseFields() {
  const { t } = useTranslation('crypto');
  return (
    <>
      <AmountField name="cryptoIncome" label={t('form.cryptoIncome')} hint={t('form.cryptoIncomeHint')} />
      <CarryoverFields />
      <TaxYearField years={TAX_YEARS} />
    </>
  );
}
