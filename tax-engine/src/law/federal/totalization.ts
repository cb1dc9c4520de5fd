/**
 * Countries, by their ISO codes, with an agreement by which somebody pays into one of the two social security systems only.
 * @see 42 U.S.C. § 433; 26 U.S.C. §§ 1401(c), 3101(c); the Social Security Administration's list of U.S. International Social Security Agreements
 */
export const TOTALIZATION_COUNTRIES: readonly string[] =
  'AT AU BE BR CA CH CL CZ DE DK ES FI FR GB GR HU IE IS IT JP KR LU NL NO PL PT SE SI SK UY'.split(' ');
