/** The question of the small business calculator put to the law, under each legal form. */
import { filingStatusWord, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import type { BusinessStructure, BusinessTax, StateLaw } from '@bracketwise/tax-engine';
import { officialTaxOn, type BusinessQuestion } from '../../self-employment/business-taxes.ts';
import { BUSINESS_TYPES, type BusinessInputs, type BusinessType } from './specified.ts';

/** The forms' spellings in the engine's terms. */
export const structureOf = {
  sole_proprietorship: 'soleProprietorship',
  llc: 'llc',
  s_corp: 'sCorporation',
  c_corp: 'cCorporation',
} as const satisfies Record<BusinessType, BusinessStructure>;

/** Share of the profit that an S corporation is taken to pay its owner where no salary is given: a starting point, no rule of law. */
export const ASSUMED_SALARY_SHARE = 0.5;

/** What the law asks beyond the specified fields. */
export interface BusinessChoices {
  readonly filingStatus: FormFilingStatus;
  readonly specifiedService: 'yes' | 'no';
  /** Of an S corporation's owner where the form asks for none; undefined where the visitor leaves it open. US dollars. */
  readonly comparedSalary?: number | undefined;
}

type Asked = Omit<BusinessInputs, 'state'> & BusinessChoices;

/** @param type - other than the visitor's where the forms are compared */
export function officialBusiness(asked: Asked, type: BusinessType = asked.businessType): BusinessQuestion {
  const { businessType, revenue, expenses, ownerSalary, filingStatus, specifiedService, comparedSalary } = asked;
  const profit = Math.max(0, revenue - expenses);
  const salary = businessType === 's_corp' ? ownerSalary : (comparedSalary ?? ASSUMED_SALARY_SHARE * profit);
  return {
    structure: structureOf[type],
    filingStatus: filingStatusWord[filingStatus],
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

export function answerTo(asked: Asked, law: StateLaw | undefined): BusinessAnswer {
  const taxAs = (type: BusinessType) => officialTaxOn({ ...officialBusiness(asked, type), ...(law && { state: law }) });
  return { own: taxAs(asked.businessType), forms: BUSINESS_TYPES.map((type) => ({ type, tax: taxAs(type) })) };
}

/** Whether a state is named whose tax on the corporation itself is missing from the total. */
export const lacksCorporateStateTax = ({ state, corporateStateTax }: BusinessTax): boolean =>
  state !== undefined && corporateStateTax === undefined;

/** Which form leaves the most, and how much more than which other one. US dollars. */
export interface Verdict {
  readonly best: BusinessType;
  /** Whether it is the visitor's; the difference then is from the next best, otherwise from the visitor's. */
  readonly isOwn: boolean;
  readonly more: number;
  /** Whether a tax that is not included could take some of it back. */
  readonly open: boolean;
}

/** @returns undefined where all forms leave the same */
export function verdictOn({ own, forms }: BusinessAnswer, chosen: BusinessType): Verdict | undefined {
  const cents = (tax: BusinessTax) => Math.round(tax.netIncome * 100);
  const most = Math.max(...forms.map(({ tax }) => cents(tax)));
  const isOwn = cents(own) === most;
  const best = isOwn ? { type: chosen, tax: own } : forms.find(({ tax }) => cents(tax) === most);
  const rivals = isOwn ? forms.map(({ tax }) => cents(tax)).filter((left) => left < most) : [cents(own)];
  if (!best || rivals.length === 0) return undefined;
  return { best: best.type, isOwn, more: (most - Math.max(...rivals)) / 100, open: lacksCorporateStateTax(best.tax) };
}
