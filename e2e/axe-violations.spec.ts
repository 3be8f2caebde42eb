import { axeViolations } from './axe-violations.ts';
import { expect, test } from './fixtures.ts';

test('a button without a name is found on a desktop and on a phone', async ({ page }) => {
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
    <main><h1>A page</h1><p>Words that can be read.</p><button style="inline-size: 30px; block-size: 30px"></button></main>`,
  );
  const violations = await axeViolations(page, 'page');
  expect(violations.map((line) => line.split(': ').slice(0, 2))).toEqual([
    ['page, 1280 px', 'button-name'],
    ['page, 320 px', 'button-name'],
  ]);
});
