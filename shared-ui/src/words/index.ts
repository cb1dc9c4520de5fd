export { Citation } from './Citation.tsx';
export { commonWords } from './common-words.ts';
export { Marked } from './Marked.tsx';
export { Sourced } from './Sourced.tsx';
export { subjectKeys } from './subject-keys.ts';
export { Trans } from './Trans.tsx';
