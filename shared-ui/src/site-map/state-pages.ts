import { STATE_CODES, STATE_SLUGS, type StateCode } from '@bracketwise/contract/states';
import type { SitePage } from './site-map.ts';

/** Path of the page about a state's income tax. */
export const statePath = (code: StateCode): `/${string}` => `/state-income-tax/${STATE_SLUGS[code]}`;

/** The pages about one state each; one module serves them all. */
export const statePages: readonly SitePage[] = STATE_CODES.map((code) => ({
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
