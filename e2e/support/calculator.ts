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

  /** Where Tab stops at a field: at its control, or at the chosen one of a group of choices. */
  async stopAt(name: string): Promise<Locator> {
    const chosen = this.root.locator(`form [name="${name}"][type=radio]:checked`);
    return (await chosen.count()) > 0 ? chosen : this.control(name);
  }

  /** What carries the name of a field: its control or its group of choices. */
  async named(name: string): Promise<Locator> {
    const group = this.root.getByRole('radiogroup').filter({ has: this.page.locator(`[name="${name}"]`) });
    return (await group.count()) > 0 ? group : this.control(name);
  }

  /** Types into fields and selects options. */
  async fill(inputs: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(inputs)) {
      const control = this.control(name);
      const kind = await control.evaluate((element: Element) => (element.tagName === 'SELECT' ? 'select' : element.getAttribute('type')));
      if (kind === 'select') await control.selectOption(value);
      else if (kind === 'radio') await this.root.locator(`form [name="${name}"][value="${value}"]`).check();
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
