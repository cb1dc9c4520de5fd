import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two elements. */
const MOST_STOPS = 80;
/** Keys that are sent together, because each round trip to the browser takes longer than a stop. */
const AT_ONCE = 4;

/** Sends several presses of Tab at once. */
export const pressTab = (browser: CDPSession, times: number, modifiers = 0): Promise<unknown> =>
  Promise.all(
    Array.from({ length: times }, () =>
      (['rawKeyDown', 'keyUp'] as const).map((type) =>
        browser.send('Input.dispatchKeyEvent', { type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }),
      ),
    ).flat(),
  );

/**
 * Runs in the page. Tab does nothing more once it has led to the target, or once the target is drawn anew.
 * @param isNew - the first Tab always leads on, also from the target
 */
function leadTo(target: Element, isNew: boolean) {
  let isFirst = isNew;
  const place = () => (!target.isConnected ? 'drawn anew' : target === document.activeElement ? 'there' : 'elsewhere');
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (!isFirst && place() !== 'elsewhere') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    isFirst = false;
  };
  window.addEventListener('keydown', onKey, true);
  return { place, end: () => window.removeEventListener('keydown', onKey, true) };
}

/** A visitor who uses only the keyboard. */
export class Keyboard {
  private browser: Promise<CDPSession> | undefined;
  constructor(readonly page: Page) {}

  /** Presses Tab until the target has focus. */
  async to(target: Locator): Promise<void> {
    const browser = await (this.browser ??= this.page.context().newCDPSession(this.page));
    for (let stop = 0; stop < MOST_STOPS;) {
      // Resolve the locator once: searching by role and name at each stop would be slow.
      const way = await target.evaluateHandle(leadTo, stop === 0);
      let place = 'elsewhere';
      for (; place === 'elsewhere' && stop < MOST_STOPS; stop += AT_ONCE) {
        await pressTab(browser, AT_ONCE);
        place = await way.evaluate((current) => current.place());
      }
      await way.evaluate((current) => current.end());
      if (place === 'there') return;
    }
    await expect(target, 'is reached by Tab').toBeFocused();
  }

  /** Tabs to the target and presses Enter. */
  async press(target: Locator): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('Enter');
  }

  /** Enters a value into the focused control: for a select or checkbox the choice, for a date its digits. */
  async enter(control: Locator, value: string): Promise<void> {
    const { keyboard } = this.page;
    await expect(control).toBeFocused();
    const kind = await control.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
    if (kind === 'checkbox') {
      await keyboard.press('Space');
      return expect(control).toBeChecked({ checked: value === 'true' });
    }
    if (kind === 'radio') return this.choose(value);
    if (kind !== 'select-one') return keyboard.type(value);
    if ((await control.inputValue()) === value) return;
    // Selects by typing the first letters if a US keyboard has them, otherwise from the top with the arrow key.
    const label = (await control.locator(`option[value="${value}"]`).textContent()) ?? '';
    const letters = /^[ -~]{3,}/.exec(label)?.[0];
    await (letters ? keyboard.type(letters) : keyboard.press('Home'));
    for (let step = 0; step < 8 && (await control.inputValue()) !== value; step += 1) await keyboard.press('ArrowDown');
    await expect(control).toHaveValue(value);
  }

  /** Chooses from the group that has the focus. */
  private async choose(value: string): Promise<void> {
    const focused = this.page.locator(':focus');
    if (!(await focused.isChecked())) await this.page.keyboard.press('Space');
    for (let step = 0; step < 3 && (await focused.inputValue()) !== value; step += 1) await this.page.keyboard.press('ArrowRight');
    await expect(focused).toHaveValue(value);
  }
}
