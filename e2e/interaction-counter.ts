import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Counts the interactions of a person with a page. */
export function interactionCounter(page: Page) {
  let count = 0;
  return {
    async press(target: Locator) {
      count += 1;
      await target.click();
    },
    async type(target: Locator, text: string) {
      count += 1;
      await target.fill(text);
    },
    async choose(target: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
      count += 1;
      await target.setInputFiles(files);
    },
    /** Counts interactions that a journey makes in another way, such as pasting. */
    add(interactions: number) {
      count += interactions;
    },
    /** Presses keys one after the other. */
    async keys(...keys: string[]) {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
    /** Prints the number of interactions, and expects it to be at most `most`. */
    expectAtMost(task: string, maximum: number, previous?: number) {
      const width = page.viewportSize()?.width;
      process.stdout.write(
        `steps  ${task}, ${width} px: ${previous ? `${previous} before, ` : ''}${count} now, ${maximum} at most\n`,
      );
      expect(count, task).toBeLessThanOrEqual(maximum);
    },
  };
}
