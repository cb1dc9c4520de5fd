import type { SitePage } from './site-map.ts';

/** The last part of the address of each jurisdiction's page: its English name. */
const SLUGS = {
  AL: 'alabama',
  AK: 'alaska',
  AZ: 'arizona',
  AR: 'arkansas',
  CA: 'california',
  CO: 'colorado',
  CT: 'connecticut',
  DE: 'delaware',
  DC: 'district-of-columbia',
  FL: 'florida',
  GA: 'georgia',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  KY: 'kentucky',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi',
  MO: 'missouri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new-hampshire',
  NJ: 'new-jersey',
  NM: 'new-mexico',
  NY: 'new-york',
  NC: 'north-carolina',
  ND: 'north-dakota',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania',
  RI: 'rhode-island',
  SC: 'south-carolina',
  SD: 'south-dakota',
  TN: 'tennessee',
  TX: 'texas',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  WA: 'washington',
  WV: 'west-virginia',
  WI: 'wisconsin',
  WY: 'wyoming',
} as const;

export type StatePageCode = keyof typeof SLUGS;

/** Path of the page about a state's income tax. */
export const statePath = (code: StatePageCode): `/${string}` => `/state-income-tax/${SLUGS[code]}`;

/** The pages about one state each; one module serves them all. */
export const statePages: readonly SitePage[] = (Object.keys(SLUGS) as StatePageCode[]).map((code) => ({
  id: `state-income-tax/${code}`,
  name: { en: '{{subject}} income tax', es: 'Impuesto sobre el ingreso: {{subject}}', fr: 'Impôt sur le revenu\u00a0: {{subject}}' },
  path: statePath(code),
  remote: 'mf-guides',
  shape: 'article',
  navigation: [],
  parent: 'state-rates',
  subject: code,
  expose: 'StateIncomeTaxPage',
}));
