/** Which return each state asks for, by what the household is to it, and by when: of the 2025 year, filed in 2026. */
import type { Residency } from '@bracketwise/contract/residency';
import type { StateCode } from '@bracketwise/contract/states';
import type { DEFAULT_ESTIMATE_YEAR, IsoDate } from '@bracketwise/contract/years';

/** A return by the state's own name of it, without the word "Form". */
export interface StateReturn {
  readonly form: string;
  /** The schedule that divides the income, filed with the form, by its whole name. */
  readonly schedule?: string;
}

/** A return is absent if the state asks for none. */
export interface FormsOfState extends Readonly<Partial<Record<Residency, StateReturn>>> {
  /** The day by which the return is due on paper; states that give more time to returns filed online are not told apart. */
  readonly due: IsoDate;
  readonly source: string;
}

/** The year of the returns. The days below are in the year after it. */
export const YEAR_OF_FORMS = 2025 satisfies typeof DEFAULT_ESTIMATE_YEAR;

const APRIL_15: IsoDate = '2026-04-15';

const named = (form: string, schedule?: string): StateReturn => ({ form, ...(schedule !== undefined && { schedule }) });

/** One form for residents, another for part-year residents and nonresidents. */
const otherForm = (resident: string, other: string, source: string, due = APRIL_15): FormsOfState => ({
  resident: named(resident),
  partYear: named(other),
  nonresident: named(other),
  due,
  source,
});

/** One form for everyone, with a schedule for part-year residents and nonresidents. */
const withSchedule = (form: string, schedule: string, source: string, due = APRIL_15): FormsOfState => ({
  resident: named(form),
  partYear: named(form, schedule),
  nonresident: named(form, schedule),
  due,
  source,
});

/** States that tax wages. */
export const formsOfStates: Readonly<Partial<Record<StateCode, FormsOfState>>> = {
  AL: {
    resident: named('40'),
    partYear: named('40'),
    nonresident: named('40NR'),
    due: APRIL_15,
    source: 'Forms 40 and 40NR instructions, Which form to file; Ala. Code § 40-18-27',
  },
  AR: otherForm('AR1000F', 'AR1000NR', 'Forms AR1000F and AR1000NR instructions; Ark. Code § 26-51-806'),
  AZ: {
    resident: named('140'),
    partYear: named('140PY'),
    nonresident: named('140NR'),
    due: APRIL_15,
    source: 'Form 140 instructions, Which form to use; A.R.S. § 43-325',
  },
  CA: otherForm('540', '540NR', 'Form 540NR instructions; Cal. Rev. & Tax. Code § 18566'),
  CO: withSchedule('DR 0104', 'Form DR 0104PN', 'Form DR 0104PN instructions; C.R.S. § 39-22-608(2)'),
  CT: otherForm('CT-1040', 'CT-1040NR/PY', 'Form CT-1040NR/PY instructions, Who must file; Conn. Gen. Stat. § 12-719'),
  DC: {
    resident: named('D-40'),
    partYear: named('D-40'),
    due: APRIL_15,
    source: 'Form D-40 instructions, Who must file, Part-year residents; D.C. Code §§ 1-206.02(a)(5), 47-1805.03',
  },
  DE: otherForm(
    'PIT-RES',
    'PIT-NON',
    'Form PIT-NON instructions, Who must file (part-year residents may choose Form PIT-RES); 30 Del. C. § 1169(a)',
    '2026-04-30',
  ),
  GA: withSchedule('500', 'Schedule 3', 'Form IT-511, Part-year residents and Nonresidents; O.C.G.A. § 48-7-56'),
  HI: otherForm('N-11', 'N-15', 'Form N-15 instructions; Haw. Rev. Stat. § 235-99', '2026-04-20'),
  IA: withSchedule('IA 1040', 'Form IA 126', 'Form IA 126 instructions; Iowa Code § 422.21', '2026-04-30'),
  ID: otherForm('40', '43', 'Form 43 instructions; Idaho Code § 63-3032'),
  IL: withSchedule('IL-1040', 'Schedule NR', 'Schedule NR instructions; 35 ILCS 5/505(a)'),
  IN: otherForm('IT-40', 'IT-40PNR', 'Form IT-40PNR instructions, Which form to file; Ind. Code § 6-3-4-3'),
  KS: withSchedule('K-40', 'Schedule S', 'Form K-40 and Schedule S instructions, Part B; K.S.A. 79-3221'),
  KY: otherForm('740', '740-NP', 'Form 740-NP instructions; KRS 141.160'),
  LA: otherForm('IT-540', 'IT-540B', 'Form IT-540B instructions; La. R.S. 47:103', '2026-05-15'),
  MA: otherForm('1', '1-NR/PY', 'Form 1-NR/PY instructions, Who must file; M.G.L. c. 62C, § 6'),
  MD: {
    resident: named('502'),
    partYear: named('502'),
    nonresident: named('505', 'Form 505NR'),
    due: APRIL_15,
    source: 'Form 502, Instruction 26; Form 505 instructions; Md. Code, Tax-Gen. § 10-820',
  },
  ME: withSchedule('1040ME', 'Schedule NR', 'Schedule NR instructions; 36 M.R.S. § 5227'),
  MI: withSchedule('MI-1040', 'Schedule NR', 'Schedule NR instructions; MCL 206.315'),
  MN: withSchedule('M1', 'Schedule M1NR', 'Schedule M1NR instructions; Minn. Stat. § 289A.18 subd. 1'),
  MO: withSchedule('MO-1040', 'Form MO-NRI', 'Form MO-NRI instructions; Mo. Rev. Stat. § 143.511'),
  MS: otherForm('80-105', '80-205', 'Form 80-100, Who must file; Miss. Code § 27-7-41'),
  MT: withSchedule('2', 'Nonresident/Part-Year Resident Ratio Schedule', 'Form 2 instructions; MCA 15-30-2604'),
  NC: withSchedule('D-400', 'Schedule PN', 'Form D-401, Part-year residents and nonresidents; N.C. Gen. Stat. § 105-155'),
  ND: withSchedule('ND-1', 'Schedule ND-1NR', 'Schedule ND-1NR instructions; N.D.C.C. § 57-38-34'),
  NE: withSchedule('1040N', 'Schedule III', 'Form 1040N instructions, Who must file, Schedule III; Neb. Rev. Stat. § 77-2768'),
  NJ: {
    resident: named('NJ-1040'),
    partYear: named('NJ-1040'),
    nonresident: named('NJ-1040NR'),
    due: APRIL_15,
    source: 'Forms NJ-1040 and NJ-1040NR instructions, Part-year residents; N.J.S.A. 54A:8-1',
  },
  NM: withSchedule('PIT-1', 'Schedule PIT-B', 'Form PIT-1 instructions, Who must use Schedule PIT-B; NMSA 1978 § 7-2-12'),
  NY: otherForm('IT-201', 'IT-203', 'Form IT-203 instructions, Who must file; N.Y. Tax Law § 651'),
  OH: withSchedule('IT 1040', 'Form IT NRC', 'Form IT NRC instructions; R.C. 5747.08'),
  OK: otherForm('511', '511-NR', 'Form 511-NR packet, Who must file; 68 O.S. § 2368'),
  OR: {
    resident: named('OR-40'),
    partYear: named('OR-40-P'),
    nonresident: named('OR-40-N'),
    due: APRIL_15,
    source: 'Forms OR-40-P and OR-40-N instructions, Which form to use; ORS 314.385',
  },
  PA: {
    resident: named('PA-40'),
    partYear: named('PA-40'),
    nonresident: named('PA-40'),
    due: APRIL_15,
    source: 'Form PA-40 instructions, Part-year residents and Nonresidents; 72 P.S. § 7330',
  },
  RI: otherForm('RI-1040', 'RI-1040NR', 'Form RI-1040NR instructions; R.I. Gen. Laws § 44-30-51'),
  SC: withSchedule('SC1040', 'Schedule NR', 'Schedule NR instructions (part-year residents may file as residents); S.C. Code § 12-6-4970'),
  UT: withSchedule('TC-40', 'Form TC-40B', 'Form TC-40B instructions; Utah Code § 59-10-514'),
  VA: {
    resident: named('760'),
    partYear: named('760PY'),
    nonresident: named('763'),
    due: '2026-05-01',
    source: 'Forms 760PY and 763 instructions, Which form to file; Va. Code § 58.1-341',
  },
  VT: withSchedule('IN-111', 'Schedule IN-113', 'Schedule IN-113 instructions; 32 V.S.A. § 5861'),
  WI: otherForm('1', '1NPR', 'Form 1NPR instructions; Wis. Stat. § 71.03(6)'),
  WV: withSchedule('IT-140', 'Schedule A', 'Form IT-140 Schedule A instructions; W. Va. Code § 11-21-51'),
};

