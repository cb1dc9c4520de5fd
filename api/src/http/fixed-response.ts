import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './problem.ts';

/** Short, so that a corrected figure reaches every visitor within an hour. */
const CACHE_CONTROL = 'public, max-age=3600, must-revalidate';

/** A response that never changes while the process runs. It is computed once, with its ETag, when the first request needs it. */
export class FixedResponse {
  #made: { readonly text: string; readonly etag: string } | undefined;

  /** @param queries - query strings whose response may be cached. Other spellings of the same query would fill a cache with copies. */
  constructor(
    private readonly compute: () => object,
    private readonly queries: readonly string[],
  ) {}

  send(request: FastifyRequest, reply: FastifyReply): void {
    // Use the route's serializer, so the response matches its schema.
    const { text, etag } = (this.#made ??= withEtag(serialize(this.compute(), reply)));
    reply.header('etag', etag);
    if (this.queries.includes(queryOf(request.url)) && !isEncoded(request)) reply.header('cache-control', CACHE_CONTROL);
    if (hasEtag(request.headers['if-none-match'], etag)) void reply.code(304).send();
    else void reply.type('application/json').send(text);
  }
}

/** Includes the question mark, so an empty query differs from none. */
const queryOf = (url: string): string => /\?.*/.exec(url)?.[0] ?? '';

/** A percent-encoded path is another spelling too. */
const isEncoded = (request: FastifyRequest): boolean => pathOf(request).includes('%');

/** Casts because Fastify's type accepts no arrays and returns unknown. */
const serialize = (value: object, reply: FastifyReply): string =>
  reply.serializeInput(value as Record<string, unknown>, '200', 'application/json') as string;

const withEtag = (text: string): { text: string; etag: string } => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** RFC 9110 § 13.1.2: a list of tags or `*`. The comparison is weak because compressing proxies mark our tags as weak. */
const hasEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
