import {
  Assumed,
  CalculatorResults,
  type ComparedLine,
  FIGURE,
  placeOf,
  PlaceRemark,
  type RoughFigure,
  useOfficial,
  usePlaceRows,
} from '@bracketwise/shared-ui/calculator';
import { FILING_STATUS_OF, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import { explanationOf } from '@bracketwise/shared-ui/explanation';
import { useFormat, withinSentence } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { Sourced, Trans } from '@bracketwise/shared-ui/words';
import {
  answerInPlace,
  loadStateLaw,
  assumptionsOf,
  type IncomeAbroadTax,
  type StateTaxAbroad,
  usesTypedRate,
} from '@bracketwise/tax-engine';
import {
  foreignAccountThreshold,
  foreignAssetThresholdAbroad,
  foreignAssetThresholdAtHome,
} from '@bracketwise/tax-engine/law/federal/foreign-accounts';
import { foreignEarnedIncomeLimit, housingRange } from '@bracketwise/tax-engine/law/federal/foreign-earned-income';
import { housingLimits } from '@bracketwise/tax-engine/law/federal/housing-limits';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { safeHarbors, taxedByDomicile } from '@bracketwise/tax-engine/law/federal/leaving-states';
import { TOTALIZATION_COUNTRIES } from '@bracketwise/tax-engine/law/federal/totalization';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../cross-border/country-name.ts';
import { FieldLink } from '../../cross-border/FieldLink.tsx';
import { FormsToFile } from '../../cross-border/FormsToFile.tsx';
import { Remarks } from '../../cross-border/Remarks.ts';
import { Sentence } from '../../cross-border/Sentence.tsx';
import { loadPlaces } from '../../states/load-places.ts';
import { hasAgreement, mayHaveAgreement } from './agreements.ts';
import { ExpatCharts } from './ExpatCharts.tsx';
import type { ExpatInputs } from './form.ts';
import { chosenHousingPlace, housingPlaces } from './housing-places.ts';
import { isCoveredAbroad, lacksChildren, officialExpat, type OfficialExpat, officialForms, thresholdAbove } from './official.ts';
import {
  expatTax,
  FATCA_ABOVE,
  FBAR_ABOVE,
  FEIE_CAP,
  formsOf,
  LAST_BAND_ENDS,
  STANDARD_DEDUCTION,
  TABLES_OF,
  type ExpatResult,
} from './specified.ts';
import { useHousingPlaceNames } from './useHousingPlaceNames.ts';

export { HousingPlaceField } from './HousingPlaceField.tsx';

export function ExpatResults({ values }: { readonly values: ExpatInputs }) {
  const { t } = useTranslation(['expat', 'calculator', 'common']);
  const { money, percent, lawRate, moneyAsTyped } = useFormat();
  const rough = expatTax(values);
  const { foreignIncome, usIncome, housingCosts, housingLimit = 0, foreignTax } = values;
  const mayBeCovered = values.work === 'selfEmployed' && mayHaveAgreement(values.country) && !values.certificateOfCoverage;
  const official = useOfficial(loadStateLaw, values, [foreignIncome, usIncome, housingCosts, housingLimit, foreignTax], (law) =>
    answerInPlace(placeOf(values.state, values), (place) => ({
      ...officialExpat(values, law, place),
      ...(mayBeCovered && { covered: officialExpat({ ...values, certificateOfCoverage: true }, law, place).tax }),
      ...(values.filingStatus === 'married_separate' && {
        joint: officialExpat({ ...values, filingStatus: 'married_joint' }, law, place).tax,
      }),
      ...(lacksChildren(values) && { withChild: officialExpat({ ...values, children: 1 }, law, place).tax }),
    })),
  );
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'abroad' }, values);
  const nameOf = useHousingPlaceNames(values.country);
  const city = chosenHousingPlace(values);
  const year = Number(values.taxYear) as TaxYear;
  const claims = rough.qualifiesFEIE;
  const generalLimit = housingRange[year].value.limit;
  const mayHaveHigherLimit =
    claims && housingCosts > generalLimit && values.housingLimit === undefined && !city && housingPlaces(values.country, year).length > 0;
  const filingStatus = FILING_STATUS_OF[values.filingStatus];
  const yesOrNo = (answer: boolean) => t(answer ? 'answers.yes' : 'answers.no');
  const stateName = ({ tax: { state } }: OfficialExpat) => (state ? t(`common:states.${state.code}`) : '');
  /** Only income tax is lowered by a foreign one, and the credit leaves the refund for children. */
  const mayHaveForeignTax = ({ tax, withExclusion }: OfficialExpat): boolean =>
    foreignIncome > 0 && foreignTax === 0 && (tax.federalTax > 0 || (values.children > 0 && tax === withExclusion));
  const meaning = (answer: OfficialExpat & { readonly covered?: IncomeAbroadTax }): string => {
    const { tax, withExclusion, without } = answer;
    const asksForeignTax = mayHaveForeignTax(answer);
    // The question takes the room of the share on a phone's first screen.
    const share = foreignIncome > 0 && tax.totalTax > 0 && !asksForeignTax ? [t('hero.share', { share: percent(tax.effectiveRate) })] : [];
    const worth = without.totalTax - withExclusion.totalTax;
    const exclusion = claims ? t('hero.saved', { saved: money(worth) }) : t('hero.ifYouQualify', { tax: money(withExclusion.totalTax) });
    const saysExclusion = worth > 0 && values.feieQualification !== 'no';
    const credit = tax.foreignTaxCredit > 0 ? [t('hero.credited', { credit: money(tax.foreignTaxCredit) })] : [];
    return [
      ...(answer.covered && tax.selfEmploymentTax > 0 ? [coverage(answer.covered)] : []),
      ...share,
      ...credit,
      ...(saysExclusion ? [exclusion] : []),
      ...(claims && foreignTax > 0 ? creditAlone(withExclusion, without) : []),
      ...(claims && foreignTax === 0 && without.totalTax < withExclusion.totalTax ? [t('expatResults:children.instead')] : []),
      ...(asksForeignTax ? [t('hero.foreignTax')] : []),
    ].join(' ');
  };
  const sentenceOf = (answer: OfficialExpat) => {
    if (answer.tax.totalTax < 0) return 'expatResults:children.credit';
    return mayHaveForeignTax(answer) && answer.tax.federalTax > 0 ? 'hero.untilForeignTax' : 'hero.owed';
  };
  /** The taxes of somebody whose business the other country's system covers. */
  const coverage = ({ totalTax }: IncomeAbroadTax): string => {
    const total = money(totalTax);
    if (!hasAgreement(values.country)) return t('expatResults:coverage.other', { total });
    return t('expatResults:coverage.agreement', { total });
  };
  /** How the credit without the exclusion compares. */
  const creditAlone = (withExclusion: IncomeAbroadTax, without: IncomeAbroadTax): readonly string[] => {
    if (without.totalTax < withExclusion.totalTax) return [t('hero.creditIsBetter')];
    return without.totalTax === withExclusion.totalTax && without.unusedForeignTax > withExclusion.unusedForeignTax
      ? [t('hero.creditIsSame')]
      : [];
  };
  const excluded: readonly RoughFigure[] = [
    { field: 'feieExclusion', value: rough.feieExclusion },
    { field: 'housingExclusion', value: rough.housingExclusion },
  ];
  return (
    <CalculatorResults
      values={values}
      rowsOf={{ ...placeRows, housingPlace: city ? [{ label: t('form.housingPlace'), text: nameOf(city) }] : [] }}
      basis={t('basis', {
        income: moneyAsTyped(foreignIncome),
        country: t(`options.country.${values.country}`),
        answer: withinSentence(t(`answers.${values.feieQualification}`)),
      })}
      year={year}
      official={official}
      show={({ answer, placeRefused }) => ({
        hero: {
          sentence: t(sentenceOf(answer), { figure: FIGURE }),
          field: 'totalTax',
          value: Math.abs(answer.tax.totalTax),
          ...(answer.tax.totalTax < 0 && { tone: 'positive' }),
          then: meaning(answer),
        },
        remarks: (
          <Remarks>
            {foreignTax > 0 && values.feieQualification !== 'no' && <Ways {...answer} />}
            {answer.tax.state?.tax === undefined && (
              <p>{answer.tax.state ? t('hero.stateNotIncluded', { state: stateName(answer) }) : t('hero.federalOnly')}</p>
            )}
            {answer.tax.state && <StateRemark state={answer.tax.state} year={year} />}
            {answer.tax.housingExclusion > 0 && city && values.housingLimit === undefined && (
              <p>
                <Sourced
                  text={t('expatResults:housing.counted', { city: nameOf(city), limit: money(city.limit) })}
                  source={housingLimits[year].source}
                />
              </p>
            )}
            {mayHaveHigherLimit && answer.tax.totalTax > 0 && <p>{t('expatResults:housing.choose', { limit: money(generalLimit) })}</p>}
            {answer.tax.selfEmploymentTax > 0 && (
              <p>
                {t('expatResults:law.owed', { tax: money(answer.tax.selfEmploymentTax) })}{' '}
                {answer.covered &&
                  hasAgreement(values.country) &&
                  t('expatResults:law.withCertificate', {
                    country: t(`options.country.${values.country}`),
                    tax: money(answer.covered.selfEmploymentTax),
                    total: money(answer.covered.totalTax),
                  })}
              </p>
            )}
            {claims && answer.tax === answer.without && answer.tax.foreignTaxCredit + answer.tax.childTaxCredit > 0 && (
              <p>{t('hero.givingUp')}</p>
            )}
            <ChildrenRemark {...answer} entered={values.children} />
            <SpouseRemark {...answer} filingStatus={filingStatus} />
            <FormsToFile forms={officialForms(answer, values)} below={thresholdAbove(values, answer)} />
            <p>
              <Sentence page="expatResults" of="law.fbar" figures={{ limit: money(foreignAccountThreshold[year].value) }} />
            </p>
            <PlaceRemark year={year} refused={placeRefused} typed={usesTypedRate(answer.tax)} />
            {/* Without the state, because this work is in no state. */}
            <Assumed facts={assumptionsOf({ taxYear: year, filingStatus })} />
          </Remarks>
        ),
        explanation: explanationOf({
          ...answer.tax,
          ...(answer.tax.selfEmploymentTax > 0 && { payrollTax: answer.tax.selfEmploymentTax }),
          year,
          state: answer.tax.state?.tax === undefined ? undefined : { ...answer.tax.state, tax: answer.tax.state.tax },
          stateName: stateName(answer),
        }),
        more: (
          <>
            <ExpatCharts {...answer} filingStatus={filingStatus} values={values} />
            {answer.tax.state && <LeavingRemark code={answer.tax.state.code} />}
            <Reports values={values} filingStatus={filingStatus} year={year} />
          </>
        ),
      })}
      rough={[
        { field: 'usTax', value: rough.usTax },
        { field: 'effectiveRate', value: rough.effectiveRate, unit: 'percent' },
        { field: 'totalTaxableIncome', value: rough.totalTaxableIncome },
        { field: 'foreignIncome', value: rough.foreignIncome },
        { field: 'qualifiesFEIE', value: rough.qualifiesFEIE, text: yesOrNo(rough.qualifiesFEIE) },
        ...(claims ? excluded : []),
        { field: 'taxableForeignIncome', value: rough.taxableForeignIncome },
        { field: 'usIncome', value: rough.usIncome },
        { field: 'requiresFBAR', value: rough.requiresFBAR, text: yesOrNo(rough.requiresFBAR) },
        { field: 'requiresFATCA', value: rough.requiresFATCA, text: yesOrNo(rough.requiresFATCA) },
      ]}
      roughRemarks={
        rough.totalTaxableIncome - STANDARD_DEDUCTION > LAST_BAND_ENDS && (
          <p>{t('roughRemarks.beyondBands', { end: money(LAST_BAND_ENDS) })}</p>
        )
      }
      roughDetails={<RoughDetails values={values} rough={rough} />}
      why={claims ? ['cap', 'stacked', 'brackets'] : ['brackets', 'status']}
      params={{
        cap: money(foreignEarnedIncomeLimit[year].value),
        roughCap: money(FEIE_CAP),
        roughYear: TABLES_OF,
        roughEnd: money(LAST_BAND_ENDS),
        highestRate: lawRate(incomeTaxSchedules[year].value.single.at(-1)?.rate ?? 0),
      }}
      lines={(official) => comparedLines(rough, values, official?.answer)}
      next={['immigrant', 'tax-planning']}
      leadsToFullEstimate={false}
    />
  );
}

