/**
 * Google's tag. This module loads only after the visitor has agreed to analytics. The tag receives paths without query or fragment.
 * Advertising is always denied to it, because the site has none.
 */
import { connectAnalytics } from '@bracketwise/shared-ui/runtime';
import { forget } from '../consent/forget.ts';

/** The content security policy allows these hosts if a tag is configured (gateway/src/declaration.ts). */
const LOADER = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: IArguments[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

type Command = [command: 'js', date: Date] | [command: 'config' | 'event' | 'consent', target: string, values: object];

const command: (...command: Command) => void = function () {
  // The tag reads the `arguments` object itself and treats an array differently.
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

export interface Tag {
  readonly viewPage: (path: string) => void;
  /** Stops sending events and removes the tag's cookies. */
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

/** Loads the tag, or restarts one that was stopped. */
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
      void forget('analytics');
    },
  };
}
