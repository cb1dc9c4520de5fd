/** The country's name in the page's language. @param code - ISO 3166 */
export const countryName = (locale: string, code: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
