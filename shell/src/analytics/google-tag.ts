/**
 * Google's tag. This module is fetched once the visitor has agreed to analytics, and the tag by it. It is never told what stands in
 * an address beside the path, and advertising is denied to it whatever the visitor agreed to: the site has none.
 */
import { connectAnalytics } from '@bracketwise/shared-ui/runtime';
import { forget } from '../consent/forget.ts';

/** In the server's policy these hosts are allowed where a tag is configured (gateway/src/declaration.ts). */
const LOADER = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: IArguments[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

type Command = [command: 'js', date: Date] | [command: 'config' | 'event' | 'consent', target: string, values: object];

const command: (...command: Command) => void = function () {
  // The tag reads the arguments object itself; an array it takes for something else.
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

export interface Tag {
  readonly viewPage: (path: string) => void;
  /** Nothing is sent from now on, and what was kept for it is removed. */
  readonly stop: () => void;
}

const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

function load(tagId: string): void {
  command('consent', 'default', { ...DENIED, analytics_storage: 'granted' });
  command('js', new Date());
  command('config', tagId, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${LOADER}?id=${tagId}`;
  document.head.append(script);
}

/** Loads the tag, or lets the one that was stopped go on. */
export function startTag(tagId: string): Tag {
  window[`ga-disable-${tagId}`] = false;
  if (!window.dataLayer) load(tagId);
  let place = {};
  connectAnalytics(({ name, category, label, value }) =>
    command('event', name, { ...place, event_category: category, event_label: label, value }),
  );
  return {
    viewPage: (path) => {
      place = { page_location: location.origin + path };
      command('event', 'page_view', { ...place, page_path: path });
    },
    stop: () => {
      window[`ga-disable-${tagId}`] = true;
      connectAnalytics(undefined);
      forget('analytics');
    },
  };
}
