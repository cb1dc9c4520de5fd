/** Higher limits on housing expenses in expensive places. 26 U.S.C. § 911(c)(2)(B). */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited, LawTable } from '../../kernel/law-table.ts';

/** The key of a country's other cities, in {@link housingLimits}. */
export const ELSEWHERE = 'elsewhere';

/** By the ISO code of the country and the place's name in the Notice. US dollars of expenses in a full year. */
type LimitsByPlace = Readonly<Record<string, Readonly<Record<string, Usd>>>>;

const NOTICE_2025_16: LimitsByPlace = {
  AE: { 'Abu Dhabi': 49_687, Dubai: 57_174 },
  AO: { Luanda: 84_000 },
  AR: { 'Buenos Aires': 56_500 },
  AU: { Sydney: 62_300, Wollongong: 43_700 },
  AW: { Oranjestad: 46_200, elsewhere: 46_200 },
  BH: { Bahrain: 48_300 },
  BM: { Bermuda: 90_000 },
  BR: { 'Sao Paulo': 56_600 },
  BS: { Nassau: 49_700 },
  CA: { Calgary: 43_400, Montreal: 50_100, Ottawa: 46_800, Toronto: 57_400, Vancouver: 56_600, Victoria: 39_200 },
  CD: { Kinshasa: 42_000 },
  CH: { Bern: 72_100, Geneva: 102_600, Zurich: 39_219 },
  CN: { Beijing: 66_600, Shanghai: 57_001 },
  CO: { Bogota: 58_700, elsewhere: 49_400 },
  CW: { Curacao: 45_800 },
  DE: {
    Berlin: 39_300,
    Boeblingen: 41_200,
    Bonn: 42_000,
    Cologne: 56_200,
    Gelnhausen: 40_600,
    Hanau: 40_600,
    Ingolstadt: 46_000,
    'Kaiserslautern (Landkreis)': 39_500,
    Ludwigsburg: 41_200,
    Mainz: 44_000,
    Munich: 46_000,
    Nellingen: 41_200,
    Pirmasens: 39_500,
    Sembach: 39_500,
    Stuttgart: 41_200,
    Wahn: 42_000,
    Wiesbaden: 44_000,
    Zweibrucken: 39_500,
  },
  DK: { Copenhagen: 43_704 },
  DO: { 'Santo Domingo': 45_500 },
  EE: { Tallinn: 46_600 },
  ES: { Barcelona: 40_600, Madrid: 53_300 },
  FR: { Garches: 65_700, Paris: 65_700, Sevres: 65_700, Suresnes: 65_700, Versailles: 65_700 },
  GB: {
    Basingstoke: 41_099,
    Bath: 41_000,
    Bracknell: 62_100,
    Caversham: 73_800,
    Cheltenham: 47_300,
    Croughton: 43_100,
    Farnborough: 54_700,
    Harrogate: 42_300,
    'High Wycombe': 62_100,
    Lakenheath: 43_300,
    London: 67_000,
    Loudwater: 54_300,
    'Menwith Hill': 42_300,
    Mildenhall: 43_300,
    Reading: 62_100,
    Southampton: 44_200,
    Surrey: 48_402,
  },
  GI: { Gibraltar: 44_616 },
  GN: { Conakry: 51_300 },
  GT: { 'Guatemala City': 42_000 },
  HK: { 'Hong Kong': 114_300 },
  IL: { 'Beer Sheva': 55_300, Jerusalem: 49_000, 'Tel Aviv': 50_800, 'West Bank': 49_000 },
  IN: { Mumbai: 67_920, 'New Delhi': 56_124 },
  IT: { Genoa: 41_800, 'La Spezia': 40_400, Milan: 65_300, Naples: 44_900, Rome: 43_700 },
  JM: { Kingston: 41_200 },
  JP: { Gifu: 74_300, Komaki: 74_300, Nagoya: 74_300, 'Okinawa Prefecture': 41_600, 'Osaka-Kobe': 90_664, Tokyo: 67_700 },
  KR: { 'Camp Colbern': 54_200, 'Camp Mercer': 54_200, 'K-16': 44_500, 'Kimpo Airfield': 44_500, Seoul: 44_500, Suwon: 44_500 },
  KW: { 'Kuwait City': 64_400, elsewhere: 57_700 },
  KY: { 'Grand Cayman': 48_000 },
  KZ: { Almaty: 48_000 },
  LU: { Luxembourg: 51_700 },
  MT: { Malta: 55_100 },
  MX: { 'Mexico City': 47_900, elsewhere: 39_400 },
  MY: { 'Kuala Lumpur': 46_200 },
  MZ: { Maputo: 39_500 },
  NL: { Amsterdam: 52_900, 'The Hague': 52_100, Schiphol: 52_900 },
  OM: { Muscat: 41_300 },
  PA: { 'Panama City': 39_500 },
  PE: { Lima: 39_100 },
  PL: { Warsaw: 55_000 },
  PT: { Alverca: 40_000, Lisbon: 40_000 },
  QA: { Doha: 45_888 },
  RO: { Bucharest: 41_200 },
  RU: { Moscow: 108_000, 'Saint Petersburg': 60_000 },
  SA: { Riyadh: 40_000 },
  SG: { Singapore: 82_900 },
  SI: { Ljubljana: 45_900 },
  TH: { Bangkok: 59_000 },
  TT: { 'Port of Spain': 54_500 },
  TW: { Taipei: 46_188 },
  TZ: { 'Dar Es Salaam': 44_000 },
  UA: { Kyiv: 72_000 },
  VA: { 'Holy See': 43_700 },
  VE: { Caracas: 57_000 },
  VN: { Hanoi: 46_800, 'Ho Chi Minh City': 42_000 },
  ZA: { Pretoria: 39_300 },
};

