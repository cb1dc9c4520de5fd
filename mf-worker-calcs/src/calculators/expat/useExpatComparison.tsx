import { FilingStatusField } from '@bracketwise/shared-ui/calculator/FilingStatusField';
import type { OfficialComparison } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { StateChoice } from '@bracketwise/shared-ui/calculator/StateChoice';
import { explanationOf } from '@bracketwise/shared-ui/explanation/explanation-of';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { ChoicesForm } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Sourced } from '@bracketwise/shared-ui/words/Sourced';
import { DEFAULT_ESTIMATE_YEAR, INCOME_LIMITS, type StateTaxAbroad } from '@bracketwise/tax-engine';
import { foreignAccountThreshold, foreignAssetThresholdAbroad } from '@bracketwise/tax-engine/law/federal/foreign-accounts';
import { foreignEarnedIncomeLimit, housingRange } from '@bracketwise/tax-engine/law/federal/foreign-earned-income';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../../cross-border/Sentence.tsx';
import { FEIE_CAP, LAST_BAND_ENDS, STANDARD_DEDUCTION, TABLES_OF, type ExpatInputs, type ExpatResult } from './specified.ts';
import type { OfficialExpat } from './useOfficialExpat.ts';

const year = DEFAULT_ESTIMATE_YEAR;

/** The official panel: what is excluded, the tax on the rest, and which reports are due by law. */
export function useExpatComparison(values: ExpatInputs, quick: ExpatResult, official: OfficialExpat): OfficialComparison {
  const { t } = useTranslation(['expat', 'calculator', 'common']);
  const { money, lawRate } = useFormat();
  const { tax, law, choices } = official;
  const claims = values.feieQualification === 'yes';
  const excluded = claims
    ? [
        { field: 'feieExclusion', quick: quick.feieExclusion, official: tax?.foreignEarnedIncomeExclusion },
        { field: 'housingExclusion', quick: quick.housingExclusion, official: tax?.housingExclusion },
      ]
    : [];
  const state = tax?.state;
  return {
    year,
    choices: (
      <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
        <FilingStatusField />
        <StateChoice hint={t('choices.stateHint')} />
        {claims && (
          <AmountField
            name="housingLimit"
            label={t('choices.housingLimit')}
            unreadable="blank"
            hint={<Sentence page="expat" of="choices.housingLimitHint" figures={{ limit: money(housingRange[year].value.limit) }} />}
          />
        )}
      </ChoicesForm>
    ),
    lines: [
      ...excluded,
      { field: 'taxableForeignIncome', quick: quick.taxableForeignIncome, official: tax?.taxableForeignIncome },
      { field: 'totalTaxableIncome', quick: quick.totalTaxableIncome, official: tax?.adjustedGrossIncome },
      { field: 'standardDeduction', quick: STANDARD_DEDUCTION, official: tax?.standardDeduction },
      { field: 'usTax', quick: quick.usTax, official: tax?.federalTax },
      { field: 'stateTax', official: state?.tax },
      { field: 'totalTax', quick: quick.usTax, official: tax?.totalTax, total: true },
      { field: 'effectiveRate', quick: quick.effectiveRate, official: tax?.effectiveRate, unit: 'percent' },
    ],
    loading: law.pending && !law.failed,
    because: t(claims ? 'because.excluded' : 'because.notExcluded', {
      year,
      cap: money(foreignEarnedIncomeLimit[year].value),
      quickCap: money(FEIE_CAP),
      quickYear: TABLES_OF,
      quickEnd: money(LAST_BAND_ENDS),
      highestRate: lawRate(incomeTaxSchedules[year].value.single.at(-1)?.rate ?? 0),
    }),
    remarks: <Remarks values={values} official={official} />,
    explanation:
      tax &&
      explanationOf({
        ...tax,
        year,
        state: state?.tax === undefined ? undefined : { ...state, tax: state.tax },
        stateName: state ? t(`common:states.${state.code}`) : '',
        furtherWords: 'crossBorder',
      }),
  };
}

function Remarks({ values: { feieQualification }, official }: { readonly values: ExpatInputs; readonly official: OfficialExpat }) {
  const { t } = useTranslation(['expat', 'crossBorder', 'calculator']);
  const { money, moneyWithCents } = useFormat();
  const { tax, withExclusion, filingStatus, law, beyondLimits } = official;
  const { lastDay, anyTime } = foreignAssetThresholdAbroad[year].value[filingStatus];
  return (
    <>
      {feieQualification === 'unsure' && withExclusion && (
        <Notice>
          <p>{t('law.ifYouQualify', { tax: moneyWithCents(withExclusion.federalTax) })}</p>
        </Notice>
      )}
      {tax?.state && <StateRemark state={tax.state} />}
      <p>
        <Sentence page="expat" of="law.fbar" figures={{ limit: money(foreignAccountThreshold[year].value) }} />
      </p>
      <p>
        <Sentence page="expat" of="law.assets" figures={{ lastDay: money(lastDay), anyTime: money(anyTime) }} />
      </p>
      <p>
        <Sentence page="expat" of="law.credit" />
      </p>
      {law.failed && <RetryNotice message={t('calculator:state.failed')} onRetry={law.retry} />}
      {beyondLimits && <Notice>{t('crossBorder:beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>}
    </>
  );
}

/** What the state makes of the excluded income, and where it says so. */
function StateRemark({ state: { code, treatment, treatmentSource } }: { readonly state: StateTaxAbroad }) {
  const { t } = useTranslation(['expat', 'common']);
  return (
    <p>
      <Sourced text={t(`treatment.${treatment}`, { state: t(`common:states.${code}`) })} source={treatmentSource} />
    </p>
  );
}
