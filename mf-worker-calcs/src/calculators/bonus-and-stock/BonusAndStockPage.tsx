import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import {
  Calculator,
  FilingStatusField,
  PlaceFieldsOnDemand,
  resultsOnDemand,
  StateField,
  WorkPlaceFieldOnDemand,
} from '@bracketwise/shared-ui/calculator';
import { AmountField, DateField, NumberField, SegmentField, SelectField } from '@bracketwise/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import { bonusAndStockForm, type BonusAndStockDraft, type BonusAndStockInputs } from './form.ts';
import { DATES, FIELDS_OF, KINDS, type Kind, type KindField } from './kinds.ts';
import { useBonusAndStockFigures } from './useBonusAndStockFigures.ts';

const results = resultsOnDemand<BonusAndStockInputs>(async () => (await import('./BonusAndStockResults.tsx')).BonusAndStockResults);

export function BonusAndStockPage() {
  const figures = useBonusAndStockFigures();
  return (
    <Calculator
      id="bonus-and-stock"
      inputs={bonusAndStockForm}
      fields={<BonusAndStockFields figures={figures} />}
      precise={<PreciseFields />}
      results={results}
      leftOut={['household', 'ofState', 'later', 'tooMany', 'elsewhere']}
      omissions={['localTaxUnlessNamed']}
      guide={{
        sections: {
          bonus: ['flat', 'settled'],
          rsu: ['wages', 'gap', 'fix'],
          options: ['nonqualified', 'incentive', 'crossover'],
          espp: ['early', 'late', 'basis'],
        },
        figures,
      }}
      faq={['rate', 'owe', 'double', 'sell']}
      related={['salary', 'capital-gains', 'refund', 'tax-planning']}
    />
  );
}

interface FieldsProps {
  readonly figures: Readonly<Record<string, string>>;
}

function BonusAndStockFields({ figures }: FieldsProps) {
  const { t } = useTranslation('bonus-and-stock');
  const { values } = useFormikContext<BonusAndStockDraft>();
  return (
    <>
      <SelectField name="kind" label={t('form.kind')} options={KINDS.map((value) => ({ value, label: t(`options.kind.${value}`) }))} />
      {FIELDS_OF[values.kind as Kind].map((name) => (
        <KindFieldOf key={name} name={name} figures={figures} />
      ))}
      <AmountField name="wages" label={t('form.wages')} hint={t('form.wagesHint')} step={1000} />
      <StateField />
      <PlaceFieldsOnDemand load={loadPlaces} income="pay" />
      <FilingStatusField />
    </>
  );
}

function KindFieldOf({ name, figures }: FieldsProps & { readonly name: KindField }) {
  const { t } = useTranslation('bonus-and-stock');
  const field = { name, label: t(`form.${name}`), hint: t(`form.${name}Hint`, figures) };
  if (name === 'shares' || name === 'discount') return <NumberField {...field} />;
  if (DATES.some((date) => date === name)) return <DateField {...field} />;
  return <AmountField {...field} step={name === 'amount' ? 1000 : 1} />;
}

const YEARS = HOUSEHOLD_YEARS.map(String)
  .map((year) => ({ value: year, label: year }))
  .toReversed();

function PreciseFields() {
  const { t } = useTranslation(['bonus-and-stock', 'calculator']);
  const { values } = useFormikContext<BonusAndStockDraft>();
  return (
    <>
      {values.filingStatus === 'married_joint' && (
        <AmountField name="spouseWages" label={t('form.spouseWages')} hint={t('form.spouseWagesHint')} step={1000} unreadable="blank" />
      )}
      {values.kind !== 'espp' && <SegmentField name="taxYear" label={t('calculator:form.taxYear')} options={YEARS} />}
      <WorkPlaceFieldOnDemand load={loadPlaces} income="pay" />
    </>
  );
}
