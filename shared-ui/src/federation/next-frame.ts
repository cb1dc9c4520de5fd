/** Milliseconds after which it resolves in a hidden tab, which draws no frames. */
const AT_LATEST = 100;

/** Resolves when the browser has drawn the next frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AT_LATEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
