/** What a state takes from a business itself, in addition to the income tax of its owner. */
import type { Usd } from '@bracketwise/contract/amounts';
import { BUSINESS_STRUCTURES, type BusinessStructure } from '@bracketwise/contract/business';
import type { EntityOmission } from '@bracketwise/contract/entities';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { unchanged, type Cited, type LawTable } from '../kernel/law-table.ts';
import { schedule, type Schedule } from '../kernel/schedule.ts';
import type { Worksheet } from '../kernel/worksheet.ts';

export type EntityTable<T> = LawTable<T, HouseholdYear>;

/** What the taxes on a business depend on. US dollars. */
export interface EntityBase {
  readonly year: HouseholdYear;
  readonly structure: BusinessStructure;
  readonly revenue: Usd;
  /** After the owner's salary and what comes with it, before these taxes; for a tax that is added back, after the other ones. */
  readonly income: Usd;
  /** The owner's salary, or fair pay for the same work in a business that pays none. */
  readonly salary: Usd;
  /** Whether the business sells goods; services otherwise. */
  readonly sellsGoods: boolean;
  /** The federal rate on a corporation's income. */
  readonly federalRate: number;
}

/** One tax or fee on a business. */
export interface EntityCharge {
  readonly on: readonly BusinessStructure[];
  readonly tables: readonly EntityTable<unknown>[];
  /** Whether the state lets neither the business nor its owner deduct it: taxes that income measures, and others by name. */
  readonly addedBack: boolean;
  readonly charge: (worksheet: Worksheet, base: EntityBase) => void;
}

/** How the owner of a corporation that pays the elective tax is relieved of the state's tax on the same income. */
export type OwnersRelief =
  | { readonly kind: 'exclusion' }
  | { readonly kind: 'credit'; readonly refundable: boolean; readonly share: EntityTable<number>; readonly source: string };

/** A state income tax that an S corporation may choose to pay for its owner. A year without a rate has no such choice. */
export interface EntityElection {
  readonly rates: Readonly<Partial<Record<HouseholdYear, Cited<Schedule>>>>;
  readonly owner: OwnersRelief;
}

/**
 * Where a state taxes an owner's business income apart unless it is pay for the owner's work: the share that is never pay, if the profit is at most
 * `upTo` US dollars. It saves an owner without a salary from finding out what fair pay is.
 */
export interface ActiveIncomeSafeHarbor {
  readonly share: number;
  readonly upTo: Usd;
}

/** What an employer pays on each employee's wages between two amounts. US dollars. */
export interface WageTax {
  readonly rate: number;
  /** Zero by default. */
  readonly from?: Usd;
  readonly upTo: Usd;
}

/** A levy on the owner's salary that the corporation bears. */
export interface EmployerLevy {
  readonly label: LineLabel;
  readonly terms: Readonly<Partial<Record<HouseholdYear, Cited<WageTax>>>>;
}

/** A structure whose taxes on the business can't be computed from what is asked. */
interface NotComputed {
  readonly on: readonly BusinessStructure[];
  readonly when: (base: EntityBase) => boolean;
  readonly source: string;
}

export interface EntityLaw {
  readonly code: StateCode;
  readonly charges: readonly EntityCharge[];
  readonly election?: EntityElection;
  /** Without a salary, nothing of a corporation's income is taxed apart, and it can't elect. */
  readonly activeIncome?: EntityTable<ActiveIncomeSafeHarbor>;
  /** Unemployment tax of a new employer, and other levies on the salary. */
  readonly levies: readonly EmployerLevy[];
  readonly notComputed?: NotComputed;
  readonly leftOut: readonly EntityOmission[];
}

export const CORPORATION = ['cCorporation'] as const;
export const S_CORPORATION = ['sCorporation'] as const;
export const CORPORATIONS = ['sCorporation', 'cCorporation'] as const;
export const LLC = ['llc'] as const;
/** All that exist apart from their owner. */
export const ENTITIES = ['llc', 'sCorporation', 'cCorporation'] as const;
export const ALL = BUSINESS_STRUCTURES;

/** The same in all years. */
export const always = <T>(value: T, source: string): EntityTable<T> => unchanged(HOUSEHOLD_YEARS_TO_2026, value, source);

/** One value for each of the years 2024, 2025 and 2026. */
export const yearly = <T>(values: readonly [T, T, T], source: string): EntityTable<T> => ({
  2024: { value: values[0], source },
  2025: { value: values[1], source },
  2026: { value: values[2], source },
});

