import { expect, hydrate, signedIn, test } from './fixtures.ts';

// The site has only one such record, so these run one after the other.
test.describe.configure({ mode: 'serial' });

const linksIn = (bar: string) => `nav[aria-label="${bar}"] a`;

test('an editor moves, adds and renames links of the page bar by keyboard, visitors get them at every width, and undoes it', async ({
  page,
  request,
  staffApi,
}) => {
  const story = await staffApi.add('story', { title: 'The peach stand', content: 'We sold peaches by the road.' });
  await signedIn(page);
  await page.goto('/dashboard/menus');
  const bar = page.getByRole('group', { name: 'Links of the page bar' });
  await expect(page.getByText('All 13 links fit into one row in a window of 1280 px.')).toBeVisible();

  await bar.getByRole('button', { name: 'Move up: link 13' }).focus();
  await page.keyboard.press('Home');
  await expect(bar.getByRole('button', { name: 'link 1 Action network' })).toBeVisible();
  await bar.getByRole('button', { name: 'Add link' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Peaches');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Story');
  await page.keyboard.press('Tab');
  await page.keyboard.type('peach stand');
  await expect(page.getByRole('option', { name: 'The peach stand (story)' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ of 14 links fit .+ The others are in a second row\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Update menus' }).press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto('/contact');
  const texts = await visitor.locator(linksIn('Pages')).allTextContents();
  expect([texts[0], texts.at(-1)]).toEqual(['Action network', 'Peaches']);
  await visitor.setViewportSize({ width: 390, height: 800 });
  await hydrate(visitor);
  await visitor.getByText('Menu', { exact: true }).click();
  await visitor.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Peaches' }).click();
  await expect(visitor).toHaveURL(`/story/${story}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'The peach stand' })).toBeVisible();

  await staffApi.remove('story', story);
  await expect.poll(async () => (await request.get('/contact')).text()).not.toContain('Peaches');
  await page.goto('/dashboard/menus');
  await expect(bar.getByRole('button', { name: 'link 14 Peaches Not public' })).toBeVisible();

  await page.goto('/dashboard/show-menus/1?tab=history');
  await page.getByRole('button', { name: /Undo/ }).first().click();
  const undoButton = page.getByRole('dialog').getByRole('button', { name: /Undo/ });
  if (await undoButton.isVisible()) await undoButton.click();
  await expect.poll(async () => (await request.get('/contact')).text()).not.toContain('Peaches');
  await visitor.goto('/contact');
  await expect(visitor.locator(linksIn('Pages')).first()).toHaveText('Who we are');
});
