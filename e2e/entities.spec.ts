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

test('a short story has no ‘Read More’ button, but links to other stories', async ({ page, staffApi }) => {
  const id = await staffApi.add('story', { title: 'Gone fishing again', content: 'é'.repeat(600) });
  await page.goto(`/story/${id}`);
  await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
  const moreStories = page.getByRole('complementary', { name: 'More stories' });
  await expect(moreStories.getByRole('listitem')).toHaveCount(4);
  await expect(moreStories.getByRole('link', { name: 'Gone fishing again' })).toHaveCount(0);
});

test('a visitor sees three hundred characters of each story and a hundred of its title', async ({ page, staffApi }) => {
  const date = '2031-03-01';
  await staffApi.add('story', { title: `Long title ${'ö'.repeat(200)}`, content: 'ü'.repeat(301), date });
  await page.goto('/stories');
  const card = page.getByRole('article').filter({ hasText: 'Long title' });
  expect((await card.textContent())?.match(/ü+/)?.[0]).toHaveLength(300);
  expect((await card.getByRole('heading').textContent())?.match(/ö+/)?.[0]).toHaveLength(89);
});

test('a visitor sees upcoming events first and past ones separately', async ({ page, staffApi }) => {
  const tomorrow = inDays(1.5);
  await staffApi.add('event', { title: 'Second of my events', date: inDays(2.5) });
  await staffApi.add('event', {
    title: 'First of my events',
    date: tomorrow,
    flag: 'Free',
    description: 'ä'.repeat(101),
  });
  await staffApi.add('event', { title: 'One of my events that is over', date: inDays(-2) });
  await staffApi.add('event', { title: 'One of my events on another day' });
  await page.goto('/events');
  const coming = (await headings(page, 'Coming up', 3)).filter((title) => /of my events/.test(title));
  expect(coming).toEqual(['First of my events', 'Second of my events']);
  expect(await headings(page, 'Date to be announced', 3)).toContain('One of my events on another day');
  const pastEvents = await headings(page, 'Past', 3);
  expect(pastEvents).toContain('One of my events that is over');
  const first = page.getByRole('article').filter({ hasText: 'First of my events' });
  await expect(first).toContainText(longForm(tomorrow));
  expect((await first.textContent())?.match(/ä+/)?.[0]).toHaveLength(100);
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

test('a visitor is told that an event is over', async ({ page, staffApi }) => {
  const id = await staffApi.add('event', { title: 'Yesterday’s supper', date: inDays(-1.5) });
  await page.goto(`/event/${id}`);
  await expect(page.getByText(/This event is over/)).toBeVisible();
});

test(
  'a voter sees the next election first, past ones separately, and when the polls open',
  core,
  async ({ watched: page, staffApi }) => {
    const date = inDays(1.4);
    const id = await staffApi.add('election', { title: 'My election', date, description: 'å'.repeat(101) });
    await staffApi.add('election', { title: 'My election after that', date: inDays(2.4) });
    await staffApi.add('election', { title: 'My election that was held', date: inDays(-3) });
    await page.goto('/election-calendar');
    const coming = (await headings(page, 'Coming up', 3)).filter((title) => title.startsWith('My election'));
    expect(coming).toEqual(['My election', 'My election after that']);
    expect(await headings(page, 'Past', 3)).toContain('My election that was held');
    const card = page.getByRole('article').filter({ hasText: 'å' });
    expect((await card.textContent())?.match(/å+/)?.[0]).toHaveLength(100);
    await page.getByRole('link', { name: 'My election', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/election/${id}$`));
    await expect(page.getByRole('main')).toContainText(longForm(date));
  },
);

test('a listener finds the newest podcast first and plays it', core, async ({ watched: page, staffApi }) => {
  const id = await staffApi.add('podcast', {
    title: 'Kitchen radio: okra',
    link: 'https://media.example.org/okra.mp3',
    description: 'ø'.repeat(301),
  });
  await page.goto('/podcasts');
  const card = page.getByRole('article').filter({ hasText: 'Kitchen radio: okra' });
  expect((await card.textContent())?.match(/ø+/)?.[0]).toHaveLength(300);
  await card.getByRole('link', { name: 'Kitchen radio: okra', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/podcast/${id}\\?slug=Kitchen-radio%3A-okra$`));
  await expect(page.locator('audio')).toHaveAttribute('src', 'https://media.example.org/okra.mp3');
});

test('a podcast that is not an audio file has a link', async ({ page, staffApi }) => {
  const id = await staffApi.add('podcast', { title: 'On a page', link: 'https://podcasts.example.org/on-a-page' });
  await page.goto(`/podcast/${id}`);
  const link = page.getByRole('link', { name: /^Listen/ });
  await expect(link).toHaveAttribute('href', 'https://podcasts.example.org/on-a-page');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('a listener sees fifty characters of a title beside a podcast and a hundred of a description', async ({
  page,
  staffApi,
}) => {
  const id = await staffApi.add('podcast', { title: 'Beside the long one', link: '' });
  await staffApi.add('podcast', { title: 'þ'.repeat(101), description: 'ð'.repeat(101) });
  await page.goto(`/podcast/${id}`);
  const sidebar = await page.getByRole('complementary', { name: 'More podcasts' }).textContent();
  expect(sidebar?.match(/þ+/)?.[0]).toHaveLength(50);
  expect(sidebar?.match(/ð+/)?.[0]).toHaveLength(100);
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

test('a visitor meets the people of each type, and only those', core, async ({ page, staffApi }) => {
  await staffApi.add('team', { name: 'Ada Advisor', type: 'advisory', position: 'Lamps', workstation: 'The porch' });
  const types = { director: 'Board of directors', staff: 'Staff & volunteers', advisory: 'Advisory board' };
  for (const [type, heading] of Object.entries(types)) {
    expect((await page.goto(`/team-type/${type}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { name: 'Ada Advisor' })).toHaveCount(type === 'advisory' ? 1 : 0);
  }
});

test('an unknown team type says so and returns 404', async ({ page }) => {
  expect((await page.goto('/team-type/band'))?.status()).toBe(404);
  await expect(page.getByText('No team data found for the specified team type.')).toBeVisible();
});

test('a visitor joins an action network in a new tab', core, async ({ watched: page, staffApi }) => {
  await staffApi.add('actionNetwork', {
    title: 'Lamp lighters',
    link: 'https://lamps.example.org',
    description: 'æ'.repeat(301),
  });
  await page.goto('/action-network');
  const card = page.getByRole('article').filter({ hasText: 'Lamp lighters' });
  const link = card.getByRole('link', { name: /^Lamp lighters/ });
  await expect(link).toHaveAttribute('href', 'https://lamps.example.org');
  await expect(link).toHaveAttribute('target', '_blank');
  expect((await card.textContent())?.match(/æ+/)?.[0]).toHaveLength(300);
});
