import { createElement, useSyncExternalStore, type ComponentType } from 'react';

const never = () => () => {};

/**
 * Development only: renders a page anew after its hydration. In a production shell the HTML comes from the released build, and React does
 * not correct attributes that differ, such as the class names of changed styles.
 */
export function renderedAnew(Page: ComponentType): ComponentType {
  return function RenderedAnew() {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    return createElement(Page, { key: String(hydrating) });
  };
}
