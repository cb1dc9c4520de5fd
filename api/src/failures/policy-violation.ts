/** Directives of the site's policy that a browser may report. It reports the more specific name where there is one. */
export const POLICY_DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'media-src',
  'worker-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number] | 'other';

/** What a browser sends to the policy's `report-uri`, as far as we read it. */
export interface PolicyViolation {
  'csp-report': {
    'effective-directive'?: string;
    'violated-directive'?: string;
    'blocked-uri'?: string;
    'source-file'?: string;
  };
}

const OF_AN_EXTENSION = /^[a-z-]*-extension\b/;

/** The directive that was violated. Undefined where an extension of the browser did it, which says nothing about the site. */
export function violatedDirective({ 'csp-report': report }: PolicyViolation): PolicyDirective | undefined {
  if (OF_AN_EXTENSION.test(report['blocked-uri'] ?? '') || OF_AN_EXTENSION.test(report['source-file'] ?? '')) return undefined;
  // Older browsers give the whole directive, values included.
  const name = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ', 1)[0];
  return POLICY_DIRECTIVES.find((directive) => directive === name) ?? 'other';
}
