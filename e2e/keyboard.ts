import { expect, type Locator, type Page } from '@playwright/test';

/** Presses of a key after which something that should be within reach counts as out of reach. */
const mostPresses = 120;

const hasFocus = (target: Locator) => target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Moves on with the Tab key until something has focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${target}.`);
}

/**
 * Moves to an action of the only row of a table: Tab leads into the table, the arrows along its cells and actions.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export async function moveToAction(page: Page, label: string, target: Locator): Promise<void> {
  const grid = page.getByRole('grid', { name: label });
  // Its titles and the row: a search that was typed just now has been answered.
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(target).toBeVisible();
  if (await hasFocus(target)) return;
  const isInGrid = () => grid.evaluate((element) => element.contains(element.ownerDocument.activeElement));
  for (let presses = 0; !(await isInGrid()) && presses < mostPresses; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (let presses = 0; presses < 8; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrow keys never came to ${target}.`);
}

/** Goes there and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Whether focus is somewhere on the page and not lost. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}
