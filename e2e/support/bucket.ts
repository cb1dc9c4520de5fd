/** Object storage with the part of S3's API that `deploy/kept-files` uses: signed puts, and reads by anybody. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The signature of a request, by AWS's description of Signature Version 4. Paths here need no encoding, and requests have no query.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 * @param scope - date, region, service and `aws4_request`
 * @param signed - names of the headers that are signed, separated by semicolons
 */
export function signature(
  secret: string,
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  scope: string,
  signed: string,
): string {
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, path, '', lines.join(''), signed, String(headers['x-amz-content-sha256'])].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((former, part) => hmac(former, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

interface StoredObject {
  readonly body: Buffer;
  readonly type: string;
  /** `Cache-Control` of the upload, which S3 returns with the object. */
  readonly cacheControl: string;
}

export interface Bucket {
  readonly url: string;
  /** Objects by their address below the bucket. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** What was asked for, with the headers and the body. */
  readonly reads: { readonly key: string; readonly headers: IncomingHttpHeaders; readonly body: string }[];
  stop(): void;
}

/** A bucket that takes objects from one key. Who reads what it lacks gets 403, as from S3 without the right to list. */
export async function startBucket(id: string, secret: string): Promise<Bucket> {
  const objects = new Map<string, StoredObject>();
  const reads: Bucket['reads'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      const key = url.replace(/^\/bucket\//, '');
      if (method !== 'PUT') {
        reads.push({ key, headers, body: String(body) });
        const found = objects.get(key);
        const own = { 'x-amz-request-id': '1', server: 'storage' };
        const stored = { etag: '"1"', 'last-modified': 'Mon, 06 Jan 2025 10:00:00 GMT', 'accept-ranges': 'bytes' };
        if (found) {
          const sent = { ...own, ...stored, 'content-type': found.type, 'cache-control': found.cacheControl };
          response.writeHead(200, sent).end(found.body);
        } else response.writeHead(403, { ...own, 'content-type': 'application/xml' }).end('<Error/>');
        return;
      }
      const [, by, scope = '', signed = '', sent] =
        /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
      const isAllowed =
        by === id && headers['x-amz-content-sha256'] === sha256(body) && sent === signature(secret, method, url, headers, scope, signed);
      if (isAllowed) objects.set(key, { body, type: headers['content-type'] ?? '', cacheControl: headers['cache-control'] ?? '' });
      response.writeHead(isAllowed ? 200 : 403).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    objects,
    reads,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
