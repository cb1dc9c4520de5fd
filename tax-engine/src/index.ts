export * from './contract.ts';
export { estimateWith } from './estimate.ts';
export { federalBrackets } from './federal-brackets.ts';
export { estimateTax, jurisdictions } from './jurisdictions.ts';
export { STATE_CODES, STATE_NAMES, type StateCode } from './law/states/codes.ts';
export { loadStateLaw } from './law/states/load.ts';
export type { StateLaw } from './rules/state-law.ts';
