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
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { explanationOf } from '@bracketwise/shared-ui/explanation';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { answerInPlace, loadResidentOfPart, assumptionsOf, type ForeignWorkerTax, usesTypedRate } from '@bracketwise/tax-engine';
import { childTaxCreditSsnSince, otherDependentCredit } from '@bracketwise/tax-engine/law/federal/child-tax-credit';
import { foreignEarnedIncomeLimit } from '@bracketwise/tax-engine/law/federal/foreign-earned-income';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { medicareRate } from '@bracketwise/tax-engine/law/federal/medicare';
import { closerConnectionDaysBelow, exemptYears, substantialPresence } from '@bracketwise/tax-engine/law/federal/residence';
import { socialSecurityRate } from '@bracketwise/tax-engine/law/federal/social-security';
import { statesIgnoringTreaties } from '@bracketwise/tax-engine/law/federal/state-treaties';
import type { TreatyBenefit } from '@bracketwise/tax-engine/law/federal/treaties';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../cross-border/country-name.ts';
import { FieldLink } from '../../cross-border/FieldLink.tsx';
import { FormsToFile } from '../../cross-border/FormsToFile.tsx';
import { Remarks } from '../../cross-border/Remarks.ts';
import { formState } from '../../states/form-states.ts';
import { loadPlaces } from '../../states/load-places.ts';
import type { ImmigrantInputs } from './form.ts';
import {
  choosesWholeYear,
  countsAllForeignIncome,
  earnsBeforeArrival,
  householdOf,
  lacksChildren,
  loadWholeYear,
  mayHaveSpouseAbroad,
  mayLiveAbroad,
  officialForms,
  officialImmigrant,
  taxOfOtherWay,
  taxOfTwelveMonths,
  taxOfWholeYear,
  taxWithOneChild,
  taxWithoutForeignIncome,
  thresholdAbove,
} from './official.ts';
import { BANDS, immigrantTax, MONTHS_IN_A_YEAR, NONRESIDENT_DEDUCTION, RESIDENT_MONTHS, TABLES_OF } from './specified.ts';
import {
  assumesArrival,
  countsNoDaysBefore,
  daysOfStay,
  hasDates,
  lacksDays,
  mayChooseWithDay,
  staysAllYear,
  uncountedDates,
  wasHereBeforeCard,
  wasHereOnNewYear,
} from './dates-of-stay.ts';
import { arrivalLabel, daysIn, immigrationStatusOf, officialResidence, type StayResidence } from './stay.ts';
import { chosenTreaty, treatiesOf } from './treaties.ts';
import { useStayRows } from './useStayRows.ts';
import { WeightedDays } from './WeightedDays.tsx';

/** Most H-1B jobs begin on October 1. */
const QUARTERS = 4;

const SUMS = [['totalTax', ['federalTax', 'payrollTax', 'levies', 'stateTax', 'localTax']]] as const;

