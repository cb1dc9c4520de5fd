import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import type { ComparedLine } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { usePanel } from '@bracketwise/shared-ui/calculator/usePanel';
import { FILING_STATUSES } from '@bracketwise/shared-ui/calculator/filing-status';
import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import { CheckboxField } from '@bracketwise/shared-ui/forms/CheckboxField';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Marked } from '@bracketwise/shared-ui/words/Marked';
import { type BusinessTax, type EstimatedTax, estimatedTax, INCOME_LIMITS } from '@bracketwise/tax-engine';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { useTranslation } from 'react-i18next';
import { explanationOfParts, isWithinLimits, keptParts, OFFICIAL_YEAR, officialTaxOn } from '../../self-employment/business-taxes.ts';
import { PanelChoices } from '../../self-employment/PanelChoices.tsx';
import { StateRemark } from '../../self-employment/StateRemark.tsx';
import { PANEL_STATES } from '../../states/panel-states.ts';
import { useStateLaw } from '../../states/useStateLaw.ts';
import { Installments } from './Installments.tsx';
import { officialFreelancer, type FreelancerChoices } from './official.ts';
import { freelancerTax, type FreelancerInputs, type FreelancerResult } from './specified.ts';

type Choices = FreelancerChoices & { readonly state: string; readonly lastYearTax: string; readonly lastYearHighIncome: boolean };
const INITIAL: { -readonly [Name in keyof Choices]: Choices[Name] } = {
  filingStatus: 'single',
  specifiedService: '',
  state: '',
  lastYearTax: '',
  lastYearHighIncome: false,
};

const PANEL = {
  filingStatus: FILING_STATUSES,
  specifiedService: ['', 'yes', 'no'],
  state: PANEL_STATES,
  lastYearTax: 'amount',
  lastYearHighIncome: 'yesOrNo',
} as const;

const comparedLines = (quick: FreelancerResult, tax: BusinessTax | undefined, quarters: EstimatedTax | undefined): ComparedLine[] => [
  { field: 'selfEmploymentTax', quick: quick.selfEmploymentTax, official: tax?.selfEmploymentTax },
  ...(tax?.additionalMedicare ? [{ field: 'additionalMedicare', official: tax.additionalMedicare }] : []),
  { field: 'qualifiedBusinessIncomeDeduction', official: tax?.qualifiedBusinessIncomeDeduction },
  { field: 'federalTax', quick: quick.federalTax, official: tax?.federalTax },
  { field: 'stateTax', official: tax?.state?.tax },
  { field: 'totalTax', quick: quick.totalTax, official: tax?.totalTax, total: true },
  { field: 'quarterlyPayment', quick: quick.quarterlyPayment, official: quarters?.installment },
  {
    field: 'effectiveRate',
    quick: quick.effectiveRate,
    official: tax && (quick.grossIncome > 0 ? (tax.totalTax / quick.grossIncome) * 100 : 0),
    unit: 'percent',
  },
];

const SUMS = [
  ['grossIncome', ['netIncome', 'totalDeductions']],
  ['totalTax', ['selfEmploymentTax', 'additionalMedicare', 'federalTax', 'stateTax']],
] as const;

export function FreelancerResults({ values }: { readonly values: FreelancerInputs }) {
  const { t } = useTranslation(['freelancer', 'self-employment', 'calculator', 'common']);
  const { locale, money, moneyWithCents } = useFormat();
  const [choices, panel] = usePanel(INITIAL, PANEL);
  const { state, lastYearTax, lastYearHighIncome } = choices.values;
  const law = useStateLaw(values.state, state, values);
  const quick = freelancerTax(values);
  const question = officialFreelancer(values, choices.values);
  const tax = law.pending ? undefined : officialTaxOn({ ...question, ...(law.value && { state: law.value }) });
  const known = parseAmount(lastYearTax, locale);
  const quarters =
    tax &&
    estimatedTax({
      taxYear: OFFICIAL_YEAR,
      tax: tax.totalTax - (tax.state?.tax ?? 0),
      ...(known >= 0 && { lastYear: { tax: known, highIncome: lastYearHighIncome } }),
    });
  const highIncome = estimatedTaxSafeHarbor[OFFICIAL_YEAR].value.highIncome[question.filingStatus];
  const lastYear = { year: OFFICIAL_YEAR - 1 };
  return (
    <CalculatorResults
      values={values}
      panel={panel}
      basis={t('basis', {
        work: t(`options.workType.${values.workType}`),
        income: moneyWithCents(values.income),
        expenses: moneyWithCents(quick.totalDeductions),
      })}
      announcement={t('announcement', { tax: moneyWithCents(quick.totalTax), payment: moneyWithCents(quick.quarterlyPayment) })}
      sums={SUMS}
      figures={[
        { field: 'quarterlyPayment', value: quick.quarterlyPayment, size: 'main' },
        { field: 'totalTax', value: quick.totalTax, size: 'large' },
        { field: 'effectiveRate', value: quick.effectiveRate, unit: 'percent', size: 'large' },
        { field: 'grossIncome', value: quick.grossIncome },
        { field: 'totalDeductions', value: quick.totalDeductions },
        { field: 'netIncome', value: quick.netIncome },
        { field: 'selfEmploymentTax', value: quick.selfEmploymentTax },
        { field: 'federalTax', value: quick.federalTax },
      ]}
      remarks={<p>{t('remarks.ignores')}</p>}
      official={{
        year: OFFICIAL_YEAR,
        choices: (
          <PanelChoices choices={choices} state={values.state} serviceByWork>
            <AmountField
              name="lastYearTax"
              label={t('panel.lastYearTax', lastYear)}
              hint={<Marked>{t('panel.lastYearTaxHint')}</Marked>}
              unreadable="blank"
            />
            <CheckboxField
              name="lastYearHighIncome"
              label={t('panel.lastYearHighIncome', { ...lastYear, amount: money(highIncome) })}
              hint={t('panel.lastYearHighIncomeHint')}
            />
          </PanelChoices>
        ),
        lines: comparedLines(quick, tax, quarters),
        loading: law.pending && !law.failed,
        because: t('because', { year: OFFICIAL_YEAR }),
        remarks: isWithinLimits(question) ? (
          <StateRemark law={law} state={tax?.state} />
        ) : (
          <Notice>{t('calculator:official.beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>
        ),
        explanation: tax && explanationOfParts(tax, tax.state ? t(`common:states.${tax.state.code}`) : ''),
      }}
    >
      <Installments quick={quick.quarterlyPayment} official={quarters} />
      {tax && quick.grossIncome > 0 && (
        <PartsBar
          cents
          caption={t('kept.caption', { year: OFFICIAL_YEAR })}
          parts={[
            ...keptParts(tax)
              .filter(({ key }) => key !== 'corporate')
              .map((part) => ({ ...part, label: t(`self-employment:kept.${part.key}`) })),
            { key: 'expenses', label: t('kept.expenses'), value: Math.max(0, Math.min(quick.totalDeductions, quick.grossIncome)) },
          ]}
        />
      )}
    </CalculatorResults>
  );
}
