import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';
import { openRequests } from './settle.ts';

const hourMs = 60 * 60 * 1000;

test('a tab that was open since yesterday shows 30 days for what was just deleted, and 29 tomorrow', async ({
  watched: page,
  staffApi,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now - 24 * hourMs });
  const requests = openRequests(page);
  // A part of the program that is still under way would count as lost by then. This one is the last.
  const lastPart = page.waitForResponse(/\/assets\/KeyboardShortcutsDialog-[^/]+\.js$/);
  await openDashboard(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lastPart;
  await expect.poll(() => requests.size).toBe(0);
  await page.clock.fastForward(24 * hourMs);
  const title = `Fish fry of ${now.toString(36)}`;
  await staffApi.remove('event', await staffApi.add('event', { title }));

  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.getByRole('button', { name: 'Administration', expanded: false }).click();
  await sidebar.getByRole('link', { name: 'Trash' }).click();
  // The home screen lists recent changes with the same titles.
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('30 days left');
  await page.clock.fastForward(25 * hourMs);
  await expect(row).toContainText('29 days left');
});

test('someone reads a story’s contents and picture before restoring it', async ({ watched: page, staffApi }) => {
  const title = uniqueWord('Gone fishing ');
  const blue = sharp({ create: { width: 600, height: 400, channels: 3, background: '#2e3a87' } });
  const image = { name: 'river.png', mimeType: 'image/png', buffer: await blue.png().toBuffer() };
  const id = await staffApi.add('story', { title, subtitle: 'Until Monday', content: 'On the lower river.', image });
  await staffApi.remove('story', id);
  await openDashboard(page, '/dashboard/trash?resource=story');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Until Monday');
  const isDrawn = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;
  await expect.poll(() => row.locator('img').evaluate(isDrawn)).toBe(true);
  await row.getByRole('button', { name: `Open ${title}` }).click();
  await expect(row.getByText('On the lower river.')).toBeVisible();
  await expect.poll(() => row.getByRole('img', { name: `Image of ${title}` }).evaluate(isDrawn)).toBe(true);
});
