/** The code that another site copies to show a calculator. */
import type { Language, Theme } from '@bracketwise/shared-ui/runtime';
import type { SitePage } from '@bracketwise/shared-ui/site-map';
import { HEIGHT_MESSAGE, widgetPath } from '@bracketwise/shared-ui/site-map/widgets';

/** Height of the frame in pixels until the host page follows the height messages: a form, up to its button. */
export const FRAME_HEIGHT = 720;

export interface WidgetChoice {
  readonly page: SitePage;
  readonly language: Language;
  readonly theme: Theme;
}

/** Address of a widget on this site. */
export const widgetAddress = ({ page, language, theme }: WidgetChoice): string =>
  `${widgetPath(page)}?lang=${language}${theme === 'system' ? '' : `&theme=${theme}`}`;

export const widgetTitle = ({ page, language }: WidgetChoice): string => `${page.name[language]} – Bracketwise`;

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The HTML of the frame. It uses attributes only, because a site with a strict policy allows no styles in them.
 * @param siteUrl - public origin of this site
 */
export const frameSnippet = (siteUrl: string, choice: WidgetChoice): string =>
  [
    '<iframe',
    `  src="${inAttribute(siteUrl + widgetAddress(choice))}"`,
    `  title="${inAttribute(widgetTitle(choice))}"`,
    `  width="100%" height="${FRAME_HEIGHT}" frameborder="0" loading="lazy"></iframe>`,
  ].join('\n');

/** The script that gives each frame on a page the height of its content. A widget has no origin to check, so it finds the frame by its window. */
export const heightScript = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== '${HEIGHT_MESSAGE}') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>`;

/** A height message, as a host page receives it. */
export const heightMessage = `{ type: '${HEIGHT_MESSAGE}', height: 640 }`;