/** The sites of the tax agencies, as their forms name them: where to get the forms, file and pay. Without https://. */
export const sitesOfAgencies: Readonly<Partial<Record<StateCode, string>>> = {
  AL: 'revenue.alabama.gov',
  AR: 'dfa.arkansas.gov',
  AZ: 'azdor.gov',
  CA: 'www.ftb.ca.gov',
  CO: 'tax.colorado.gov',
  CT: 'portal.ct.gov/drs',
  DC: 'otr.cfo.dc.gov',
  DE: 'revenue.delaware.gov',
  GA: 'dor.georgia.gov',
  HI: 'tax.hawaii.gov',
  IA: 'revenue.iowa.gov',
  ID: 'tax.idaho.gov',
  IL: 'tax.illinois.gov',
  IN: 'www.in.gov/dor',
  KS: 'www.ksrevenue.gov',
  KY: 'revenue.ky.gov',
  LA: 'revenue.louisiana.gov',
  MA: 'www.mass.gov/dor',
  MD: 'www.marylandtaxes.gov',
  ME: 'www.maine.gov/revenue',
  MI: 'www.michigan.gov/taxes',
  MN: 'www.revenue.state.mn.us',
  MO: 'dor.mo.gov',
  MS: 'www.dor.ms.gov',
  MT: 'revenue.mt.gov',
  NC: 'www.ncdor.gov',
  ND: 'www.tax.nd.gov',
  NE: 'revenue.nebraska.gov',
  NJ: 'www.nj.gov/treasury/taxation',
  NM: 'www.tax.newmexico.gov',
  NY: 'www.tax.ny.gov',
  OH: 'tax.ohio.gov',
  OK: 'oklahoma.gov/tax',
  OR: 'www.oregon.gov/dor',
  PA: 'www.revenue.pa.gov',
  RI: 'tax.ri.gov',
  SC: 'dor.sc.gov',
  UT: 'tax.utah.gov',
  VA: 'www.tax.virginia.gov',
  VT: 'tax.vermont.gov',
  WI: 'www.revenue.wi.gov',
  WV: 'tax.wv.gov',
};
