import { pageOf, type PageId } from '@bracketwise/shared-ui/site-map';
import { expect, type Locator, type Page } from '@playwright/test';
import { Calculator } from './calculator.ts';

/** A typical visitor's question and its answer in English. */
interface Question {
  /** Id of the calculator, as in its root element. */
  readonly id: string;
  readonly path: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Entries to add to a list before the other fields. */
  readonly entry?: Readonly<Record<string, string>>;
  readonly answer: RegExp;
}

const calculator = (id: PageId, answer: RegExp, inputs: Question['inputs'], entry?: Question['entry']): Question => ({
  id,
  path: pageOf(id).path,
  inputs,
  answer,
  ...(entry && { entry }),
});

/** One question per browser calculator. The calculators' own tests contain these figures, computed by hand. */
export const QUESTIONS: readonly Question[] = [
  calculator('salary', /You keep \$4,195 a month\./, { grossSalary: '60k', state: 'WY', filingStatus: 'single' }),
  calculator('dividend', /You keep \$9,002\.50 of your dividends\./, { dividendAmount: '10000', totalIncome: '45000' }),
  calculator(
    'deduction',
    /Itemize: you deduct \$20,000\./,
    { filingStatus: 'single', adjustedGrossIncome: '100k' },
    { category: 'mortgage', description: 'Home loan', amount: '20k' },
  ),
  calculator('capital-gains', /You owe \$1,100 on this gain\./, { purchasePrice: '10000', salePrice: '15000', totalIncome: '80000' }),
  calculator('freelancer', /Set aside \$[\d,]+ a month\./, { income: '60k', state: 'TX' }),
  calculator('immigrant', /You owe \$3,362 in US taxes for the year\./, { monthsInUs: '12', usIncome: '30k', state: 'TX' }),
  calculator('refund', /You get \$5,390 back\./, {
    grossIncome: '60000',
    filingStatus: 'married_joint',
    state: 'TX',
    children: '2',
    federalWithholding: '3000',
  }),
  calculator('crypto', /You owe \$3,000 on your crypto gains\./, { gains: '20k', holdingPeriod: 'long_term', totalIncome: '60k' }),
  calculator('expat', /You owe \$1,212 in US tax\./, { foreignIncome: '150k', usIncome: '10k', housingCosts: '30k' }),
  calculator('business', /You keep \$77,372 of your profit\./, { revenue: '150k', expenses: '50k', state: 'TX' }),
  { id: 'simulator', path: '/', inputs: { income: '153k', filingStatus: 'single' }, answer: /You could save \$6,228 a year\./ },
];

/** Fills in the form, submits it and waits for the answer. */
export async function ask(page: Page, { id, inputs, entry }: Question): Promise<Locator> {
  const asked = new Calculator(page, id);
  if (entry) {
    await asked.fill(entry);
    await asked.control('amount').press('Enter');
    await expect(asked.root.locator('[data-entry]')).toHaveCount(1);
  }
  await asked.calculate(inputs);
  const hero = asked.root.locator('data[data-hero]');
  await expect(hero).toBeVisible();
  return hero;
}
