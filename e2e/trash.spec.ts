import { open } from './list-steps.ts';
import { expect, test } from './people.ts';

const hourMs = 60 * 60 * 1000;

test('in a tab that was open since yesterday the trash gives what was just deleted its 30 days, and by tomorrow 29', async ({
  watched: page,
  staffApi,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now - 24 * hourMs });
  await open(page, staffApi, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(24 * hourMs);
  const title = `Fish fry of ${now.toString(36)}`;
  await staffApi.remove('event', await staffApi.add('event', { title }));

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Trash' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('30 days left');
  await page.clock.fastForward(25 * hourMs);
  await expect(row).toContainText('29 days left');
});
