/** The draft of the main form. */
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';

export type EstimateDraft = Record<keyof EstimateRequest, string>;

export const emptyDraft: EstimateDraft = { state: '', income: '0', filingStatus: 'single', taxYear: String(DEFAULT_ESTIMATE_YEAR) };

/** The draft of the main form. No control has its `locality`: the place of a shared link. */
export const emptyMainDraft = { ...emptyDraft, locality: '' };

/** Step of the arrow keys in the income field, in US dollars. */
export const INCOME_STEP = 1000;

const fields = Object.keys(emptyDraft);
export const isField = (name: string): name is keyof EstimateDraft => fields.includes(name);
