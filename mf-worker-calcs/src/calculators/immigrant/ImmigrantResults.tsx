import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { immigrantTax, type ImmigrantInputs } from './specified.ts';
import { useImmigrantComparison } from './useImmigrantComparison.tsx';
import { useOfficialImmigrant } from './useOfficialImmigrant.ts';
import { WeightedDays } from './WeightedDays.tsx';

const SUMS = [['totalTax', ['federalTax', 'payrollTax', 'stateTax']]] as const;

export function ImmigrantResults({ values }: { readonly values: ImmigrantInputs }) {
  const { t } = useTranslation(['immigrant', 'explanation', 'common']);
  const { moneyWithCents, decimal } = useFormat();
  const result = immigrantTax(values);
  const official = useOfficialImmigrant(values);
  const comparison = useImmigrantComparison(values, result, official);
  const { residence, tax } = official;
  const visa = t(`options.visaStatus.${values.visaStatus}`);
  const residenceLabel = t(result.isResident ? 'residence.resident' : 'residence.nonresident');
  const income = Math.max(0, values.usIncome) + Math.max(0, values.foreignIncome);
  return (
    <CalculatorResults
      values={values}
      panel={official.panel}
      basis={t('basis', {
        visa,
        months: decimal(values.monthsInUs),
        state: values.state === 'other' ? t('options.state.other') : t(`common:states.${values.state}`),
      })}
      announcement={t('announcement', { residence: residenceLabel, tax: moneyWithCents(result.totalTax) })}
      sums={SUMS}
      figures={[
        { field: 'isResident', value: result.isResident, text: residenceLabel, size: 'large' },
        { field: 'totalTax', value: result.totalTax, size: 'large' },
        { field: 'effectiveRate', value: result.effectiveRate, unit: 'percent', size: 'large' },
        { field: 'visaStatus', value: result.visaStatus, text: visa },
        { field: 'totalIncome', value: result.totalIncome },
        { field: 'foreignIncome', value: result.foreignIncome },
        { field: 'federalTax', value: result.federalTax },
        { field: 'stateTax', value: result.stateTax },
        { field: 'payrollTax', value: result.payrollTax },
      ]}
      remarks={values.state === 'other' && <p>{t('remarks.noStateRate')}</p>}
      official={comparison}
    >
      {values.visaStatus !== 'citizen' && values.visaStatus !== 'green_card' && (
        <WeightedDays year={DEFAULT_ESTIMATE_YEAR} residence={residence} />
      )}
      {tax && income > 0 && (
        <PartsBar
          cents
          caption={t('kept.caption', { year: tax.taxYear })}
          parts={[
            { key: 'net', label: t('kept.net'), value: Math.max(0, income - tax.totalTax) },
            { key: 'federal', label: t('explanation:totals.federal'), value: tax.federalTax },
            { key: 'payroll', label: t('explanation:totals.payroll'), value: tax.payrollTax },
            { key: 'state', label: t('explanation:totals.state'), value: tax.state?.tax ?? 0 },
          ]}
        />
      )}
    </CalculatorResults>
  );
}