export function ImmigrantResults({ values }: { readonly values: ImmigrantInputs }) {
  const { t } = useTranslation(['immigrant', 'treaty', 'explanation', 'calculator', 'common']);
  const { money, count, date, decimal, percent, lawRate } = useFormat();
  const year = Number(values.taxYear) as TaxYear;
  const state = formState(values.state);
  const rough = immigrantTax({ ...values, state });
  const residence = officialResidence(values);
  const isArrivalAssumed = residence.assumed === 'part' || assumesArrival(values, residence);
  const isPartOfYear = !staysAllYear(values, residence) && (hasDates(values, residence) || isArrivalAssumed);
  const official = useOfficial(
    isPartOfYear || residence.assumed ? loadResidentOfPart : loadWholeYear,
    values,
    [values.usIncome, values.foreignIncome],
    (law) =>
      answerInPlace(placeOf(values.state, values), (place) => ({
        ...officialImmigrant(values, residence, law, place),
        otherWay: taxOfOtherWay(values, residence, law, place),
        ...(lacksChildren(values, residence) && { taxWithChild: taxWithOneChild(values, residence, law, place) }),
        ...(lacksDays(values, residence) && { taxOfTwelveMonths: taxOfTwelveMonths(values, law, place) }),
        ...((residence.dualStatus || mayHaveSpouseAbroad(values, residence)) && {
          jointTax: taxOfWholeYear(values, residence, law, place),
        }),
        ...(countsAllForeignIncome(values, residence) && { taxWithoutForeign: taxWithoutForeignIncome(values, residence, law, place) }),
      })),
  );
  const rows = { ...usePlaceRows({ load: loadPlaces, income: 'pay' }, values), ...useStayRows(values) };
  const asResident = residence.resident && (!residence.dualStatus || choosesWholeYear(values, residence));
  const mayClaimTreaty = treatiesOf(values.visaStatus, residence).length > 0 && !chosenTreaty(values, residence);
  const assumed = assumptionsOf(householdOf(values, residence));
  const visa = t(`options.visaStatus.${values.visaStatus}`);
  const income = Math.max(0, values.usIncome) + Math.max(0, values.foreignIncome);
  const residenceText = (resident: boolean) => t(resident ? 'treaty:residence.resident' : 'treaty:residence.nonresident');
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
      rowsOf={rows}
      basis={t('treaty:basis', {
        visa,
        months: decimal(values.monthsInUs),
        state: values.state === 'other' ? t('calculator:state.none') : t(`common:states.${values.state}`),
      })}
      year={year}
      official={official}
      show={({ answer: tax, placeRefused }) => ({
        hero: {
          sentence: t(tax.totalTax < 0 ? 'treaty:credit' : 'hero.owed', { figure: FIGURE, year }),
          field: 'totalTax',
          value: Math.abs(tax.totalTax),
          ...(tax.totalTax < 0 && { tone: 'positive' }),
          then:
            income > 0 && tax.totalTax >= 0
              ? [
                  // Both whole amounts add up to the income.
                  t('treaty:share', { share: percent(tax.effectiveRate), kept: money(Math.round(income) - Math.round(tax.totalTax)) }),
                  ...(tax.payrollTaxExempt && values.usIncome > 0 ? [t('treaty:noPayroll')] : []),
                  ...(mayClaimTreaty ? [t('treaty:remarks.listed')] : []),
                ].join(' ')
              : undefined,
        },
        remarks: (
          <Remarks>
            <UncountedDatesNotice values={values} residence={residence} />
            {tax.taxOfTwelveMonths !== undefined && (
              <Notice tone="warning">
                <p>{t('treaty:noMonths.counted', { field: t('form.monthsInUs'), year, tax: money(tax.taxOfTwelveMonths) })}</p>
                <FieldLink name="monthsInUs">{t('treaty:noMonths.enter')}</FieldLink>
              </Notice>
            )}
            {residence.assumed === 'whole' && <WholeYearNotice values={values} otherWay={tax.otherWay} />}
            {residence.dualStatus && <PartOfYearNotice values={values} residence={residence} tax={tax} />}
            <Assumed facts={isPartOfYear ? assumed.filter(({ fact }) => fact !== 'sameState') : assumed} />
            {isPartOfYear && tax.state && taxesIncome(tax) && (
              <p>
                {t(tax.isPartYearInState ? 'treaty:law.statePartYearReturn' : 'treaty:law.statePartOfYear', {
                  state: t(`common:states.${tax.state.code}`),
                })}{' '}
                {isArrivalAssumed && `${t('treaty:law.arrival', { day: date(new Date(daysOfStay(values)[0])) })} `}
                {tax.isPartYearInState && earnsBeforeArrival(values, residence) && `${t('treaty:law.stateRate')} `}
                {t('treaty:law.oneState')}
              </p>
            )}
            {!asResident && <StateDeductionRemark values={values} residence={residence} tax={tax} />}
            {tax.taxWithChild !== undefined && tax.taxWithChild < tax.totalTax && (
              <Notice>
                <p>{t('treaty:children.none', { less: money(tax.totalTax - tax.taxWithChild) })}</p>
                <FieldLink name="children">{t('treaty:children.enter')}</FieldLink>
              </Notice>
            )}
            {mayLiveAbroad(values, residence) && (
              <p>
                {t('treaty:abroad.exclusion', { cap: money(foreignEarnedIncomeLimit[year].value) })}{' '}
                <PageLink to={pageOf('expat').path}>{t('treaty:abroad.link')}</PageLink>
              </p>
            )}
            {residence.resident && immigrationStatusOf(values) === 'student' && tax.payrollTax > 0 && (
              <p>{t('treaty:law.ownSchool', { tax: money(tax.totalTax - tax.payrollTax) })}</p>
            )}
            {wasHereBeforeCard(values, residence) && tax.payrollTax > 0 && (
              <p>{t('treaty:law.beforeCard', { rate: lawRate(socialSecurityRate[year].value + medicareRate[year].value) })}</p>
            )}
            {mayHaveSpouseAbroad(values, residence) && tax.jointTax !== undefined && tax.jointTax < tax.totalTax && (
              <p>{t('treaty:law.spouseAbroad', { more: money(tax.totalTax - tax.jointTax) })}</p>
            )}
            {((residence.mayChoose && !values.firstYearChoice) || mayChooseWithDay(values, residence)) && (
              <FirstYearNotice year={year} compare={residence.mayChoose ? 'mark' : 'enter'} />
            )}
            <TreatyNotice values={values} residence={residence} tax={tax} />
            <FamilyNotice year={year} tax={tax} partOfYear={!asResident} />
            <ResidenceNotice values={values} residence={residence} tax={tax} />
            <PlaceRemark year={year} refused={placeRefused} typed={usesTypedRate(tax)} form={values} />
          </Remarks>
        ),
        explanation: explanationOf({
          ...tax,
          payrollTax: tax.payrollTax + tax.payrollLevies,
          year,
          stateName: tax.state ? t(`common:states.${tax.state.code}`) : '',
        }),
        more: (
          <>
            {income > 0 && tax.federalTax >= 0 && (
              <PartsBar
                cents
                caption={t('treaty:kept.caption', { year: tax.taxYear })}
                parts={[
                  { key: 'net', label: t('treaty:kept.net'), value: Math.max(0, income - tax.totalTax) },
                  { key: 'federal', label: t('explanation:totals.federal'), value: tax.federalTax },
                  { key: 'payroll', label: t('explanation:totals.payroll'), value: tax.payrollTax },
                  ...(tax.payrollLevies > 0 ? [{ key: 'levies' as const, label: t('lines.levies'), value: tax.payrollLevies }] : []),
                  ...stateParts(tax).map((part) => ({ ...part, label: t(part.label) })),
                ]}
              />
            )}
            <TreatyClaim values={values} residence={residence} />
            <LawRemarks values={values} residence={residence} tax={tax} isPartOfYear={isPartOfYear} />
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
      roughRemarks={state === 'other' && <p>{t('treaty:roughRemarks.noStateRate')}</p>}
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
      next={asResident ? ['salary', 'home#states', 'expat'] : ['tax-brackets', 'state-rates']}
      leadsToFullEstimate={asResident}
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
  return [{ key: 'state' as const, label: 'explanation:comparison.lines.stateAndLocalTax', value: state.tax + localTax }];
}

interface StayNoticeProps {
  readonly values: ImmigrantInputs;
  readonly residence: StayResidence;
}

/** Says which days of arrival or departure the answer leaves out, and why. */
function UncountedDatesNotice({ values, residence }: StayNoticeProps) {
  const { t } = useTranslation('immigrantFields');
  const { date } = useFormat();
  const year = values.taxYear;
  const uncounted = uncountedDates(values, residence);
  if (uncounted.length === 0) return null;
  const isReversed = uncounted.every((name) => values[name].startsWith(`${year}-`));
  return (
    <Notice tone="warning">
      {isReversed && <p>{t('uncounted.reversed', { arrived: t(arrivalLabel(values), { year }), left: t('leftOn', { year }) })}</p>}
      {!isReversed &&
        uncounted.map((name) => (
          <p key={name}>
            {t('uncounted.otherYear', {
              field: t(name === 'arrivedOn' ? arrivalLabel(values) : name, { year }),
              day: date(new Date(values[name])),
              year,
            })}
          </p>
        ))}
    </Notice>
  );
}

interface WholeYearNoticeProps {
  readonly values: ImmigrantInputs;
  readonly otherWay: ForeignWorkerTax | undefined;
}

/** Says that the answer is for a whole year of residence, and what a part of a year changes. */
function WholeYearNotice({ values, otherWay }: WholeYearNoticeProps) {
  const { t } = useTranslation('treaty');
  const { money } = useFormat();
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('dualStatus.title', { year: values.taxYear })}</strong> {t('dualStatus.enter', { year: values.taxYear })}
      </p>
      {otherWay && (
        <p>
          {t('dualStatus.tax', { tax: money(otherWay.totalTax) })} <InsteadOfStandard values={values} tax={otherWay} />
        </p>
      )}
      <p>{t('dualStatus.choice')}</p>
      <AboutDualStatus />
    </Notice>
  );
}

interface DeductionProps {
  readonly values: ImmigrantInputs;
  readonly tax: ForeignWorkerTax;
}

/** What a dual-status year deducts: 26 U.S.C. §§ 63(c)(6)(B), 873(b). */
function InsteadOfStandard({ values, tax }: DeductionProps) {
  const { t } = useTranslation('treaty');
  const { money, list } = useFormat();
  const { itemizedDeductions } = tax;
  if (itemizedDeductions <= 0) return <>{t('dualStatus.nothing')}</>;
  const deducted = list(deductedBy(values, tax).map((each) => t(`deducted.${each}`)));
  return <>{t('dualStatus.itemized', { amount: money(itemizedDeductions), deducted })}</>;
}

/** Which deductions Schedule A has: a state’s payroll deductions may count without an income tax. */
function deductedBy({ charitableGifts, casualtyLosses }: ImmigrantInputs, { state, localTax = 0, itemizedDeductions }: ForeignWorkerTax) {
  if (charitableGifts > 0 || casualtyLosses > 0) return ['all'] as const;
  const incomeTax = (state?.tax ?? 0) + localTax;
  return [
    ...(incomeTax > 0 ? [localTax > 0 ? ('local' as const) : ('state' as const)] : []),
    ...(itemizedDeductions > incomeTax ? ['levies' as const] : []),
  ];
}

/** Whether the state has a tax on income. */
const taxesIncome = ({ lines }: ForeignWorkerTax): boolean => lines.every(({ label }) => label !== 'noIncomeTax');

function AboutDualStatus() {
  const { t } = useTranslation('treaty');
  return (
    <Disclosed summary={t('dualStatus.about')}>
      <p>{t('dualStatus.rule')}</p>
    </Disclosed>
  );
}

interface PartOfYearNoticeProps extends StayNoticeProps {
  readonly tax: ForeignWorkerTax & {
    /** If a couple files jointly. */
    readonly jointTax?: number | undefined;
    /** If none of the foreign income were earned while a resident; undefined once the visitor says how much. */
    readonly taxWithoutForeign?: number | undefined;
    /** If the part of the year is only assumed. */
    readonly otherWay: ForeignWorkerTax | undefined;
  };
}

/** Says how the two parts of the year are taxed, and what residence for the whole year would change. */
function PartOfYearNotice({ values, residence, tax }: PartOfYearNoticeProps) {
  const { t } = useTranslation(['treaty', 'immigrantFields']);
  const { money, count, decimal } = useFormat();
  const year = values.taxYear;
  const { jointTax, otherWay, taxWithoutForeign } = tax;
  const { daysThisYear, monthsInUs, foreignIncome } = values;
  const whyAssumed = () =>
    daysThisYear === undefined
      ? t('partOfYear.assumed', { months: decimal(monthsInUs), all: MONTHS_IN_A_YEAR })
      : t('partOfYear.assumedDays', { days: count(daysThisYear), all: count(daysIn(Number(year))) });
  if (choosesWholeYear(values, residence)) {
    return (
      <Notice>
        <p>{t('partOfYear.chosen', { year })}</p>
      </Notice>
    );
  }
  return (
    <Notice {...(residence.assumed && { tone: 'warning' })}>
      <p>
        <strong>{t('partOfYear.title', { year })}</strong> {residence.assumed && `${whyAssumed()} `}
        <InsteadOfStandard values={values} tax={tax} />
      </p>
      <p>
        {taxWithoutForeign === undefined
          ? t('partOfYear.rule')
          : t('partOfYear.allIncome', {
              amount: money(foreignIncome),
              field: t('immigrantFields:foreignIncomeAsResident'),
              tax: money(taxWithoutForeign),
            })}
      </p>
      {otherWay && <p>{t('partOfYear.whole', { year, months: MONTHS_IN_A_YEAR, tax: money(otherWay.totalTax) })}</p>}
      {jointTax !== undefined && <p>{t('partOfYear.alternative', { tax: money(jointTax) })}</p>}
      <AboutDualStatus />
    </Notice>
  );
}

/** Tells a nonresident whose days allow it about the choice to be a resident from the day of arrival. */
function FirstYearNotice({ year, compare }: { readonly year: TaxYear; readonly compare: 'enter' | 'mark' }) {
  const { t } = useTranslation('treaty');
  return (
    <Notice>
      <p>
        <strong>{t('firstYearChoice.title')}</strong> {t('firstYearChoice.rule', { before: year - 1, after: year + 1 })}{' '}
        {t(`firstYearChoice.${compare}`)}
      </p>
    </Notice>
  );
}

interface FamilyNoticeProps {
  readonly year: TaxYear;
  readonly tax: ForeignWorkerTax;
  readonly partOfYear: boolean;
}

/** Says which credits a family gets, and what its ITINs and a part of a year take from them. */
function FamilyNotice({ year, tax: { credits, creditsWithSsn }, partOfYear }: FamilyNoticeProps) {
  const { t } = useTranslation('treaty');
  const { money } = useFormat();
  if (!credits || !creditsWithSsn) return null;
  const sum = credits.forChildren + credits.earnedIncomeCredit;
  const withSsn = creditsWithSsn.forChildren + creditsWithSsn.earnedIncomeCredit;
  return (
    <Notice>
      <p>
        <strong>{t('family.title', { sum: money(sum) })}</strong>{' '}
        {t('family.parts', { children: money(credits.forChildren), earned: money(credits.earnedIncomeCredit) })}{' '}
        {withSsn > sum && t('family.lost', { sum: money(withSsn) })}
      </p>
      {partOfYear && <p>{t('family.partOfYear')}</p>}
      <p>{t('family.rules', { since: childTaxCreditSsnSince.value, other: money(otherDependentCredit[year].value) })}</p>
    </Notice>
  );
}

interface TreatyNoticeProps extends StayNoticeProps {
  readonly tax: ForeignWorkerTax;
}

/** How to claim the treaty's benefit, which changes no figure. */
function TreatyClaim({ values, residence }: StayNoticeProps) {
  const { t } = useTranslation('treaty');
  const choice = chosenTreaty(values, residence);
  return choice && <p>{t(`claim.${claimOf(choice.treaty.benefit, residence.resident)}`)}</p>;
}

const claimOf = (benefit: TreatyBenefit['benefit'], resident: boolean) => {
  if (benefit === 'standardDeduction') return benefit;
  return resident ? 'resident' : 'wages';
};

/** A deduction, unlike exempt wages, is not in the federal income from which states start. */
function stateTreatmentOf(state: StateCode, benefit: TreatyBenefit['benefit']) {
  if (statesIgnoringTreaties.value.includes(state)) return 'ignores';
  return benefit === 'standardDeduction' ? 'deduction' : 'follows';
}

/** Says what the treaty changes, for how long, how to claim it, and whether the state's figure counts it. */
function TreatyNotice({ values, residence, tax }: TreatyNoticeProps) {
  const { state } = tax;
  const { t } = useTranslation(['treaty', 'common']);
  const { locale, money, count } = useFormat();
  const choice = chosenTreaty(values, residence);
  if (!choice) return null;
  const { article, benefit, years } = choice.treaty;
  const country = countryName(locale, choice.country);
  return (
    <Notice>
      <p>
        <strong>{t('title', { country, article })}</strong>{' '}
        {typeof benefit === 'number' ? t('effects.amount', { amount: money(benefit) }) : t(`effects.${benefit}`)}{' '}
        {years !== undefined && `${t('years', { years: count(years) })} ${t('retroactive')}`}
      </p>
      {state && taxesIncome(tax) && (
        <p>
          {t(`state.${stateTreatmentOf(state.code, benefit)}`, {
            state: t(`common:states.${state.code}`),
          })}
        </p>
      )}
    </Notice>
  );
}

/** Which deduction of the state the answer takes for granted, because few states say whether nonresident aliens have it. */
function StateDeductionRemark({ values, residence, tax }: StayNoticeProps & { readonly tax: ForeignWorkerTax }) {
  const { t } = useTranslation(['treaty', 'common']);
  const { money } = useFormat();
  const deduction = tax.lines.find(({ section, label }) => section === 'state' && label === 'standardDeduction')?.amount ?? 0;
  const isByTreaty = chosenTreaty(values, residence)?.treaty.benefit === 'standardDeduction';
  if (!tax.state || deduction === 0 || isByTreaty) return null;
  return <p>{t('law.stateDeduction', { state: t(`common:states.${tax.state.code}`), amount: money(-deduction) })}</p>;
}

interface ResidenceNoticeProps extends StayNoticeProps {
  readonly tax: ForeignWorkerTax;
}

/** Says whether the visitor is a resident, why, and which forms to file. */
function ResidenceNotice({ values, residence, tax }: ResidenceNoticeProps) {
  const { state } = tax;
  const { t } = useTranslation(['immigrant', 'treaty', 'calculator']);
  const { count, decimal } = useFormat();
  const year = Number(values.taxYear) as TaxYear;
  const { resident, ground, totalDays } = residence;
  const { minimumDays, totalDays: needed } = substantialPresence[year].value;
  const status = immigrationStatusOf(values) === 'student' ? 'student' : 'teacherOrTrainee';
  const mayLackDays = countsNoDaysBefore(values, residence);
  return (
    <Notice {...(mayLackDays && wasHereOnNewYear(values) && { tone: 'warning' })}>
      <p>
        <strong>{t(resident ? 'treaty:residence.resident' : 'treaty:residence.nonresident')}.</strong>{' '}
        {t(`treaty:grounds.${ground}`, {
          days: decimal(totalDays),
          needed: count(needed),
          minimum: count(minimumDays),
          below: count(closerConnectionDaysBelow[year].value),
          year,
          after: year + 1,
          nth: count(values.exemptYearsBefore + 1),
          all: count(exemptYears[year].value[status]),
          role: t(`treaty:exemptAs.${status}`),
        })}{' '}
        {mayLackDays && t('treaty:daysBefore', { before: year - 1, secondBefore: year - 2 })}
      </p>
      <FormsToFile forms={officialForms(values, residence)} below={thresholdAbove(values, residence, tax)} />
      {!state && <p>{t('calculator:state.federalOnly')}</p>}
      {state?.provisional && state.tax > 0 && <p>{t('calculator:state.provisional', { year, before: year - 1 })}</p>}
    </Notice>
  );
}

interface LawRemarksProps {
  readonly values: ImmigrantInputs;
  readonly residence: StayResidence;
  readonly tax: ForeignWorkerTax;
  readonly isPartOfYear: boolean;
}

function LawRemarks({ values, residence, tax, isPartOfYear }: LawRemarksProps) {
  const { visaStatus, usIncome } = values;
  const { resident } = residence;
  const { t } = useTranslation(['treaty', 'common']);
  const { money, count, list, lawRate } = useFormat();
  const exempt = exemptYears[tax.taxYear].value;
  const rate = socialSecurityRate[tax.taxYear].value + medicareRate[tax.taxYear].value;
  return (
    <>
      {!resident && <p>{t('law.nonresident')}</p>}
      {!resident && tax.itemizedDeductions > 0 && (
        <p>
          {t('law.itemized', {
            amount: money(tax.itemizedDeductions),
            deducted: list(deductedBy(values, tax).map((each) => t(`deducted.${each}`))),
          })}
        </p>
      )}
      <p>
        {t(tax.payrollTaxExempt ? 'law.payrollExempt' : 'law.payrollDue', {
          student: count(exempt.student),
          teacher: count(exempt.teacherOrTrainee),
        })}
        {tax.payrollTaxExempt && tax.payrollLevies > 0 && ` ${t('law.levies')}`}
      </p>
      {tax.payrollTaxExempt && usIncome > 0 && (
        <p>
          {t('law.sameStatus', { rate: lawRate(rate) })}{' '}
          {visaStatus === 'f1_student' && t('law.fromOctober', { tax: money((rate * usIncome) / QUARTERS) })}
        </p>
      )}
      {visaStatus !== 'citizen' && !chosenTreaty(values, residence) && (resident || treatiesOf(visaStatus, residence).length === 0) && (
        <p>{t(resident ? 'remarks.resident' : 'remarks.uncounted')}</p>
      )}
      {tax.state && taxesIncome(tax) && !isPartOfYear && !residence.dualStatus && (
        <p>{t(resident ? 'law.stateResident' : 'law.stateNonresident', { state: t(`common:states.${tax.state.code}`) })}</p>
      )}
    </>
  );
}
