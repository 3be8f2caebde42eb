import type { Page } from '@playwright/test';
import { core, coreWindowed, expect, hydrate, test } from './fixtures.ts';
import { isArticle, recordPaths } from './public-paths.ts';
import { settle } from './settle.ts';

/** Follows a link that opens a new tab on a site elsewhere, which need not exist, and gives the tab's address. */
async function addressOfNewTab(page: Page, press: () => Promise<unknown>): Promise<string> {
  await page.context().route(/^https:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: 'Another site' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return tab.url();
}

/** A page of each kind, and those with static texts that have the most parts. */
const paths = [
  ...['/', '/vote', '/donate', '/usda-forest-service', "/ruby's-interfaith-center", '/gallery?page=2'],
  ...recordPaths,
];

for (const [description, group] of [
  ['pages', paths.filter((path) => !isArticle(path))],
  ['page of an article', paths.filter(isArticle)],
] as const) {
  test(`the ${description}: hydrated without a call or a difference`, {
    tag: group.some(isArticle) ? coreWindowed.tag : core.tag,
  }, async ({ watched: page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(`${page.url()}: ${request.url()}`));
    for (const path of group) {
      await page.goto(path);
      const title = await page.title();
      await hydrate(page);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page, path).toHaveTitle(title);
    }
    expect(calls).toEqual([]);
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

test('every Donate action opens the donation page in a new tab', async ({ page }) => {
  await page.goto('/donate');
  const actions = page.getByRole('link', { name: /^(Donate|Give every month|\$\d)/ });
  const targets = await actions.evaluateAll((links) =>
    links.map((link) => `${link.getAttribute('target')} ${link.getAttribute('href')}`),
  );
  expect(targets.length).toBeGreaterThanOrEqual(6);
  for (const target of targets) expect(target).toContain('_blank https://donate.example.org/porchlight-institute');
  expect(await addressOfNewTab(page, () => actions.first().click())).toContain('https://donate.example.org/');
  await expect(page).toHaveURL(/\/donate$/);
});

/** What people come for, on the pages of the demonstration. */
const facts: Record<string, readonly string[]> = {
  '/': ['Our mission:', 'What we hold to', 'What we want by 2030', 'Visit the career center', 'farmers.gov'],
  '/vote': ['You moved', 'You changed your name', 'You married', 'About registering online'],
  '/kenya': ['The five who keep this light on', '+254 20 555 0188', 'nairobi@porchlight.example.org', 'Nairobi 00505'],
  "/ruby's-food-pantry": ['Thursday and Friday', '10:00 AM to 4:00 PM EST'],
  "/ruby's-porch": ['Thursday and Friday', '10:00 AM to 5:00 PM EST'],
};

test('visitors read on the pages of the demonstration what they come for', async ({ request }) => {
  for (const [path, texts] of Object.entries(facts)) {
    const html = (await (await request.get(path)).text()).replace(/<!-- -->/g, '').replace(/[\u00a0\u202f]/g, ' ');
    for (const text of texts) expect(html, path).toContain(text);
  }
});
