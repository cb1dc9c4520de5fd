import { HEIGHT_MESSAGE } from '@bracketwise/shared-ui/runtime';

/**
 * Tells the host page the height of the document, now and whenever it changes. Any host may know it: it says nothing about the visitor.
 * @returns a function that stops it
 */
export function tellHeight(): () => void {
  let told: number | undefined;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*');
  };
  const size = new ResizeObserver(tell);
  size.observe(document.documentElement);
  return () => size.disconnect();
}
