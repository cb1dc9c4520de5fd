/** Which of two states taxes the wages of people who live in one and work in the other. */
import type { StateCode } from '@bracketwise/contract/states';
import type { Cited } from '../../kernel/law-table.ts';

/** What an employer gets so that it withholds no tax of the state of work. */
export const EXEMPTION_CERTIFICATES: Readonly<Partial<Record<StateCode, string>>> = {
  DC: 'D-4A',
  IA: '44-016',
  IL: 'IL-W-5-NR',
  IN: 'WH-47',
  KY: '42A809',
  MD: 'MW507',
  MI: 'MI-W4',
  MN: 'MWR',
  MT: 'MW-4',
  ND: 'NDW-R',
  NJ: 'NJ-165',
  OH: 'IT 4NR',
  PA: 'REV-419',
  VA: 'VA-4',
  WI: 'W-220',
  WV: 'WV/IT-104NR',
};

/**
 * Pairs in which only the state of residence taxes wages. Each agreement counts both ways. Between Kentucky and Virginia, and of the District
 * of Columbia with Virginia, it takes a daily commute, which is assumed; so is that nobody owns 20% of the employer.
 */
export const reciprocity: readonly Cited<readonly [StateCode, StateCode]>[] = [
  { value: ['DC', 'MD'], source: 'D.C. Code § 1-206.02(a)(5); Form MW507' },
  { value: ['DC', 'VA'], source: 'D.C. Code § 1-206.02(a)(5); Form VA-4' },
  { value: ['IA', 'IL'], source: 'Iowa Form 44-016; 86 Ill. Adm. Code 100.7090' },
  { value: ['IL', 'KY'], source: '86 Ill. Adm. Code 100.7090; 103 KAR 17:140' },
  { value: ['IL', 'MI'], source: '86 Ill. Adm. Code 100.7090; MCL 206.256' },
  { value: ['IL', 'WI'], source: '86 Ill. Adm. Code 100.7090; Wis. Stat. § 71.05(2)' },
  { value: ['IN', 'KY'], source: 'Ind. Code § 6-3-5-1; 103 KAR 17:140' },
  { value: ['IN', 'MI'], source: 'Ind. Code § 6-3-5-1; MCL 206.256' },
  { value: ['IN', 'OH'], source: 'Ind. Code § 6-3-5-1; R.C. 5747.05(A)(2)' },
  { value: ['IN', 'PA'], source: 'Ind. Code § 6-3-5-1; Pennsylvania Form REV-419' },
  { value: ['IN', 'WI'], source: 'Ind. Code § 6-3-5-1; Wis. Stat. § 71.05(2)' },
  { value: ['KY', 'MI'], source: '103 KAR 17:140; MCL 206.256' },
  { value: ['KY', 'OH'], source: '103 KAR 17:140; R.C. 5747.05(A)(2)' },
  { value: ['KY', 'VA'], source: '103 KAR 17:140; Form VA-4' },
  { value: ['KY', 'WI'], source: '103 KAR 17:140; Wis. Stat. § 71.05(2)' },
  { value: ['KY', 'WV'], source: '103 KAR 17:140; Form WV/IT-104NR' },
  { value: ['MD', 'PA'], source: 'Form MW507; Pennsylvania Form REV-419' },
  { value: ['MD', 'VA'], source: 'Form MW507; Form VA-4' },
  { value: ['MD', 'WV'], source: 'Form MW507; Form WV/IT-104NR' },
  { value: ['MI', 'MN'], source: 'MCL 206.256; Minn. Stat. § 290.081' },
  { value: ['MI', 'OH'], source: 'MCL 206.256; R.C. 5747.05(A)(2)' },
  { value: ['MI', 'WI'], source: 'MCL 206.256; Wis. Stat. § 71.05(2)' },
  { value: ['MN', 'ND'], source: 'Minn. Stat. § 290.081; Form NDW-R' },
  { value: ['MT', 'ND'], source: 'Montana Form MW-4; Form NDW-R' },
  { value: ['NJ', 'PA'], source: 'Form NJ-165; Pennsylvania Form REV-419' },
  { value: ['OH', 'PA'], source: 'R.C. 5747.05(A)(2); Pennsylvania Form REV-419' },
  { value: ['OH', 'WV'], source: 'R.C. 5747.05(A)(2); Form WV/IT-104NR' },
  { value: ['PA', 'VA'], source: 'Pennsylvania Form REV-419; Form VA-4' },
  { value: ['PA', 'WV'], source: 'Pennsylvania Form REV-419; Form WV/IT-104NR' },
  { value: ['VA', 'WV'], source: 'Form VA-4; Form WV/IT-104NR' },
];

/** The agreement between two states, in either order. */
export const agreementOf = (one: StateCode, other: StateCode): Cited<readonly [StateCode, StateCode]> | undefined =>
  reciprocity.find(({ value }) => value.includes(one) && value.includes(other));

/** Pairs in which the state of work credits the tax of the state of residence, instead of the other way around. */
export const reversedCredits: readonly Cited<readonly [StateCode, StateCode]>[] = [
  { value: ['AZ', 'CA'], source: 'California Schedule S instructions; A.R.S. §§ 43-1071, 43-1096' },
  { value: ['AZ', 'IN'], source: 'Arizona Form 309 instructions; Ind. Code § 6-3-3-3' },
  { value: ['AZ', 'OR'], source: 'Arizona Form 309 instructions; ORS 316.082, 316.131' },
  { value: ['AZ', 'VA'], source: 'Arizona Form 309 instructions; Va. Code § 58.1-332' },
  { value: ['CA', 'OR'], source: 'California Schedule S instructions; ORS 316.082, 316.131' },
  { value: ['CA', 'VA'], source: 'California Schedule S instructions; Va. Code § 58.1-332' },
  { value: ['IN', 'OR'], source: 'Ind. Code § 6-3-3-3; ORS 316.082, 316.131' },
  { value: ['OR', 'VA'], source: 'ORS 316.082, 316.131; Va. Code § 58.1-332' },
];

export const isReversed = (one: StateCode, other: StateCode): boolean =>
  reversedCredits.some(({ value }) => value.includes(one) && value.includes(other));
