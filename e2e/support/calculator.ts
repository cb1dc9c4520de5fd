import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** A calculator that runs in the browser, found by the test ids that all pages use. */
export class Calculator {
  readonly root: Locator;
  readonly submit: Locator;

  constructor(
    readonly page: Page | Frame,
    id: string,
  ) {
    this.root = page.locator(`section[data-calculator="${id}"]`);
    this.submit = this.root.locator('button[type=submit]').first();
  }

  control(name: string): Locator {
    return this.root.locator(`form [name="${name}"]`).first();
  }

  /** Types into fields and selects options. */
  async fill(inputs: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(inputs)) {
      const control = this.control(name);
      if ((await control.evaluate((element: Element) => element.tagName)) === 'SELECT') await control.selectOption(value);
      else await control.fill(value);
    }
  }

  /** Fills in the form and submits it. */
  async calculate(inputs: Readonly<Record<string, string>>): Promise<void> {
    await this.fill(inputs);
    await this.submit.click();
  }

  figure(method: 'specified' | 'official', field: string): Locator {
    return this.root.locator(`[data-method="${method}"] data[data-field="${field}"]`);
  }

  /** Every specified figure as displayed. */
  async specified(): Promise<Record<string, string>> {
    await expect(this.root.locator('[data-method="specified"]')).toBeVisible();
    return this.root
      .locator('[data-method="specified"] data[data-field]')
      .evaluateAll((all: Element[]) =>
        Object.fromEntries(all.map((each) => [each.getAttribute('data-field') ?? '', each.getAttribute('value') ?? ''])),
      );
  }
}
