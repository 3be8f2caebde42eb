import type { Page } from '@playwright/test';
import { core, coreWindowed, expect, hydrate, test } from './fixtures.ts';
import { fixedPaths, isArticle, recordPaths } from './public-paths.ts';
import { settle } from './settle.ts';

/** Follows a link that opens a new tab on a site elsewhere, which need not exist, and gives the tab's address. */
async function addressOfNewTab(page: Page, press: () => Promise<unknown>): Promise<string> {
  await page.context().route(/^https:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: 'Another site' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return tab.url();
}

const halfOfFixed = fixedPaths.length / 2;

/** All public pages, in groups that take about as long as each other. */
const groups: [string, readonly string[]][] = [
  ['half of the pages with static texts', fixedPaths.slice(0, halfOfFixed)],
  ['other half of the pages with static texts', fixedPaths.slice(halfOfFixed)],
  [
    'pages with records',
    [
      ...recordPaths.filter((path) => !isArticle(path)),
      '/gallery?page=2',
      '/team-type/director',
      '/team-type/advisory',
    ],
  ],
  ['page of an article', recordPaths.filter(isArticle)],
];

for (const [description, paths] of groups) {
  test(`the ${description}: complete without JavaScript, as wide as a phone, and hydrated without a call or a difference`, {
    tag: paths.some(isArticle) ? coreWindowed.tag : core.tag,
  }, async ({ browser, watched: page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const scriptlessPage = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(`${page.url()}: ${request.url()}`));
    for (const path of paths) {
      expect((await scriptlessPage.goto(path))?.status(), path).toBe(200);
      await expect(scriptlessPage.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(scriptlessPage.getByText('Loading...'), path).toHaveCount(0);
      const canonical = (await scriptlessPage.locator('link[rel=canonical]').getAttribute('href')) ?? '';
      expect(canonical).toBe(new URL(path, canonical).href);
      expect(await scriptlessPage.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      const title = await scriptlessPage.title();

      await page.goto(path);
      await hydrate(page);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(title);
    }
    expect(calls).toEqual([]);
    await context.close();
  });
}

test('the landing page changes its slide every thirty seconds, and pauses under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  const slider = page.getByRole('region', { name: 'Our places' });
  await slider.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const selectedTab = () => slider.getByRole('tab', { selected: true });
  await expect(selectedTab()).toHaveAccessibleName(/Food Pantry/);
  await page.clock.runFor(20_000);
  await expect(selectedTab()).toHaveAccessibleName(/Food Pantry/);
  await page.clock.runFor(11_000);
  await expect(selectedTab()).toHaveAccessibleName(/Porch/);
  await slider.getByRole('heading', { name: 'Ruby’s Porch' }).hover();
  await page.clock.runFor(120_000);
  await expect(selectedTab()).toHaveAccessibleName(/Porch/);
  await page.mouse.move(0, 0);
  await page.clock.runFor(31_000);
  await expect(selectedTab()).toHaveAccessibleName(/Nairobi/);
});

test('a visitor goes from the landing page to the action network', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Join our action network' }).last().click();
  await expect(page).toHaveURL(/\/action-network$/);
});

test('the two external links of the landing page open in new tabs', async ({ page }) => {
  await page.goto('/');
  const resources = page.getByRole('region', { name: 'Resources' });
  const promos = resources.getByRole('link', { name: /opens in a new tab/ });
  await expect(promos).toHaveCount(2);
  expect(await addressOfNewTab(page, () => promos.first().click())).toContain('https://www.farmers.gov/');
  await resources.getByRole('link', { name: 'See all resources' }).click();
  await expect(page).toHaveURL(/\/resources$/);
});

test('a visitor finds each of the three teams from Who we are', async ({ page }) => {
  for (const heading of ['Board of directors', 'Staff & volunteers', 'Advisory board']) {
    await page.goto('/who-we-are');
    await page.getByRole('link', { name: heading }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a visitor finds four programs and their four centers', async ({ page }) => {
  await page.goto('/what-we-do');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await page.goto('/divisions');
  const centers = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(centers).toHaveCount(4);
  for (const href of await centers.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    expect((await page.goto(href))?.status(), href).toBe(200);
});

test('a voter chooses a state, and its official page opens in a new tab', async ({ page }) => {
  await page.goto('/vote');
  await hydrate(page);
  const choice = page.getByRole('combobox');
  await expect(choice.getByRole('option')).toHaveCount(52);
  await expect(choice.getByRole('option').first()).toHaveText('Select a State');
  const address = await addressOfNewTab(page, async () => {
    await choice.hover();
    await choice.dispatchEvent('pointerdown');
    await choice.selectOption('North Carolina');
  });
  expect(address).toBe('https://vote.gov/register/north-carolina');
});

test('a voter reads when to check their registration: after a move, a name change or a marriage, and what can be done online', async ({
  page,
}) => {
  await page.goto('/vote');
  const main = page.getByRole('main');
  for (const name of ['You moved', 'You changed your name', 'You married'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText('About registering online')).toBeVisible();
});

test('the landing page shows everything that the institute is about', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('Our mission:');
  await expect(main.getByText('What we hold to')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Four programs' }).getByRole('article')).toHaveCount(4);
  const objectives = main.getByRole('region', { name: 'What we want by 2030' }).getByRole('listitem');
  expect(await objectives.count()).toBeGreaterThanOrEqual(4);
  await expect(main.getByRole('link', { name: 'Visit the career center' })).toHaveAttribute(
    'href',
    '/usda-forest-service',
  );
  // Videos are added by JavaScript.
  await hydrate(page);
  await expect(main.locator('video')).toHaveCount(2);
  for (const [region, href] of [
    ['Four programs', '/what-we-do'],
    ['Resources', '/resources'],
    ['Podcasts', '/podcasts'],
  ] as const)
    await expect(
      main.getByRole('region', { name: region, exact: true }).getByRole('link', { name: /^See all/ }),
    ).toHaveAttribute('href', href);
});

test('a voter without JavaScript can open every state’s page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/vote');
  await expect(page.locator('a[href^="https://vote.gov/register/"]')).toHaveCount(51);
  await context.close();
});

test('every Donate action opens the donation page in a new tab', async ({ page }) => {
  await page.goto('/donate');
  const actions = page.getByRole('link', { name: /^(Donate|Give every month|\$\d)/ });
  const count = await actions.count();
  expect(count).toBeGreaterThanOrEqual(6);
  for (let index = 0; index < count; index += 1) {
    const address = await addressOfNewTab(page, () => actions.nth(index).click());
    expect(address).toContain('https://donate.example.org/porchlight-institute');
    await expect(page).toHaveURL(/\/donate$/);
  }
});

test('a visitor finds who works in Nairobi and how to reach them', async ({ page }) => {
  await page.goto('/kenya');
  const five = page.getByRole('region', { name: 'The five who keep this light on' });
  await expect(five.getByRole('img')).toHaveCount(5);
  await expect(five.getByRole('heading', { level: 3 })).toHaveCount(5);
  const contact = page.getByRole('region', { name: 'Come by, call, write' });
  for (const name of ['+254 20 555 0188', 'nairobi@porchlight.example.org', 'porchlight.example.org/kenya', /LinkedIn/])
    await expect(contact.getByRole('link', { name })).toBeVisible();
  await expect(contact).toContainText('Nairobi 00505, Kenya');
});
