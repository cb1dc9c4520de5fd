/** Reads TypeScript sources in programs that run without their own build. */
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

register('./typescript-hook.mjs', import.meta.url);

const ROOT = path.resolve(import.meta.dirname, '..');

/** @param {string} file - path from the repository's root */
export const importSource = (file) => import(`${pathToFileURL(path.join(ROOT, file)).href}?source`);
