export { alphabetically } from './alphabetically.ts';
export { calendarDay } from './calendar-day.ts';
export { nearest, shownParts, shownSums, type Sums } from './shown-sums.ts';
export { useFormat } from './useFormat.ts';
export { withinSentence } from './within-sentence.ts';
