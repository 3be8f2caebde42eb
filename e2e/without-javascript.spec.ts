import type { Page } from '@playwright/test';
import { matchRoutes } from 'react-router-dom';
import { publicRoutes } from '../apps/web/src/route-table.ts';
import { pageUrls } from '../packages/contract/src/page-urls.ts';
import { test as base, core, expect } from './fixtures.ts';

/** A phone whose browser runs no script. */
const test = base.extend<{ scriptless: Page }>({
  scriptless: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    await use(await context.newPage());
    await context.close();
  },
});

const paragraph = 'The road was called Freedmen’s Lane until a clerk left it off the map. ';
const longText = `${paragraph.repeat(10)}\n\n${paragraph.repeat(10)}The last sentence.`;
const subscribeField = 'Your email address';

test(
  'every public page can be reached by plain links, is complete, as wide as a phone, and names its canonical URL',
  core,
  async ({ scriptless: page, request }) => {
    const queue = ['/'];
    const visited = new Set(queue);
    const problems: string[] = [];
    const patterns = publicRoutes.map(({ path }) => ({ path }));
    const reachedPaths = new Set<string>();
    const linkedFrom = new Map<string, string>();
    /** Whether the linking page still has the link: other journeys publish and delete in the meantime. */
    const isStillLinked = async (path: string) =>
      (await (await request.get(linkedFrom.get(path) ?? '/')).text()).includes(`"${path.replaceAll('&', '&amp;')}"`);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const pattern = matchRoutes(patterns, new URL(path, 'http://x').pathname)?.at(-1)?.route.path ?? '*';
      // Of pages that differ only by their record or their part of a list, one is enough.
      const isFirstOfKind = !reachedPaths.has(pattern);
      reachedPaths.add(pattern);
      if (!isFirstOfKind && (pattern.includes(':id') || path.includes('?'))) {
        const status = (await request.get(path)).status();
        if (status !== 200 && (await isStillLinked(path))) problems.push(`${path} answers ${status}`);
        continue;
      }
      // Only its text is needed, not its pictures.
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      const status = response?.status();
      if (status === 404 && !(await isStillLinked(path))) {
        // Someone's record, gone in the meantime: another of its kind has to do, where none was there before.
        if (isFirstOfKind) reachedPaths.delete(pattern);
        continue;
      }
      if (status !== 200) problems.push(`${path} answers ${status}`);
      const main = page.getByRole('main');
      const text = (await main.textContent()) ?? '';
      if (text.length < 120) problems.push(`${path} says only: ${text}`);
      if (text.includes('Loading...')) problems.push(`${path} is still loading`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== 320) problems.push(`${path} is ${width} px wide`);
      const canonical = await page.locator('link[rel=canonical]').evaluateAll(([link]) => link?.getAttribute('href'));
      // A search has no URL of its own.
      if (canonical && canonical !== new URL(path.replace(/\?slug=.*/, ''), canonical).href)
        problems.push(`${path} says that it is ${canonical}`);
      if (!canonical && !path.startsWith('/search')) problems.push(`${path} has no canonical URL`);
      const heading = page.getByRole('heading', { level: 1 });
      if ((await heading.count()) !== 1) problems.push(`${path} has not one h1`);
      const kicker = (await heading.locator('+ .MuiTypography-eyebrow').allTextContents()).join('');
      const title = (await heading.textContent()) ?? '';
      if (path !== '/' && (kicker === '' || title.includes(kicker))) {
        problems.push(`${path}: nothing but "${kicker}" stands above "${title}"`);
      }
      const dead = main.locator('a:not([href]), a[href=""], a[href="#"]');
      if ((await dead.count()) > 0) problems.push(`${path} has links that lead nowhere`);
      const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      for (const href of hrefs) {
        const next = (href ?? '').split('#', 1)[0] ?? '';
        if (next === '' || visited.has(next) || /^\/(api|images|pdfs|media|forms|dashboard|login)\b|\.\w+$/.test(next))
          continue;
        visited.add(next);
        linkedFrom.set(next, path);
        queue.push(next);
      }
    }
    expect(problems).toEqual([]);
    // An address by id redirects, and the demo organization has no page of its own yet.
    // An address by id redirects, the demo organization has no page of its own yet, and one of its events has registration.
    const others = ['*', pageUrls.page(':id'), pageUrls.eventRegistration(':id')];
    const unreachedPaths = patterns
      .map(({ path }) => path)
      .filter((path) => !others.includes(path) && !reachedPaths.has(path));
    expect(unreachedPaths).toEqual([]);
  },
);

