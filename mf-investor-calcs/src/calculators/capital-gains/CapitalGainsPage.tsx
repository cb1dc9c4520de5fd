import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { Calculator, FilingStatusField, resultsOnDemand, StateField } from '@bracketwise/shared-ui/calculator';
import { AmountField, DateField } from '@bracketwise/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { BandLimits } from '../../investments/BandLimits.tsx';
import { CarryoverFields } from '../../sales/CarryoverFields.tsx';
import { SalesFields } from '../../sales/SalesFields.tsx';
import { salesWords } from '../../sales/words.ts';
import { capitalGainsForm, type CapitalGainsQuestion } from './form.ts';
import { useCapitalGainsFigures } from './useCapitalGainsFigures.ts';

const results = resultsOnDemand<CapitalGainsQuestion>(
  async () => (await import(/* webpackChunkName: "capital-gains-results" */ './CapitalGainsResults.tsx')).CapitalGainsResults,
  { sales: salesWords },
);

export function CapitalGainsPage() {
  const figures = useCapitalGainsFigures();
  return (
    <Calculator
      id="capital-gains"
      inputs={capitalGainsForm}
      fields={<CapitalGainsFields figures={figures} />}
      precise={<CarryoverFields />}
      results={results}
      leftOut={['special', 'business', 'ira']}
      omissions={['localTax']}
      guide={{
        sections: {
          basis: ['proceeds', 'received'],
          holding: ['year', 'quick'],
          bands: ['long', 'example', 'short', <BandLimits year={CURRENT_TAX_YEAR} key="table" />],
          losses: ['netting', 'wash'],
          special: ['home', 'rates'],
          more: ['niit', 'state'],
          filing: ['forms', 'pay'],
        },
        figures,
      }}
      faq={['income', 'unsold', 'inherited', 'gap']}
    />
  );
}

function CapitalGainsFields({ figures }: { readonly figures: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('capital-gains');
  return (
    <>
      <AmountField name="purchasePrice" label={t('form.purchasePrice')} hint={t('form.purchasePriceHint')} />
      <AmountField name="salePrice" label={t('form.salePrice')} hint={t('form.salePriceHint')} />
      <DateField name="purchaseDate" label={t('form.purchaseDate')} hint={t('form.purchaseDateHint')} />
      <DateField name="saleDate" label={t('form.saleDate')} hint={t('form.saleDateHint', figures)} />
      <AmountField name="totalIncome" label={t('form.totalIncome')} hint={t('form.totalIncomeHint')} step={1000} />
      <FilingStatusField />
      <StateField none="" />
      <SalesFields kind="stock" />
    </>
  );
}
