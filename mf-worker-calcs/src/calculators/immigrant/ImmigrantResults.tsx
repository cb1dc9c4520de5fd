import {
  Assumed,
  CalculatorResults,
  type ComparedLine,
  FIGURE,
  placeOf,
  PlaceRemark,
  useOfficial,
  usePlaceRows,
} from '@bracketwise/shared-ui/calculator';
import type { TaxYear } from '@bracketwise/contract/years';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { explanationOf } from '@bracketwise/shared-ui/explanation';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { answerInPlace, loadStateLaw, assumptionsOf, type ForeignWorkerTax, type Residence, usesTypedRate } from '@bracketwise/tax-engine';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { substantialPresence } from '@bracketwise/tax-engine/law/federal/residence';
import { useTranslation } from 'react-i18next';
import { FormsToFile } from '../../cross-border/FormsToFile.tsx';
import { formState } from '../../states/form-states.ts';
import { loadPlaces } from '../../states/load-places.ts';
import type { ImmigrantInputs } from './form.ts';
import { householdOf, officialForms, officialImmigrant, taxOnUsWagesAlone } from './official.ts';
import { BANDS, immigrantTax, NONRESIDENT_DEDUCTION, RESIDENT_MONTHS, TABLES_OF } from './specified.ts';
import { mayBeDualStatus, officialResidence } from './stay.ts';
import { chosenTreaty, countryName, treatiesOf } from './treaties.ts';
import { WeightedDays } from './WeightedDays.tsx';

const SUMS = [['totalTax', ['federalTax', 'payrollTax', 'levies', 'stateTax', 'localTax']]] as const;

