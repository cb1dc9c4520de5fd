/** `node main.js [remote…]`: renders the whole site, or the pages of the remotes named. */
import { REMOTES, type Remote } from '@bracketwise/gateway/apps';
import { readInstallation } from '@bracketwise/gateway/environment';
import { renderSite } from './render-site.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !REMOTES.includes(name as Remote));
if (unknown.length > 0) throw new Error(`No such remote: ${unknown.join(', ')}. There are ${REMOTES.join(', ')}.`);

const { files, missing } = await renderSite(readInstallation(process.env), named.length > 0 ? (named as Remote[]) : undefined);
console.info(`${files} pages rendered${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`);
process.exit(0); // react-dom's server keeps a message channel open
