import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Loading } from '../src/loader.ts';
import { pureComponents } from '../src/pure-components.ts';
import { reloadOnChange } from '../src/reload-on-change.ts';
import { REPLACEMENTS } from '../src/replacements.ts';
import { shortComponentIds } from '../src/short-component-ids.ts';

const loading = (resourcePath: string): Loading => ({ resourcePath, resourceQuery: '', addDependency: () => undefined });

test('a component that nobody imports has no side effects left', () => {
  const code = [
    'var Link = React.forwardRef(function LinkWithRef() {});',
    'Link.displayName = "Link";',
    'FieldArray.defaultProps = {',
    '  validateOnChange: true',
    '};',
    'export { Link };',
  ].join('\n');
  expect(pureComponents(code)).toBe('var Link = /* @__PURE__ */ React.forwardRef(function LinkWithRef() {});\n\n\nexport { Link };');
});

test('schemas and messages that nobody imports can go', () => {
  const code = [
    'let invalidDate = 1;',
    'DateSchema.INVALID_DATE = invalidDate;',
    'create$4.prototype = DateSchema.prototype;',
    'var locale = Object.assign(Object.create(null), {});',
  ].join('\n');
  expect(pureComponents(code)).toBe('let invalidDate = 1;\n\n\nvar locale = /* @__PURE__ */ Object.assign(Object.create(null), {});');
});

test('what looks like a name but does more stays', () => {
  const code = 'Link.displayName = nameOf("Link");\nconst a = b + React.forwardRef(c);';
  expect(pureComponents(code)).toBe(code);
});

test('component ids are four characters of the hash, the same for the same file, with their number', () => {
  const written = shortComponentIds('styled("p").withConfig({componentId:"sc-1a2b3c4d-0"}), {componentId: "sc-1a2b3c4d-12"}');
  const [, first, second] = /componentId:"(s\w{1,4})-0".*componentId: "(s\w{1,4})-12"/.exec(written) ?? [];
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(shortComponentIds('{componentId:"sc-1a2b3c4d-1"}')).toBe(`{componentId:"${first}-1"}`);
});

test('two files with the same short id stop the build', () => {
  const other = (0x1a2b3c4d + 36 ** 4).toString(16);
  expect(() => shortComponentIds(`{componentId:"sc-${other}-0"}`)).toThrow('Two files share the component id');
});

test.each([
  ['a component is replaced in the page', 'Form.tsx', 'export const Form = () => null;', false],
  ['a context reloads the page', 'Form.tsx', 'export const Form = createContext(null);', true],
  ['any other module reloads the page', 'amounts.ts', 'export const amount = 1;', true],
])('%s', (_, file, code, reloads) => {
  const changed = reloadOnChange.call(loading(`/app/src/${file}`), code);
  expect(changed.startsWith(code)).toBe(true);
  expect(changed.includes('import.meta.webpackHot?.decline()')).toBe(reloads);
});

test("versions compare as by the federation's own file", () => {
  const file = '@module-federation/runtime-core/dist/utils/semver/index';
  type Satisfy = (version: string, range: string) => boolean;
  const { satisfy: original } = createRequire(__filename)(path.join(__dirname, '../../node_modules', `${file}.cjs`)) as {
    satisfy: Satisfy;
  };
  const satisfy = runInNewContext(
    `(${REPLACEMENTS[`${file}.js`]?.replace('export const satisfy =', '').trim().replace(/;$/, '')})`,
  ) as Satisfy;
  const versions = ['1.0.0', '1.2.3', '1.2.10', '1.10.0', '2.0.0', '19.3.1', '19.10.0', '20.0.0'];
  for (const version of versions) {
    for (const wanted of versions) {
      for (const range of [`^${wanted}`, `<=${wanted}`, wanted])
        expect([version, range, satisfy(version, range)]).toEqual([version, range, original(version, range)]);
    }
  }
  expect(satisfy('1.2.3', '*')).toBe(false);
});
