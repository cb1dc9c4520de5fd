/**
 * A deployed site with one remote of this machine, for `npm run dev -- mf-guides --site https://staging.example`. Pages and the API are the
 * deployed site's. Each page is told to load the remote from this origin, so the policy of the deployed site needs no exception.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entryOf, mountOf } from './apps.mjs';

/** Headers that belong to one connection, or to the body before `fetch` decoded it. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-encoding', 'content-length'];
/** Browsers remember it for localhost, also for other programs. */
const NOT_FOR_LOCALHOST = ['strict-transport-security'];
/** Saved pages would hide the changes of the developer. */
const SERVICE_WORKER = '/worker.js';

const RUNTIME_CONFIGURATION = /(?<=<script type="application\/json" id="runtime-config">).*?(?=<\/script>)/s;

/** @returns {string} the page, which loads the remote from its own origin without the digests of a release; other documents as they are */
function withRemoteOfThisOrigin(html, remote) {
  const [configuration] = RUNTIME_CONFIGURATION.exec(html) ?? [];
  if (!configuration) return html;
  const { remotes, unverified = [], ...others } = JSON.parse(configuration);
  const changed = { ...others, remotes: { ...remotes, [remote]: entryOf(remote) }, unverified: [...unverified, remote] };
  const preload = new RegExp(`<link [^>]*href="${mountOf(remote)}[^>]*>`, 'g');
  return html.replace(RUNTIME_CONFIGURATION, () => JSON.stringify(changed).replaceAll('<', '\\u003c')).replaceAll(preload, '');
}

/** @returns {Headers} the headers that the other side gets */
function passedOn(headers, without) {
  const passed = new Headers();
  for (const [name, value] of headers) {
    if (!without.includes(name)) passed.append(name, value);
  }
  return passed;
}

/**
 * @param {{ site: string, remote: string, devServer: string, port: number }} options - origins of the deployed site and of the dev server
 * @returns {Promise<import('node:http').Server>} listens where HOST says, and otherwise for this machine only
 */
export async function serveDeployedSite({ site, remote, devServer, port }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const isOfRemote = pathname.startsWith(mountOf(remote));
    try {
      if (pathname === SERVICE_WORKER) {
        response.writeHead(404).end();
        return;
      }
      const address = isOfRemote ? devServer + request.url.slice(mountOf(remote).length - 1) : site + request.url;
      const { host, ...asked } = request.headers;
      const headers = passedOn(new Headers(Object.entries(asked).map(([name, value]) => [name, String(value)])), NOT_PASSED_ON);
      // The deployed site takes reports and forms from its own pages only.
      if (headers.get('origin') === `http://${host}`) headers.set('origin', site);
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      const upstream = await fetch(address, {
        method: request.method,
        headers,
        body: hasBody ? Readable.toWeb(request) : undefined,
        duplex: 'half',
        redirect: 'manual',
      });
      const passed = passedOn(upstream.headers, [...NOT_PASSED_ON, ...NOT_FOR_LOCALHOST]);
      const location = passed.get('location');
      if (location?.startsWith(`${site}/`)) passed.set('location', location.slice(site.length));
      response.writeHead(upstream.status, [...passed].flat());
      if (upstream.headers.get('content-type')?.startsWith('text/html'))
        response.end(withRemoteOfThisOrigin(await upstream.text(), remote));
      else if (upstream.body) await pipeline(Readable.fromWeb(upstream.body), response);
      else response.end();
    } catch (error) {
      const reason = error.cause?.message ?? error.message;
      console.error(`${request.method} ${pathname}: ${isOfRemote ? remote : site} does not answer: ${reason}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(reason);
    }
  });
  server.listen(port, process.env.HOST || 'localhost');
  await once(server, 'listening');
  return server;
}
