/** Each place's tax by the function behind each calculator; `places.test.tsx` shows it on the pages. */
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
import { PLACE_CASES, PLACES } from './testing/place-cases.ts';

/** @returns the local tax that a calculator counts for the visitor's entries */
const counting =
  <D extends Draft, Values extends PlaceInputs & { readonly state: string }>(
    form: CalculatorInputs<D, Values>,
    entries: Draft,
    localTax: (values: Values, law: StateLaw, place: HomePlace) => number | undefined,
  ) =>
  async ({ state, locality }: (typeof PLACES)[number]) => {
    const values = await form.schema('en-US').validate({ ...form.draft, ...entries, state, locality });
    return localTax(values, await loadStateLaw(state), placeOf(state, values));
  };

const COUNTED = {
  freelancer: counting(
    freelancerForm,
    PLACE_CASES.freelancer.entries,
    (values, state, place) => taxOnFreelancer({ ...officialFreelancer(values, values), state, place }).localTax,
  ),
  refund: counting(refundForm, PLACE_CASES.refund.entries, (values, law, place) => officialRefund(values, law, place).localTax),
  immigrant: counting(
    immigrantForm,
    PLACE_CASES.immigrant.entries,
    (values, law, place) => officialImmigrant(values, officialResidence(values), law && { law }, place).localTax,
  ),
  expat: counting(expatForm, PLACE_CASES.expat.entries, (values, law, place) => officialExpat(values, law, place).tax.localTax),
} as const;

describe.each(Object.entries(COUNTED))('%s', (id, counted) => {
  const { household } = PLACE_CASES[id as keyof typeof COUNTED];
  test.each(PLACES)('counts the tax of $name as the return does', async (place) => {
    const { localTax } = taxReturn({ ...household, state: place.state, locality: place.locality });
    expect(localTax).toBeGreaterThan(0);
    expect(await counted(place)).toBe(localTax);
  });
});
