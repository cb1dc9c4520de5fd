/** The figures of an answer. */
import type { ComparedLine } from '@bracketwise/shared-ui/calculator';
import type { SupplementalPayTax } from '@bracketwise/tax-engine';
import type { Kind } from './kinds.ts';
import type { BonusAndStockAnswer } from './official.ts';

export type AnswerTo<Asked extends Kind> = Extract<BonusAndStockAnswer, { readonly kind: Asked }>;
export type PaidAnswer = AnswerTo<'bonus' | 'rsu' | 'nso'>;

export const keptOf = ({ amount, cost }: SupplementalPayTax): number => amount - cost.total;

/** A tax with what is withheld for it. US dollars. */
interface TaxRow {
  readonly key: 'federal' | 'payroll' | 'state' | 'local';
  readonly withheld: number;
  readonly cost: number;
}

/** The taxes that apply; they add up to the totals. */
export function taxRows({ tax: { withheld, cost, paychecks } }: PaidAnswer): readonly TaxRow[] {
  const { federal, socialSecurity, medicare, levies, state, local } = withheld;
  return [
    { key: 'federal', withheld: federal, cost: cost.federal },
    { key: 'payroll', withheld: socialSecurity + medicare + levies, cost: cost.payroll },
    ...(cost.state === undefined || paychecks.stateMethod === 'noIncomeTax'
      ? []
      : [{ key: 'state', withheld: state, cost: cost.state } as const]),
    ...(cost.local === undefined ? [] : [{ key: 'local', withheld: local, cost: cost.local } as const]),
  ];
}

const figures = (values: Readonly<Record<string, number>>): readonly ComparedLine[] =>
  Object.entries(values).map(([field, official]) => ({ field, official }));

/** Every figure, for the file and the print sheet. */
export function linesOf(answer: BonusAndStockAnswer | undefined): readonly ComparedLine[] {
  if (!answer) return [];
  if (answer.kind === 'iso') {
    const { spread, exerciseCost, minimumTaxAdded, federalCost, basisPerShare, minimumTaxBasisPerShare } = answer.tax;
    return [
      ...figures({ spread, exerciseCost, minimumTaxAdded, federalCost }),
      { field: 'sharesWithoutTax', official: answer.sharesWithoutTax, unit: 'count' },
      ...figures({ basisPerShare, minimumTaxBasisPerShare }),
    ];
  }
  if (answer.kind === 'espp') {
    const { ordinaryIncome, gain, basis, cost } = answer.tax;
    return figures({ ordinaryIncome, gain, basis, saleTax: cost.total });
  }
  const { tax } = answer;
  return [
    ...figures({ amount: tax.amount }),
    ...taxRows(answer).map(({ key, cost }) => ({ field: key, official: cost })),
    { field: 'total', official: tax.cost.total, total: true },
    ...figures({ kept: keptOf(tax), withheld: tax.withheld.total, gap: tax.gap }),
    ...(answer.kind === 'rsu' ? figures({ basisPerShare: answer.tax.basisPerShare }) : []),
    ...(answer.kind === 'nso' ? figures({ exerciseCost: answer.tax.exerciseCost, cashNeeded: answer.tax.cashNeeded }) : []),
  ];
}
