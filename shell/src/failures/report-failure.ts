/**
 * Reports to the server that a part of the site failed in this browser: which part and how, with nothing about the visitor, the URL or
 * the error. Each part and kind is reported once per document. If the report itself fails, nothing happens.
 */
const reported = new Set<string>();

/**
 * @param part - the shell, or a remote's folder
 * @param kind - `load`: its code did not load or does not fit; `integrity`: a script is not that of its release; `script`: it threw an error
 */
export function reportFailure(part: string, kind: 'load' | 'integrity' | 'script'): void {
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

/** Reports uncaught errors. */
export function reportUncaughtErrors(): void {
  const report = () => reportFailure('shell', 'script');
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
