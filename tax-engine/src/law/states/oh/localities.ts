/** Municipal income taxes, on the pay that Medicare counts and on net profits: Ohio R.C. ch. 718. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inEach, taxOnPay, type LocalTable, type PayRates, type Place, type Places } from '../../../rules/local-tax.ts';

const SOURCE = 'Ohio R.C. §§ 718.01, 718.04; USDA National Finance Center, Tax Formulas, Ohio city taxes (2021 and 2025)';
const since2020 = (rate: number) => inEach(YEARS_TO_2026, { resident: rate }, SOURCE);

/**
 * What a city credits for the tax of the city of work is confirmed for Cincinnati only. Residents owe the tax on all pay, less credits for taxes of
 * other municipalities: R.C. 718.01(B)(1), 718.04(D).
 */
const city = (name: string, table: LocalTable<PayRates>): Place => taxOnPay({ name, table, withProfits: true, ofWorkElsewhere: 'owed' });

export const localities: Places = {
  AKRON: city('Akron', since2020(0.025)),
  CANTON: city('Canton', since2020(0.025)),
  CINCINNATI: taxOnPay({
    name: 'Cincinnati',
    // The rate fell from 2.1% on October 1, 2020; that year's annual rate is not confirmed.
    table: inEach(
      [2021, 2022, 2023, 2024, 2025, 2026],
      { resident: 0.018 },
      'Cincinnati Mun. Code ch. 311; USDA National Finance Center, Tax Formulas, Ohio city taxes (2021 and 2025)',
    ),
    withProfits: true,
    settledWithWork: true,
    ofWorkElsewhere: 'owed',
    credit: (worksheet) =>
      worksheet.credit(
        'otherCityCredit',
        worksheet.paidAtWork,
        'Cincinnati Mun. Code ch. 311, credit for tax paid to other municipalities',
      ),
  }),
  CLEVELAND: city('Cleveland', since2020(0.025)),
  COLUMBUS: city('Columbus', since2020(0.025)),
  DAYTON: city('Dayton', since2020(0.025)),
  KETTERING: city('Kettering', since2020(0.0225)),
  SPRINGFIELD: city('Springfield', since2020(0.024)),
  TOLEDO: city('Toledo', {
    ...inEach([2020], { resident: 0.0225 }, SOURCE),
    ...inEach([2021, 2022, 2023, 2024, 2025, 2026], { resident: 0.025 }, SOURCE),
  }),
  YOUNGSTOWN: city('Youngstown', since2020(0.0275)),
};
