/** Reads the site's texts from its locale files. Tests spell out the texts that the specification prescribes. */
import { LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, type PageId } from '@bracketwise/shared-ui/site-map';
import { folderOf } from './page-folders.ts';

export { LANGUAGES };
export type { Language };

interface Words {
  readonly [key: string]: string | Words;
}

/** The folders of texts that belong to no page. */
const SHARED = {
  shell: 'shell/src/locales',
  search: 'shell/src/pages/search-locales',
  descriptions: 'shared-ui/src/site-map/locales',
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
  'self-employment': 'mf-worker-calcs/src/self-employment/locales',
  'state-income-tax': 'mf-guides/src/state-income-tax/locales',
} as const;

/** A page's texts have its id as namespace. */
export type Namespace = keyof typeof SHARED | PageId;

const isShared = (namespace: Namespace): namespace is keyof typeof SHARED => namespace in SHARED;

function read(language: Language, namespace: Namespace): Words {
  const folder = isShared(namespace)
    ? path.resolve(import.meta.dirname, '../..', SHARED[namespace])
    : `${folderOf(pageOf(namespace))}/locales`;
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Words;
}

/**
 * @param key - for example `home:form.submit`
 * @param values - for the `{{names}}` in the text
 */
export function word(language: Language, key: `${Namespace}:${string}`, values: Readonly<Record<string, string>> = {}): string {
  const [namespace, dotted] = key.split(':') as [Namespace, string];
  let found: string | Words | undefined = read(language, namespace);
  for (const part of dotted.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`There is no ${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
