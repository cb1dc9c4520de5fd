import { useSiteConfig } from '@bracketwise/shared-ui/runtime';

/** Whether the document is a widget: a calculator alone, in a frame on another site. It shows the form and its results only. */
export const useIsWidget = (): boolean => useSiteConfig().widgetOf !== undefined;