function comparedLines(
  rough: ExpatResult,
  { work, housingCosts }: Pick<ExpatInputs, 'work' | 'housingCosts'>,
  answer: OfficialExpat | undefined,
): ComparedLine[] {
  const tax = answer?.tax;
  const excluded: ComparedLine[] = [
    { field: 'feieExclusion', rough: rough.feieExclusion, official: tax?.foreignEarnedIncomeExclusion },
    // A business deducts what an employee excludes: 26 U.S.C. § 911(c)(4).
    ...(housingCosts > 0
      ? [
          {
            field: work === 'selfEmployed' ? 'housingDeduction' : 'housingExclusion',
            rough: rough.housingExclusion,
            official: tax?.housingExclusion,
          },
        ]
      : []),
  ];
  return [
    ...(rough.qualifiesFEIE ? excluded : []),
    { field: 'taxableForeignIncome', rough: rough.taxableForeignIncome, official: tax?.taxableForeignIncome },
    { field: 'totalTaxableIncome', rough: rough.totalTaxableIncome, official: tax?.adjustedGrossIncome },
    { field: 'standardDeduction', rough: STANDARD_DEDUCTION, official: tax?.standardDeduction },
    ...(tax && tax.foreignTaxCredit > 0 ? [{ field: 'foreignTaxCredit', official: -tax.foreignTaxCredit }] : []),
    ...(tax && tax.childTaxCredit > 0 ? [{ field: 'childTaxCredit', official: -tax.childTaxCredit }] : []),
    { field: 'usTax', rough: rough.usTax, official: tax?.federalTax },
    ...(tax && tax.selfEmploymentTax > 0 ? [{ field: 'selfEmploymentTax', official: tax.selfEmploymentTax }] : []),
    { field: 'stateTax', official: tax?.state?.tax },
    ...(tax?.localTax === undefined ? [] : [{ field: 'localTax', official: tax.localTax }]),
    { field: 'totalTax', rough: rough.usTax, official: tax?.totalTax, total: true },
    { field: 'effectiveRate', rough: rough.effectiveRate, official: tax?.effectiveRate, unit: 'percent' },
  ];
}

