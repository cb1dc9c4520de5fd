/** Reads the site's texts from its locale files. Tests spell out the texts that the specification prescribes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Words {
  readonly [key: string]: string | Words;
}

const FOLDERS = {
  shell: 'shell/src/locales',
  menu: 'shell/src/header/locales',
  consent: 'shell/src/consent/locales',
  html: 'shell/src/html-words',
  common: 'shared-ui/src/words',
  explanation: 'shared-ui/src/explanation/locales',
  home: 'mf-main-calculator/src/home/locales',
  simulator: 'mf-main-calculator/src/home/simulator/locales',
  brackets: 'mf-main-calculator/src/home/brackets/locales',
  comparison: 'mf-main-calculator/src/home/states/locales',
  scenarios: 'mf-main-calculator/src/home/scenarios/locales',
  'full-estimate': 'mf-main-calculator/src/full-estimate/locales',
  households: 'shared-ui/src/explanation/household-locales',
  sharing: 'shared-ui/src/sharing/locales',
  coverage: 'mf-guides/src/coverage/locales',
  'state-income-tax': 'mf-guides/src/states/locales',
  about: 'mf-guides/src/legal/about/locales',
  privacy: 'mf-guides/src/legal/privacy/locales',
  terms: 'mf-guides/src/legal/terms/locales',
  cookies: 'mf-guides/src/legal/cookies/locales',
  article: 'shared-ui/src/article/locales',
  calculator: 'shared-ui/src/calculator/locales',
  'self-employment': 'mf-worker-calcs/src/self-employment/locales',
  dividend: 'mf-investor-calcs/src/calculators/dividend/locales',
  'capital-gains': 'mf-investor-calcs/src/calculators/capital-gains/locales',
  crypto: 'mf-investor-calcs/src/calculators/crypto/locales',
  salary: 'mf-worker-calcs/src/calculators/salary/locales',
  deduction: 'mf-worker-calcs/src/calculators/deduction/locales',
  refund: 'mf-worker-calcs/src/calculators/refund/locales',
  freelancer: 'mf-worker-calcs/src/calculators/freelancer/locales',
  immigrant: 'mf-worker-calcs/src/calculators/immigrant/locales',
  expat: 'mf-worker-calcs/src/calculators/expat/locales',
  business: 'mf-worker-calcs/src/calculators/business/locales',
  'tax-brackets': 'mf-guides/src/guides/tax-brackets/locales',
  'state-rates': 'mf-guides/src/guides/state-rates/locales',
  'federal-deductions': 'mf-guides/src/guides/federal-deductions/locales',
  'tax-planning': 'mf-guides/src/guides/tax-planning/locales',
} as const;

export type Namespace = keyof typeof FOLDERS;

function read(language: Language, namespace: Namespace): Words {
  const file = path.resolve(import.meta.dirname, '../..', FOLDERS[namespace], `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
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
