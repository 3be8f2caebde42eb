import type { ResourceName } from '../packages/contract/src/entities.ts';
import { expect, test } from './fixtures.ts';

const endless = 'Ochlocknee'.repeat(500);

/** Every text that staff can write, by resource, and the pages that show it; `{id}` stands for the record's id. */
const records: [ResourceName, string, string[], string[]][] = [
  ['story', 'title', ['subtitle', 'content', 'slug'], ['/stories', '/story/{id}']],
  ['article', 'title', ['subtitle', 'body', 'slug'], ['/all-articles', '/article/{id}']],
  ['event', 'title', ['flag', 'description', 'slug'], ['/events', '/event/{id}']],
  ['election', 'title', ['description', 'slug'], ['/election-calendar', '/election/{id}']],
  ['podcast', 'title', ['description', 'slug'], ['/podcasts', '/podcast/{id}']],
  ['gallery', 'title', ['slug'], ['/gallery']],
  ['team', 'name', ['position', 'workstation'], ['/team-type/staff']],
  ['actionNetwork', 'title', ['description', 'slug'], ['/action-network']],
];

/** What puts a record on the first page of its list. */
const placed: Partial<Record<ResourceName, Record<string, string>>> = {
  story: { date: '2038-01-01' },
  event: { date: '2038-01-01T18:00' },
  election: { date: '2038-01-01T07:00' },
  team: { type: 'staff' },
};

test('five thousand letters without a gap, and no picture: nothing scrolls sideways on a phone', async ({
  page,
  staffApi,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide: string[] = [];
  for (const [name, main, fields, paths] of records) {
    const texts = fields.filter((field) => field !== 'slug');
    const values = Object.fromEntries(texts.map((field) => [field, endless]));
    const id = await staffApi.add(name, { [main]: endless, ...values, ...placed[name] });
    for (const path of paths) {
      expect((await page.goto(path.replace('{id}', String(id))))?.status(), path).toBe(200);
      await expect(page.getByRole('main'), path).toContainText('Ochlocknee');
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(path);
    }
    await staffApi.remove(name, id);
  }
  expect(tooWide).toEqual([]);
});

test('a wrong slug still leads to the record, and the head names its one address', async ({ page, staffApi }) => {
  for (const [name, main, , [, path]] of records) {
    if (path === undefined) continue;
    const id = await staffApi.add(name, { [main]: `Found in spite of its slug ${name}` });
    const address = path.replace('{id}', String(id));
    expect((await page.goto(`${address}?slug=something-else%2F%22%3E`))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Found in spite of its slug ${name}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
  }
});

test('an id that is unknown, or none at all, answers 404 with the words for it', async ({ page }) => {
  for (const [path, noun] of [
    ['story', 'research'],
    ['article', 'article'],
    ['event', 'event'],
    ['election', 'election'],
    ['podcast', 'podcast'],
  ]) {
    for (const id of ['999999', '0', '-1', 'next-week', '1e9', '9'.repeat(40), '%3Cscript%3E', '1%27%20or%201=1']) {
      const address = `/${path}/${id}`;
      expect((await page.goto(address))?.status(), address).toBe(404);
      const alert = page.getByRole('alert');
      await expect(alert, address).toHaveText(`An error occurred while fetching the ${noun} data.`);
    }
  }
});
