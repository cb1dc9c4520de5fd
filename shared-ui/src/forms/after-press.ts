/**
 * Postpones what moves the page while the visitor presses something. If the button moved away between pointer down and pointer up, the browser would
 * report no click.
 */

let pressed = false;
const postponed = new Set<() => void>();

/** A browser's own list of options swallows the release, but not the next movement or key. */
const RELEASES = ['pointerup', 'pointercancel', 'pointermove', 'keydown'] as const;

/** A finger's click comes in the same task as the blur, and a mouse's in that of its release. */
const afterClick = () =>
  setTimeout(() => {
    if (pressed) return;
    for (const show of postponed) show();
    postponed.clear();
  });

function onRelease(event: Event) {
  if (event.type === 'pointermove' && (event as PointerEvent).buttons !== 0) return;
  for (const type of RELEASES) window.removeEventListener(type, onRelease, true);
  pressed = false;
  afterClick();
}

function onPress() {
  pressed = true;
  for (const type of RELEASES) window.addEventListener(type, onRelease, true);
}

if (typeof window !== 'undefined') window.addEventListener('pointerdown', onPress, true);

/** Calls `show` after the click that is under way, and in any case after the present task. */
export function afterPress(show: () => void): void {
  postponed.add(show);
  afterClick();
}
