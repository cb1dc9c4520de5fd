/**
 * The comparison of legal structures: what `POST /api/business-structures` and the engine's `businessStructures` take and give. The API's JSON
 * Schemas and the typed client follow this.
 */
import type { Usd } from './amounts.ts';
import type { EntityOmission } from './entities.ts';
import type { FilingStatus } from './filing-status.ts';
import type { ExplanationLine } from './lines.ts';
import type { StateCode } from './states.ts';
import type { HouseholdYear } from './years.ts';

/** By default, the law treats a single-owner LLC as the owner's own business. 26 CFR § 301.7701-3(b)(1)(ii). */
export const BUSINESS_STRUCTURES = ['soleProprietorship', 'llc', 'sCorporation', 'cCorporation'] as const;
export type BusinessStructure = (typeof BUSINESS_STRUCTURES)[number];

/** Limits of an amount of a business: its salary, premiums and taxes may all be losses of its owner. US dollars. */
export const BUSINESS_LIMITS = { minimum: 0, maximum: 250_000_000 } as const;

/** The taxes of a structure, in the order of their computation. */
export const BUSINESS_TAXES = [
  'selfEmployment',
  'payroll',
  'employer',
  'levies',
  'entity',
  'election',
  'corporate',
  'federal',
  'state',
  'local',
] as const;
export type BusinessTaxName = (typeof BUSINESS_TAXES)[number];

/** A business that is the only income of its owner, or of the couple on a joint return. Amounts are US dollars of the year. */
export interface BusinessStructuresRequest {
  readonly taxYear: HouseholdYear;
  /** State of residence and of the business; without it no state tax is computed. */
  readonly state?: StateCode;
  readonly filingStatus: FilingStatus;
  /** Revenue minus expenses, before any pay to the owner. */
  readonly profit: Usd;
  /** With the profit, they are the revenue, which some states tax; none by default. */
  readonly expenses?: Usd;
  /** What an S corporation pays its owner as salary. */
  readonly ownerSalary?: Usd;
  readonly specifiedService?: boolean;
  readonly sellsGoods?: boolean;
  readonly healthInsurance?: Usd;
  readonly ownPlan?: Usd;
  readonly runningCosts?: Usd;
}

/** One of the taxes; its lines add up to it. */
export interface BusinessTaxPart {
  readonly key: BusinessTaxName;
  readonly tax: Usd;
  readonly lines: readonly ExplanationLine[];
}

/** What one structure leaves. US dollars, rounded to cents. */
export interface StructureAnswer {
  readonly structure: BusinessStructure;
  /** After all taxes and, for an S corporation, the cost of running it. */
  readonly left: Usd;
  readonly totalTax: Usd;
  /** A percentage of the profit. */
  readonly effectiveRate: number;
  readonly qualifiedBusinessIncomeDeduction: Usd;
  /** What a C corporation pays out. */
  readonly dividend: Usd;
  /** What the business pays for its owner's health insurance and plan, up to the limits. */
  readonly healthInsurance: Usd;
  readonly ownPlan: Usd;
  /** Whether the corporation pays the state's elective tax for its owner. */
  readonly elects: boolean;
  /** The part of the owner's credit for that tax that the state neither allows nor pays out this year. */
  readonly unusedElectionCredit: Usd;
  /** Whether the total has the state's taxes on the business itself, and on the owner. Both are false without a state. */
  readonly hasEntityTax: boolean;
  readonly hasStateTax: boolean;
  readonly taxes: readonly BusinessTaxPart[];
}

export interface BusinessStructures {
  readonly taxYear: HouseholdYear;
  readonly state?: StateCode;
  /** In the order of `BUSINESS_STRUCTURES`. */
  readonly structures: readonly StructureAnswer[];
  /** The structure that leaves the most; the first of those that leave the same. */
  readonly best: BusinessStructure;
  /** What the S corporation's elective tax saves; absent if there is none or it saves nothing. */
  readonly savedByElection?: Usd;
  /** The profit from which an S corporation with this salary leaves at least as much as a sole proprietorship, in steps of 100. */
  readonly crossing?: Usd;
  /** What the state's taxes on businesses leave out. */
  readonly leftOut: readonly EntityOmission[];
}
