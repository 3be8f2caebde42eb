import type { Page } from '@playwright/test';

/** Holds back the program until it is let go, as a slow line does. */
export async function holdProgram(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
