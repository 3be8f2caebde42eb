import { core, expect, signedIn, test } from './fixtures.ts';
import { interactionCounter } from './interaction-counter.ts';
import { uniqueWord } from './list-steps.ts';

const palette = { name: 'Search everything' } as const;

test('someone finds a record and corrects its typo with at most twenty keys', async ({ watched: page, staffApi }) => {
  await signedIn(page);
  const word = `ok${Date.now().toString(36).slice(-4)}`;
  const id = await staffApi.add('event', { title: `${word} supperr` });
  await page.goto('/dashboard/donations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const steps = interactionCounter(page);
  await steps.keys('Control+k');
  await expect(page.getByRole('combobox', palette)).toBeFocused();
  await steps.keys(...word);
  await expect(page.getByRole('option', { name: word }).first()).toBeVisible();
  await steps.keys('Enter');
  await expect(page).toHaveURL(`/dashboard/edit-event/${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeVisible();
  while (!(await title.evaluate((field) => field === document.activeElement))) await steps.keys('Tab');
  await steps.keys('End', 'Backspace', 'Control+Enter');
  await expect(page).toHaveURL(/\/dashboard\/events/);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(title).toHaveCount(0);
  const response = await page.request.get(`/api/get-single-event/${id}`);
  expect((await response.json()).event.title).toBe(`${word} supper`);
  steps.expectAtMost('correct a typo with the keyboard', 20, 40);
  // The next time it is offered before anything is typed.
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(word);
});

test('someone on a phone creates an event from the bottom bar', core, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signedIn(page);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('button', { name: 'New' }).tap();
  await page.getByRole('dialog', { name: 'New' }).getByRole('link', { name: 'Create event' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/create-event$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const save = page.getByRole('form', { name: 'Create event' }).getByRole('button', { name: 'Publish', exact: true });
  // The save button is above the bar, not under it.
  const [foot, top] = [await save.boundingBox(), await bar.boundingBox()];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  const title = `Ice cream ${uniqueWord('porch')}`;
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Date to be announced').check();
  await save.tap();
  await expect(page).toHaveURL(/\/dashboard\/events/);
  await expect(page.getByText(`Saved: ${title}`).first()).toBeVisible();
  await context.close();
});

test('keyboard shortcuts do not interfere with typing or open dialogs', async ({ watched: page }) => {
  await signedIn(page);
  await page.goto('/dashboard/create-article');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.click();
  await page.keyboard.type('Who/what? ks');
  await expect(title).toHaveValue('Who/what? ks');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await title.fill('');
  await title.blur();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Save the open form');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // People who use speech input turn single keys off, and the setting stays.
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await expect(title).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+s');
  // Kept as a draft without a title: nothing is published by a key.
  await expect(page).toHaveURL(/\/dashboard\/edit-article\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('offline and after a slow response, screens and commands are found', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard/articles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', palette);
  const option = (name: string) => page.getByRole('option', { name });
  await page.route('**/api/search-records*', (route) => route.abort());
  await page.keyboard.press('/');
  await field.fill('trash');
  await expect(page.getByText('Records can’t be searched: the server can’t be reached.')).toBeVisible();
  await expect(option('Trash')).toBeVisible();
  await page.unroute('**/api/search-records*');

  // The first response arrives last and is no longer needed.
  const record = (title: string) => ({
    resource: 'story',
    id: 1,
    title,
    subtitle: '',
    date: null,
    amount: null,
    snippet: [],
  });
  const [secondAnswerShown, firstAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/search-records*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (q === 'quilt') await secondAnswerShown.promise;
    // A call that is no longer needed is aborted.
    await route.fulfill({ json: { records: [record(`About ${q}`)] } }).catch(() => {});
    if (q === 'quilt') firstAnswered.resolve();
  });
  const slow = page.waitForRequest(/search-records\?.*q=quilt&/);
  await field.fill('quilt');
  await slow;
  await field.fill('quilting bee');
  await expect(option('About quilting bee')).toBeVisible();
  secondAnswerShown.resolve();
  await firstAnswered.promise;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('option')).toHaveText([/About quilting bee/]);
});

test('a collapsed sidebar stays collapsed, and opens without storage', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard/articles');
  const menu = page.getByRole('button', { name: 'Menu' });
  // It is remembered of a person: this one is known by the token alone until the server has said whose it is.
  await expect(page.getByRole('button', { name: 'ada' })).toBeVisible();
  await menu.click();
  await page.reload();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Podcasts' }),
  ).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('There is no storage.');
    };
  });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a signed-in person finds the form of what a public page shows, and everyone gets the same page', async ({
  page,
  staffApi,
}) => {
  const id = await staffApi.add('event', { title: `Supper ${uniqueWord('okra')}` });
  const [visitors, staffs] = await Promise.all([
    page.request.get(`/event/${id}`),
    page.request.get(`/event/${id}`, { headers: { authorization: `Bearer ${staffApi.token}` } }),
  ]);
  expect(await staffs.text()).toBe(await visitors.text());
  await page.goto(`/event/${id}`);
  await page.mouse.move(40, 40);
  const link = page.getByRole('banner').getByRole('link', { name: 'Edit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.evaluate((token) => localStorage.setItem('token', token), staffApi.token);
  await page.reload();
  await page.mouse.move(60, 60);
  await link.click();
  await expect(page).toHaveURL(`/dashboard/edit-event/${id}`);
  await page.goto('/search');
  await page.mouse.move(80, 80);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