export const flat = (rate: number): Schedule => schedule([rate], []);

/** Amounts owed from a revenue on; none below the first. US dollars. */
export type Steps = readonly (readonly [from: Usd, amount: Usd])[];

const CENT = 0.01;
/** A limit that belongs to the lower step. */
export const above = (amount: Usd): Usd => amount + CENT;

export const anyRevenue = (amount: Usd): Steps => [[0, amount]];

export const stepAt = (steps: Steps, revenue: Usd): Usd => steps.findLast(([from]) => revenue >= from)?.[1] ?? 0;

interface IncomeTaxOptions {
  /** Income that is not taxed. */
  readonly exemption?: EntityTable<Usd>;
  /** Due regardless of income. */
  readonly minimum?: EntityTable<Steps>;
  /** The share of the federal corporate income tax that is deducted; only with a flat rate. */
  readonly federalShare?: EntityTable<number>;
}

/** A tax on net income, which the state does not let the business deduct from itself. */
export function incomeTax(
  on: readonly BusinessStructure[],
  rates: EntityTable<Schedule>,
  { exemption, minimum, federalShare }: IncomeTaxOptions = {},
): EntityCharge {
  return {
    on,
    tables: [rates, ...(exemption ? [exemption] : []), ...(minimum ? [minimum] : []), ...(federalShare ? [federalShare] : [])],
    addedBack: true,
    charge: (worksheet, { year, income, revenue, federalRate }) => {
      const before = worksheet.tax;
      const { value: brackets, source } = rates[year];
      const exempt = exemption ? Math.min(exemption[year].value, income) : 0;
      if (exemption && exempt > 0) worksheet.note('corporateStateTaxExemption', -exempt, exemption[year].source);
      let taxable = income - exempt;
      if (federalShare) {
        // The federal tax deducts the state's, and the state's a share of the federal one: both are settled at once.
        const deducted = federalShare[year].value * federalRate;
        const rate = brackets[0]?.rate ?? 0;
        const settled = (taxable * (1 - deducted)) / (1 - deducted * rate);
        if (taxable > settled) worksheet.note('federalTaxDeduction', settled - taxable, federalShare[year].source);
        taxable = settled;
      }
      if (taxable > 0) worksheet.chargeSchedule('corporateStateTax', brackets, taxable, source);
      const least = minimum ? stepAt(minimum[year].value, revenue) : 0;
      const charged = worksheet.tax - before;
      if (minimum && charged < least) worksheet.addTax('corporateStateMinimum', least - charged, minimum[year].source);
    },
  };
}

/** A fixed amount, or one for each step of revenue. */
export function fee(on: readonly BusinessStructure[], amounts: EntityTable<Steps>): EntityCharge {
  return {
    on,
    tables: [amounts],
    addedBack: false,
    charge: (worksheet, { year, revenue }) => {
      const amount = stepAt(amounts[year].value, revenue);
      if (amount > 0) worksheet.addTax('entityFee', amount, amounts[year].source);
    },
  };
}

/** A fixed amount, whatever the revenue. */
export const fixedFee = (on: readonly BusinessStructure[], amount: Usd, source: string): EntityCharge =>
  fee(on, always(anyRevenue(amount), source));

export interface ReceiptsTax {
  readonly services: number;
  readonly goods: number;
  /** Receipts that are not taxed. */
  readonly exemption: Usd;
}

/** A tax on receipts above an exemption. */
export function receiptsTax(on: readonly BusinessStructure[], law: EntityTable<ReceiptsTax>): EntityCharge {
  return {
    on,
    tables: [law],
    addedBack: false,
    charge: (worksheet, { year, revenue, sellsGoods }) => {
      const { value, source } = law[year];
      const taxed = revenue - value.exemption;
      if (taxed > 0) worksheet.charge('grossReceiptsTax', taxed, sellsGoods ? value.goods : value.services, source);
    },
  };
}

export const exclusion: OwnersRelief = { kind: 'exclusion' };

/** A credit for the corporation's tax, by default for all of it. */
export const ownersCredit = (source: string, refundable: boolean, share: EntityTable<number> = always(1, source)): OwnersRelief => ({
  kind: 'credit',
  refundable,
  share,
  source,
});

/** Unemployment tax at the rate of a new employer, where the statute fixes the rate and the limit. */
export const newEmployer = (rate: number, upTo: Usd, source: string): EmployerLevy => ({
  label: 'stateUnemploymentTax',
  terms: always({ rate, upTo }, source),
});
