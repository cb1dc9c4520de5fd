/** Formats what scripts write as `npm run format` does. */
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/**
 * @param {string} file - its name decides the language
 * @param {string} text
 */
export const formatted = async (file, text) => (await format(file, text, options)).code;
