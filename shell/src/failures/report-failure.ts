/**
 * Tells the server that a part of the site failed in this browser, so that somebody notices: which part, and how. Nothing of the
 * visitor, the address or the error itself. Once for each part and kind in the life of a document; that the report fails is no matter.
 */
const reported = new Set<string>();

/** @param part - the shell, or the folder of a remote. `load`: its code did not come or does not fit; `script`: it broke */
export function reportFailure(part: string, kind: 'load' | 'script'): void {
  const report = JSON.stringify({ part, kind });
  if (reported.has(report)) return;
  reported.add(report);
  void fetch('/api/page-failures', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: report,
  }).catch(() => undefined);
}

/** Reports what nobody catches. */
export function reportUncaughtErrors(): void {
  const report = () => reportFailure('shell', 'script');
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
