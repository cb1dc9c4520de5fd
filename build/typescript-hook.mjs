/**
 * Lets Node run TypeScript sources, which Node 20 can't do by itself: it strips their types and resolves our packages to their sources. It
 * concerns only what `importSource` imports, and what that imports in turn; `?source` at the end of their addresses marks them.
 */
import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

const MARK = '?source';

export async function resolve(specifier, context, next) {
  if (!context.parentURL?.endsWith(MARK)) return next(specifier, context);
  const found = await next(specifier, { ...context, conditions: ['source', ...context.conditions] });
  return found.url.endsWith('.ts') ? { ...found, url: found.url + MARK } : found;
}

export async function load(url, context, next) {
  if (!url.endsWith(`.ts${MARK}`)) return next(url, context);
  const source = await readFile(new URL(url), 'utf8');
  const { code } = await transform(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
  return { format: 'module', source: code, shortCircuit: true };
}
