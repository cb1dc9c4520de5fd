/** The answer in a sentence. */
import { FIGURE, type HeroAnswer } from '@bracketwise/shared-ui/calculator';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { BonusAndStockInputs } from './form.ts';
import { keptOf, type AnswerTo, type PaidAnswer } from './lines.ts';
import type { BonusAndStockAnswer } from './official.ts';

/** Nobody feels a balance below it. US dollars. */
const EVEN = 1;

const figure = FIGURE;

export function useHero(): (answer: BonusAndStockAnswer, values: BonusAndStockInputs) => HeroAnswer {
  const { t } = useTranslation('bonus-and-stock');
  const { money, count, decimal } = useFormat();

  function ofExercise({ tax, sharesWithoutTax }: AnswerTo<'iso'>, shares: number): HeroAnswer {
    const enough = sharesWithoutTax >= shares ? 'all' : sharesWithoutTax > 0 ? 'some' : 'none';
    return {
      sentence: t('hero.exercise', { figure }),
      field: 'federalCost',
      value: tax.federalCost,
      tone: tax.federalCost > 0 ? 'danger' : 'positive',
      then: t(`hero.free.${enough}`, { free: count(sharesWithoutTax), shares: decimal(shares) }),
    };
  }

  function ofSale({ tax: { cost, ordinaryIncome, gain, isLongTerm } }: AnswerTo<'espp'>): HeroAnswer {
    const kind = `${isLongTerm ? 'longTerm' : 'shortTerm'}${gain < 0 ? 'Loss' : 'Gain'}` as const;
    return {
      sentence: t(cost.total < 0 ? 'hero.saleLowers' : 'hero.saleAdds', { figure }),
      field: 'saleTax',
      value: Math.abs(cost.total),
      ...(cost.total < 0 && { tone: 'positive' }),
      then: t(`hero.sold.${kind}`, { ordinary: money(ordinaryIncome), gain: money(Math.abs(gain)) }),
    };
  }

  /** Of a bonus, what is left after tax comes first; of stock, what is still owed, because too little is usually withheld. */
  function ofPay(answer: PaidAnswer): HeroAnswer {
    const { amount, withheld, cost, gap } = answer.tax;
    const kept = keptOf(answer.tax);
    const amounts = { amount: money(amount), withheld: money(withheld.total), cost: money(cost.total), kept: money(kept) };
    const settled = Math.abs(gap) < EVEN ? 'even' : gap > 0 ? 'back' : 'owe';
    if (answer.kind === 'bonus' || settled === 'even')
      return {
        sentence: t('hero.keep', { ...amounts, figure }),
        field: 'kept',
        value: kept,
        tone: 'positive',
        then: t(`hero.settled.${settled}`, { ...amounts, gap: money(Math.abs(gap)) }),
      };
    return {
      sentence: t(`hero.gap.${settled}`, { ...amounts, figure }),
      field: 'gap',
      value: Math.abs(gap),
      tone: settled === 'owe' ? 'danger' : 'positive',
      then: t(`hero.kept.${answer.kind}`, amounts),
    };
  }

  return (answer, { shares = 0 }) => {
    if (answer.kind === 'iso') return ofExercise(answer, shares);
    return answer.kind === 'espp' ? ofSale(answer) : ofPay(answer);
  };
}
