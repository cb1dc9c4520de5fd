import type { BrowserContext } from '@playwright/test';

const LOADER = 'www.googletagmanager.com';
const REPORTS = 'region1.google-analytics.com';
export const TAG_HOSTS = [LOADER, REPORTS];

/** An event as the tag would report it. */
export type Report = Readonly<Record<string, unknown>> & { readonly name: string };

/**
 * A minimal replacement for Google's tag: runs queued and new commands, sets its cookies for the whole domain, and reports events unless
 * disabled.
 */
const TAG = (tagId: string) => `
  const send = (command) => {
    const [what, name, values] = command;
    if (Object.prototype.toString.call(command) !== '[object Arguments]' || what !== 'event') return;
    if (window['ga-disable-${tagId}']) return;
    document.cookie = '_ga=GA1.1.1.2; Path=/; Max-Age=63072000';
    document.cookie = '_ga_E2E=GS2.1; Path=/; Max-Age=63072000; Domain=' + location.hostname;
    navigator.sendBeacon('https://${REPORTS}/g/collect', JSON.stringify({ name, ...values }));
  };
  dataLayer.forEach(send);
  dataLayer.push = (...commands) => commands.forEach(send);
`;

/** Mocks the tag's hosts. @returns the ids its script was loaded with, and the reports */
export async function standInForTag(context: BrowserContext) {
  const loaded: (string | null)[] = [];
  const reports: Report[] = [];
  await context.route(`https://${LOADER}/**`, (route, request) => {
    const tagId = new URL(request.url()).searchParams.get('id');
    loaded.push(tagId);
    return route.fulfill({ contentType: 'text/javascript', body: TAG(tagId ?? '') });
  });
  await context.route(`https://${REPORTS}/**`, (route, request) => {
    reports.push(request.postDataJSON() as Report);
    return route.fulfill({ status: 204 });
  });
  return { loaded, reports };
}
