import { expect, test } from './fixtures.ts';
import { openDashboard, paginationStatus, uniqueWord } from './list-steps.ts';

test('three drafts are published at once and taken back with one Undo', async ({ watched: page, staffApi }) => {
  const word = uniqueWord('choir');
  const ids: number[] = [];
  for (const number of [1, 2, 3])
    ids.push(await staffApi.add('article', { title: `${word} ${number}`, state: 'draft' }));
  await openDashboard(page, `/dashboard/articles?q=${word}&state.is=draft`);
  await expect(page.getByRole('tab', { name: 'Drafts', selected: true })).toBeVisible();
  await expect(paginationStatus(page, '1–3 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change 3' }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish these 3?' });
  await expect(question.getByText(`${word} 2`)).toBeVisible();
  await question.getByRole('button', { name: 'Publish 3' }).click();
  await expect(page.getByText(/^Published 3: /)).toBeVisible();
  const isPublic = async (id = 0) => (await page.request.get(`/api/get-single-article/${id}`)).ok();
  expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(paginationStatus(page, '1–3 of 3')).toBeVisible();
  expect(await Promise.all(ids.map(isPublic))).toEqual([false, false, false]);
  for (const id of ids) await staffApi.remove('article', id);
});

test('a row’s menu publishes its record', async ({ watched: page, staffApi }) => {
  const title = `${uniqueWord('okra')} supper`;
  const id = await staffApi.add('event', { title, state: 'draft' });
  await openDashboard(page, `/dashboard/events?q=${title.split(' ')[0]}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`Published: ${title}`)).toBeVisible();
  expect((await page.request.get(`/api/get-single-event/${id}`)).ok()).toBe(true);
  await staffApi.remove('event', id);
});
