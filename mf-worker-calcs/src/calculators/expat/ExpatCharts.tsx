import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { IncomeInBands, type IncomeSlice } from '@bracketwise/shared-ui/calculator';
import { Bars, PartsBar } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FoldedOnPhones } from '@bracketwise/shared-ui/layout';
import type { IncomeAbroadTax } from '@bracketwise/tax-engine';
import { housingRange } from '@bracketwise/tax-engine/law/federal/foreign-earned-income';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { useTranslation } from 'react-i18next';
import type { ExpatInputs } from './form.ts';
import { chosenHousingPlace } from './housing-places.ts';
import type { OfficialExpat } from './official.ts';

interface ExpatChartsProps extends OfficialExpat {
  readonly filingStatus: FilingStatus;
  readonly values: ExpatInputs;
}

/** Charts of where the income goes, which brackets the rest falls in, and what the exclusion saves. */
export function ExpatCharts({ tax, withExclusion, without, filingStatus, values }: ExpatChartsProps) {
  const { t } = useTranslation('expatResults');
  const { money } = useFormat();
  if (tax.adjustedGrossIncome + excludedOf(tax) === 0) return null;
  const { taxYear: year, adjustedGrossIncome, taxableIncome } = tax;
  const slices = slicesOf(tax);
  /** Between which amounts the typed housing costs count. */
  const housingNote = ({ housingCosts, housingLimit, ...chosen }: ExpatInputs) => {
    const { base, limit } = housingRange[year].value;
    if (housingCosts <= 0) return undefined;
    if (housingCosts <= base) return t('split.housingBase', { base: money(base) });
    const place = chosenHousingPlace(chosen);
    if (housingLimit === undefined && place) return t('split.housingPlace', { base: money(base), limit: money(place.limit) });
    return housingLimit === undefined && housingCosts > limit ? t('split.housingGeneral', { limit: money(limit) }) : undefined;
  };
  return (
    <>
      <PartsBar
        cents
        caption={t('split.caption', { year })}
        parts={[
          { key: 'earned', label: t('split.earned'), value: tax.foreignEarnedIncomeExclusion },
          {
            key: 'housing',
            label: t(values.work === 'selfEmployed' ? 'split.housingDeducted' : 'split.housing'),
            value: tax.housingExclusion,
            note: tax.foreignEarnedIncomeExclusion > 0 && housingNote(values),
          },
          { key: 'deducted', label: t('split.deducted'), value: adjustedGrossIncome - taxableIncome },
          { key: 'taxed', label: t('split.taxed'), value: taxableIncome },
        ]}
      />
      {slices.length > 0 && (
        <FoldedOnPhones summary={t('bands.summary')}>
          <IncomeInBands
            caption={t('bands.caption', { year })}
            schedule={incomeTaxSchedules[year].value[filingStatus]}
            slices={slices}
            below={(amount) => t('bands.excluded', { amount })}
          />
        </FoldedOnPhones>
      )}
      <FoldedOnPhones summary={t('worth.summary')}>
        <Bars
          caption={t('worth.caption', { year })}
          chosen={tax === withExclusion ? 'with' : 'without'}
          columns={[t('worth.way'), t('worth.tax')]}
          bars={[
            { key: 'with', label: t('worth.with'), value: withExclusion.federalTax },
            { key: 'without', label: t('worth.without'), value: without.federalTax },
          ]}
        />
      </FoldedOnPhones>
    </>
  );
}

const excludedOf = ({ foreignEarnedIncomeExclusion, housingExclusion }: IncomeAbroadTax) => foreignEarnedIncomeExclusion + housingExclusion;

/** The taxable income by bracket, starting above the excluded income. */
function slicesOf(tax: IncomeAbroadTax): readonly IncomeSlice[] {
  const excluded = excludedOf(tax);
  return tax.lines.flatMap(({ section, label, amount, rate = 0, tax: charged = 0, from = 0 }) => {
    if (section !== 'federal' || label !== 'bracket') return [];
    const start = Math.max(from, excluded);
    return [{ rate, amount, tax: charged, from: start, to: start + amount }];
  });
}
