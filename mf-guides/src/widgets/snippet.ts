/** The code that another site copies to show a calculator. */
import { HEIGHT_MESSAGE, widgetPath, type Language, type SitePage, type Theme } from '@bracketwise/shared-ui/runtime';

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

/** The origin of a widget, which has no real one because it is sandboxed. */
const NO_ORIGIN = 'null';

/**
 * The script that gives each widget on a page the height of its content. It finds the frame by its window, and only among frames of this
 * site's widgets.
 * @param siteUrl - public origin of this site
 */
export const heightScript = (siteUrl: string): string => `<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== '${NO_ORIGIN}' || data?.type !== '${HEIGHT_MESSAGE}' || !(data.height > 0)) return;
    for (const frame of document.querySelectorAll('iframe[src^="${siteUrl}/embed/"]'))
      if (frame.contentWindow === source) frame.height = Number(data.height);
  });
</script>`;

/** @returns the height in a message to a host page, if the message comes from the widget in this frame */
export function toldHeight({ data, origin, source }: MessageEvent<unknown>, frame: HTMLIFrameElement | null): number | undefined {
  if (origin !== NO_ORIGIN || !frame || source !== frame.contentWindow || typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  return type === HEIGHT_MESSAGE && typeof height === 'number' && height > 0 ? height : undefined;
}

/** A height message, as a host page receives it. */
export const heightMessage = `{ type: '${HEIGHT_MESSAGE}', height: 640 }`;
