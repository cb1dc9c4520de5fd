import { setTimeout as pause } from 'node:timers/promises';
import { mountOf } from '@bracketwise/contract/apps';
import type { Patience } from './deployed-app.ts';
import type { ApiResponse } from './page-process.ts';

/**
 * Fetches API data for the pages and caches it, so each address is fetched once. The requests come from untrusted code, so they can reach
 * only the API.
 */
export function apiResponses(upstream: string, { deadlineMs, pausesMs }: Patience): (path: string) => Promise<ApiResponse> {
  const known = new Map<string, Promise<ApiResponse>>();

  async function attempt(url: URL): Promise<ApiResponse> {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs), redirect: 'error' });
    if (response.status >= 500) throw new Error(`${url.pathname} answered ${response.status}`);
    return { status: response.status, statusText: response.statusText, body: await response.text() };
  }

  async function ask(path: string): Promise<ApiResponse> {
    const url = URL.canParse(path, upstream) ? new URL(path, upstream) : undefined;
    if (url?.origin !== new URL(upstream).origin || !url.pathname.startsWith(mountOf('api'))) {
      throw new Error(`Pages may ask the API alone, not ${path}`);
    }
    for (const ms of pausesMs) {
      try {
        return await attempt(url);
      } catch {
        await pause(ms);
      }
    }
    return attempt(url);
  }

  return (path) => {
    const response = known.get(path) ?? ask(path);
    known.set(path, response);
    return response;
  };
}
