import {
  Assumed,
  CalculatorResults,
  type ComparedLine,
  FIGURE,
  type HeroAnswer,
  mayTaxLocally,
  type RoughFigure,
  useOfficial,
} from '@bracketwise/shared-ui/calculator';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { shownSums, useFormat } from '@bracketwise/shared-ui/format';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { assumptionsOf, type BusinessTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { explanationOfParts, householdOf, partsOf, useKeptLabel } from '../../self-employment/business-taxes.ts';
import { StateRemark } from '../../self-employment/StateRemark.tsx';
import { loadBusinessLaw } from '../../states/business-law.ts';
import { formState } from '../../states/form-states.ts';
import type { BusinessValues } from './form.ts';
import { InShort } from './InShort.tsx';
import {
  answerTo,
  ASSUMED_SALARY_SHARE,
  type BusinessAnswer,
  lacksEntityTax,
  officialBusiness,
  typedSalary,
  verdictOn,
} from './official.ts';
import { SalarySlider } from './SalarySlider.tsx';
import { businessTax, type BusinessResult } from './specified.ts';
import { StructureComparison } from './StructureComparison.tsx';

/** @param stateTax - the text for the state tax if the rough estimate has no rate */
const roughFigures = (rough: BusinessResult, businessType: string, stateTax: string | undefined): readonly RoughFigure[] => [
  { field: 'netAfterTax', value: rough.netAfterTax },
  { field: 'totalTax', value: rough.totalTax },
  { field: 'effectiveRate', value: rough.effectiveRate, unit: 'percent' },
  { field: 'businessType', value: rough.businessType, text: businessType },
  { field: 'revenue', value: rough.revenue },
  { field: 'expenses', value: rough.expenses },
  { field: 'netIncome', value: rough.netIncome },
  { field: 'federalTax', value: rough.federalTax },
  { field: 'selfEmploymentTax', value: rough.selfEmploymentTax },
  { field: 'payrollTax', value: rough.payrollTax },
  { field: 'corporateTax', value: rough.corporateTax },
  { field: 'stateTax', value: rough.stateTax, ...(stateTax !== undefined && { text: stateTax }) },
];

/** The lines that apply to the legal form. */
function comparedLines(rough: BusinessResult, tax: BusinessTax | undefined, hasRate: boolean): readonly ComparedLine[] {
  const roughStateTax = hasRate ? rough.stateTax : undefined;
  const ofOwner = (onEarnings: ComparedLine): readonly ComparedLine[] => [
    onEarnings,
    ...(tax?.additionalMedicare ? [{ field: 'additionalMedicare', official: tax.additionalMedicare }] : []),
    ...(tax?.payrollLevies ? [{ field: 'levies', official: tax.payrollLevies }] : []),
    ...(tax?.employerTaxes ? [{ field: 'employerTaxes', official: tax.employerTaxes }] : []),
    ...(tax?.entityTax === 0 ? [] : [{ field: 'entityTax', official: tax?.entityTax }]),
    ...(tax?.election ? [{ field: 'electiveTax', official: tax.election.tax }] : []),
    ...(tax?.qualifiedBusinessIncomeDeduction === 0
      ? []
      : [{ field: 'qualifiedBusinessIncomeDeduction', official: tax?.qualifiedBusinessIncomeDeduction }]),
    { field: 'federalTax', rough: rough.federalTax, official: tax?.federalTax },
    { field: 'stateTax', rough: roughStateTax, official: tax?.state?.tax },
  ];
  const selfEmployed = ofOwner({ field: 'selfEmploymentTax', rough: rough.selfEmploymentTax, official: tax?.selfEmploymentTax });
  const ofForm: Record<BusinessResult['businessType'], readonly ComparedLine[]> = {
    sole_proprietorship: selfEmployed,
    llc: selfEmployed,
    s_corp: ofOwner({ field: 'payrollTax', rough: rough.payrollTax, official: tax?.payrollTax }),
    c_corp: [
      { field: 'corporateTax', rough: rough.corporateTax, official: tax?.corporateTax },
      { field: 'dividendTax', official: tax?.federalTax },
      ...(tax?.netInvestmentIncomeTax ? [{ field: 'netInvestmentIncomeTax', official: tax.netInvestmentIncomeTax }] : []),
      { field: 'entityTax', rough: roughStateTax, official: tax?.entityTax },
      { field: 'dividendStateTax', official: tax?.state?.tax },
    ],
  };
  return [
    ...ofForm[rough.businessType],
    { field: 'totalTax', rough: rough.totalTax, official: tax?.totalTax, total: true },
    { field: 'netAfterTax', rough: rough.netAfterTax, official: tax?.netIncome },
    { field: 'effectiveRate', rough: rough.effectiveRate, official: tax?.effectiveRate, unit: 'percent' },
  ];
}

/**
 * Where the profit goes. What is left rounds as in the answer's sentence, and the taxes make up the rest. US dollars.
 * @param costs - of running an S corporation, which come off what is left
 */
function partsAsShown(tax: BusinessTax, costs: number) {
  const parts = [
    ...partsOf(tax).map((part) => (part.key === 'net' ? { ...part, value: part.value - costs } : part)),
    ...(costs > 0 ? [{ key: 'expenses' as const, value: costs }] : []),
  ];
  const taxes = parts.flatMap(({ key }) => (key === 'net' || key === 'expenses' ? [] : [key]));
  const amounts = { ...Object.fromEntries(parts.map(({ key, value }) => [key, value])), profit: tax.profit, taxes: tax.totalTax };
  const shown = shownSums<string>(amounts, [
    ['profit', costs > 0 ? ['net', 'taxes', 'expenses'] : ['net', 'taxes'], 'net'],
    ['taxes', taxes, 'state'],
  ]);
  return parts.map((part) => ({ ...part, shown: shown[part.key] }));
}

const SUMS = [
  ['revenue', ['expenses', 'netIncome']],
  ['netIncome', ['netAfterTax', 'totalTax']],
  [
    'totalTax',
    [
      'selfEmploymentTax',
      'payrollTax',
      'additionalMedicare',
      'levies',
      'corporateTax',
      'federalTax',
      'dividendTax',
      'netInvestmentIncomeTax',
      'stateTax',
      'entityTax',
      'employerTaxes',
      'electiveTax',
      'dividendStateTax',
    ],
  ],
] as const;

export function BusinessResults({ values }: { readonly values: BusinessValues }) {
  const { t } = useTranslation(['business', 'self-employment', 'calculator', 'common']);
  const keptLabel = useKeptLabel();
  const { money, percent, moneyAsTyped, lawRate } = useFormat();
  const state = formState(values.state);
  const rough = businessTax({ ...values, ownerSalary: values.ownerSalary ?? 0, state });
  const hasRate = state !== 'other';
  const question = officialBusiness(values);
  const salary = question.ownerSalary;
  const salaryAssumed = typedSalary(values) === undefined;
  const official = useOfficial(
    loadBusinessLaw,
    values,
    [question.profit, salary, question.healthInsurance ?? 0, question.ownPlan ?? 0],
    (laws) => answerTo(values, laws),
  );
  const employs = values.businessType === 's_corp';
  const costs = employs ? values.runningCosts : 0;
  const typeName = t(`options.businessType.${values.businessType}`);
  const stateName = values.state === 'other' ? '' : t(`common:states.${values.state}`);
  const heroOf = (answer: BusinessAnswer): HeroAnswer => {
    const tax = answer.own;
    if (tax.profit === 0) {
      const loss = values.expenses - values.revenue;
      const whose = values.businessType === 'c_corp' ? 'corporation' : 'owner';
      return {
        sentence: t('hero.noProfit', { figure: FIGURE }),
        field: 'totalTax',
        value: tax.totalTax,
        then: loss > 0 ? t(`self-employment:loss.${whose}`, { loss: money(loss) }) : undefined,
      };
    }
    if (tax.netIncome < 0) {
      return {
        sentence: t('hero.short', { figure: FIGURE }),
        field: 'shortfall',
        value: -tax.netIncome,
        tone: 'danger',
        then: t(employs ? 'hero.shortBecause' : 'hero.shortMinimum', { tax: money(tax.totalTax) }),
      };
    }
    const left = tax.netIncome - costs;
    const share = percent((left / tax.profit) * 100);
    const verdict = verdictOn(answer, values.businessType);
    if (!verdict) {
      return {
        sentence: t(lacksEntityTax(tax) ? 'hero.keepBefore' : 'hero.keep', { figure: FIGURE }),
        field: 'netAfterTax',
        value: tax.netIncome,
        tone: 'positive',
        then: t('hero.share', { share, tax: money(tax.totalTax) }),
      };
    }
    const account = employs ? (costs > 0 ? 'hero.leftAfterCosts' : 'hero.leftBeforeCosts') : 'hero.left';
    const kept = t(account, { type: typeName, left: money(left), share, tax: money(tax.totalTax), costs: money(costs) });
    const countsSalary = employs || verdict.best === 's_corp';
    const withoutSalary = countsSalary && salary === 0;
    return {
      sentence: t(`hero.${verdict.isOwn ? 'own' : 'other'}.${verdict.best}`, {
        more: FIGURE,
        than: t(`hero.than.${values.businessType}`),
      }),
      field: 'advantage',
      value: verdict.more,
      ...(!withoutSalary && { tone: 'positive' }),
      then: [
        withoutSalary && t('remarks.noSalary'),
        countsSalary && salaryAssumed && t('hero.assumedSalary', { salary: money(salary), share: lawRate(ASSUMED_SALARY_SHARE) }),
        verdict.best === 's_corp' && !employs && !values.runningCosts && t('hero.beforeCosts'),
        kept,
        verdict.open && t('hero.open', { state: stateName }),
      ]
        .filter(Boolean)
        .join(' '),
    };
  };
  return (
    <CalculatorResults
      values={values}
      basis={t('basis', {
        type: typeName,
        revenue: moneyAsTyped(values.revenue),
        expenses: moneyAsTyped(values.expenses),
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      year={Number(values.taxYear)}
      official={official}
      show={(answer) => ({
        hero: heroOf(answer),
        remarks: (
          <>
            <StateRemark tax={answer.own} chosen={values.state} />
            {mayTaxLocally(values.state) && (
              <p data-limit>
                {t('remarks.localTax')} <PageLink to={pageOf('freelancer').path}>{t('remarks.localTaxLink')}</PageLink>
              </p>
            )}
            {employs && salary > question.profit && <p>{t('remarks.loss')}</p>}
          </>
        ),
        explanation: explanationOfParts(answer.own, stateName),
        more: (
          <>
            <Assumed facts={assumptionsOf(householdOf({ ...question, structure: answer.own.structure }, values.state))} />
            <InShort
              answer={answer}
              salary={salary}
              stateName={stateName}
              salaryAssumed={salaryAssumed}
              costsCounted={values.runningCosts > 0}
            />
            {employs && salary > 0 && (
              <Notice tone="info">
                <p>{t('remarks.reasonable')}</p>
              </Notice>
            )}
            {answer.own.profit > 0 && (
              <>
                <SalarySlider key={salary} salary={salary} profit={answer.own.profit} leftWith={answer.leftWith} />
                <StructureComparison chosen={values.businessType} answer={answer} salary={salary} />
                {!values.runningCosts && <p>{t('inShort.costsNotCounted')}</p>}
                {answer.own.netIncome >= costs && (
                  <PartsBar
                    caption={t('kept', { type: typeName, year: answer.own.taxYear })}
                    parts={partsAsShown(answer.own, costs).map((part) => ({
                      ...part,
                      label: part.key === 'expenses' ? t('form.runningCosts') : keptLabel(part.key, answer.own),
                    }))}
                  />
                )}
              </>
            )}
          </>
        ),
      })}
      rough={roughFigures(rough, typeName, hasRate ? undefined : t('calculator:notCounted'))}
      roughRemarks={
        <>
          {employs && salaryAssumed && <p>{t('remarks.roughSalary')}</p>}
          {state === 'other' && values.state !== 'other' && <p>{t('remarks.noStateRate')}</p>}
        </>
      }
      why={values.businessType === 'c_corp' ? ['dividend', 'corporateState'] : ['brackets', 'deductions', 'state']}
      lines={(answer) => comparedLines(rough, answer?.own, hasRate)}
      sums={SUMS}
      next={['freelancer', 'dividend', 'home#states']}
    />
  );
}