/** The exclusion and the credit alone, each with the foreign tax that it leaves for other years. */
function Ways({ withExclusion, without }: Pick<OfficialExpat, 'withExclusion' | 'without'>) {
  const { t } = useTranslation('expatResults');
  const { money } = useFormat();
  const figuresOf = ({ totalTax, unusedForeignTax }: IncomeAbroadTax) => ({ tax: money(totalTax), left: money(unusedForeignTax) });
  return (
    <>
      <p>{t('ways.withExclusion', figuresOf(withExclusion))}</p>
      <p>
        {without.totalTax < 0
          ? t('ways.refund', { ...figuresOf(without), tax: money(-without.totalTax) })
          : t('ways.without', figuresOf(without))}
      </p>
    </>
  );
}

interface ChildrenRemarkProps extends Pick<OfficialExpat, 'tax' | 'withExclusion'> {
  readonly entered: number;
  /** With one child, for somebody who may have forgotten the children. */
  readonly withChild?: IncomeAbroadTax | undefined;
}

/** What children change. */
function ChildrenRemark({ entered, tax, withExclusion, withChild }: ChildrenRemarkProps) {
  const { t } = useTranslation('expatResults');
  const { money } = useFormat();
  if (withChild && withChild.totalTax < tax.totalTax) {
    return (
      <p>
        {t('children.none', { less: money(tax.totalTax - withChild.totalTax) })}{' '}
        <FieldLink name="children">{t('children.enter')}</FieldLink>
      </p>
    );
  }
  if (entered === 0) return null;
  return (
    <p>
      {t('children.counted', { credit: money(tax.childTaxCredit) })} {tax === withExclusion && t('children.notRefunded')}
    </p>
  );
}

