import { expect, type Locator, type Page } from '@playwright/test';

/** Number of key presses after which an element counts as unreachable. */
const maxPresses = 120;

/** Whether the focus is on an element; 'gone' if the element is no longer in the document. */
function focusFrom(element: Element): 'here' | 'elsewhere' | 'gone' {
  if (!element.isConnected) return 'gone';
  return element === element.ownerDocument.activeElement ? 'here' : 'elsewhere';
}

/**
 * Presses a key until an element has focus. The element is only located at the start and after it was re-rendered:
 * locating it after each press takes longer than pressing.
 * @param maximum maximum number of presses; with 0 it only checks
 * @returns whether it has focus
 */
async function pressUntil(page: Page, key: string, target: Locator, maximum: number): Promise<boolean> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let presses = 0; ; presses += 1) {
    let focus = await element?.evaluate(focusFrom);
    if (focus === 'gone') {
      element = await target.elementHandle();
      focus = await element?.evaluate(focusFrom);
    }
    if (focus === 'here') return true;
    if (presses === maximum) return false;
    await page.keyboard.press(key);
  }
}

/** Presses Tab until an element has focus, like a person without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  if (!(await pressUntil(page, 'Tab', target, maxPresses))) throw new Error(`The Tab key never came to ${target}.`);
}

/**
 * Moves through a toolbar, in which only one button is in the tab order.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  if (!(await pressUntil(page, 'ArrowRight', target, 12))) throw new Error(`The arrow keys never came to ${target}.`);
}

/**
 * Moves to an action in the only row of a table: Tab leads into the grid, the arrow keys through its cells and actions.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export async function moveToAction(page: Page, label: string, target: Locator): Promise<void> {
  const grid = page.getByRole('grid', { name: label });
  // The header and one row: the preceding search has finished.
  await expect(grid.getByRole('row')).toHaveCount(2);
  if (await pressUntil(page, 'Tab', target, 0)) return;
  const table = await grid.elementHandle();
  const isInGrid = () => table?.evaluate((element) => element.contains(element.ownerDocument.activeElement));
  for (let presses = 0; !(await isInGrid()) && presses < maxPresses; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  if (await pressUntil(page, 'ArrowRight', target, 3)) return;
  // The title's link is at the beginning.
  await page.keyboard.press('Home');
  if (!(await pressUntil(page, 'ArrowRight', target, 7))) throw new Error(`The arrow keys never came to ${target}.`);
}

/** Moves to an element and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects the focus to be on an element other than the body. */
export async function expectFocusNotLost(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}
