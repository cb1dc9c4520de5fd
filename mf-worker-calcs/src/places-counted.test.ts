/** Each place's tax by the function behind each calculator; `places.test.tsx` shows it on the pages. */
import type { Household } from '@bracketwise/contract/household';
import { partsOfCode } from '@bracketwise/contract/localities';
import { placeOf, type CalculatorInputs, type PlaceInputs } from '@bracketwise/shared-ui/calculator';
import type { Draft } from '@bracketwise/shared-ui/forms';
import { loadStateLaw, taxOnFreelancer, taxReturn, type HomePlace, type StateLaw } from '@bracketwise/tax-engine';
import { expatForm } from './calculators/expat/form.ts';
import { officialExpat } from './calculators/expat/official.ts';
import { freelancerForm } from './calculators/freelancer/form.ts';
import { officialFreelancer } from './calculators/freelancer/official.ts';
import { immigrantForm } from './calculators/immigrant/form.ts';
import { officialImmigrant } from './calculators/immigrant/official.ts';
import { officialResidence } from './calculators/immigrant/stay.ts';
import { refundForm } from './calculators/refund/form.ts';
import { officialRefund } from './calculators/refund/official.ts';

const PLACES = ['NYC', 'MD:HOWARD', 'YONKERS', 'IN:MARION'] as const;

const base: Household = { taxYear: 2025, filingStatus: 'single', stateIncomeTaxPaid: 0 };

/** @returns the local tax that a calculator counts for the visitor's entries */
const counting =
  <D extends Draft, Values extends PlaceInputs & { readonly state: string }>(
    form: CalculatorInputs<D, Values>,
    entries: Draft,
    localTax: (values: Values, law: StateLaw, place: HomePlace) => number | undefined,
  ) =>
  async (locality: (typeof PLACES)[number]) => {
    const { state } = partsOfCode(locality);
    const values = await form.schema('en-US').validate({ ...form.draft, ...entries, state, locality });
    return localTax(values, await loadStateLaw(state!), placeOf(state!, values));
  };

const CALCULATORS = {
  freelancer: {
    counted: counting(
      freelancerForm,
      { income: '80000', taxYear: '2025' },
      (values, state, place) => taxOnFreelancer({ ...officialFreelancer(values, values), state, place }).localTax,
    ),
    household: { ...base, selfEmploymentProfit: 80_000 },
  },
  refund: {
    counted: counting(
      refundForm,
      { grossIncome: '60000', taxYear: '2025', federalWithholding: '9000' },
      (values, law, place) => officialRefund(values, law, place).localTax,
    ),
    household: { ...base, wages: 60_000 },
  },
  immigrant: {
    counted: counting(
      immigrantForm,
      { visaStatus: 'h1b', monthsInUs: '12', usIncome: '60000' },
      (values, law, place) => officialImmigrant(values, officialResidence(values), law, place).localTax,
    ),
    household: { ...base, wages: 60_000 },
  },
  expat: {
    counted: counting(
      expatForm,
      { foreignIncome: '100000', usIncome: '50000', feieQualification: 'no' },
      (values, law, place) => officialExpat(values, law, place).tax.localTax,
    ),
    household: { ...base, foreignEarnedIncome: 100_000, otherIncome: 50_000 },
  },
};

describe.each(Object.entries(CALCULATORS))('%s', (_id, { counted, household }) => {
  test.each(PLACES)('counts the tax of %s as the return does', async (locality) => {
    const { localTax } = taxReturn({ ...household, state: partsOfCode(locality).state!, locality });
    expect(localTax).toBeGreaterThan(0);
    expect(await counted(locality)).toBe(localTax);
  });
});
