import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './fixtures.ts';
import { inDays } from './moments.ts';

/** Holds a call's answer back until the callback is called. */
async function delayResponse(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const details = [
  {
    resource: 'story',
    path: '/story',
    list: '/stories',
    call: '/api/get-single-story',
    noun: 'research',
    text: 'content',
  },
  {
    resource: 'event',
    path: '/event',
    list: '/events',
    call: '/api/get-single-event',
    noun: 'event',
    text: 'description',
  },
  {
    resource: 'election',
    path: '/election',
    list: '/election-calendar',
    call: '/api/get-single-election',
    noun: 'election',
    text: 'description',
  },
  {
    resource: 'podcast',
    path: '/podcast',
    list: '/podcasts',
    call: '/api/get-single-podcast',
    noun: 'podcast',
    text: 'description',
  },
] as const;

for (const { resource, path, list, call, noun, text } of details) {
  test(`a visitor on the way to the page of a ${resource} sees Loading... first`, async ({
    watched: page,
    staffApi,
  }) => {
    const title = `A ${resource} worth the wait`;
    const id = await staffApi.add(resource, { title, [text]: 'Here it is at last.', date: inDays(5) });
    await page.goto(list);
    await hydrate(page);
    const release = await delayResponse(page, `${call}/${id}`);
    await page
      .getByRole('link', { name: new RegExp(`^${title}$`) })
      .first()
      .click();
    await expect(page.getByText('Loading...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Here it is at last.')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });

  test(`a visitor who asks for a ${resource} that is not there reads the error, and the answer is 404`, async ({
    page,
  }) => {
    for (const id of ['999999', '-1', 'next-week', '%3Cb%3E', '1e3']) {
      expect((await page.goto(`${path}/${id}`))?.status(), id).toBe(404);
      await expect(page.getByText(`An error occurred while fetching the ${noun} data.`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test(`the ${resource}’s canonical link has no query, whatever slug leads to it`, async ({ page, staffApi }) => {
    const id = await staffApi.add(resource, { title: 'One address' });
    await page.goto(`${path}/${id}?slug=quite-another`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One address');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(`${path}/${id}`);
  });

  test(`a visitor without JavaScript reads the ${resource}`, async ({ browser, staffApi }) => {
    const title = `A ${resource} as plain as bread`;
    const id = await staffApi.add(resource, { title, [text]: 'Short and whole.', date: inDays(6) });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(list);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/${id}`));
    await expect(page.getByText('Short and whole.')).toBeVisible();
    await context.close();
  });
}
