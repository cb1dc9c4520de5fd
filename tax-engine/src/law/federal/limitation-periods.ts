import type { Cited } from '../../kernel/law-table.ts';

/** Years in which the IRS may assess more tax, from the filing of a return or its due date, whichever is later. */
export const assessmentYears: Cited<number> = { value: 3, source: '26 U.S.C. § 6501(a), (b)(1)' };

/** The longer period if a return leaves out more than `share` (a fraction) of the gross income it reports. */
export const omissionAssessment: Cited<{ readonly years: number; readonly share: number }> = {
  value: { years: 6, share: 0.25 },
  source: '26 U.S.C. § 6501(e)(1)(A)',
};

/** Years in which a refund may be claimed, from the filing of the return or from the payment, whichever ends later. */
export const refundClaimYears: Cited<{ readonly fromFiling: number; readonly fromPayment: number }> = {
  value: { fromFiling: 3, fromPayment: 2 },
  source: '26 U.S.C. § 6511(a)',
};

/** Years from the return's due date in which a refund for a bad debt or a worthless security may be claimed. */
export const worthlessClaimYears: Cited<number> = { value: 7, source: '26 U.S.C. § 6511(d)(1)' };

/** Years for which an employer must keep employment tax records. */
export const employmentRecordYears: Cited<number> = { value: 4, source: '26 CFR § 31.6001-1(e)(2)' };
