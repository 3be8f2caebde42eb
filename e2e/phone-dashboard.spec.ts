import type { Locator } from '@playwright/test';
import { resourceCalls } from '../packages/contract/src/calls.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { leaveDialog } from './unsaved-work.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const endless = 'Ochlocknee'.repeat(40);

/** The controls of a form or page that are too small for a thumb, or whose words are broken. */
function tooSmallTargets(root: Element): string[] {
  return (
    [
      ...root.querySelectorAll<HTMLElement>(
        'button, select, input, textarea:not([aria-hidden]), summary, [role=tab], a[data-size]',
      ),
    ]
      // A slider is moved by a touch anywhere on its track.
      .map((each) => each.closest<HTMLElement>('.MuiSlider-root') ?? each)
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
      .map((each) => `${each.getBoundingClientRect().height} px: ${each.outerHTML.slice(0, 120)}`)
  );
}

test('everything on forms and on a record’s page can be reached by thumb, however long its texts are', async ({
  page,
  staffApi,
}) => {
  await signedIn(page);
  const id = await staffApi.add('event', { title: endless, flag: endless });
  const faults: string[] = [];
  // Forms with days and a text, with a choice and a picture, with a password: the others are made of the same parts.
  for (const [path, action] of [
    [`edit-event/${id}`, 'Update event'],
    ['create-team', 'Publish'],
    ['create-user', 'Create user'],
    [`show-event/${id}`, null],
    [`show-event/${id}?tab=history`, null],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    const main = page.getByRole('main');
    // Saving, or editing and deleting, is on the first screen.
    if (action) await expect(main.getByRole('button', { name: action, exact: true })).toBeInViewport({ ratio: 1 });
    else {
      await expect(main.getByRole('link', { name: 'Edit', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('button', { name: 'More', exact: true })).toBeInViewport({ ratio: 1 });
    }
    faults.push(...(await main.evaluate(tooSmallTargets)).map((each) => `${path}: ${each}`));
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) faults.push(`${path} scrolls sideways by ${sideways} px`);
  }
  expect(faults).toEqual([]);
});

test('the field in use is never under the Save bar, and the message after saving links to the public page', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/create-event');
  const form = page.getByRole('form', { name: 'Create event' });
  const save = form.getByRole('button', { name: 'Publish', exact: true });
  await form.getByRole('button', { name: 'Change web address' }).tap();
  for (const label of ['Title', 'Slug', 'Date and time', 'Flag', 'Description']) {
    const field = form.getByLabel(label, { exact: true });
    await field.focus();
    // In a field with several lines, the current line.
    const line = async () => (await top(field)) + 44;
    await expect.poll(line, label).toBeLessThanOrEqual(await top(save));
  }
  await form.getByLabel('Title').fill('Ice cream on the porch');
  await form.getByLabel('Date to be announced').check();
  await save.tap();
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  const status = page.getByRole('status').filter({ hasText: 'Published: Ice cream on the porch' });
  await expect(status.getByRole('link', { name: /^View on website/ })).toHaveAttribute('href', /^\/event\/\d+\?slug=/);
});

/** The upper edge of an element, in pixels from the top of the window. */
const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test('choosing a menu item opens it and closes the menu, as does Back, and the menu shows who is signed in', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText('ada');
  await menu.getByRole('link', { name: 'Podcasts' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(menu).toBeHidden();
});

test('Back closes the preview, the library and the filters, and the next Back leaves the page', async ({
  page,
  staffApi,
}) => {
  const id = await staffApi.add('story', { title: 'A porch at dusk' });
  await signedIn(page);
  await page.goto('/dashboard');
  const list = /\/dashboard\/researches$/;
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Researches' }).tap();
  const filters = page.getByRole('dialog', { name: 'Sort and filter' });
  const openFilters = () => page.getByRole('button', { name: /^Sort and filter/ }).tap();
  await openFilters();
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(list);
  // Choosing one is one step, with or without the drawer.
  await openFilters();
  await filters.getByRole('combobox').first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await filters.getByRole('button', { name: 'Show researches' }).tap();
  await expect(filters).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);

  await page.getByRole('link', { name: 'A porch at dusk' }).tap();
  await page.getByRole('link', { name: 'Edit', exact: true }).first().tap();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('A porch at dawn');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const library = page.getByRole('dialog', { name: 'Choose from the library' });
  for (const [opener, layer, closer] of [
    ['Preview', preview, 'Close'],
    ['Choose from the library', library, 'Cancel'],
  ] as const) {
    const open = () => page.getByRole('button', { name: opener, exact: true }).tap();
    await open();
    await expect(layer).toBeVisible();
    const scrollPosition = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(layer).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
    await open();
    await layer.getByRole('button', { name: closer, exact: true }).tap();
    await expect(layer).toBeHidden();
  }
  await expect(page).toHaveURL(new RegExp(`/dashboard/edit-research/${id}$`));
  await expect(title).toHaveValue('A porch at dawn');
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).tap();
  await expect(page).not.toHaveURL(/edit-/);
});

test('controls above a list are tall enough for a thumb and in one row, as is the way home in the bar; at 320 px no word of the bottom bar or of an import’s steps is broken', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/researches');
  const search = page.getByRole('search', { name: 'Search researches' }).locator('.MuiInputBase-root');
  const filter = page.getByRole('button', { name: 'Sort and filter' });
  const home = page.getByRole('banner').getByRole('link', { name: 'Porchlight', exact: true });
  await expect(filter).toBeVisible();
  const [field, button, name] = await Promise.all([search, filter, home].map((each) => each.boundingBox()));
  expect(button?.height).toBeGreaterThanOrEqual(43.5);
  expect(field).toMatchObject({ y: button?.y, height: button?.height });
  expect(name?.height).toBeGreaterThanOrEqual(24);

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/dashboard/import-emails');
  const words = page.getByRole('navigation', { name: 'Shortcuts' }).getByText(/^(Dashboard|Search|New|Menu)$/);
  await expect(words).toHaveCount(4);
  const height = (locator: Locator) =>
    locator.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().height)));
  expect(await height(words)).toBeLessThan(24);
  const steps = page.getByRole('main').getByText(/^(Check|Done)$/);
  await expect(steps).toHaveCount(2);
  expect(await height(steps)).toBeLessThan(30);
});

test('adding records in a row starts each time in the first field; the message about the last one covers no button and disappears while typing', async ({
  page,
  staffApi,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/create-gallery');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('One of several');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Publish and add another' }).tap();
  const status = page.getByRole('status').filter({ hasText: 'Published: One of several' });
  await expect(status).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(title).toBeFocused();
  const notice = status.locator('.MuiSnackbar-root');
  await expect.poll(async () => (await notice.boundingBox())?.height ?? 0).toBeGreaterThan(0);
  const box = await notice.boundingBox();
  const save = page.getByRole('button', { name: 'Publish', exact: true });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top(save));
  await title.pressSequentially('A');
  await expect(notice).toHaveCount(0);
  await title.clear();
  const { list, listKey } = resourceCalls.gallery;
  const records: { id: number; title: string }[] = (await (await page.request.get(list.path)).json())[listKey];
  for (const { id } of records.filter((each) => each.title === 'One of several')) await staffApi.remove('gallery', id);
});