/** Canada's own limits of 2024, which are higher than those of 2025 but for Calgary. */
const NOTICE_2024_31: LimitsByPlace = {
  CA: { Montreal: 54_000, Ottawa: 48_100, Toronto: 61_900, Vancouver: 61_000, Victoria: 42_200 },
};

/** The places that two public programs agree on (Geneva, Hong Kong, London, Singapore) or that one compared with the Notice. */
const NOTICE_2026_25: LimitsByPlace = {
  AE: { Dubai: 57_174 },
  AU: { Sydney: 65_600 },
  CH: { Geneva: 116_900 },
  FR: { Paris: 73_600 },
  GB: { London: 68_600, Surrey: 48_402 },
  HK: { 'Hong Kong': 114_300 },
  JP: { Tokyo: 67_300 },
  MX: { 'Mexico City': 47_900 },
  PT: { Alverca: 44_800, Lisbon: 44_800 },
  SG: { Singapore: 86_700 },
};

/** A Notice whose table could not be had, so it offers no places. */
const notRead = (notice: string): Cited<LimitsByPlace> => ({ value: {}, source: `${notice}, § 3, not read` });

/** The higher limit of each place. A taxpayer may choose those of the next year's Notice (§ 4 of each). */
const orHigher = (limits: LimitsByPlace, others: LimitsByPlace): LimitsByPlace =>
  Object.fromEntries(
    Object.entries(limits).map(([country, places]) => [
      country,
      Object.fromEntries(Object.entries(places).map(([place, limit]) => [place, Math.max(limit, others[country]?.[place] ?? 0)])),
    ]),
  );

/**
 * Places of the year's IRS Notice, which also prints a limit a day: the limit divided by the days of the year, in cents. Without places, only the limit itself can be given.
 */
export const housingLimits: LawTable<LimitsByPlace> = {
  2020: notRead('Notice 2020-13'),
  2021: notRead('Notice 2021-18'),
  2022: notRead('Notice 2022-10'),
  2023: notRead('Notice 2023-26'),
  2024: {
    value: orHigher(NOTICE_2025_16, NOTICE_2024_31),
    source: 'Notice 2025-16, § 4; Notice 2024-31',
  },
  2025: { value: orHigher(NOTICE_2025_16, NOTICE_2026_25), source: 'Notice 2025-16, § 3; Notice 2026-25, § 4' },
  2026: { value: NOTICE_2026_25, source: 'Notice 2026-25, § 3' },
};

/** Cities of a country that its {@link ELSEWHERE} does not cover, and that have no limit either. */
export const NOT_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  MX: [
    'Ciudad Juarez',
    'Cuernavaca',
    'Guadalajara',
    'Hermosillo',
    'Matamoros',
    'Mazatlan',
    'Merida',
    'Monterrey',
    'Nogales',
    'Nuevo Laredo',
    'Tijuana',
    'Veracruz',
  ],
};
