/** Evaluates a request's conditions on an ETag as nginx does (RFC 9110, section 13). */
import type { IncomingHttpHeaders } from 'node:http';

export const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

export type Conditions = Pick<IncomingHttpHeaders, (typeof CONDITIONS)[number]>;

const names = (condition: string, isTag: (tag: string) => boolean): boolean =>
  condition === '*' || condition.split(',').some((tag) => isTag(tag.trim()));

/** The status of a file that exists. Conditions on a date are ignored, because the dates of our files carry no meaning. */
export function statusUnder(conditions: Conditions, etag: string): 200 | 304 | 412 {
  const { 'if-match': mustMatch, 'if-none-match': mustDiffer } = conditions;
  if (mustMatch !== undefined && !names(mustMatch, (tag) => tag === etag)) return 412;
  // Weak, because proxies that compress mark our tags as weak.
  if (mustDiffer !== undefined && names(mustDiffer, (tag) => tag.replace(/^W\//, '') === etag)) return 304;
  return 200;
}
