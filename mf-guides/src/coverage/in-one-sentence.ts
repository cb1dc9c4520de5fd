import { withinSentence } from '@bracketwise/shared-ui/format';

/** Joins names into one list, in lower case after the first. */
export const inOneSentence = ([first = '', ...others]: readonly string[]) => [first, ...others.map(withinSentence)].join(', ');
