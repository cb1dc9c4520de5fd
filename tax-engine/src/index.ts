export * from './contract.ts';
export { estimateWith } from './estimate.ts';
export { capitalGainBrackets, federalBrackets } from './federal-brackets.ts';
export * from './investment-contract.ts';
export { taxOnInvestmentIncome } from './investment-income.ts';
export { estimateTax, jurisdictions } from './jurisdictions.ts';
export { STATE_CODES, STATE_NAMES, type StateCode } from './law/states/codes.ts';
export { loadStateLaw } from './law/states/load.ts';
export type { StateLaw } from './rules/state-law.ts';
