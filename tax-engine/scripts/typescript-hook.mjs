// Lets Node run this package's sources without a build by stripping types on load.
import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const source = await readFile(new URL(url), 'utf8');
  const { code } = await transform(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
  return { format: 'module', source: code, shortCircuit: true };
}
