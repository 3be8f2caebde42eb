import { expect, type Locator, type Page } from '@playwright/test';

/** Presses of a key after which something that should be within reach counts as out of reach. */
const mostPresses = 120;

/** Where the focus is, seen from an element; 'gone' when it is not part of the page any more. */
function focusFrom(element: Element): 'here' | 'elsewhere' | 'gone' {
  if (!element.isConnected) return 'gone';
  return element === element.ownerDocument.activeElement ? 'here' : 'elsewhere';
}

/**
 * Presses a key until something has focus. It is looked for by its name once, and again where it has been drawn anew:
 * looking for it after each press takes longer than pressing.
 * @param most presses; with 0 it only looks
 * @returns whether it has focus
 */
async function pressUntil(page: Page, key: string, target: Locator, most: number): Promise<boolean> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; ; presses += 1) {
    let focus = await element?.evaluate(focusFrom);
    if (focus === 'gone') {
      element = await target.elementHandle();
      focus = await element?.evaluate(focusFrom);
    }
    if (focus === 'here') return true;
    if (presses === most) return false;
    await page.keyboard.press(key);
  }
}

/** Moves on with the Tab key until something has focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if (!(await pressUntil(page, 'Tab', target, mostPresses))) throw new Error(`The Tab key never came to ${target}.`);
}

/** Moves on along a toolbar, of which Tab reaches one button. @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  if (!(await pressUntil(page, 'ArrowRight', target, 12))) throw new Error(`The arrow keys never came to ${target}.`);
}

/**
 * Moves to an action of the only row of a table: Tab leads into the table, the arrows along its cells and actions.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export async function moveToAction(page: Page, label: string, target: Locator): Promise<void> {
  const grid = page.getByRole('grid', { name: label });
  // Its titles and the row: a search that was typed just now has been answered.
  await expect(grid.getByRole('row')).toHaveCount(2);
  if (await pressUntil(page, 'Tab', target, 0)) return;
  const table = await grid.elementHandle();
  const isInGrid = () => table?.evaluate((element) => element.contains(element.ownerDocument.activeElement));
  for (let presses = 0; !(await isInGrid()) && presses < mostPresses; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  if (!(await pressUntil(page, 'ArrowRight', target, 7))) throw new Error(`The arrow keys never came to ${target}.`);
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
