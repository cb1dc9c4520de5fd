import { usePanel } from '@bracketwise/shared-ui/calculator/usePanel';
import { YearChoice } from '@bracketwise/shared-ui/calculator/YearChoice';
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import { AmountField } from '@bracketwise/shared-ui/forms/AmountField';
import { CheckboxField } from '@bracketwise/shared-ui/forms/CheckboxField';
import { ChoicesForm } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { SelectField } from '@bracketwise/shared-ui/forms/SelectField';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Marked } from '@bracketwise/shared-ui/words/Marked';
import { DEFAULT_ESTIMATE_YEAR, INCOME_LIMITS, mostAgedOrBlind, TAX_YEARS, type TaxYear } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import type { FilingStatus } from '../../filing-status/specified.ts';
import type { DeductionChoices } from './official.ts';
import type { ByCategory } from './specified.ts';

interface PanelDraft extends Record<string, string | boolean> {
  taxYear: string;
  adjustedGrossIncome: string;
  mortgageDebt: string;
  agedOrBlind: string;
  otherAllowed: boolean;
}

const FIRST: PanelDraft = {
  taxYear: String(DEFAULT_ESTIMATE_YEAR),
  adjustedGrossIncome: '',
  mortgageDebt: '',
  agedOrBlind: '0',
  otherAllowed: false,
};

const FIELDS = {
  taxYear: TAX_YEARS.map(String),
  adjustedGrossIncome: 'amount',
  mortgageDebt: 'amount',
  agedOrBlind: ['0', '1', '2', '3', '4'],
  otherAllowed: 'yesOrNo',
} as const;

/** What the panel asks: the choices as its form holds them, as the law takes them, and as a link carries them. */
export function usePanelChoices() {
  const { locale } = useFormat();
  const [choices, panel] = usePanel(FIRST, FIELDS);
  const { taxYear, adjustedGrossIncome, mortgageDebt, agedOrBlind, otherAllowed } = choices.values;
  const amountIn = (text: string) => {
    const amount = parseAmount(text, locale);
    return amount >= 0 && amount <= INCOME_LIMITS.maximum ? amount : undefined;
  };
  const asked: DeductionChoices = {
    taxYear: Number(taxYear) as TaxYear,
    adjustedGrossIncome: amountIn(adjustedGrossIncome),
    mortgageDebt: amountIn(mortgageDebt),
    agedOrBlind: Number(agedOrBlind),
    otherAllowed,
  };
  return [choices, asked, panel] as const;
}

interface PanelChoicesProps {
  readonly choices: ReturnType<typeof usePanelChoices>[0];
  readonly paid: ByCategory;
  readonly status: FilingStatus;
}

/** Only what bears on the entries is asked. */
export function PanelChoices({ choices, paid, status }: PanelChoicesProps) {
  const { t } = useTranslation(['deduction', 'calculator']);
  const { count } = useFormat();
  const times = Array.from({ length: mostAgedOrBlind(filingStatusWord[status]) + 1 }, (_, number) => number);
  return (
    <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
      <YearChoice years={TAX_YEARS} />
      <AmountField
        name="adjustedGrossIncome"
        label={t('panel.adjustedGrossIncome')}
        hint={<Marked>{t('panel.adjustedGrossIncomeHint')}</Marked>}
        unreadable="blank"
        step={1000}
      />
      <SelectField
        name="agedOrBlind"
        label={t('panel.agedOrBlind')}
        hint={t('panel.agedOrBlindHint')}
        options={times.map((number) => ({ value: String(number), label: count(number) }))}
      />
      {paid.mortgage !== undefined && (
        <AmountField
          name="mortgageDebt"
          label={t('panel.mortgageDebt')}
          hint={t('panel.mortgageDebtHint')}
          step={1000}
          unreadable="blank"
        />
      )}
      {paid.other !== undefined && (
        <CheckboxField name="otherAllowed" label={<Marked>{t('panel.otherAllowed')}</Marked>} hint={t('panel.otherAllowedHint')} />
      )}
    </ChoicesForm>
  );
}
