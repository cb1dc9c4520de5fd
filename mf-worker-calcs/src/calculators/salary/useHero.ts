/** The answer in a sentence. */
import { PAY_PERIODS } from '@bracketwise/contract/paychecks';
import { FIGURE, type HeroAnswer } from '@bracketwise/shared-ui/calculator';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { SalaryInputs } from './form.ts';
import type { SalaryAnswer } from './official.ts';
import { netPaycheckOf } from './paychecks/full-paycheck.ts';
import { isEven } from './paychecks/useBalance.ts';

/** What a paycheck shows, and what the return adds to it; for years without paychecks, what a month leaves. */
export function useHero({ payFrequency }: SalaryInputs): (answer: SalaryAnswer) => HeroAnswer {
  const { t } = useTranslation('salary');
  const { money, percent } = useFormat();
  return ({ year: { netIncome, grossIncome }, paychecks }) => {
    if (!paychecks)
      return {
        sentence: t('hero.month', { figure: FIGURE }),
        field: 'netMonthly',
        value: netIncome / PAY_PERIODS.monthly,
        tone: 'positive',
        then: t('hero.share', { share: percent((netIncome / grossIncome) * 100) }),
      };
    const { answer, refund } = paychecks;
    const paycheck = netPaycheckOf(answer);
    const month = money((paycheck * PAY_PERIODS[payFrequency]) / PAY_PERIODS.monthly);
    const onReturn = isEven(refund) ? t('hero.even') : t(refund > 0 ? 'hero.back' : 'hero.owe', { amount: money(Math.abs(refund)) });
    return {
      sentence: t(`hero.paycheck.${payFrequency}`, { figure: FIGURE }),
      field: 'netPaycheck',
      value: paycheck,
      tone: 'positive',
      then: [...(payFrequency === 'monthly' ? [] : [t('hero.onAverage', { amount: month })]), onReturn].join(' '),
    };
  };
}
