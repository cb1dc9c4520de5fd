/** Directives that a browser may report. Browsers report the more specific name if there is one. */
const POLICY_DIRECTIVES = [
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

/** The fields we read of a browser's `report-uri` report. */
export interface PolicyViolation {
  'csp-report': {
    'effective-directive'?: string;
    'violated-directive'?: string;
    'blocked-uri'?: string;
    'source-file'?: string;
  };
}

const OF_AN_EXTENSION = /^[a-z-]*-extension\b/;

/** @returns the violated directive, or undefined if a browser extension caused the violation */
export function violatedDirective({ 'csp-report': report }: PolicyViolation): PolicyDirective | undefined {
  if (OF_AN_EXTENSION.test(report['blocked-uri'] ?? '') || OF_AN_EXTENSION.test(report['source-file'] ?? '')) return undefined;
  // Older browsers send the whole directive, with its values.
  const name = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ', 1)[0];
  return POLICY_DIRECTIVES.find((directive) => directive === name) ?? 'other';
}
