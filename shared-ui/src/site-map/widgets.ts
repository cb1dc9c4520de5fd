/** Widgets: calculators alone, for frames on other sites. */
import { sitePages, type SitePage } from './site-map.ts';

/** The pages whose calculator is also a widget. */
export const widgetPages: readonly SitePage[] = sitePages.filter(({ shape }) => shape === 'home' || shape === 'calculator');

/** Path of a page's widget. Other sites use it, so it must never change. */
export const widgetPath = ({ id, shape }: SitePage): string => `/embed/${shape === 'home' ? 'main' : id}`;

/** Type of the messages that tell a host page how tall a widget is: `{ type: 'bracketwise:height', height: 640 }`, in CSS pixels. */
export const HEIGHT_MESSAGE = 'bracketwise:height';
