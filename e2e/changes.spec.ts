import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './fixtures.ts';
import { uniqueWord } from './list-steps.ts';
import { changeThroughApi, readRecord } from './unsaved-work.ts';

const changes = (page: Page) => page.getByRole('list', { name: 'Changes' });
/** The changes themselves; a day has a heading. */
const lines = (page: Page) =>
  changes(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('heading') });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

test('the history is filtered by person and kind, and the URL keeps the filter after Back, a reload and for a colleague', async ({
  page,
  request,
  staffApi,
}) => {
  const person = { username: `nell-${Date.now().toString(36)}`, password: 'three quilts on one rail' };
  await staffApi.add('user', { ...person, role: 'editor' });
  const { token, user } = await (await request.post('/api/login', { data: person })).json();
  const headers = { Authorization: `Bearer ${token}` };
  await request.post('/api/add-event', { data: { title: 'Fish fry of Nell' }, headers });
  await request.post('/api/add-podcast', { data: { title: 'Porch talk of Nell' }, headers });

  await signedIn(page);
  await page.goto('/dashboard/history');
  await choice(page, 'Who').selectOption(person.username);
  await expect(lines(page)).toHaveCount(2);
  await choice(page, 'What').selectOption('Events');
  await expect(lines(page)).toHaveCount(1);
  await expect(changes(page).getByRole('link', { name: 'Event: Fish fry of Nell' })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/history?user=${user.id}&resource=event`);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(choice(page, 'What')).toHaveValue('event');
  await page.goBack();
  await expect(lines(page)).toHaveCount(2);
  await expect(choice(page, 'What')).toHaveValue('');
  await changes(page).getByRole('link', { name: 'Event: Fish fry of Nell' }).click();
  await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a colleague’s change is found by its title and undone in place; a record that was changed again is not', async ({
    page,
    request,
    staffApi,
  }) => {
    const word = uniqueWord('supper');
    const id = await staffApi.add('event', { title: `Church ${word}` });
    await changeThroughApi(request, staffApi, 'event', id, { title: `Chruch ${word}` });
    await signedIn(page);
    await page.goto('/dashboard/history');
    await page.getByRole('searchbox', { name: 'Title' }).fill(word.toUpperCase());
    await expect(lines(page)).toHaveCount(2);
    await expect(changes(page).getByRole('heading', { name: 'Today' })).toBeVisible();
    await page.getByRole('button', { name: /^Undo this change/ }).click();
    await expect(page.getByText(`The change to “Chruch ${word}” was undone. It is saved as version 3.`)).toBeVisible();
    expect((await readRecord(request, 'event', id)).title).toBe(`Church ${word}`);
    await expect(lines(page)).toHaveCount(3);

    await changeThroughApi(request, staffApi, 'event', id, { title: `Chapel ${word}` });
    await page.getByRole('button', { name: /^Undo this change/ }).click();
    await expect(page.getByText(/Someone else has changed this event, so nothing was undone/)).toBeVisible();
    expect((await readRecord(request, 'event', id)).title).toBe(`Chapel ${word}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('a version is compared with the current one before it is restored, and the restore can be undone in place', async ({
    page,
    request,
    staffApi,
  }) => {
    const word = uniqueWord('choir');
    const id = await staffApi.add('event', { title: `Early ${word}`, flag: 'Free' });
    await changeThroughApi(request, staffApi, 'event', id, { title: `Late ${word}` });
    await signedIn(page);
    await page.goto(`/dashboard/show-event/${id}?tab=history`);
    await page.getByRole('button', { name: 'Compare with current version: this event, Version 1' }).click();
    const first = page.getByRole('listitem').filter({ hasText: 'Version 1', hasNot: page.getByRole('heading') });
    const then = first.getByText('This version', { exact: true });
    const now = first.getByText('Current version', { exact: true });
    await expect(first.getByRole('deletion')).toHaveText(`Early ${word}`);
    await expect(first.getByRole('insertion')).toHaveText(`Late ${word}`);
    const isBelow = async () => ((await now.boundingBox())?.y ?? 0) > ((await then.boundingBox())?.y ?? 0);
    expect(await isBelow()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(isBelow).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Restore this version: Version 1' }).click();
    await expect(page.getByText('Version 1 was restored. It is saved as version 3.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo this change: this event, Version 3' }).click();
    await expect(page.getByText(/was undone. It is saved as version 4/)).toBeVisible();
    expect((await readRecord(request, 'event', id)).title).toBe(`Late ${word}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
