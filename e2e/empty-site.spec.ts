import { expect, hydrate, signedIn } from './fixtures.ts';
import { inDays, today } from './moments.ts';
import { withOwnProduct } from './own-product.ts';

/** The product on its first day: nothing is published. */
const test = withOwnProduct();

// One site for all: the last journeys fill it.
test.describe.configure({ mode: 'serial' });

/** The text of each empty list. */
const lists = {
  '/stories': 'No stories yet.',
  '/all-articles': 'No articles yet.',
  '/events': 'There are no events on the calendar yet.',
  '/election-calendar': 'There are no elections on the calendar.',
  '/podcasts': 'No episodes yet.',
  '/gallery': 'No pictures yet.',
  '/action-network': 'No networks are listed yet.',
  '/team-type/director': 'No team data found for the specified team type.',
  '/team-type/staff': 'No team data found for the specified team type.',
  '/team-type/advisory': 'No team data found for the specified team type.',
} as const;

test('on an empty site every list says so, before and after JavaScript has loaded', async ({ watched: page }) => {
  for (const [path, words] of Object.entries(lists)) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByText(words), path).toBeVisible();
    await hydrate(page);
    await expect(main.getByText(words), path).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(main.getByRole('article'), path).toHaveCount(0);
    await expect(main.getByText('Loading...'), path).toHaveCount(0);
  }
});

test('on an empty site, pages that show records have no gaps', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  for (const words of ['There are no events on the calendar yet.', 'No stories yet.', 'No articles yet.'])
    await expect(main.getByText(words), words).toBeVisible();
  await expect(main.getByRole('region', { name: 'Podcasts' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Join our action network' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'See all event', exact: true })).toHaveCount(0);
  await page.goto('/search?q=okra');
  await expect(main).toContainText('No results for “okra”');
});

test('on an empty site, feeds and calendars are empty and valid', async ({ request }) => {
  for (const path of ['/feeds/stories.xml', '/feeds/articles.xml', '/feeds/podcasts.xml']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    expect(text, path).toContain('</rss>');
    expect(text, path).not.toContain('<item>');
  }
  const calendar = await (await request.get('/calendar.ics')).text();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);
  expect(calendar).not.toContain('BEGIN:VEVENT');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>[^<]*:\d+([^<]*)<\/loc>/g)].map(([, path]) => path)).toContain('/');
  expect(sitemap).not.toContain('/stories</loc>');
});

test('the landing page shows the earliest event and three more, and a link to all from the fourth on', async ({
  page,
  staffApi,
}) => {
  const add = (title: string, days: number) =>
    staffApi.add('event', { title, date: inDays(days), description: 'ä'.repeat(60) });
  await add('Third supper', 3.5);
  await add('First supper', 1.5);
  await add('Second supper', 2.5);
  const section = page.getByRole('region', { name: 'Attend an event' });
  const all = section.getByRole('link', { name: 'See all event', exact: true });
  await page.goto('/');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'First supper',
    'Second supper',
    'Third supper',
  ]);
  await expect(all).toHaveCount(0);
  await add('Fifth supper', 5.5);
  await add('Fourth supper', 4.5);
  await page.goto('/');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'First supper',
    'Second supper',
    'Third supper',
    'Fourth supper',
  ]);
  const teasers = (await section.textContent())?.match(/ä+…/g) ?? [];
  expect(teasers.map((text) => text.length - 1)).toEqual([50, 30, 30, 30]);
  await expect(section.getByRole('link', { name: 'Join our action network' })).toHaveAttribute(
    'href',
    '/action-network',
  );
  await all.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);

  // The earliest is featured even if it is past; then the next one is linked.
  await add('Supper of last week', -7);
  await page.goto('/');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Supper of last week',
    'First supper',
    'Second supper',
    'Third supper',
  ]);
  await expect(section.getByRole('article').first()).toContainText('Past');
  await expect(section.getByText(/^Coming up next:/).getByRole('link')).toHaveText('First supper');
});

test('a story with only a title gets today’s date and is on the landing page', async ({ page, request }) => {
  await signedIn(page);
  await page.goto('/dashboard/create-research');
  await page.getByLabel('Title', { exact: true }).fill('Seed Saturday');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved: Seed Saturday' })).toBeVisible();
  const { stories } = await (await request.get('/api/get-all-story')).json();
  expect(stories).toMatchObject([{ title: 'Seed Saturday', date: today() }]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Seed Saturday', exact: true })).toBeVisible();
});
