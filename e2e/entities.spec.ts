import type { Page } from '@playwright/test';
import { delayScripts } from './delay-scripts.ts';
import { core, expect, hydrate, test } from './fixtures.ts';
import { inDays } from './moments.ts';

const paragraph = 'The road was called Freedmen’s Lane until a clerk left it off the map. ';
const longText = `${paragraph.repeat(10)}\n\n${paragraph.repeat(10)}The last sentence.`;

/** A moment in US English long form in the organization's time zone, apart from the kind of its spaces. */
function longForm(moment: string): RegExp {
  const zone = { timeZone: 'America/New_York' } as const;
  const day = new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', ...zone });
  const time = new Date(moment).toLocaleTimeString('en-US', { timeStyle: 'short', ...zone });
  return new RegExp(`${day} at ${time.replace(/\s/, '\\s')}`);
}

/** Texts of the headings of one level in a part of the page, in order. */
function headings(page: Page, region: string, level: number) {
  return page.getByRole('region', { name: region }).getByRole('heading', { level }).allTextContents();
}

test(
  'a visitor reads a story to its end, from a URL with its subtitle in hyphens',
  core,
  async ({ watched: page, staffApi }) => {
    const id = await staffApi.add('story', {
      title: 'The road that lost its name',
      subtitle: 'How a pen moved a street',
      content: longText,
      date: '2031-03-02',
    });
    await page.goto('/stories');
    await page.getByRole('link', { name: 'Read more The road that lost its name' }).click();
    await expect(page).toHaveURL(new RegExp(`/story/${id}\\?slug=How-a-pen-moved-a-street$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The road that lost its name');
    await expect(page.getByText('March 2, 2031')).toBeVisible();
    await expect(page.getByText('The last sentence.')).toBeHidden();
    await page.getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByText('The last sentence.')).toBeVisible();
  },
);

test('a printed long story is complete, without buttons and other stories, even before JavaScript has loaded', async ({
  page,
  staffApi,
}) => {
  const id = await staffApi.add('story', { title: 'Printed at once', content: longText });
  const releaseScripts = await delayScripts(page);
  await page.goto(`/story/${id}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Read More' });
  const words = () => page.getByRole('main').innerText();
  const isComplete = async () => {
    await expect(button).toBeHidden();
    expect((await words()).split('Freedmen’s').length - 1).toBe(20);
    expect(await words()).toContain('The last sentence.');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  };
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(button).toBeVisible();
  expect(await words()).not.toContain('The last sentence.');
  await page.emulateMedia({ media: 'print' });
  await isComplete();
  releaseScripts();
  await hydrate(page);
  await isComplete();
  await page.emulateMedia({ media: 'screen' });
  await expect(button).toBeVisible();
  expect(await words()).not.toContain('The last sentence.');
});

test(
  'a visitor sees when an event begins, from a URL with its title in hyphens',
  core,
  async ({ watched: page, staffApi }) => {
    const date = inDays(3.2);
    const id = await staffApi.add('event', { title: 'Soup & seeds: swap', date, description: 'Soup of four kinds.' });
    await page.goto('/events');
    await page.getByRole('link', { name: 'Soup & seeds: swap' }).click();
    await expect(page).toHaveURL(new RegExp(`/event/${id}\\?slug=Soup-%26-seeds%3A-swap$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soup & seeds: swap');
    await expect(page.getByRole('main')).toContainText(longForm(date));
    await expect(page.getByText('Soup of four kinds.')).toBeVisible();
    await expect(page.getByText(/This event is over/)).toHaveCount(0);
  },
);

test(
  'a voter sees the next election first, past ones separately, and when the polls open',
  core,
  async ({ watched: page, staffApi }) => {
    const date = inDays(1.4);
    const id = await staffApi.add('election', { title: 'My election', date });
    await staffApi.add('election', { title: 'My election after that', date: inDays(2.4) });
    await staffApi.add('election', { title: 'My election that was held', date: inDays(-3) });
    await page.goto('/election-calendar');
    const coming = (await headings(page, 'Coming up', 3)).filter((title) => title.startsWith('My election'));
    expect(coming).toEqual(['My election', 'My election after that']);
    expect(await headings(page, 'Past', 3)).toContain('My election that was held');
    await page.getByRole('link', { name: 'My election', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/election/${id}$`));
    await expect(page.getByRole('main')).toContainText(longForm(date));
  },
);

test('a listener finds the newest podcast first and plays it', core, async ({ watched: page, staffApi }) => {
  const id = await staffApi.add('podcast', {
    title: 'Kitchen radio: okra',
    link: 'https://media.example.org/okra.mp3',
  });
  await page.goto('/podcasts');
  const card = page.getByRole('article').filter({ hasText: 'Kitchen radio: okra' });
  await card.getByRole('link', { name: 'Kitchen radio: okra', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/podcast/${id}\\?slug=Kitchen-radio%3A-okra$`));
  await expect(page.locator('audio')).toHaveAttribute('src', 'https://media.example.org/okra.mp3');
});

test(
  'a visitor pages through the gallery, twelve pictures at a time, and Back works',
  core,
  async ({ watched: page }) => {
    await page.goto('/gallery');
    await hydrate(page);
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
    await expect(pictures).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
    const first = await pictures.first().textContent();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/\/gallery\?page=2$/);
    await expect(page.getByText(/Page 2 of/)).toBeVisible();
    await expect(pictures).toHaveCount(12);
    await expect(pictures.first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(pictures.first()).toHaveText(first ?? '');
  },
);

test('lists show three hundred or a hundred characters of a text, and so much of a title', async ({
  request,
  staffApi,
}) => {
  const date = inDays(1.5);
  const add = (letter: string, length: number) => letter.repeat(length);
  await staffApi.add('story', { title: `Long ${add('ö', 200)}`, content: add('ü', 301), date: '2031-03-01' });
  await staffApi.addArticle({ title: 'A list is not an article', body: add('é', 301) });
  await staffApi.add('event', { title: 'An event of many words', date, description: add('ä', 101) });
  await staffApi.add('election', { title: 'An election of many words', date, description: add('å', 101) });
  const episode = await staffApi.add('podcast', { title: 'Beside the long one', description: add('ø', 301) });
  await staffApi.add('podcast', { title: add('þ', 101), description: add('ð', 101) });
  await staffApi.add('actionNetwork', {
    title: 'Network of many words',
    link: 'https://lamps.example.org',
    description: add('æ', 301),
  });
  for (const [path, letter, length] of [
    ['/stories', 'ü', 300],
    ['/all-articles', 'é', 300],
    ['/events', 'ä', 100],
    ['/election-calendar', 'å', 100],
    ['/podcasts', 'ø', 300],
    [`/podcast/${episode}`, 'þ', 50],
    [`/podcast/${episode}`, 'ð', 100],
    ['/action-network', 'æ', 300],
  ] as const) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const shown = main.match(new RegExp(`${letter}+`, 'g')) ?? [];
    expect([path, letter, Math.max(...shown.map((each) => each.length))]).toEqual([path, letter, length]);
  }
  const headings = (await (await request.get('/stories')).text()).match(/<h[1-6][^>]*>.*?<\/h[1-6]>/g) ?? [];
  expect(headings.find((heading) => heading.includes('ö'))?.match(/ö+/)?.[0]).toHaveLength(95);
});

test(
  'a visitor meets the people of each type, and only those; an unknown type has no page',
  core,
  async ({ request, staffApi }) => {
    await staffApi.add('team', { name: 'Ada Advisor', type: 'advisory', position: 'Lamps', workstation: 'The porch' });
    for (const type of ['director', 'staff', 'advisory', 'band']) {
      const response = await request.get(`/team-type/${type}`);
      expect([type, response.status()]).toEqual([type, type === 'band' ? 404 : 200]);
      expect((await response.text()).includes('Ada Advisor'), type).toBe(type === 'advisory');
    }
  },
);
