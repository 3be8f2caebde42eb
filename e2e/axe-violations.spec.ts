import { axeViolations } from './axe-violations.ts';
import { expect, test } from './fixtures.ts';

/** A page whose only accessibility errors are in the given markup. */
const pageWith = (styles: string, content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
  <style>body { color: #111; background: #fff } .night { display: none } ${styles}</style>
  <main><h1>A page</h1><p>Words that can be read.</p>${content}</main>`;

test('text with too little contrast only in dark mode is found', async ({ page }) => {
  await page.setContent(pageWith('@media (prefers-color-scheme: dark) { p { color: #eee } }', ''));
  const violations = await axeViolations(page, 'page');
  expect(violations.map((line) => line.split(': ').slice(0, 2))).toEqual([
    ['page, dark, 1280 px', 'color-contrast'],
    ['page, dark, 320 px', 'color-contrast'],
  ]);
});

test('a picture without alternative text only in dark mode is found', async ({ page }) => {
  await page.setContent(
    pageWith('@media (prefers-color-scheme: dark) { .night { display: block } }', '<img class="night" src="data:," />'),
  );
  const violations = await axeViolations(page, 'page');
  expect(violations.map((line) => line.split(': ').slice(0, 2))).toEqual([
    ['page, dark, 1280 px', 'image-alt'],
    ['page, dark, 320 px', 'image-alt'],
  ]);
});

test('a button without a name is found on a desktop and on a phone', async ({ page }) => {
  await page.setContent(pageWith('', '<button style="inline-size: 30px; block-size: 30px"></button>'));
  // If only the colors differ, other errors were reported in the light scheme.
  const violations = await axeViolations(page, 'page');
  expect(violations.filter((line) => line.includes('button-name')).length).toBeGreaterThanOrEqual(2);
});
