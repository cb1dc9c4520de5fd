/**
 * `node main.js [remote…]`: renders the whole site, or the pages of the remotes named. `NGINX_CONF` names the file for the
 * configuration of the nginx that hands them out, where there is one.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { REMOTES, type Remote } from '@bracketwise/gateway/apps';
import { readInstallation, readNginxInstallation } from '@bracketwise/gateway/environment';
import { gatewayConfiguration } from '@bracketwise/gateway/nginx';
import { renderSite } from './render-site.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !REMOTES.includes(name as Remote));
if (unknown.length > 0) throw new Error(`No such remote: ${unknown.join(', ')}. There are ${REMOTES.join(', ')}.`);

const configurationFile = process.env.NGINX_CONF;
if (configurationFile) {
  const [, nameServer] = /^nameserver\s+(\S+)/m.exec(readFileSync('/etc/resolv.conf', 'utf8')) ?? [];
  await writeFile(configurationFile, gatewayConfiguration(readNginxInstallation(process.env, nameServer)));
}

const { files, missing } = await renderSite(readInstallation(process.env), named.length > 0 ? (named as Remote[]) : undefined);
console.info(`${files} pages rendered${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`);
process.exit(0); // react-dom's server keeps a message channel open
