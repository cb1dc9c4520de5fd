/** The treaty benefits that the form offers. */
import type { TreatyBenefit } from '@bracketwise/tax-engine/law/federal/treaties';
import { studentTreaties, teacherTreaties } from '@bracketwise/tax-engine/law/federal/treaties';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import type { VisaStatus } from './specified.ts';

/** What the results say about the law and a treaty; it loads with them, because the page is large. */
export const treatyWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-results-[request]" */ `./treaty-locales/${language}.json`);

export interface TreatyChoice {
  readonly value: string;
  readonly role: 'student' | 'teacher';
  readonly country: string;
  readonly treaty: TreatyBenefit;
}

const choicesOf = (role: TreatyChoice['role'], treaties: Readonly<Record<string, TreatyBenefit>>): TreatyChoice[] =>
  Object.entries(treaties).map(([country, treaty]) => ({ value: `${role}_${country}`, role, country, treaty }));

const STUDENTS = choicesOf('student', studentTreaties);
const STUDENTS_AND_TEACHERS = [...STUDENTS, ...choicesOf('teacher', teacherTreaties)];

/** @param code - ISO 3166 */
export const countryName = (locale: string, code: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

export const NO_TREATY = 'none';
export const TREATY_VALUES: readonly string[] = [NO_TREATY, ...STUDENTS_AND_TEACHERS.map(({ value }) => value)];

/** The treaty benefits open to a nonresident in this status. Trainees have the articles of students in some treaties, of teachers in others. */
export function treatiesOf(visaStatus: VisaStatus, resident: boolean): readonly TreatyChoice[] {
  if (resident) return [];
  if (visaStatus === 'f1_student' || visaStatus === 'm1_student') return STUDENTS;
  return visaStatus === 'j1' || visaStatus === 'q1' ? STUDENTS_AND_TEACHERS : [];
}

/** The benefit chosen, unless the status no longer allows it. */
export const chosenTreaty = (
  { visaStatus, treaty }: { visaStatus: VisaStatus; treaty: string },
  resident: boolean,
): TreatyChoice | undefined => treatiesOf(visaStatus, resident).find(({ value }) => value === treaty);
