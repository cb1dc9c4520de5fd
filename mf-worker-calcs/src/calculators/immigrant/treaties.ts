/** The treaty benefits that the form offers. */
import type { TreatyBenefit } from '@bracketwise/tax-engine/law/federal/treaties';
import { studentTreaties, teacherTreaties } from '@bracketwise/tax-engine/law/federal/treaties';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import type { VisaStatus } from './specified.ts';
import type { StayResidence } from './stay.ts';

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

/** Whether a value of `TREATY_VALUES` is an article for teachers and researchers. */
export const isForTeachers = (treaty: string): boolean => treaty.startsWith('teacher_');

const STUDENTS = choicesOf('student', studentTreaties);
const STUDENTS_AND_TEACHERS = [...STUDENTS, ...choicesOf('teacher', teacherTreaties)];

export const NO_TREATY = 'none';
export const TREATY_VALUES: readonly string[] = [NO_TREATY, ...STUDENTS_AND_TEACHERS.map(({ value }) => value)];

type Residence = Pick<StayResidence, 'resident' | 'dualStatus'>;

/**
 * The treaty benefits open to somebody in this status: all to nonresidents, few to residents, none in a dual-status year. Trainees have the
 * articles of students in some treaties, of teachers in others.
 */
export function treatiesOf(visaStatus: VisaStatus, { resident, dualStatus }: Residence): readonly TreatyChoice[] {
  if (dualStatus) return [];
  const choices = ofStatus(visaStatus);
  return resident ? choices.filter(({ treaty }) => treaty.forResidents) : choices;
}

function ofStatus(visaStatus: VisaStatus): readonly TreatyChoice[] {
  if (visaStatus === 'f1_student' || visaStatus === 'm1_student') return STUDENTS;
  return visaStatus === 'j1' || visaStatus === 'q1' ? STUDENTS_AND_TEACHERS : [];
}

/** The benefit chosen, unless the status no longer allows it. */
export const chosenTreaty = (
  { visaStatus, treaty }: { visaStatus: VisaStatus; treaty: string },
  residence: Residence,
): TreatyChoice | undefined => treatiesOf(visaStatus, residence).find(({ value }) => value === treaty);
