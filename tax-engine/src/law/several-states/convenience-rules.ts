/** Which states tax pay for days that somebody works at home in another state, for an office there, without the employer's need. */
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';

export interface ConvenienceRule {
  /** States whose residents it is for; those of any state unless set. */
  readonly homes?: readonly StateCode[];
  /** States whose residents it may be for. */
  readonly unconfirmedHomes?: readonly StateCode[];
  /** Set if it needs work in the state too: more than so many days from the year on. */
  readonly onlyAfter?: { readonly days: number; readonly since: LawYear };
  /** Set if it is not confirmed that the state has the rule. */
  readonly unconfirmed?: true;
  readonly source: string;
}

export const convenienceRules: Readonly<Partial<Record<StateCode, ConvenienceRule>>> = {
  AL: { unconfirmed: true, source: 'Ala. Admin. Code r. 810-3-14-.05' },
  CT: {
    homes: ['DE', 'NE', 'NY'],
    unconfirmedHomes: ['AL', 'NJ', 'PA'],
    source: 'Conn. Gen. Stat. § 12-711, as amended by P.A. 18-49, from 2019',
  },
  DE: { source: '30 Del. C. § 1124(b); Form PIT-NON Schedule W; Flynn v. Director of Revenue, Tax Appeal Board No. 1504 (2011)' },
  NE: {
    onlyAfter: { days: 7, since: 2025 },
    source: '316 Neb. Admin. Code § 22-003.01C; Neb. Rev. Stat. § 77-2733, as amended by 2024 LB 1023 from 2025',
  },
  NJ: {
    homes: ['DE', 'NE', 'NY'],
    unconfirmedHomes: ['AL'],
    source: 'P.L. 2023, c. 125; Division of Taxation, Convenience of the Employer Sourcing Rule, from 2023',
  },
  NY: { source: '20 NYCRR 132.18(a); TSB-M-06(5)I' },
  PA: { onlyAfter: { days: 0, since: 2024 }, source: '61 Pa. Code § 109.8' },
};

/** Whose tax by such a rule a state credits its residents. */
export const creditedConvenience: Readonly<Partial<Record<StateCode, readonly StateCode[]>>> = {
  // Conn. Gen. Stat. §§ 12-704, 12-711(b)(2)(C), as amended by P.A. 18-49, from 2019.
  CT: ['NY'],
  // Division of Taxation, Convenience of the Employer Sourcing Rule; Schedule NJ-COJ; N.J.S.A. 54A:4-1.
  NJ: ['NY'],
};

/** Why a state without such a rule leaves that pay to the state of residence. */
export const TAXED_WHERE_WORKED = 'Shaffer v. Carter, 252 U.S. 37 (1920)';
