/** Loads the brackets section after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { SectionOutline } from '@bracketwise/shared-ui/layout';
import type { AnsweredRequest } from '../calculator/answered-request.ts';

export interface BracketsProps {
  /** The last calculation, whose bracket is highlighted. */
  readonly calculated: AnsweredRequest | undefined;
}

export const bracketsSection = deferredSection<BracketsProps>({
  namespace: 'brackets',
  words: (language) => import(/* webpackChunkName: "words-brackets-[request]" */ `./locales/${language}.json`),
  load: async () => (await import(/* webpackChunkName: "brackets" */ './BracketsSection.tsx')).BracketsSection,
});

const outline = <SectionOutline id="brackets" $height="25rem" $wide="44rem" />;

export const Brackets = (props: BracketsProps) => <bracketsSection.Section {...props} fallback={outline} />;
