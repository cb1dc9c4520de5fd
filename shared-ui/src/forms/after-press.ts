/**
 * Delays layout changes while the visitor is pressing something. If a button moved between pointer down and pointer up, the browser would
 * report no click.
 */

let pressed = false;
const postponed = new Set<() => void>();

/** A native list of options swallows pointer up, but not the next pointer move or key. */
const RELEASES = ['pointerup', 'pointercancel', 'pointermove', 'keydown'] as const;

/** A tap fires its click in the same task as the blur; a mouse, in the task of pointer up. */
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
