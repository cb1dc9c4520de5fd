/** For tests: checks the form of every calculator of a remote against its example and its journey. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CalculatorInputs } from '../calculator/Calculator.tsx';
import commonTexts from '../calculator/locales/en.json';
import type { Words } from '../federation/page-contract.ts';
import type { Draft } from '../forms/draft.ts';
import type { Journey } from './journey.ts';
import { textsByKey } from './words.ts';

const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** @param folder - the remote's `src/calculators` */
export function testCalculatorForms(folder: string): void {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'page.ts')));
  const load = async (name: string, file: string) => (await import(path.join(folder, name, file))) as Readonly<Record<string, unknown>>;

  test.each(names)('the example of %s completes the form', async (name) => {
    const { [`${camelCase(name)}Form`]: form } = await load(name, 'form.ts');
    const { draft, example, schema } = form as CalculatorInputs<Draft, unknown>;
    expect(Object.keys(draft)).toEqual(expect.arrayContaining(Object.keys(example)));
    expect(schema('en-US').isValidSync({ ...draft, ...example })).toBe(true);
  });

  test.each(names)('the journey through %s names a label for each field, the hint of the refused one, and the answer', async (name) => {
    const { fields, precise = [], refused, announcement } = (await load(name, 'journey.ts')).journey as Journey;
    const own = textsByKey(JSON.parse(readFileSync(path.join(folder, name, 'locales/en.json'), 'utf8')) as Words);
    const texts = { ...textsByKey(commonTexts), ...own };
    const named = [...fields, ...precise].map(([field]) => `form.${field}`);
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...named, `form.${refused}Hint`, announcement]));
    expect(fields.map(([field]) => field)).toContain(refused);
  });
}
