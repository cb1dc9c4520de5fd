/** Reads the site's texts from its locale files. Tests spell out the texts that the specification prescribes. */
import { LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DESCRIPTIONS, pageOf } from '@bracketwise/shared-ui/site-map';
import { readDescriptions } from '@bracketwise/shared-ui/site-map/read-declared-pages';
import { folderOf } from './page-folders.ts';

export { LANGUAGES };
export type { Language };

interface Words {
  readonly [key: string]: string | Words;
}

/** The folders of texts that belong to no page. */
const SHARED = {
  shell: 'shell/src/locales',
  search: 'shell/src/search/locales',
  consent: 'shell/src/consent/locales',
  offline: 'shell/src/offline/locales',
  html: 'shell/src/html-words',
  common: 'shared-ui/src/words',
  article: 'shared-ui/src/article/locales',
  calculator: 'shared-ui/src/calculator/locales',
  explanation: 'shared-ui/src/explanation/locales',
  households: 'shared-ui/src/explanation/household-locales',
  sharing: 'shared-ui/src/sharing/locales',
  simulator: 'mf-main-calculator/src/home/simulator/locales',
  brackets: 'mf-main-calculator/src/home/brackets/locales',
  comparison: 'mf-main-calculator/src/home/states/locales',
  scenarios: 'mf-main-calculator/src/home/scenarios/locales',
  'salary-jobs': 'mf-worker-calcs/src/calculators/salary/jobs/locales',
  'salary-paychecks': 'mf-worker-calcs/src/calculators/salary/paychecks/locales',
  'self-employment': 'mf-worker-calcs/src/self-employment/locales',
  'state-income-tax': 'mf-guides/src/state-income-tax/locales',
  'local-income-tax': 'mf-guides/src/local-income-tax/locales',
  places: 'mf-guides/src/local-income-tax/subjects',
} as const;

const isShared = (namespace: string): namespace is keyof typeof SHARED => namespace in SHARED;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @param namespace - a page's texts have its id as namespace */
function read(language: Language, namespace: string): Words {
  if (namespace === DESCRIPTIONS) return readDescriptions(ROOT, language);
  const folder = isShared(namespace) ? path.join(ROOT, SHARED[namespace]) : `${folderOf(pageOf(namespace))}/locales`;
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Words;
}

/**
 * @param key - for example `home:form.submit`
 * @param values - for the `{{names}}` in the text
 */
export function word(language: Language, key: `${string}:${string}`, values: Readonly<Record<string, string>> = {}): string {
  const [namespace, dotted] = key.split(':') as [string, string];
  let found: string | Words | undefined = read(language, namespace);
  for (const part of dotted.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`There is no ${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
