import { placeOf } from '@bracketwise/shared-ui/calculator';
import type { IncomePicturesProps } from '@bracketwise/shared-ui/explanation';
import { estimatePicture, type StateLaw } from '@bracketwise/tax-engine';
import type { SalaryInputs } from './form.ts';
import { requestOf, type SalaryAnswer } from './official.ts';

/** What the charts show of an answer. */
export const picturesOf = (values: SalaryInputs, law: StateLaw, { placeRefused }: SalaryAnswer): IncomePicturesProps => ({
  ...estimatePicture(law, requestOf(values, law), placeRefused ? {} : placeOf(law.code, values)),
  income: 'wages',
});