test('lists show their records with titles, dates and links', core, async ({ request, staffApi }) => {
  const title = 'Plainly listed';
  await staffApi.add('story', { title, content: 'A story.', date: '2031-01-02' });
  await staffApi.addArticle({ title, body: 'An article.' });
  await staffApi.add('event', { title, date: '2031-02-03T10:00' });
  await staffApi.add('election', { title, date: '2031-03-04T07:00' });
  await staffApi.add('podcast', { title, description: 'A talk.' });
  await staffApi.add('gallery', { title });
  await staffApi.add('team', { name: title, type: 'advisory', position: 'Reads everything' });
  await staffApi.add('actionNetwork', { title, link: 'https://example.org/join' });
  for (const [path, words] of [
    ['/stories', 'January 2, 2031'],
    ['/all-articles', 'An article.'],
    ['/events', 'February 3, 2031 at 10:00'],
    ['/election-calendar', 'March 4, 2031'],
    ['/podcasts', 'A talk.'],
    ['/gallery', title],
    ['/team-type/advisory', 'Reads everything'],
    ['/action-network', title],
  ] as const) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
    expect(main, path).toContain(title);
    expect(main, path).toContain(words);
  }
});

test('a reader reads a long story to its end', async ({ scriptless: page, staffApi }) => {
  const id = await staffApi.add('story', { title: 'A long story', content: longText });
  await page.goto(`/story/${id}`);
  await expect(page.getByText('The last sentence.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden();
  const [text = ''] = await page.getByRole('main').allInnerTexts();
  expect(text.split('Freedmen’s').length - 1).toBe(20);
});

test(
  'after subscribing, the response looks like the site and has the dialog’s text',
  core,
  async ({ scriptless: page, request, staffApi }) => {
    await page.goto('/stories');
    await page.getByLabel(subscribeField).fill('plain.reader@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success');
    await expect(page.getByRole('main')).toContainText('Email sent successfully.');
    await expect(page).toHaveTitle('Success | Porchlight Institute');
    await expect(page.getByRole('contentinfo')).toContainText('214 Depot Street');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to previous page' }).click();
    await expect(page).toHaveURL(/\/stories$/);
    const list = await request.get('/api/get-all-email', { headers: { Authorization: `Bearer ${staffApi.token}` } });
    expect(await list.text()).toContain('plain.reader@example.org');
  },
);

test('an invalid email address is shown again with the error, and can be corrected', async ({ scriptless: page }) => {
  await page.goto('/');
  const form = page.getByRole('contentinfo').locator('form');
  // Old browsers do not validate.
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  await form.getByLabel(subscribeField).fill('"><script>alert(1)</script>');
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
  const emailField = page.getByRole('main').getByLabel(subscribeField);
  await expect(emailField).toHaveValue('"><script>alert(1)</script>');
  await expect(emailField).toHaveAccessibleDescription(/has to be an email address/);
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  await emailField.fill('mended@example.org');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success');
});

test('a voter can open every state by a link', async ({ scriptless: page }) => {
  await page.goto('/vote');
  await expect(page.getByRole('combobox')).toBeHidden();
  const links = page.locator('a[href^="https://vote.gov/register/"]');
  await expect(links).toHaveCount(51);
  await expect(links.filter({ hasText: 'Georgia' })).toBeVisible();
});

test('the phone menu opens and its links work', async ({ scriptless: page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByText('Menu', { exact: true }).click();
  await menu.getByRole('link', { name: 'Podcasts' }).click();
  await expect(page).toHaveURL(/\/podcasts$/);
});

test('every slide can be read', async ({ scriptless: page }) => {
  await page.goto('/');
  const slides = page.locator(
    '[aria-roledescription=carousel] [aria-roledescription=slide], [aria-roledescription=carousel] [role=tabpanel], [aria-roledescription=carousel] [role=group]',
  );
  expect(await slides.count()).toBeGreaterThanOrEqual(3);
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport();
  }
});

test('the page uses the scheme of the system, and offers no switch that does not work', async ({
  scriptless: page,
}) => {
  await page.goto('/');
  for (const [colorScheme, background] of [
    ['light', 'rgb(251, 247, 239)'],
    ['dark', 'rgb(20, 22, 43)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  }
  await expect(page.getByRole('button', { name: 'Switch between light and dark colors' })).toBeHidden();
});

test('the dashboard says that it needs JavaScript, in a header, a main part and a heading, with a link home', async ({
  scriptless: page,
}) => {
  for (const path of ['/dashboard', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveText('Porchlight Institute');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('The dashboard needs JavaScript.');
    await main.getByRole('link').click();
    await expect(page).toHaveURL('/');
  }
});

test('a visitor plays a video with the browser’s controls, and sees no button that does not work', async ({
  scriptless: page,
}) => {
  await page.goto('/usda-forest-service');
  const films = page.locator('video');
  await expect(films).toHaveCount(1);
  await expect(films).toBeVisible();
  await expect(films).toHaveAttribute('controls');
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden();
});

test('whatever gets focus by keyboard without JavaScript has a ring', async ({ scriptless: page }) => {
  for (const path of ['/', '/search', '/login']) {
    await page.goto(path);
    const withoutRing = await page.evaluate(() => {
      const focusable = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary');
      return [...focusable].flatMap((element) => {
        element.focus({ focusVisible: true });
        if (document.activeElement !== element) return [];
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return hasRing ? [] : [element.outerHTML.slice(0, 120)];
      });
    });
    expect(withoutRing, path).toEqual([]);
  }
});
