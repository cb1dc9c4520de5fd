import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Route configuration for rate-limited routes. */
export interface Counted {
  /** Read by @fastify/rate-limit, which counts requests. */
  readonly rateLimit?: object;
  /** Whether to count the households in the body instead of the request. */
  readonly byHousehold?: true;
  /** The only media type the route accepts. */
  readonly takes: string;
  /** Whether it only calculates. The other routes are reports of the site's own pages. */
  readonly calculates?: true;
}

export const counted = (takes: string): Counted => ({ rateLimit: {}, takes });
export const calculating = (takes: string): Counted => ({ ...counted(takes), calculates: true });
export const calculatingByHousehold = (takes: string): Counted => ({ byHousehold: true, takes, calculates: true });

/** `Sec-Fetch-Site` values of requests from this site or from no site. */
const OWN_SITES = ['same-origin', 'none'];

const isOfType = (contentType: string, mediaType: string): boolean =>
  contentType === mediaType || contentType.split(';', 1)[0]?.trim().toLowerCase() === mediaType;

/**
 * Rejects POSTs that a page on another site can make a visitor's browser send. Runs before the rate limit, or such a page could use up the
 * visitor's allowance.
 * @param crossOrigin - whether other sites may ask for calculations nevertheless
 * @throws Problem 403 or 415
 */
export function refuseForeign({ headers, routeOptions }: FastifyRequest, crossOrigin: boolean): void {
  const { takes, calculates = false } = routeOptions.config as Partial<Counted>;
  if (takes === undefined) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.includes(String(site)) && !(crossOrigin && calculates))
    throw new Problem(403, 'A page of another site may not ask for this.');
  const given = headers['content-type'];
  if (given !== undefined && !isOfType(given, takes)) throw new Problem(415, `The body must be ${takes}.`);
}

/**
 * Rejects compressed bodies, which would be no JSON: our limits keep bodies small, and a compressed one could grow past them.
 * @throws Problem 415, with the encoding that the API takes
 */
export function refuseCompressed({ headers, routeOptions }: FastifyRequest): void {
  const { takes } = routeOptions.config as Partial<Counted>;
  const encoding = headers['content-encoding'];
  if (takes === undefined || encoding === undefined || encoding.toLowerCase() === 'identity') return;
  throw new Problem(415, 'The body must not be compressed.', { headers: { 'accept-encoding': 'identity' } });
}
