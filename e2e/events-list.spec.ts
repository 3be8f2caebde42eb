import { core, expect, test } from './fixtures.ts';
import { inDays } from './moments.ts';

test(
  'a visitor filters events, and subscribes to what is left, without JavaScript',
  core,
  async ({ browser, staffApi }) => {
    const venue = `The mill ${Date.now()}`;
    await staffApi.add('event', { title: 'Carding wool', date: inDays(40), venue, flag: 'Free, Online' });
    await staffApi.add('event', { title: 'Grinding corn', date: inDays(41), venue, flag: 'Family' });
    await staffApi.add('event', { title: 'Fixing the wheel', date: inDays(-41), venue, flag: 'Family' });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.goto('/events');
    await page.getByLabel('Place').selectOption(venue);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const titles = page.getByRole('main').getByRole('heading', { level: 4 });
    await expect(titles).toHaveText(['Carding wool', 'Grinding corn']);
    await page.getByLabel('Kind').selectOption('Online');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(titles).toHaveText(['Carding wool']);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const calendar = await page.getByRole('link', { name: 'Subscribe to these events' }).getAttribute('href');
    const text = await (await page.request.get((calendar ?? '').replace('webcal:', 'http:'))).text();
    expect(text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual(['SUMMARY:Carding wool']);
    await page.getByRole('link', { name: 'Past', exact: true }).click();
    await expect(page.getByText('No past events match these filters.')).toBeVisible();
    await page.getByLabel('Kind').selectOption('Family');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(titles).toHaveText(['Fixing the wheel']);
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Months' }).getByRole('link').first()).toBeVisible();
    await context.close();
  },
);

test('addresses that nobody links to show a list or say that there is nothing', async ({ request }) => {
  const status = async (query: string) => (await request.get(`/events?${query}`)).status();
  for (const query of [
    'page=0',
    'page=-1',
    'page=abc',
    'month=2026-13',
    'month=9999-12',
    'topic=no-such',
    'flag=a&flag=b',
  ])
    expect([query, await status(query)]).toEqual([query, 200]);
  expect(await status('page=9999')).toBe(404);
});
