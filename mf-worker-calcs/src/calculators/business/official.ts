/** The official answer of the small business calculator, for each legal form. */
import type { BusinessStructure } from '@bracketwise/contract/business';
import { FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import {
  businessComparison,
  type BusinessComparison,
  type BusinessTax,
  type BusinessTaxRequest,
  salaryEffects,
} from '@bracketwise/tax-engine';
import type { BusinessLaw } from '../../states/business-law.ts';
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
  /** Salary of the owner of an S corporation, in US dollars; undefined if left open. */
  readonly ownerSalary?: number | undefined;
  /** The same salary where the form does not ask for it. */
  readonly comparedSalary?: number | undefined;
  readonly sellsGoods: 'yes' | 'no';
  /** What the business pays for its owner's health insurance and plan, in US dollars. */
  readonly healthInsurance: number;
  readonly ownPlan: number;
  /** What payroll and the extra return of an S corporation cost in a year, in US dollars. */
  readonly runningCosts: number;
}

type BusinessQuestion = Omit<BusinessInputs, 'state' | 'ownerSalary'> & BusinessChoices;

/** The salary from an S corporation, the visitor's or a possible one; undefined if it is left open. US dollars. */
export const typedSalary = ({ businessType, ownerSalary, comparedSalary }: BusinessQuestion): number | undefined =>
  businessType === 's_corp' ? ownerSalary : comparedSalary;

export function officialBusiness(question: BusinessQuestion): Omit<BusinessTaxRequest, 'structure'> & { readonly ownerSalary: number } {
  const { revenue, expenses, filingStatus, taxYear, specifiedService, sellsGoods } = question;
  const profit = Math.max(0, revenue - expenses);
  const salary = typedSalary(question) ?? ASSUMED_SALARY_SHARE * profit;
  return {
    taxYear: Number(taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[filingStatus],
    profit,
    revenue: Math.max(0, revenue),
    ownerSalary: Math.max(0, salary),
    specifiedService: specifiedService === 'yes',
    sellsGoods: sellsGoods === 'yes',
    healthInsurance: Math.max(0, question.healthInsurance),
    ownPlan: Math.max(0, question.ownPlan),
  };
}

/** The same profit under each legal form, and under the visitor's. */
export interface BusinessAnswer extends Pick<BusinessComparison, 'crossing' | 'savedByElection'> {
  readonly own: BusinessTax;
  /** `left` is after the taxes and the cost of running an S corporation. US dollars. */
  readonly forms: readonly { readonly type: BusinessType; readonly tax: BusinessTax; readonly left: number }[];
  /** What an S corporation leaves with another salary. US dollars. */
  readonly leftWith: (salary: number) => number;
}

export function answerTo(question: BusinessQuestion, laws: BusinessLaw | undefined): BusinessAnswer {
  const request = {
    ...officialBusiness(question),
    runningCosts: Math.max(0, question.runningCosts),
    ...(laws && { state: laws.law, entity: laws.entity }),
  };
  const { structures, ...facts } = businessComparison(request);
  const forms = BUSINESS_TYPES.flatMap((type) =>
    structures.filter(({ structure }) => structure === structureOf[type]).map(({ tax, left }) => ({ type, tax, left })),
  );
  const own = forms.find(({ type }) => type === question.businessType)?.tax;
  if (!own) throw new Error(`No answer for ${question.businessType}`);
  return { ...facts, own, forms, leftWith: (salary) => salaryEffects(request, [salary])[0]?.left ?? 0 };
}

/** Whether the total lacks the chosen state's taxes on the business itself. */
export const lacksEntityTax = ({ state, entityTax }: BusinessTax): boolean => state !== undefined && entityTax === undefined;

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
export function verdictOn({ forms }: BusinessAnswer, chosen: BusinessType): Verdict | undefined {
  const cents = (left: number) => Math.round(left * 100);
  const most = Math.max(...forms.map(({ left }) => cents(left)));
  const own = forms.find(({ type }) => type === chosen);
  const isOwn = own !== undefined && cents(own.left) === most;
  const best = isOwn ? own : forms.find(({ left }) => cents(left) === most);
  const rivals = isOwn ? forms.map(({ left }) => cents(left)).filter((left) => left < most) : own ? [cents(own.left)] : [];
  if (!best || rivals.length === 0) return undefined;
  return { best: best.type, isOwn, more: (most - Math.max(...rivals)) / 100, open: forms.some(({ tax }) => lacksEntityTax(tax)) };
}