interface SpouseRemarkProps extends Pick<OfficialExpat, 'tax'> {
  readonly filingStatus: FilingStatus;
  /** On a joint return with a spouse who has no income, for somebody who files separately. */
  readonly joint?: IncomeAbroadTax | undefined;
}

/** What a spouse who is a nonresident changes. */
function SpouseRemark({ filingStatus, tax, joint }: SpouseRemarkProps) {
  const { t } = useTranslation('expatResults');
  const { money } = useFormat();
  if (joint && joint.totalTax < tax.totalTax) return <p>{t('spouse.separate', { more: money(tax.totalTax - joint.totalTax) })}</p>;
  return filingStatus === 'marriedJoint' ? <p>{t('spouse.joint')}</p> : null;
}

/** The statements of the rough estimate. */
function RoughDetails({ values, rough }: { readonly values: ExpatInputs; readonly rough: ExpatResult }) {
  const { t } = useTranslation('expat');
  const { money, moneyWithCents } = useFormat();
  const { qualifiesFEIE, feieExclusion, housingExclusion } = rough;
  return (
    <>
      {!qualifiesFEIE && (
        <p>
          <Trans
            t={t}
            i18nKey={values.feieQualification === 'unsure' ? 'roughRemarks.unsure' : 'roughRemarks.notExcluded'}
            values={{ feie: moneyWithCents(feieExclusion), housing: moneyWithCents(housingExclusion) }}
            components={{
              feie: <data value={feieExclusion} data-field="feieExclusion" />,
              housing: <data value={housingExclusion} data-field="housingExclusion" />,
            }}
          />
        </p>
      )}
      <p>{t('roughRemarks.reports', { fbar: money(FBAR_ABOVE), fatca: money(FATCA_ABOVE) })}</p>
      <FormsToFile forms={formsOf(rough)} />
    </>
  );
}

