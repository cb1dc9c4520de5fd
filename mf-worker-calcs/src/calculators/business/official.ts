/** The official answer of the small business calculator, for each legal form. */
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { type BusinessStructure, type BusinessTax, type BusinessTaxRequest, type StateLaw, taxOnBusiness } from '@bracketwise/tax-engine';
import { BUSINESS_TYPES, type BusinessInputs, type BusinessType } from './specified.ts';

/** The form's legal forms in the engine's terms. */
const structureOf = {
  sole_proprietorship: 'soleProprietorship',
  llc: 'llc',
  s_corp: 'sCorporation',
  c_corp: 'cCorporation',
} as const satisfies Record<BusinessType, BusinessStructure>;

/** Share of the profit assumed as the salary of an S corporation's owner if none is given. A starting point, not a rule of law. */
export const ASSUMED_SALARY_SHARE = 0.5;

/** Inputs the engine needs beyond the specified fields. */
export interface BusinessChoices {
  readonly filingStatus: SpecifiedFilingStatus;
  readonly taxYear: string;
  readonly specifiedService: 'yes' | 'no';
  /** Salary of an S corporation's owner where the form does not ask for it, in US dollars; undefined if left open. */
  readonly comparedSalary?: number | undefined;
}

type BusinessQuestion = Omit<BusinessInputs, 'state'> & BusinessChoices;

/** @param type - overrides the visitor's, for comparing the forms */
export function officialBusiness(question: BusinessQuestion, type: BusinessType = question.businessType): BusinessTaxRequest {
  const { businessType, revenue, expenses, ownerSalary, filingStatus, taxYear, specifiedService, comparedSalary } = question;
  const profit = Math.max(0, revenue - expenses);
  const salary = businessType === 's_corp' ? ownerSalary : (comparedSalary ?? ASSUMED_SALARY_SHARE * profit);
  return {
    taxYear: Number(taxYear) as TaxYear,
    structure: structureOf[type],
    filingStatus: FILING_STATUS_OF[filingStatus],
    profit,
    revenue: Math.max(0, revenue),
    ownerSalary: Math.max(0, salary),
    specifiedService: specifiedService === 'yes',
  };
}

/** The same profit under each legal form, and under the visitor's. */
export interface BusinessAnswer {
  readonly own: BusinessTax;
  readonly forms: readonly { readonly type: BusinessType; readonly tax: BusinessTax }[];
}

export function answerTo(question: BusinessQuestion, law: StateLaw | undefined): BusinessAnswer {
  const taxAs = (type: BusinessType) => taxOnBusiness({ ...officialBusiness(question, type), ...(law && { state: law }) });
  return { own: taxAs(question.businessType), forms: BUSINESS_TYPES.map((type) => ({ type, tax: taxAs(type) })) };
}

/** Whether the total lacks the chosen state's tax on the corporation itself. */
export const lacksCorporateStateTax = ({ state, corporateStateTax }: BusinessTax): boolean =>
  state !== undefined && corporateStateTax === undefined;

/** Which form leaves the most, and how much more than which other one. US dollars. */
export interface Verdict {
  readonly best: BusinessType;
  /** Whether the best form is the visitor's. The difference is then to the next best, otherwise to the visitor's. */
  readonly isOwn: boolean;
  readonly more: number;
  /** Whether a tax that is not included could reduce the advantage. */
  readonly open: boolean;
}

/** @returns undefined if all forms leave the same */
export function verdictOn({ own, forms }: BusinessAnswer, chosen: BusinessType): Verdict | undefined {
  const cents = (tax: BusinessTax) => Math.round(tax.netIncome * 100);
  const most = Math.max(...forms.map(({ tax }) => cents(tax)));
  const isOwn = cents(own) === most;
  const best = isOwn ? { type: chosen, tax: own } : forms.find(({ tax }) => cents(tax) === most);
  const rivals = isOwn ? forms.map(({ tax }) => cents(tax)).filter((left) => left < most) : [cents(own)];
  if (!best || rivals.length === 0) return undefined;
  return { best: best.type, isOwn, more: (most - Math.max(...rivals)) / 100, open: lacksCorporateStateTax(best.tax) };
}
