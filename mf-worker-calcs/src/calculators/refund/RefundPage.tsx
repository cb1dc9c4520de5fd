import { Calculator, FilingStatusField, PlaceFieldsOnDemand, resultsOnDemand, StateField } from '@bracketwise/shared-ui/calculator';
import { AmountField, NumberField, SelectField } from '@bracketwise/shared-ui/forms';
import { Marked } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';
import { CURRENT_YEAR } from '../../current-year.ts';
import { loadPlaces } from '../../states/load-places.ts';
import { refundForm, type RefundValues } from './form.ts';
import { REFUND_YEARS } from './specified.ts';
import { TablesByYear } from './TablesByYear.tsx';
import { useRefundFigures } from './useRefundFigures.ts';

const results = resultsOnDemand<RefundValues>(async () => (await import('./RefundResults.tsx')).RefundResults);

export function RefundPage() {
  const figures = useRefundFigures();
  return (
    <Calculator
      id="refund"
      inputs={refundForm}
      fields={<RefundFields />}
      results={results}
      leftOut={['income', 'schedule1A', 'credits', 'dependents', 'state']}
      omissions={['payrollLevies', 'localTaxUnlessNamed']}
      guide={{
        sections: {
          why: ['advance', 'settle'],
          children: ['credit', 'refundable'],
          earned: ['credit', 'amount', 'example'],
          tables: ['years', 'quick', <TablesByYear key="table" />],
          state: ['own', 'year'],
          owe: ['pay', 'adjust'],
          timing: ['direct', 'hold'],
        },
        figures,
      }}
      faq={['withholding', 'late', 'children', 'interest']}
      related={['salary', 'deduction', 'freelancer', 'capital-gains']}
    />
  );
}

const PAYMENTS = ['federalWithholding', 'stateWithholding', 'estimatedPayments'] as const;

function RefundFields() {
  const { t } = useTranslation('refund');
  return (
    <>
      <SelectField
        name="taxYear"
        label={t('form.taxYear')}
        hint={t('form.taxYearHint', CURRENT_YEAR)}
        options={REFUND_YEARS.map((year) => ({ value: year, label: t(`options.taxYear.${year}`) }))}
      />
      <AmountField name="grossIncome" label={t('form.grossIncome')} hint={t('form.grossIncomeHint')} step={1000} />
      <FilingStatusField />
      <StateField none="other" />
      <PlaceFieldsOnDemand load={loadPlaces} income="pay" work />
      <NumberField name="children" label={t('form.children')} hint={<Marked>{t('form.childrenHint')}</Marked>} />
      {PAYMENTS.map((name) => (
        <AmountField key={name} name={name} label={t(`form.${name}`)} hint={t(`form.${name}Hint`)} unreadable="zero" />
      ))}
    </>
  );
}
