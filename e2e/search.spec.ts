import { core, expect, hydrate, test } from './fixtures.ts';

test('a visitor finds a story by a word in its text while typing it', core, async ({ watched: page, staffApi }) => {
  const id = await staffApi.add('story', {
    title: 'The tin roof',
    subtitle: 'A sound from before',
    content: 'When it rained on the quizzaciously old tin we all stopped talking.',
  });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search this website' });
  await expect(field).toBeFocused();
  await field.pressSequentially('quizzac');
  await expect(page.getByRole('status')).toHaveText('1 result for “quizzac”');
  await expect(page).toHaveURL(/\/search\?q=quizzac$/);
  await expect(page).toHaveTitle(/^Search for “quizzac”/);
  await expect(field).toBeFocused();
  await expect(page.locator('mark')).toHaveText('quizzaciously');
  await page.getByRole('link', { name: 'The tin roof' }).click();
  await expect(page).toHaveURL(new RegExp(`/story/${id}\\?slug=A-sound-from-before$`));
  await page.goBack();
  await expect(field).toHaveValue('quizzac');
  await expect(page.getByRole('link', { name: 'The tin roof' })).toBeVisible();
});

test(
  'a visitor without JavaScript searches with a plain form, filters, pages, and is told if there are no results',
  core,
  async ({ browser, staffApi }) => {
    for (let number = 1; number <= 11; number += 1) {
      await staffApi.add('gallery', { title: `Xerophyte in bloom ${number}` });
    }
    const id = await staffApi.add('event', { title: 'Xerophyte sale', date: '2031-05-01T14:00' });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill('xerophyte');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=xerophyte$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('status')).toHaveText('12 results for “xerophyte”');
    await expect(page.getByRole('searchbox')).toHaveValue('xerophyte');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem')).toHaveCount(2 + 3 + 2);
    await page.getByRole('link', { name: 'Events 1' }).click();
    await expect(page.getByText('May 1, 2031 at 2:00')).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=xerophyte&kind=event$/);
    await page.getByRole('link', { name: 'Xerophyte sale' }).click();
    await expect(page).toHaveURL(new RegExp(`/event/${id}`));
    await page.goto('/search?q=xerophite');
    await expect(page.getByRole('status')).toHaveText('12 results for “xerophyte”. No results for “xerophite”.');
    await context.close();
  },
);

test('what was typed before JavaScript has loaded is searched for, and no letter is lost', async ({
  page,
  staffApi,
}) => {
  await staffApi.add('podcast', { title: 'Thistledown radio' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('thistle');
  release();
  await field.pressSequentially('down');
  await expect(page.getByRole('link', { name: 'Thistledown radio' })).toBeVisible();
  await expect(field).toHaveValue('thistledown');
});

test('while someone types, searches that are no longer needed are aborted', async ({ page }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).searchParams.get('q') ?? ''));
  await page.route('**/api/search?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'la') return;
    await route.continue();
  });
  await page.goto('/search');
  await hydrate(page);
  const field = page.getByRole('searchbox');
  const requestPromise = page.waitForRequest('**/api/search?q=la&*');
  await field.pressSequentially('la');
  await requestPromise;
  await field.pressSequentially('nd');
  await expect(page.getByRole('status')).toHaveText(/results for “land”/);
  // The event can arrive after the results.
  await expect.poll(() => failed).toEqual(['la']);
});
