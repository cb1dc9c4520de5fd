import type { LineLabel } from '@bracketwise/contract/lines';

/** Words for labels on the page; other labels are split into words. */
const WORDS: Partial<Record<LineLabel, string>> = {
  grossIncome: 'wages',
  noIncomeTax: 'no tax on wages',
  bracket: 'rate schedule',
  flatTax: 'single rate',
  taxTable: 'low income tax table',
  surtax: 'surtax on high income',
  lowBracketAddBack: 'add-back of the lowest bracket',
  deductionAddBack: 'deduction added back',
  federalTaxLimit: 'limit at the federal tax',
  belowFilingThreshold: 'tax-free threshold',
};

export const wordsOf = (label: LineLabel) => WORDS[label] ?? label.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
