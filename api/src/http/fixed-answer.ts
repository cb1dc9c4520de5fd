import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Short enough that a corrected figure reaches every visitor within the hour. */
const CACHE_CONTROL = 'public, max-age=3600, must-revalidate';

/** An answer that never changes while the process runs: its text and ETag are made once. */
export class FixedAnswer {
  #made: { readonly text: string; readonly etag: string } | undefined;

  /** @param queries - with which it may be kept; one answer in a thousand spellings of its query would fill a cache */
  constructor(
    private readonly value: object,
    private readonly queries: readonly string[],
  ) {}

  send(request: FastifyRequest, reply: FastifyReply): void {
    // By the serialiser of the route, so that the answer is what its schema says.
    const { text, etag } = (this.#made ??= withEtag(serialize(this.value, reply)));
    reply.header('etag', etag);
    if (this.queries.includes(queryOf(request.url))) reply.header('cache-control', CACHE_CONTROL);
    if (hasEtag(request.headers['if-none-match'], etag)) void reply.code(304).send();
    else void reply.type('application/json').send(text);
  }
}

/** With its question mark, so that an empty one is told from none. */
const queryOf = (url: string): string => /\?.*/.exec(url)?.[0] ?? '';

/** Fastify's type of the answer knows no arrays, and takes the text for unknown. */
const serialize = (value: object, reply: FastifyReply): string =>
  reply.serializeInput(value as Record<string, unknown>, '200', 'application/json') as string;

const withEtag = (text: string): { text: string; etag: string } => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** RFC 9110 § 13.1.2: a list of tags or `*`, compared weakly, since a proxy that compresses marks ours as weak. */
const hasEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
