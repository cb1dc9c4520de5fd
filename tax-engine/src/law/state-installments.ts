import type { Usd } from '@bracketwise/contract/amounts';
import type { StateCode } from '@bracketwise/contract/states';
import type { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { byStatus, type ByStatus, type Cited } from '../kernel/law-table.ts';

/** The year whose payments are still to be made. Read each state's rule again when this changes. */
export const STATE_INSTALLMENT_YEAR = 2026 satisfies typeof CURRENT_TAX_YEAR;

/** How a state wants its income tax paid during the year. */
interface StateInstallments {
  /** Payments are required from this much on, after withholding. US dollars. */
  readonly owedFrom: ByStatus<Usd>;
  /** The share of the year's tax that avoids a penalty. Last year's tax, which may be less, is not asked for. */
  readonly ofThisYear: number;
  /** Of that, by payment. */
  readonly shares: readonly [number, number, number, number];
  readonly days: readonly [Date, Date, Date, Date];
  /** Whether the local income tax is paid with it, on the same form. */
  readonly withLocalTax: boolean;
}

const FEDERAL_DAYS = ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15'] as const;
const EQUAL = [0.25, 0.25, 0.25, 0.25] as const;

const CENT = 0.01;
const from = (amount: Usd): ByStatus<Usd> => byStatus(amount, amount, amount, amount);
const above = (amount: Usd): ByStatus<Usd> => from(amount + CENT);

interface Rule {
  readonly shares?: StateInstallments['shares'];
  /** A date on a weekend has moved to the next business day. */
  readonly days?: readonly [string, string, string, string];
  readonly withLocalTax?: boolean;
}

function installments(
  owedFrom: ByStatus<Usd>,
  ofThisYear: number,
  source: string,
  { shares = EQUAL, days: [first, second, third, fourth] = FEDERAL_DAYS, withLocalTax = false }: Rule = {},
): Cited<StateInstallments> {
  const days = [new Date(first), new Date(second), new Date(third), new Date(fourth)] as const;
  return { value: { owedFrom, ofThisYear, shares, days, withLocalTax }, source };
}

/** States whose rule two sources confirm. */
export const stateInstallments: Readonly<Partial<Record<StateCode, Cited<StateInstallments>>>> = {
  AL: installments(from(500), 0.9, 'Code of Ala. § 40-18-80(a); 26 U.S.C. § 6654; Form 40ES'),
  AR: installments(above(1_000), 0.9, 'Ark. Code §§ 26-51-911, 26-51-912; Form AR1000ES'),
  CA: installments(byStatus(500, 500, 250, 500), 0.9, 'Cal. Rev. & Tax. Code §§ 19136, 19136.1; Form 540-ES', {
    shares: [0.3, 0.4, 0, 0.3],
  }),
  CO: installments(above(1_000), 0.7, 'C.R.S. § 39-22-605; DR 0104EP'),
  CT: installments(from(1_000), 0.9, 'Conn. Gen. Stat. §§ 12-701(a)(12), 12-722; Form CT-1040ES'),
  DC: installments(from(100), 0.9, 'D.C. Code § 47-1812.08; 9 DCMR § 144; Form D-40ES'),
  // Due from more than 1,000 of income without withholding beyond deductions and exemptions, which is taxed at 4.99 % (law/states/ga.ts).
  GA: installments(above(0.0499 * 1_000), 0.7, 'O.C.G.A. §§ 48-7-114, 48-7-116, 48-7-120; Forms 500-ES, 500 UET'),
  HI: installments(from(500), 0.6, 'Haw. Rev. Stat. § 235-97; Tax Facts 2019-3', {
    days: ['2026-04-20', '2026-06-22', '2026-09-21', '2027-01-20'],
  }),
  IA: installments(from(200), 0.9, 'Iowa Code § 422.16; IA 1040ES, IA 2210', {
    days: ['2026-04-30', '2026-06-30', '2026-09-30', '2027-02-01'],
  }),
  IL: installments(above(1_000), 0.9, '35 ILCS 5/803, 5/804; Form IL-1040-ES'),
  IN: installments(from(1_000), 0.9, 'Ind. Code § 6-3-4-4.1; Form ES-40', { withLocalTax: true }),
  KS: installments(from(500), 0.9, 'K.S.A. 79-32,101, 79-32,102; Forms K-40ES, K-210'),
  KY: installments(above(500), 0.9, 'KRS 141.305; Form 740-ES'),
  MA: installments(above(400), 0.8, 'M.G.L. c. 62B, §§ 13, 14; AP 241'),
  MD: installments(above(500), 0.9, 'Md. Code, Tax-Gen. §§ 10-815, 10-820; Form 502UP', { withLocalTax: true }),
  MI: installments(above(500), 0.9, 'MCL 206.301; RAB 2021-17; Form MI-1040ES'),
  MN: installments(from(500), 0.9, 'Minn. Stat. § 289A.25; Form M14'),
  MO: installments(from(100), 0.9, 'RSMo §§ 143.521, 143.761; Form MO-1040ES'),
  NC: installments(from(1_000), 0.9, 'N.C.G.S. § 105-163.15; Form NC-40'),
  NE: installments(from(500), 0.9, 'Neb. Rev. Stat. § 77-2769; Form 1040N-ES'),
  NJ: installments(above(400), 0.8, 'N.J.S.A. 54A:9-6; Form NJ-1040-ES'),
  NM: installments(from(1_000), 0.9, 'N.M. Stat. § 7-2-12.2; Form PIT-ES'),
  NY: installments(from(300), 0.9, 'N.Y. Tax Law § 685(c); Forms IT-2105, IT-2105.9', { withLocalTax: true }),
  OH: installments(above(500), 0.9, 'Ohio Rev. Code § 5747.09; Form IT 1040ES'),
  OK: installments(from(500), 0.7, '68 O.S. §§ 2385.7, 2385.9; Form OW-8-ES'),
  OR: installments(from(1_000), 0.9, 'ORS 316.563, 316.579, 316.587, 316.588; OAR 150-316-0493; Form OR-10'),
  // Due from more than 14,000 of income without withholding in 2026, which is taxed at 3.07 % (law/states/pa.ts).
  PA: installments(above(0.0307 * 14_000), 0.9, '72 P.S. § 7325(a), as amended by 2022 HB 1059; Forms REV-413 (I), REV-414 (I)'),
  SC: installments(from(100), 0.9, 'S.C. Code § 12-6-3910; Form SC1040ES'),
  VA: installments(above(1_000), 0.9, 'Va. Code §§ 58.1-490, 58.1-491; Form 760ES', {
    days: ['2026-05-01', '2026-06-15', '2026-09-15', '2027-01-15'],
  }),
  WI: installments(from(500), 0.9, 'Wis. Stat. § 71.09; Form 1-ES'),
};
