/** County income taxes, computed on the state return: IC 6-3.6. */
import { YEARS_TO_2026, type TaxYear } from '@bracketwise/contract/years';
import { inTitleCase, taxOnStateTaxableIncome, type HomeOfOneDay, type Places } from '../../../rules/local-tax.ts';

/**
 * Rates of the county of residence on January 1, as fractions, from 2020 on; the last one still applies. Where a rate changed on October 1, the
 * year has the blended one of the return.
 */
const RATES: Readonly<Record<string, readonly number[]>> = {
  ADAMS: [0.01624, 0.01624, 0.01624, 0.01618, 0.016],
  ALLEN: [0.0148, 0.0148, 0.0148, 0.0148, 0.0159],
  BARTHOLOMEW: [0.0175],
  BENTON: [0.0179],
  BLACKFORD: [0.015, 0.015, 0.015, 0.015, 0.025],
  BOONE: [0.015, 0.015, 0.0155, 0.017],
  BROWN: [0.025234],
  CARROLL: [0.022733, 0.022733, 0.022733, 0.022733, 0.022733, 0.022733, 0.024733],
  CASS: [0.027, 0.027, 0.0295],
  CLARK: [0.02],
  CLAY: [0.0235],
  CLINTON: [0.0245, 0.0245, 0.0245, 0.025, 0.0265],
  CRAWFORD: [0.01, 0.01, 0.01, 0.01, 0.0165],
  DAVIESS: [0.015],
  DEARBORN: [0.012, 0.012, 0.012, 0.0125, 0.014],
  DECATUR: [0.025, 0.025, 0.025, 0.025, 0.024875, 0.0245],
  DEKALB: [0.0213],
  DELAWARE: [0.015],
  DUBOIS: [0.012],
  ELKHART: [0.02],
  FAYETTE: [0.0257, 0.0257, 0.0257, 0.0257, 0.026325, 0.0282],
  FLOYD: [0.0135, 0.0135, 0.0135, 0.0135, 0.0139, 0.0189],
  FOUNTAIN: [0.021],
  FRANKLIN: [0.015, 0.015, 0.015, 0.015, 0.017],
  FULTON: [0.0268, 0.0268, 0.0268, 0.0268, 0.0273, 0.0288],
  GIBSON: [0.009, 0.009, 0.009, 0.009, 0.009, 0.013],
  GRANT: [0.0255, 0.0255, 0.0255, 0.0255, 0.0255, 0.0255, 0.0275],
  GREENE: [0.0195, 0.0195, 0.0195, 0.0215, 0.0215, 0.0215, 0.0235],
  HAMILTON: [0.011],
  HANCOCK: [0.0194],
  HARRISON: [0.01],
  HENDRICKS: [0.017],
  HENRY: [0.017, 0.017, 0.017, 0.01725, 0.01855, 0.0202],
  HOWARD: [0.0175, 0.0175, 0.0175, 0.0175, 0.0195, 0.0195, 0.0235],
  HUNTINGTON: [0.0195],
  JACKSON: [0.021],
  JASPER: [0.02864],
  JAY: [0.0245, 0.0245, 0.0245, 0.0245, 0.0245, 0.025],
  JEFFERSON: [0.009, 0.009, 0.009, 0.009, 0.0103],
  JENNINGS: [0.025],
  JOHNSON: [0.012, 0.012, 0.0125, 0.014],
  KNOX: [0.012, 0.012, 0.01325, 0.017],
  KOSCIUSKO: [0.01],
  LAGRANGE: [0.0165],
  LAKE: [0.015],
  LAPORTE: [0.0095, 0.0095, 0.01075, 0.0145],
  LAWRENCE: [0.0175],
  MADISON: [0.0175, 0.0175, 0.0225],
  MARION: [0.0202],
  MARSHALL: [0.0125],
  MARTIN: [0.0175, 0.025],
  MIAMI: [0.0254],
  MONROE: [0.01345, 0.01345, 0.015175, 0.02035, 0.02035, 0.0214],
  MONTGOMERY: [0.023, 0.023, 0.023, 0.0265],
  MORGAN: [0.0272],
  NEWTON: [0.01],
  NOBLE: [0.0175],
  OHIO: [0.015, 0.015, 0.015, 0.015, 0.02],
  ORANGE: [0.0175],
  OWEN: [0.014, 0.01825, 0.025],
  PARKE: [0.0265],
  PERRY: [0.0181, 0.0181, 0.0181, 0.014],
  PIKE: [0.0075, 0.0075, 0.0075, 0.0075, 0.012],
  PORTER: [0.005],
  POSEY: [0.0125, 0.0125, 0.0125, 0.0125, 0.0145],
  PULASKI: [0.0285],
  PUTNAM: [0.021, 0.021, 0.021, 0.021, 0.023],
  RANDOLPH: [0.0225, 0.025, 0.03],
  RIPLEY: [0.0138, 0.0138, 0.0138, 0.0138, 0.0238],
  RUSH: [0.021, 0.021, 0.021, 0.021, 0.021, 0.0215],
  SCOTT: [0.0216],
  SHELBY: [0.015, 0.016, 0.016, 0.016, 0.016, 0.016, 0.017],
  SPENCER: [0.008],
  STARKE: [0.0171],
  STEUBEN: [0.0179, 0.0179, 0.0179, 0.0179, 0.0199],
  'ST JOSEPH': [0.0175],
  SULLIVAN: [0.017],
  SWITZERLAND: [0.01, 0.0125, 0.0125, 0.0125, 0.0125, 0.0145],
  TIPPECANOE: [0.0128],
  TIPTON: [0.026],
  UNION: [0.0175, 0.02, 0.02, 0.02, 0.02, 0.02, 0.0275],
  VANDERBURGH: [0.012, 0.012, 0.012, 0.012125, 0.0125],
  VERMILLION: [0.015],
  VIGO: [0.02],
  WABASH: [0.029],
  WARREN: [0.0212],
  WARRICK: [0.00625, 0.00625, 0.01],
  WASHINGTON: [0.02],
  WAYNE: [0.0125],
  WELLS: [0.021],
  WHITE: [0.0232],
  WHITLEY: [0.016829],
};

const sourceOf = (year: TaxYear) =>
  `Schedule CT-40 (${year}), county tax rates; Indiana DOR, Departmental Notice #1 for ${year}; IC 6-3.6-4-1, IC 6-3.6-8-3`;

/** Who moves to Indiana later in the year, or to another county, owes the new county nothing. */
const COUNTY_OF_JANUARY_1: HomeOfOneDay = { on: 'january1', source: 'Schedules CT-40 and CT-40PNR; IC 6-3.6-8-3' };

const NAMES: Readonly<Record<string, string>> = { DEKALB: 'DeKalb', LAGRANGE: 'LaGrange', LAPORTE: 'LaPorte', 'ST JOSEPH': 'St. Joseph' };

export const localities: Places = Object.fromEntries(
  Object.entries(RATES).map(([key, rates]) => {
    const rateIn = (index: number) => rates[Math.min(index, rates.length - 1)] ?? 0;
    const table = Object.fromEntries(YEARS_TO_2026.map((year, index) => [year, { value: rateIn(index), source: sourceOf(year) }]));
    return [key, taxOnStateTaxableIncome(`${NAMES[key] ?? inTitleCase(key)} County`, table, COUNTY_OF_JANUARY_1)];
  }),
);
