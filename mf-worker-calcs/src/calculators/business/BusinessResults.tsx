import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import type { ComparedLine } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import type { QuickFigure } from '@bracketwise/shared-ui/calculator/QuickEstimate';
import { usePanel } from '@bracketwise/shared-ui/calculator/usePanel';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { type BusinessTax, INCOME_LIMITS } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { explanationOfParts, isWithinLimits, keptParts, OFFICIAL_YEAR, officialTaxOn } from '../../self-employment/business-taxes.ts';
import { PanelChoices } from '../../self-employment/PanelChoices.tsx';
import { StateRemark } from '../../self-employment/StateRemark.tsx';
import { PANEL_STATES } from '../../states/panel-states.ts';
import { useStateLaw } from '../../states/useStateLaw.ts';
import { ASSUMED_SALARY_SHARE, officialBusiness, type BusinessChoices } from './official.ts';
import { BUSINESS_TYPES, businessTax, type BusinessInputs, type BusinessResult } from './specified.ts';
import { StructureComparison } from './StructureComparison.tsx';

type Choices = BusinessChoices & { readonly state: string; readonly comparedSalary: string };
const INITIAL: { -readonly [Name in keyof Choices]: Choices[Name] } = {
  filingStatus: 'single',
  specifiedService: 'no',
  state: '',
  comparedSalary: '',
};

function quickFigures(quick: BusinessResult, businessType: string): readonly QuickFigure[] {
  return [
    { field: 'netAfterTax', value: quick.netAfterTax, size: 'main' },
    { field: 'totalTax', value: quick.totalTax, size: 'large' },
    { field: 'effectiveRate', value: quick.effectiveRate, unit: 'percent', size: 'large' },
    { field: 'businessType', value: quick.businessType, text: businessType },
    { field: 'revenue', value: quick.revenue },
    { field: 'expenses', value: quick.expenses },
    { field: 'netIncome', value: quick.netIncome },
    { field: 'federalTax', value: quick.federalTax },
    { field: 'selfEmploymentTax', value: quick.selfEmploymentTax },
    { field: 'payrollTax', value: quick.payrollTax },
    { field: 'corporateTax', value: quick.corporateTax },
    { field: 'stateTax', value: quick.stateTax },
  ];
}

/** The lines that the legal form has. A corporation's own state tax is not computed; its owner's, on the dividend, is. */
function comparedLines(quick: BusinessResult, tax: BusinessTax | undefined): readonly ComparedLine[] {
  const ofOwner = (onEarnings: ComparedLine): readonly ComparedLine[] => [
    onEarnings,
    ...(tax?.additionalMedicare ? [{ field: 'additionalMedicare', official: tax.additionalMedicare }] : []),
    { field: 'qualifiedBusinessIncomeDeduction', official: tax?.qualifiedBusinessIncomeDeduction },
    { field: 'federalTax', quick: quick.federalTax, official: tax?.federalTax },
    { field: 'stateTax', quick: quick.stateTax, official: tax?.state?.tax },
  ];
  const selfEmployed = ofOwner({ field: 'selfEmploymentTax', quick: quick.selfEmploymentTax, official: tax?.selfEmploymentTax });
  const ofForm: Record<BusinessResult['businessType'], readonly ComparedLine[]> = {
    sole_proprietorship: selfEmployed,
    llc: selfEmployed,
    s_corp: ofOwner({ field: 'payrollTax', quick: quick.payrollTax, official: tax?.payrollTax }),
    c_corp: [
      { field: 'corporateTax', quick: quick.corporateTax, official: tax?.corporateTax },
      { field: 'dividendTax', official: tax?.federalTax },
      { field: 'netInvestmentIncomeTax', official: tax?.netInvestmentIncomeTax },
      { field: 'corporateStateTax', quick: quick.stateTax, official: undefined },
      { field: 'dividendStateTax', official: tax?.state?.tax },
    ],
  };
  return [
    ...ofForm[quick.businessType],
    { field: 'totalTax', quick: quick.totalTax, official: tax?.totalTax, total: true },
    { field: 'netAfterTax', quick: quick.netAfterTax, official: tax?.netIncome },
    { field: 'effectiveRate', quick: quick.effectiveRate, official: tax?.effectiveRate, unit: 'percent' },
  ];
}

