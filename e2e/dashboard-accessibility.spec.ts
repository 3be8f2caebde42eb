import type { Page } from '@playwright/test';
import { resourceCalls } from '../packages/contract/src/calls.ts';
import { entities, type ResourceName } from '../packages/contract/src/entities.ts';
import { otherCalls } from '../packages/contract/src/other-calls.ts';
import { sampleValues } from '../packages/contract/src/testing/sample-values.ts';
import { axeViolations } from './axe-violations.ts';
import { dashboardResources } from './dashboard-resources.ts';
import { expect, signedIn, test } from './fixtures.ts';

/** A record of an entity, with what its form asks for, as a form sends it. */
function sampleOf(name: ResourceName): Record<string, string> {
  const { mainField } = entities[name];
  const values = Object.entries(sampleValues(name)).map(([field, value]) => [field, String(value)]);
  const main = mainField === 'email' ? 'barrier-free@example.org' : 'Barrier free';
  return { ...Object.fromEntries(values), [mainField]: main };
}

/** Opens a screen that is drawn whole. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/**
 * One for each kind of screen: with days, with a picture, with money, with an account. Those of the others are stories, in
 * which axe looks for the same; what stands around them is the same everywhere.
 */
const kinds = ['event', 'gallery', 'donation', 'user'] as const;

for (const name of kinds) {
  const { list, noun, plural, singular } = dashboardResources[name];

  test(`a staff member finds no barrier in any screen of ${plural}`, async ({ page, staffApi }) => {
    await signedIn(page);
    const { singleKey } = resourceCalls[name];
    const id = await staffApi.add(name, sampleOf(name));
    const violations: string[] = [];
    for (const path of [list, `create-${noun}`, `edit-${noun}/${id}`, `show-${noun}/${id}`]) {
      await open(page, path);
      violations.push(...(await axeViolations(page, `${singleKey} ${path}`)));
      if (!path.startsWith('create-')) continue;
      await page.getByRole('button', { name: `Create ${singular}` }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
      violations.push(...(await axeViolations(page, `${singleKey} ${path}, refused`)));
    }
    await open(page, `show-${noun}/${id}?tab=history`);
    await expect(page.getByRole('list', { name: /^History of/ })).toBeVisible();
    violations.push(...(await axeViolations(page, `${singleKey} history`)));
    expect(violations).toEqual([]);
  });
}

for (const { path, call, filled, empty } of [
  { path: 'history', call: otherCalls.history.path, filled: 'Changes', empty: { history: [], next: null } },
  { path: 'trash', call: otherCalls.deleted.path, filled: 'Deleted', empty: { deleted: [], next: null } },
]) {
  test(`a staff member finds no barrier in the ${path}, filled, empty and failing`, async ({ page, staffApi }) => {
    await signedIn(page);
    await staffApi.remove('event', await staffApi.add('event', sampleOf('event')));
    const violations: string[] = [];
    await open(page, path);
    await expect(page.getByRole('list', { name: filled })).toBeVisible();
    violations.push(...(await axeViolations(page, path)));
    await page.route(`**${call}*`, (route) => route.fulfill({ json: empty }));
    await open(page, path);
    await expect(page.getByText(/trash is empty|No changes yet/)).toBeVisible();
    violations.push(...(await axeViolations(page, `${path}, empty`)));
    await page.unroute(`**${call}*`);
    await page.route(`**${call}*`, (route) => route.fulfill({ status: 403, json: {} }));
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    violations.push(...(await axeViolations(page, `${path}, failing`)));
    expect(violations).toEqual([]);
  });
}

test('a staff member finds no barrier in a bar that offers something back, and in what can’t be shown', async ({
  page,
  staffApi,
}) => {
  await signedIn(page);
  const title = `Gone ${Date.now().toString(36)}`;
  await staffApi.add('article', { title });
  const violations: string[] = [];
  await open(page, `articles?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  violations.push(...(await axeViolations(page, 'undo bar over an empty list')));
  for (const path of ['edit-event/999999', 'show-event/999999']) {
    await open(page, path);
    await expect(page.getByRole('alert')).toHaveText(/An error occurred while fetching the event data\./);
    violations.push(...(await axeViolations(page, path)));
  }
  expect(violations).toEqual([]);
});

test('a staff member finds no barrier in the menu of a phone and in a question', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'articles');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const violations = await axeViolations(page, 'menu', { widths: [320] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'create-article');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Half a thought');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  violations.push(...(await axeViolations(page, 'question')));
  expect(violations).toEqual([]);
});

test('a staff member finds no barrier in a refused sign-in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  expect(await axeViolations(page, 'refused sign-in')).toEqual([]);
});
