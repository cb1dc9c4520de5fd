/** The draft of the main form. */
import { DEFAULT_ESTIMATE_YEAR, type EstimateRequest } from '@bracketwise/tax-engine';

export type EstimateDraft = Record<keyof EstimateRequest, string>;

export const emptyDraft: EstimateDraft = { state: '', income: '0', filingStatus: 'single', taxYear: String(DEFAULT_ESTIMATE_YEAR) };

/** Step of the arrow keys in the income field, in US dollars. */
export const INCOME_STEP = 1000;

const fields = Object.keys(emptyDraft);
export const isField = (name: string): name is keyof EstimateDraft => fields.includes(name);
