import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { Citation, Marked } from '@bracketwise/shared-ui/words';
import { type DeductionChoice, stateAndLocalTaxDeduction } from '@bracketwise/tax-engine';
import {
  charitableDeductionRange,
  itemizedDeductionsLimitation,
  medicalExpenseFloor,
  mortgageDebtLimit,
  stateAndLocalTaxCap,
} from '@bracketwise/tax-engine/law/federal/itemized-deductions';
import { additionalStandardDeduction, standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DeductionInputs } from './form.ts';
import type { DeductionCategory } from './specified.ts';

interface OfficialRulesProps {
  readonly official: DeductionChoice;
  readonly values: DeductionInputs;
  readonly categories: readonly DeductionCategory[];
}

interface Rule {
  readonly key: string;
  readonly text: string;
  readonly source: string;
}

/** The rule for each category, with its source. */
export function OfficialRules(props: OfficialRulesProps) {
  const { t } = useTranslation('deduction');
  const rules = useRules(props);
  return (
    <>
      {props.values.filingStatus === 'married_separate' && <p>{t('rules.separate')}</p>}
      <Rules>
        {rules.map(({ key, text, source }) => (
          <li key={key}>
            <Marked>{text}</Marked> <Citation>{source}</Citation>
          </li>
        ))}
      </Rules>
    </>
  );
}

function useRules({ official, values, categories }: OfficialRulesProps): readonly Rule[] {
  const { t } = useTranslation('deduction');
  const { money, moneyWithCents, lawRate } = useFormat();
  const { adjustedGrossIncome: income, mortgageDebt } = values;
  const year = Number(values.taxYear) as TaxYear;
  const word = FILING_STATUS_OF[values.filingStatus];
  const { standard, itemized } = official;
  const floor = medicalExpenseFloor[year];
  const gifts = charitableDeductionRange[year];
  const known = income === undefined ? 'unknown' : 'known';
  const cap = stateAndLocalTaxDeduction(Infinity, income ?? 0, word, year);
  const debt = mortgageDebtLimit[year];
  const ofCategory: Readonly<Record<DeductionCategory, Omit<Rule, 'key'>>> = {
    medical: {
      text: t(`rules.medical.${known}`, { floor: lawRate(floor.value), amount: moneyWithCents(floor.value * (income ?? 0)) }),
      source: floor.source,
    },
    charitable: {
      text: t(`rules.charitable.${known === 'known' && gifts.value.floor > 0 ? 'aboveFloor' : known}`, {
        ceiling: lawRate(gifts.value.ceiling),
        floor: lawRate(gifts.value.floor),
      }),
      source: gifts.source,
    },
    mortgage: {
      text: t(mortgageDebt === undefined ? 'rules.mortgage.unknown' : 'rules.mortgage.known', { limit: money(debt.value[word]) }),
      source: debt.source,
    },
    state_tax: { text: t(`rules.state_tax.${known}`, { cap: money(cap) }), source: stateAndLocalTaxCap[year].source },
    business: { text: t('rules.business'), source: '26 U.S.C. §§ 62(a)(1), 67(g)' },
    education: { text: t('rules.education'), source: '26 U.S.C. §§ 25A, 62(a)(2)(D), 221' },
    other: { text: t('rules.other'), source: '26 U.S.C. § 67(b); Schedule A (Form 1040) line 16' },
  };
  return [
    ...categories.map((category) => ({ key: category, ...ofCategory[category] })),
    { key: 'standard', text: t('rules.basic', { amount: money(standard.basic) }), source: standardDeduction[year].source },
    ...(standard.additional > 0
      ? [
          {
            key: 'additional',
            text: t('rules.additional', { amount: money(standard.additional) }),
            source: additionalStandardDeduction[year].source,
          },
        ]
      : []),
    ...(standard.gifts > 0
      ? [{ key: 'gifts', text: t('rules.gifts', { amount: money(standard.gifts) }), source: '26 U.S.C. § 170(p)' }]
      : []),
    ...(itemized.limitation > 0
      ? [{ key: 'limitation', text: t('rules.limitation'), source: itemizedDeductionsLimitation[year].source }]
      : []),
  ];
}

const Rules = styled.ul`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding-inline-start: 1.25rem;
  font-size: ${fontSize.s};

  cite {
    font-style: normal;
    color: ${color('muted')};
  }
`;
