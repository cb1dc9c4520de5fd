// Lets Node run the sources of workspaces without a build: it strips types on load and resolves our packages to their sources.
import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

export const resolve = (specifier, context, next) => next(specifier, { ...context, conditions: ['source', ...context.conditions] });

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const source = await readFile(new URL(url), 'utf8');
  const { code } = await transform(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
  return { format: 'module', source: code, shortCircuit: true };
}