export function ImmigrantResults({ values }: { readonly values: ImmigrantInputs }) {
  const { t } = useTranslation(['immigrant', 'explanation', 'calculator', 'common']);
  const { money, count, decimal, percent, lawRate } = useFormat();
  const year = Number(values.taxYear) as TaxYear;
  const state = formState(values.state);
  const rough = immigrantTax({ ...values, state });
  const residence = officialResidence(values);
  const official = useOfficial(loadStateLaw, values, [values.usIncome, values.foreignIncome], (law) =>
    answerInPlace(placeOf(values.state, values), (place) => officialImmigrant(values, residence, law, place)),
  );
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'pay' }, values);
  const dualStatus = mayBeDualStatus(values, residence);
  const visa = t(`options.visaStatus.${values.visaStatus}`);
  const income = Math.max(0, values.usIncome) + Math.max(0, values.foreignIncome);
  const residenceText = (resident: boolean) => t(resident ? 'residence.resident' : 'residence.nonresident');
  const lines = (tax: ForeignWorkerTax | undefined): ComparedLine[] => [
    { field: 'isResident', rough: rough.isResident, official: residence.resident, text: residenceText },
    { field: 'federalTax', rough: rough.federalTax, official: tax?.federalTax },
    { field: 'payrollTax', rough: rough.payrollTax, official: tax?.payrollTax },
    ...(tax?.payrollLevies ? [{ field: 'levies', official: tax.payrollLevies }] : []),
    { field: 'stateTax', rough: state === 'other' ? undefined : rough.stateTax, official: tax?.state?.tax },
    ...(tax?.localTax === undefined ? [] : [{ field: 'localTax', official: tax.localTax }]),
    { field: 'totalTax', rough: rough.totalTax, official: tax?.totalTax, total: true },
    { field: 'effectiveRate', rough: rough.effectiveRate, official: tax?.effectiveRate, unit: 'percent' },
  ];
  return (
    <CalculatorResults
      values={values}
      rowsOf={placeRows}
      basis={t('basis', {
        visa,
        months: decimal(values.monthsInUs),
        state: values.state === 'other' ? t('calculator:state.none') : t(`common:states.${values.state}`),
      })}
      year={year}
      official={official}
      show={({ answer: tax, placeRefused }) => ({
        hero: {
          sentence: t('hero.owed', { figure: FIGURE }),
          field: 'totalTax',
          value: tax.totalTax,
          then: income > 0 ? t('hero.share', { share: percent(tax.effectiveRate), kept: money(income - tax.totalTax) }) : undefined,
        },
        remarks: (
          <>
            {dualStatus && <DualStatusNotice values={values} residence={residence} />}
            <TreatyNotice values={values} resident={residence.resident} />
            <ResidenceNotice year={year} residence={residence} state={tax.state} />
            <PlaceRemark year={year} refused={placeRefused} typed={usesTypedRate(tax)} />
            <Assumed facts={assumptionsOf(householdOf(values, residence))} />
          </>
        ),
        explanation: explanationOf({
          ...tax,
          payrollTax: tax.payrollTax + tax.payrollLevies,
          year,
          stateName: tax.state ? t(`common:states.${tax.state.code}`) : '',
        }),
        more: (
          <>
            {income > 0 && (
              <PartsBar
                cents
                caption={t('kept.caption', { year: tax.taxYear })}
                parts={[
                  { key: 'net', label: t('kept.net'), value: Math.max(0, income - tax.totalTax) },
                  { key: 'federal', label: t('explanation:totals.federal'), value: tax.federalTax },
                  { key: 'payroll', label: t('explanation:totals.payroll'), value: tax.payrollTax },
                  ...(tax.payrollLevies > 0 ? [{ key: 'levies' as const, label: t('lines.levies'), value: tax.payrollLevies }] : []),
                  ...stateParts(tax).map((part) => ({ ...part, label: t(part.label) })),
                ]}
              />
            )}
            <LawRemarks visaStatus={values.visaStatus} residence={residence} tax={tax} />
          </>
        ),
      })}
      rough={[
        { field: 'totalTax', value: rough.totalTax },
        { field: 'isResident', value: rough.isResident, text: residenceText(rough.isResident) },
        { field: 'effectiveRate', value: rough.effectiveRate, unit: 'percent' },
        { field: 'visaStatus', value: rough.visaStatus, text: visa },
        { field: 'totalIncome', value: rough.totalIncome },
        { field: 'foreignIncome', value: rough.foreignIncome },
        { field: 'federalTax', value: rough.federalTax },
        { field: 'stateTax', value: rough.stateTax },
        { field: 'payrollTax', value: rough.payrollTax },
      ]}
      roughRemarks={state === 'other' && <p>{t('roughRemarks.noStateRate')}</p>}
      why={[
        ...(rough.isResident === residence.resident ? [] : ['residence']),
        ...(residence.resident ? ['resident'] : ['nonresident']),
        'brackets',
      ]}
      params={{
        months: count(RESIDENT_MONTHS),
        deduction: money(NONRESIDENT_DEDUCTION),
        roughYear: TABLES_OF,
        topRate: lawRate(BANDS.at(-1)?.rate ?? 0),
        highestRate: lawRate(incomeTaxSchedules[year].value.single.at(-1)?.rate ?? 0),
      }}
      lines={(official) => lines(official?.answer)}
      sums={SUMS}
      // The other calculators take a resident for granted.
      next={residence.resident ? ['salary', 'home#states', 'expat'] : ['tax-brackets', 'state-rates']}
      leadsToFullEstimate={residence.resident}
    >
      {values.visaStatus !== 'citizen' && values.visaStatus !== 'green_card' && residence.totalDays > 0 && (
        <WeightedDays year={year} residence={residence} />
      )}
    </CalculatorResults>
  );
}

/** What the state and the place take. */
function stateParts({ state, localTax }: ForeignWorkerTax) {
  if (!state) return [];
  if (localTax === undefined) return [{ key: 'state' as const, label: 'explanation:totals.state', value: state.tax }];
  return [{ key: 'state' as const, label: 'calculator:lines.stateAndLocalTax', value: state.tax + localTax }];
}

interface DualStatusNoticeProps {
  readonly values: ImmigrantInputs;
  readonly residence: Residence;
}

