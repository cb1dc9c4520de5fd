import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two elements. */
const MOST_STOPS = 80;

/** A visitor who uses only the keyboard. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Presses Tab until the target has focus. */
  async to(target: Locator): Promise<void> {
    // Resolve the locator once: searching by role and name at each stop would be slow.
    const find = () => target.evaluateHandle((element) => element);
    const placeOf = (element: Element) => (element.isConnected ? element === document.activeElement : 'drawn anew');
    let found = await find();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.page.keyboard.press('Tab');
      let place = await found.evaluate(placeOf);
      if (place === 'drawn anew') {
        found = await find();
        place = await found.evaluate(placeOf);
      }
      if (place === true) return;
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