const PANEL = { filingStatus: FILING_STATUSES, specifiedService: ['yes', 'no'], state: PANEL_STATES, comparedSalary: 'amount' } as const;

const SUMS = [
  ['revenue', ['expenses', 'netIncome']],
  ['netIncome', ['netAfterTax', 'totalTax']],
  [
    'totalTax',
    [
      'selfEmploymentTax',
      'payrollTax',
      'additionalMedicare',
      'corporateTax',
      'federalTax',
      'dividendTax',
      'netInvestmentIncomeTax',
      'stateTax',
      'corporateStateTax',
      'dividendStateTax',
    ],
  ],
] as const;

export function BusinessResults({ values }: { readonly values: BusinessInputs }) {
  const { t } = useTranslation(['business', 'self-employment', 'calculator', 'common']);
  const { locale, money, moneyWithCents, lawRate } = useFormat();
  const [choices, panel] = usePanel(INITIAL, PANEL);
  const law = useStateLaw(values.state, choices.values.state, values);
  const quick = businessTax(values);
  const state = law.value && { state: law.value };
  const typed = parseAmount(choices.values.comparedSalary, locale);
  const question = officialBusiness(values, choices.values);
  const tax = law.pending ? undefined : officialTaxOn({ ...question, ...state });
  const employs = values.businessType === 's_corp';
  const typeName = t(`options.businessType.${values.businessType}`);
  return (
    <CalculatorResults
      values={values}
      panel={panel}
      basis={t('basis', { type: typeName, revenue: moneyWithCents(values.revenue), expenses: moneyWithCents(values.expenses) })}
      announcement={t('announcement', { tax: moneyWithCents(quick.totalTax), net: moneyWithCents(quick.netAfterTax) })}
      sums={SUMS}
      figures={quickFigures(quick, typeName)}
      remarks={
        <>
          {values.state === 'other' && <p>{t('remarks.noStateRate')}</p>}
          {employs && (
            <Notice tone={values.ownerSalary > 0 ? 'info' : 'warning'}>
              <p>{t(values.ownerSalary > 0 ? 'remarks.reasonable' : 'remarks.noSalary')}</p>
            </Notice>
          )}
        </>
      }
      official={{
        year: OFFICIAL_YEAR,
        choices: (
          <PanelChoices choices={choices} state={values.state}>
            {!employs && (
              <AmountField
                name="comparedSalary"
                label={t('panel.comparedSalary')}
                hint={t('panel.comparedSalaryHint', { share: lawRate(ASSUMED_SALARY_SHARE) })}
                step={1000}
                unreadable="blank"
              />
            )}
          </PanelChoices>
        ),
        lines: comparedLines(quick, tax),
        loading: law.pending && !law.failed,
        because: t(values.businessType === 'c_corp' ? 'because.corporation' : 'because.owner', { year: OFFICIAL_YEAR }),
        remarks: isWithinLimits(question) ? (
          <>
            {employs && question.ownerSalary !== undefined && question.ownerSalary > question.profit && <p>{t('remarks.loss')}</p>}
            <StateRemark law={law} state={tax?.state} />
          </>
        ) : (
          <Notice>{t('calculator:official.beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>
        ),
        explanation: tax && explanationOfParts(tax, tax.state ? t(`common:states.${tax.state.code}`) : ''),
      }}
    >
      {tax && tax.profit > 0 && (
        <>
          <PartsBar
            cents
            caption={t('kept', { type: typeName, year: OFFICIAL_YEAR })}
            parts={keptParts(tax).map((part) => ({ ...part, label: t(`self-employment:kept.${part.key}`) }))}
          />
          <StructureComparison
            chosen={values.businessType}
            taxes={BUSINESS_TYPES.map((type) => ({
              type,
              tax: officialTaxOn({ ...officialBusiness(values, choices.values, type, typed), ...state }),
            }))}
            salary={officialBusiness(values, choices.values, 's_corp', typed).ownerSalary ?? 0}
          />
        </>
      )}
    </CalculatorResults>
  );
}