/** Says that the answer is for a whole year of residence, and what a part of a year changes. */
function DualStatusNotice({ values, residence }: DualStatusNoticeProps) {
  const { t } = useTranslation('treaty');
  const { money } = useFormat();
  const tax = taxOnUsWagesAlone(values, residence);
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('dualStatus.title', { year: values.taxYear })}</strong> {t('dualStatus.rule')}
      </p>
      {tax !== undefined && <p>{t('dualStatus.tax', { tax: money(tax) })}</p>}
      <p>{t('dualStatus.choice')}</p>
    </Notice>
  );
}

interface TreatyNoticeProps {
  readonly values: ImmigrantInputs;
  readonly resident: boolean;
}

/** Says what the treaty changes, for how long, how to claim it, and that the state's figure ignores it. */
function TreatyNotice({ values, resident }: TreatyNoticeProps) {
  const { t } = useTranslation('treaty');
  const { locale, money, count } = useFormat();
  const choice = chosenTreaty(values, resident);
  if (!choice) return null;
  const { article, benefit, years } = choice.treaty;
  const country = countryName(locale, choice.country);
  return (
    <Notice>
      <p>
        <strong>{t('title', { country, article })}</strong>{' '}
        {typeof benefit === 'number' ? t('effects.amount', { amount: money(benefit) }) : t(`effects.${benefit}`)}{' '}
        {years !== undefined && t('years', { years: count(years) })}
      </p>
      <p>{t(benefit === 'standardDeduction' ? 'claim.standardDeduction' : 'claim.wages')}</p>
      {values.state !== 'other' && <p>{t('state')}</p>}
    </Notice>
  );
}

interface ResidenceNoticeProps {
  readonly year: TaxYear;
  readonly residence: Residence;
  readonly state: ForeignWorkerTax['state'];
}

/** Says whether the visitor is a resident, why, and which forms to file. */
function ResidenceNotice({ year, residence, state }: ResidenceNoticeProps) {
  const { t } = useTranslation(['immigrant', 'calculator']);
  const { count, decimal } = useFormat();
  const { resident, ground, totalDays } = residence;
  const { minimumDays, totalDays: needed } = substantialPresence[year].value;
  return (
    <Notice>
      <p>
        <strong>{t(resident ? 'residence.resident' : 'residence.nonresident')}.</strong>{' '}
        {t(`grounds.${ground}`, { days: decimal(totalDays), needed: count(needed), minimum: count(minimumDays), year })}
      </p>
      <FormsToFile forms={officialForms(residence)} />
      {!state && <p>{t('calculator:state.federalOnly')}</p>}
      {state?.provisional && state.tax > 0 && <p>{t('calculator:state.provisional', { year, before: year - 1 })}</p>}
    </Notice>
  );
}

function treatyRemark(visaStatus: ImmigrantInputs['visaStatus'], resident: boolean) {
  if (resident) return 'remarks.resident';
  return treatiesOf(visaStatus, resident).length > 0 ? 'remarks.nonresident' : 'remarks.uncounted';
}

interface LawRemarksProps {
  readonly visaStatus: ImmigrantInputs['visaStatus'];
  readonly residence: Residence;
  readonly tax: ForeignWorkerTax;
}

function LawRemarks({ visaStatus, residence: { resident }, tax }: LawRemarksProps) {
  const { t } = useTranslation(['treaty', 'common']);
  return (
    <>
      {!resident && <p>{t('law.nonresident')}</p>}
      <p>
        {t(tax.payrollTaxExempt ? 'law.payrollExempt' : 'law.payrollDue')}
        {tax.payrollTaxExempt && tax.payrollLevies > 0 && ` ${t('law.levies')}`}
      </p>
      {visaStatus !== 'citizen' && <p>{t(treatyRemark(visaStatus, resident))}</p>}
      {tax.state && <p>{t(resident ? 'law.stateResident' : 'law.stateNonresident', { state: t(`common:states.${tax.state.code}`) })}</p>}
    </>
  );
}
