import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Route configuration of what counts toward an address's allowance. */
export interface Counted {
  /** Read by the plugin that counts requests. */
  readonly rateLimit?: object;
  /** Whether each household of the body counts, and not the request. */
  readonly byHousehold?: true;
  /** The one media type the route takes. */
  readonly takes: string;
}

export const counted = (takes: string): Counted => ({ rateLimit: {}, takes });
export const countedByHousehold = (takes: string): Counted => ({ byHousehold: true, takes });

/** How a browser says that a page of this site, or nobody's page, sent the request. */
const OWN_SITES = ['same-origin', 'none'];

const mediaTypeOf = (contentType: string): string => (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

/**
 * Refuses what a page of another site can make a visitor's browser send: any POST with a plain content type. This happens before counting,
 * or such a page could use up the visitor's allowance.
 * @throws Problem 403 or 415
 */
export function refuseForeign({ headers, routeOptions }: FastifyRequest): void {
  const { takes } = routeOptions.config as Partial<Counted>;
  if (takes === undefined) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.includes(String(site))) throw new Problem(403, 'A page of another site may not ask for this.');
  const given = headers['content-type'];
  if (given !== undefined && mediaTypeOf(given) !== takes) throw new Problem(415, `The body must be ${takes}.`);
}
