import { expect, type Locator, type Page } from '@playwright/test';

export interface Inputs {
  readonly state?: string;
  readonly income?: string;
  readonly filingStatus?: string;
  readonly taxYear?: string;
}

/** The home page's calculator, found by the test ids that all pages use. */
export class MainCalculator {
  readonly root: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator('section[data-calculator="main"]');
    this.submit = this.root.locator('button[type=submit]').first();
  }

  control(name: keyof Inputs): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  async fill({ state, income, filingStatus, taxYear }: Inputs): Promise<void> {
    if (state !== undefined) await this.control('state').selectOption(state);
    if (income !== undefined) await this.control('income').fill(income);
    if (filingStatus !== undefined) await this.control('filingStatus').selectOption(filingStatus);
    if (taxYear !== undefined) await this.control('taxYear').selectOption(taxYear);
  }

  /** Fills in and submits the form, then waits for the result of these inputs. */
  async calculate(inputs: Inputs): Promise<void> {
    await this.fill(inputs);
    const answer = this.page.waitForResponse('**/api/calculate-tax');
    await this.submit.click();
    const { grossIncome } = (await (await answer).json()) as { grossIncome: number };
    await expect(this.result('grossIncome')).toHaveAttribute('value', String(grossIncome));
    await expect(this.submit).toBeEnabled();
  }

  /** The element of one result. */
  result(field: string): Locator {
    return this.root.locator(`data[data-field="${field}"]`);
  }

  /** One result's unrounded number. */
  async figure(field: string): Promise<number> {
    return numberOf(this.result(field));
  }

  /** One worksheet: `federal`, `payroll` or `state`. */
  worksheet(section: string): Locator {
    return this.root.locator(`table[data-section="${section}"]`);
  }

  /** The distinct sources of a worksheet's lines. */
  sources(section: string): Locator {
    return this.root.locator(`section:has(> table[data-section="${section}"]) > ol > li`);
  }

  get explanation(): Locator {
    return this.root.locator('details', { has: this.page.locator('table[data-section]') });
  }

  get toast(): Locator {
    return this.page.locator('[data-toast]');
  }
}

/** The unrounded number in a `<data>` element. */
export async function numberOf(data: Locator): Promise<number> {
  return Number((await data.getAttribute('value')) ?? 'NaN');
}

export async function numbersOf(data: Locator): Promise<number[]> {
  return data.evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('value') ?? 'NaN')));
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