interface ReportsProps {
  readonly values: ExpatInputs;
  readonly filingStatus: FilingStatus;
  readonly year: TaxYear;
}

/** The reports that depend on balances and assets, whatever the tax, and the system of social security. */
function Reports({ values, filingStatus, year }: ReportsProps) {
  const { t } = useTranslation(['expatResults', 'expat']);
  const { locale, list, money } = useFormat();
  const { country } = values;
  const { lastDay, anyTime } = foreignAssetThresholdAbroad[year].value[filingStatus];
  const atHome = foreignAssetThresholdAtHome[year].value[filingStatus];
  return (
    <>
      <Disclosed summary={t('law.assetsTitle')}>
        <p>
          <Sentence page="expatResults" of="law.assets" figures={{ lastDay: money(lastDay), anyTime: money(anyTime) }} />{' '}
          {t('law.assetsAtHome', { lastDay: money(atHome.lastDay), anyTime: money(atHome.anyTime) })}
        </p>
      </Disclosed>
      {values.work === 'selfEmployed' && isCoveredAbroad(values) && <p>{t('law.covered')}</p>}
      {country === 'other' && values.work === 'selfEmployed' && (
        <p>{t('law.agreements', { countries: list(TOTALIZATION_COUNTRIES.map((code) => countryName(locale, code))) })}</p>
      )}
      {country !== 'other' && (
        <p>{t(`law.${hasAgreement(country) ? 'totalization' : 'noTotalization'}`, { country: t(`expat:options.country.${country}`) })}</p>
      )}
    </>
  );
}

interface StateRemarkProps {
  readonly state: StateTaxAbroad;
  readonly year: TaxYear;
}

/** How the state treats the excluded income, and under which law. */
function StateRemark({ state: { code, treatment, treatmentSource, provisional, tax }, year }: StateRemarkProps) {
  const { t } = useTranslation(['expatResults', 'calculator', 'common']);
  const { money } = useFormat();
  return (
    <p>
      {tax !== undefined && tax > 0 && `${t('treatment.owed', { state: t(`common:states.${code}`), tax: money(tax) })} `}
      <Sourced text={t(`treatment.${treatment}`, { state: t(`common:states.${code}`) })} source={treatmentSource} />
      {provisional && treatment !== 'untaxed' && tax !== undefined && ` ${t('calculator:state.provisional', { year, before: year - 1 })}`}
    </p>
  );
}

/** When the state lets go of people abroad, where its statute says more than that the domicile decides. */
function LeavingRemark({ code }: { readonly code: StateCode }) {
  const { t } = useTranslation(['expatResults', 'common']);
  const { count } = useFormat();
  const state = t(`common:states.${code}`);
  const domicile = Object.entries(taxedByDomicile).find(([each]) => each === code)?.[1];
  if (domicile) {
    return (
      <p>
        <Sourced text={t('leaving.domicile', { state })} source={domicile.source} />
      </p>
    );
  }
  if (code !== 'CA' && code !== 'NY') return null;
  const { value, source } = safeHarbors[code];
  const days = { period: count(value.period), visits: count(value.visits), abroad: 'abroad' in value ? count(value.abroad) : '' };
  return (
    <p>
      <Sourced text={t(`leaving.${code}`, { state, ...days })} source={source} />
    </p>
  );
}
