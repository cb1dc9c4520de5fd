import type { StateCode } from './codes.ts';

export interface ExclusionInState {
  /** Whether the state leaves out what 26 U.S.C. § 911 excludes; undefined where its law could not be settled. */
  readonly excluded: boolean | undefined;
  readonly source: string;
}

/**
 * States that say for themselves what becomes of the federal exclusion of foreign earned income and housing, or whose form does not start
 * from a federal figure. All others start from federal adjusted gross or taxable income, from which it is gone already.
 */
export const exclusionInStates: Readonly<Partial<Record<StateCode, ExclusionInState>>> = {
  AL: { excluded: false, source: 'Code of Ala. § 40-18-14; Form 40 Booklet' },
  AR: { excluded: true, source: 'A.C.A. § 26-51-310' },
  CA: { excluded: false, source: 'Schedule CA (540) Part I, Section B line 8d' },
  HI: { excluded: false, source: 'HRS § 235-2.3(b)' },
  MA: { excluded: false, source: 'M.G.L. c. 62, § 2(a)(1)(C)' },
  MS: { excluded: undefined, source: 'Miss. Code § 27-7-15' },
  NJ: { excluded: false, source: 'N.J.S.A. 54A:5-1(a)' },
  PA: { excluded: false, source: '72 P.S. § 7303(a)(1)' },
};
