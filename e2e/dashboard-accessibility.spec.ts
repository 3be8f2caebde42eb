import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { otherCalls, type ResourceName, resourceCalls, resourceNames } from '../packages/contract/src/calls.ts';
import { dashboardResources } from './dashboard-resources.ts';
import { expect as expectSoon, type StaffApi, test } from './people.ts';

/** Every screen is drawn and checked twice: a busy machine may need a while for one of them. */
const expect = expectSoon.configure({ timeout: 15_000 });
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A record of each resource, with what its form asks for. */
const samples: Record<ResourceName, Record<string, string>> = {
  user: { username: 'Barrier free', password: 'three quilts on one rail' },
  story: { title: 'Barrier free', content: 'One paragraph.\n\nAnother one.' },
  article: { title: 'Barrier free', body: 'One paragraph.\n\nAnother one.' },
  donation: { email: 'barrier-free@example.org', amount: '25.50' },
  gallery: { title: 'Barrier free' },
  podcast: { title: 'Barrier free', link: 'https://example.org/listen' },
  event: { title: 'Barrier free', date: '2031-04-01T18:30' },
  election: { title: 'Barrier free', date: '2031-05-19T07:00' },
  email: { email: 'barrier-free@example.org' },
  team: { name: 'Barrier Free', type: 'staff' },
  actionNetwork: { title: 'Barrier free', link: 'https://example.org' },
};

/** What axe finds, and whether the page scrolls sideways, on a desk and on a phone. */
async function barriers(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    // A bar at the foot of the screen lies over a field here and there as one scrolls, and over none at the end.
    await page.evaluate(() => document.querySelector('[data-foot]') && scrollTo(0, document.body.scrollHeight));
    const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude('iframe').analyze();
    found.push(...violations.map(({ id, nodes }) => `${screen} at ${width} px: ${id}: ${nodes[0]?.html}`));
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (sideways) found.push(`${screen} scrolls sideways at ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** Signed in, by the token that the API gave. */
async function asStaff(page: Page, { token }: StaffApi, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
}

for (const scheme of ['light', 'dark'] as const) {
  const time = scheme === 'light' ? 'day' : 'night';

  for (const name of resourceNames) {
    const { list, noun, plural, singular } = dashboardResources[name];

    test(`a staff member finds no barrier in any screen of ${plural}, by ${time}`, async ({ page, staffApi }) => {
      test.setTimeout(120_000);
      await asStaff(page, staffApi, scheme);
      const { singleKey } = resourceCalls[name];
      const values = Object.entries(samples[name]).map(([field, value]) =>
        ['username', 'email'].includes(field) ? [field, `${scheme}-${value}`] : [field, value],
      );
      const id = await staffApi.add(name, Object.fromEntries(values));
      const found: string[] = [];
      for (const path of [list, `create-${noun}`, `edit-${noun}/${id}`, `show-${noun}/${id}`]) {
        await page.goto(`/dashboard/${path}`);
        found.push(...(await barriers(page, `${singleKey} ${path}`)));
        if (!path.startsWith('create-')) continue;
        await page.getByRole('button', { name: `Create ${singular}` }).click();
        await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
        found.push(...(await barriers(page, `${singleKey} ${path}, refused`)));
      }
      await page.goto(`/dashboard/show-${noun}/${id}?tab=history`);
      await expect(page.getByRole('list', { name: /^History of/ })).toBeVisible();
      found.push(...(await barriers(page, `${singleKey} history`)));
      expect(found).toEqual([]);
    });
  }

  test(`a staff member finds no barrier in the history and the trash, filled, empty and failing, by ${time}`, async ({
    page,
    staffApi,
  }) => {
    test.setTimeout(120_000);
    await asStaff(page, staffApi, scheme);
    await staffApi.remove('event', await staffApi.add('event', samples.event));
    const found: string[] = [];
    for (const { path, call, filled, empty } of [
      { path: 'history', call: otherCalls.history.path, filled: 'Changes', empty: { history: [], next: null } },
      { path: 'trash', call: otherCalls.deleted.path, filled: 'Deleted', empty: { deleted: [], next: null } },
    ]) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('list', { name: filled })).toBeVisible();
      found.push(...(await barriers(page, path)));
      await page.route(`**${call}*`, (route) => route.fulfill({ json: empty }));
      await page.reload();
      await expect(page.getByText(/trash is empty|Nothing has been changed/)).toBeVisible();
      found.push(...(await barriers(page, `${path}, empty`)));
      await page.unroute(`**${call}*`);
      await page.route(`**${call}*`, (route) => route.fulfill({ status: 403, json: {} }));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      found.push(...(await barriers(page, `${path}, failing`)));
    }
    expect(found).toEqual([]);
  });

  test(`a staff member finds no barrier in what can’t be shown, in the menu, in a question, in a refused sign-in and in a bar that offers something back, by ${time}`, async ({
    page,
    staffApi,
  }) => {
    test.setTimeout(120_000);
    await asStaff(page, staffApi, scheme);
    const title = `Gone ${scheme} ${Date.now().toString(36)}`;
    await staffApi.add('article', { title });
    const found: string[] = [];
    await page.goto(`/dashboard/articles?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    found.push(...(await barriers(page, 'undo bar over an empty list')));
    for (const path of ['edit-event/999999', 'show-event/999999']) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('alert')).toHaveText(/An error occurred while fetching the event data\./);
      found.push(...(await barriers(page, path)));
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    found.push(...violations.map(({ id }) => `menu: ${id}`));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard/create-article');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Half a thought');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    found.push(...(await barriers(page, 'question')));
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    await page.addInitScript(() => localStorage.removeItem('token'));
    await page.goto('/login');
    found.push(...(await barriers(page, 'sign-in')));
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    found.push(...(await barriers(page, 'refused sign-in')));
    expect(found).toEqual([]);
  });
}
