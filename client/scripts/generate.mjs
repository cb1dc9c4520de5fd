/** Writes the types of the client, from the API's OpenAPI document on the standard input: `generate.mjs < openapi.json > src/api.ts`. */
import { compile } from 'json-schema-to-typescript';
import { text } from 'node:stream/consumers';
import { formatted } from '../../scripts/formatted.mjs';

/** What the site's own pages and agents call is left out. */
const TAGS = ['estimates', 'returns', 'paychecks', 'business', 'law'];

/** The generator names a type after its definition, not after its place in a document. */
const document = JSON.parse((await text(process.stdin)).replaceAll('#/components/schemas/', '#/definitions/'));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { tags = [] }]) => tags.some((tag) => TAGS.includes(tag)))
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

const exactly = (properties, required = Object.keys(properties)) => ({ type: 'object', additionalProperties: false, required, properties });

/** @param parameters - of an operation, those in its path or its query */
function values(parameters) {
  const properties = Object.fromEntries(parameters.map(({ name, schema, description }) => [name, { ...schema, description }]));
  return exactly(
    properties,
    parameters.filter(({ required }) => required).map(({ name }) => name),
  );
}

/** What an operation takes and answers, as one schema. */
function shapeOf({ summary, parameters = [], requestBody, responses }) {
  const within = (place) => parameters.filter((parameter) => parameter.in === place);
  const body = requestBody?.content['application/json'].schema;
  return {
    description: summary,
    ...exactly({
      ...(body && { body }),
      ...(within('path').length > 0 && { path: values(within('path')) }),
      ...(within('query').length > 0 && { query: values(within('query')) }),
      answer: responses['200'].content['application/json'].schema,
    }),
  };
}

const schema = {
  title: 'Operations',
  description: 'What each operation takes and answers, by its name in the OpenAPI document.',
  ...exactly(Object.fromEntries(operations.map((operation) => [operation.operationId, shapeOf(operation)]))),
  definitions: document.components.schemas,
};
const types = await compile(schema, 'Operations', {
  bannerComment: '// Written by `npm run docs -w client` from the API’s OpenAPI document; a test fails when it is stale.',
  // Tuples of every length would say the same in thousands of lines.
  ignoreMinAndMaxItems: true,
  format: false,
});
const addresses = operations.map(({ operationId, method, path }) => `${operationId}: { method: '${method}', path: '${path}' },`);
const source = `${types}\nexport const ADDRESSES = {\n${addresses.join('\n')}\n} as const;\n`;
process.stdout.write(await formatted('api.ts', source));
