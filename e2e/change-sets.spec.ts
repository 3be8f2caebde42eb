import { expect, type Page } from '@playwright/test';
import { hydrate, signedIn } from './fixtures.ts';
import { withOwnProduct } from './own-product.ts';

// It changes the menus and the name of the page bar, which other journeys read.
const test = withOwnProduct({ seedDemo: true });

/** Chooses ‘Add to a set…’ in the menu of a form, and the set or the name of a new one. */
async function addToSet(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Add to a set…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to a set' });
  const set = dialog.getByRole('combobox', { name: 'Set', exact: true });
  await expect(dialog).toBeVisible();
  if ((await set.count()) > 0) await set.selectOption(name);
  else await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Add to set' }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('a volunteer previews a page, an event and a menu by one link, publishes them together and takes them back, by keyboard', async ({
  watched: page,
  browser,
  request,
}) => {
  const seen = async (path: string) => (await request.get(path)).text();
  await signedIn(page);
  await page.goto('/dashboard/edit-event/1');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Winter market at the depot');
  await addToSet(page, 'Winter hours');
  await expect(page.getByRole('link', { name: '“Winter hours”' })).toBeVisible();

  await page.goto('/dashboard/pages?q=Who we are');
  await page.getByRole('link', { name: 'Edit Who we are' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Who we are in winter');
  await addToSet(page, 'Winter hours');
  await expect(page.getByRole('link', { name: '“Winter hours”' })).toBeVisible();

  await page.goto('/dashboard/menus');
  await page.getByRole('textbox', { name: 'Heading of the email list' }).fill('Winter news by email');
  await addToSet(page, 'Winter hours');
  await expect(page.getByRole('heading', { level: 1, name: 'Winter hours' })).toBeVisible();
  const changes = page.getByRole('list', { name: 'Changes in this set' });
  await expect(changes.getByRole('link')).toHaveText(['Winter market at the depot', 'Who we are in winter', /menus/i]);

  await page.getByRole('button', { name: 'Create link' }).press('Enter');
  const address = await page.getByText(/\?preview=/).textContent();
  const guest = await browser.newPage();
  await guest.goto(String(address));
  await expect(guest.getByText('Preview of “Winter hours”.')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Winter news by email' })).toBeVisible();
  await guest.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Events' }).click();
  await expect(guest.getByRole('main').getByText('Winter market at the depot').first()).toBeVisible();
  await guest.getByText('2 changed pages').click();
  await guest.getByRole('complementary').getByRole('link', { name: 'Who we are in winter' }).click();
  await expect(guest).toHaveTitle(/^Who we are in winter/);
  const before = await seen('/events');
  expect([before.includes('Winter market'), before.includes('Winter news')]).toEqual([false, false]);

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText('Published. Visitors see all changes.')).toBeVisible();
  const after = await seen('/events');
  expect([after.includes('Winter market'), after.includes('Winter news')]).toEqual([true, true]);
  expect(await seen('/who-we-are')).toContain('Who we are in winter');
  await guest.reload();
  await expect(guest.getByText('Preview of “Winter hours”.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo publication' }).press('Enter');
  await expect(page.getByText(/^Not published · 3 changes · Publication undone/)).toBeVisible();
  const back = await seen('/events');
  expect([back.includes('Winter market'), back.includes('Winter news')]).toEqual([false, false]);
  await hydrate(guest);
  await guest.close();
});
