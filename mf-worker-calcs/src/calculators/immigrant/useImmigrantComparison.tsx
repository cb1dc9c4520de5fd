import { FilingStatusField } from '@bracketwise/shared-ui/calculator/FilingStatusField';
import type { OfficialComparison } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { StateChoice } from '@bracketwise/shared-ui/calculator/StateChoice';
import { explanationOf } from '@bracketwise/shared-ui/explanation/explanation-of';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { CheckboxField } from '@bracketwise/shared-ui/forms/CheckboxField';
import { ChoicesForm } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { NumberField } from '@bracketwise/shared-ui/forms/NumberField';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { DEFAULT_ESTIMATE_YEAR, INCOME_LIMITS, LONGEST_YEAR } from '@bracketwise/tax-engine';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { exemptYears, substantialPresence } from '@bracketwise/tax-engine/law/federal/residence';
import { useTranslation } from 'react-i18next';
import { FormsToFile } from '../../cross-border/FormsToFile.tsx';
import { daysOfMonths, officialForms } from './official.ts';
import { BANDS, NONRESIDENT_DEDUCTION, RESIDENT_MONTHS, TABLES_OF, type ImmigrantInputs, type ImmigrantResult } from './specified.ts';
import type { OfficialImmigrant } from './useOfficialImmigrant.ts';

const year = DEFAULT_ESTIMATE_YEAR;

/** The official panel: the test of residence and the taxes that follow from it. */
export function useImmigrantComparison(values: ImmigrantInputs, quick: ImmigrantResult, official: OfficialImmigrant): OfficialComparison {
  const { t } = useTranslation(['immigrant', 'common']);
  const { money, count, lawRate } = useFormat();
  const { residence, tax, law } = official;
  const reason = quick.isResident !== residence.resident ? 'residence' : residence.resident ? 'resident' : 'nonresident';
  return {
    year,
    choices: <Choices values={values} official={official} />,
    lines: [
      { field: 'federalTax', quick: quick.federalTax, official: tax?.federalTax },
      { field: 'payrollTax', quick: quick.payrollTax, official: tax?.payrollTax },
      { field: 'stateTax', quick: quick.stateTax, official: tax?.state?.tax },
      { field: 'totalTax', quick: quick.totalTax, official: tax?.totalTax, total: true },
      { field: 'effectiveRate', quick: quick.effectiveRate, official: tax?.effectiveRate, unit: 'percent' },
    ],
    loading: law.pending && !law.failed,
    because: t(`because.${reason}`, {
      year,
      months: count(RESIDENT_MONTHS),
      deduction: money(NONRESIDENT_DEDUCTION),
      quickYear: TABLES_OF,
      topRate: lawRate(BANDS.at(-1)?.rate ?? 0),
      highestRate: lawRate(incomeTaxSchedules[year].value.single.at(-1)?.rate ?? 0),
    }),
    remarks: <Remarks values={values} official={official} />,
    explanation:
      tax &&
      explanationOf({
        ...tax,
        year,
        stateName: tax.state ? t(`common:states.${tax.state.code}`) : '',
        furtherWords: 'crossBorder',
      }),
  };
}

interface PanelProps {
  readonly values: ImmigrantInputs;
  readonly official: OfficialImmigrant;
}

/** What the form does not ask and the law needs to know. Nobody whose days do not matter is asked for them. */
function Choices({ values: { visaStatus, monthsInUs, state }, official: { choices, residence, statuses } }: PanelProps) {
  const { t } = useTranslation(['immigrant', 'calculator']);
  const { count } = useFormat();
  const { ground } = residence;
  const counts = ground !== 'citizen' && ground !== 'permanentResident' && ground !== 'exemptDays';
  const exempt = exemptYears[year].value;
  return (
    <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
      <FilingStatusField statuses={statuses} />
      {state === 'other' && <StateChoice />}
      {(visaStatus === 'f1_student' || visaStatus === 'j1') && (
        <CheckboxField
          name="exemptYearsUsedUp"
          label={t('choices.exemptYearsUsedUp')}
          hint={t('choices.exemptYearsUsedUpHint', {
            student: count(exempt.student),
            teacher: count(exempt.teacherOrTrainee),
            within: count(exempt.withinYears),
          })}
        />
      )}
      {counts && (
        <>
          <NumberField
            name="daysThisYear"
            label={t('choices.daysIn', { year })}
            hint={t('choices.daysThisYearHint', { days: count(daysOfMonths(monthsInUs)) })}
            maximum={LONGEST_YEAR}
          />
          <NumberField
            name="daysYearBefore"
            label={t('choices.daysIn', { year: year - 1 })}
            hint={t('choices.daysBeforeHint')}
            maximum={LONGEST_YEAR}
          />
          <NumberField
            name="daysSecondYearBefore"
            label={t('choices.daysIn', { year: year - 2 })}
            hint={t('choices.daysBeforeHint')}
            maximum={LONGEST_YEAR}
          />
        </>
      )}
    </ChoicesForm>
  );
}

function Remarks({ values: { visaStatus }, official: { residence, tax, law, beyondLimits } }: PanelProps) {
  const { t } = useTranslation(['immigrant', 'crossBorder', 'calculator', 'common']);
  const { money, count, decimal } = useFormat();
  const { resident, ground, totalDays } = residence;
  const { minimumDays, totalDays: needed } = substantialPresence[year].value;
  return (
    <>
      <Notice>
        <p>
          <strong>
            <data value={String(resident)} data-field="isResident">
              {t(resident ? 'residence.resident' : 'residence.nonresident')}
            </data>
          </strong>{' '}
          {t(`grounds.${ground}`, { days: decimal(totalDays), needed: count(needed), minimum: count(minimumDays), year })}
        </p>
        <FormsToFile forms={officialForms(resident, ground === 'exemptDays')} />
      </Notice>
      {!resident && <p>{t('law.nonresident')}</p>}
      {tax && <p>{t(tax.payrollTaxExempt ? 'law.payrollExempt' : 'law.payrollDue')}</p>}
      {visaStatus !== 'citizen' && <p>{t(resident ? 'law.treatyResident' : 'law.treatyNonresident')}</p>}
      {tax?.state && <p>{t(resident ? 'law.stateResident' : 'law.stateNonresident', { state: t(`common:states.${tax.state.code}`) })}</p>}
      {law.failed && <RetryNotice message={t('calculator:state.failed')} onRetry={law.retry} />}
      {beyondLimits && <Notice>{t('crossBorder:beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>}
    </>
  );
}
