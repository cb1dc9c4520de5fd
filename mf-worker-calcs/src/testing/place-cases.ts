/** For tests: what visitors with a place enter in each calculator that asks for one, and the household that they describe. */
import type { Household } from '@bracketwise/contract/household';
import type { Entries } from '@bracketwise/shared-ui/testing/visitCalculator';

interface PlaceCase {
  readonly entries: Entries;
  readonly household: Household;
}

const base: Household = { taxYear: 2025, filingStatus: 'single', stateIncomeTaxPaid: 0 };
const wages: Household = { ...base, wages: 60_000 };

export const PLACE_CASES = {
  salary: { entries: { grossSalary: '60000', state: 'TX', filingStatus: 'single', taxYear: '2025' }, household: wages },
  freelancer: {
    entries: { income: '80000', state: 'TX', taxYear: '2025' },
    household: { ...base, selfEmploymentProfit: 80_000 },
  },
  refund: { entries: { grossIncome: '60000', state: 'TX', taxYear: '2025', federalWithholding: '9000' }, household: wages },
  immigrant: { entries: { visaStatus: 'h1b', monthsInUs: '12', usIncome: '60000', state: 'TX' }, household: wages },
  expat: {
    entries: { foreignIncome: '100000', usIncome: '50000', feieQualification: 'no' },
    household: { ...base, foreignEarnedIncome: 100_000, otherIncome: 50_000 },
  },
} as const satisfies Readonly<Record<string, PlaceCase>>;

/** Each is in another state than the one before, because another state clears the place. */
export const PLACES = [
  { state: 'MD', locality: 'MD:HOWARD', name: 'Howard County' },
  { state: 'NY', locality: 'NYC', name: 'New York City' },
  { state: 'IN', locality: 'IN:MARION', name: 'Marion County' },
  { state: 'NY', locality: 'YONKERS', name: 'Yonkers' },
] as const;
