/** Loads the return as it is filed: one line under the answer, and all lines of Form 1040 when a visitor opens them. */
import { asFiledSection } from '@bracketwise/shared-ui/calculator';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { sharingWords } from '@bracketwise/shared-ui/sharing';
import type { FullEstimate } from '../full-estimate.ts';
import type { Answers } from '../household-draft.ts';
import type { Laws } from '../laws.ts';

export interface FiledProps extends Laws {
  readonly answers: Answers;
  readonly estimate: FullEstimate;
}

export const asFiledLine = asFiledSection<FiledProps>(
  async () => (await import(/* webpackChunkName: "full-estimate-as-filed" */ './AsFiledLine.tsx')).AsFiledLine,
);

export const form1040Words: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-form-1040-[request]" */ `./locales/${language}.json`);

export const form1040 = deferredSection<FiledProps>({
  namespace: 'form-1040',
  words: form1040Words,
  // The print sheet is that of all results.
  furtherWords: { sharing: sharingWords },
  load: async () => (await import(/* webpackChunkName: "full-estimate-form-1040" */ './Form1040.tsx')).Form1040,
});
