import type { Name } from './site-map.ts';

/** A state's name: in English, and in Spanish and French where it differs there. */
type StateName = readonly [en: string, es?: string, fr?: string];

/** Each jurisdiction by its USPS code. The addresses of the pages are made from the English names. */
const NAMES = {
  AL: ['Alabama'],
  AK: ['Alaska'],
  AZ: ['Arizona'],
  AR: ['Arkansas'],
  CA: ['California', 'California', 'Californie'],
  CO: ['Colorado'],
  CT: ['Connecticut'],
  DE: ['Delaware'],
  DC: ['District of Columbia', 'Distrito de Columbia', 'District de Columbia'],
  FL: ['Florida', 'Florida', 'Floride'],
  GA: ['Georgia', 'Georgia', 'Géorgie'],
  HI: ['Hawaii', 'Hawái', 'Hawaï'],
  ID: ['Idaho'],
  IL: ['Illinois'],
  IN: ['Indiana'],
  IA: ['Iowa'],
  KS: ['Kansas'],
  KY: ['Kentucky'],
  LA: ['Louisiana', 'Luisiana', 'Louisiane'],
  ME: ['Maine'],
  MD: ['Maryland'],
  MA: ['Massachusetts'],
  MI: ['Michigan', 'Míchigan'],
  MN: ['Minnesota'],
  MS: ['Mississippi', 'Misisipi'],
  MO: ['Missouri', 'Misuri'],
  MT: ['Montana'],
  NE: ['Nebraska'],
  NV: ['Nevada'],
  NH: ['New Hampshire', 'Nuevo Hampshire'],
  NJ: ['New Jersey', 'Nueva Jersey'],
  NM: ['New Mexico', 'Nuevo México', 'Nouveau-Mexique'],
  NY: ['New York', 'Nueva York'],
  NC: ['North Carolina', 'Carolina del Norte', 'Caroline du Nord'],
  ND: ['North Dakota', 'Dakota del Norte', 'Dakota du Nord'],
  OH: ['Ohio'],
  OK: ['Oklahoma'],
  OR: ['Oregon', 'Oregón'],
  PA: ['Pennsylvania', 'Pensilvania', 'Pennsylvanie'],
  RI: ['Rhode Island'],
  SC: ['South Carolina', 'Carolina del Sur', 'Caroline du Sud'],
  SD: ['South Dakota', 'Dakota del Sur', 'Dakota du Sud'],
  TN: ['Tennessee'],
  TX: ['Texas'],
  UT: ['Utah'],
  VT: ['Vermont'],
  VA: ['Virginia', 'Virginia', 'Virginie'],
  WA: ['Washington'],
  WV: ['West Virginia', 'Virginia Occidental', 'Virginie-Occidentale'],
  WI: ['Wisconsin'],
  WY: ['Wyoming'],
} as const satisfies Readonly<Record<string, StateName>>;

export type StatePageCode = keyof typeof NAMES;

const pathOf = (name: string): `/${string}` => `/state-income-tax/${name.toLowerCase().replaceAll(' ', '-')}`;

/** Path of the page about a state's income tax. */
export const statePath = (code: StatePageCode): `/${string}` => pathOf(NAMES[code][0]);

/** The pages about one state each, in the order of their English names. */
export const STATE_PAGES: readonly { readonly code: StatePageCode; readonly path: `/${string}`; readonly name: Name }[] = (
  Object.entries(NAMES) as [StatePageCode, StateName][]
).map(([code, [en, es = en, fr = en]]) => ({
  code,
  path: pathOf(en),
  name: { en: `${en} income tax`, es: `Impuesto sobre el ingreso: ${es}`, fr: `Impôt sur le revenu : ${fr}` },
}));
