import { expect, signedIn, test } from './fixtures.ts';
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

test('one field of several events is changed with the form’s control, and taken back', async ({
  watched: page,
  staffApi,
}) => {
  const word = uniqueWord('fair');
  const ids: number[] = [];
  for (const number of [1, 2])
    ids.push(await staffApi.add('event', { title: `${word} ${number}`, venue: `Hall ${number}` }));
  await openDashboard(page, `/dashboard/events?q=${word}`);
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change 2' }).click();
  await page.getByRole('menuitem', { name: 'Change a field…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change a field of these 2?' });
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Venue' });
  await dialog.getByRole('textbox', { name: 'Venue' }).fill('Depot');
  await dialog.getByRole('button', { name: 'Change 2' }).click();
  await expect(page.getByText(/^Changed 2: /)).toBeVisible();
  const venueOf = async (id: number) =>
    (await (await page.request.get(`/api/get-single-event/${id}`)).json()).event.venue;
  expect(await Promise.all(ids.map(venueOf))).toEqual(['Depot', 'Depot']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Changed 2: /)).toBeHidden();
  expect(await Promise.all(ids.map(venueOf))).toEqual(['Hall 1', 'Hall 2']);
});

test('an author sends several drafts for review at once, and can select only those', async ({
  browser,
  watched: page,
  staffApi,
}) => {
  const author = { username: uniqueWord('rosa'), password: 'a lamp at dusk' };
  const word = uniqueWord('corn');
  await staffApi.add('user', { ...author, role: 'author' });
  await staffApi.add('article', { title: `${word} by an editor`, state: 'draft' });
  const context = await browser.newContext();
  const desk = await context.newPage();
  await signedIn(desk, author);
  await desk.goto('/dashboard/articles');
  const token = await desk.evaluate(() => localStorage.getItem('token'));
  for (const number of [1, 2])
    await desk.request.post('/api/add-article', {
      headers: { authorization: `Bearer ${token}` },
      data: { title: `${word} ${number}`, state: 'draft' },
    });
  await desk.goto(`/dashboard/articles?q=${word}`);
  await expect(desk.getByRole('checkbox', { name: `Select ${word} by an editor` })).toBeDisabled();
  await desk.getByRole('checkbox', { name: 'Select all rows' }).click();
  await desk.getByRole('button', { name: 'Change 2' }).click();
  await expect(desk.getByRole('menuitem', { name: 'Publish' })).toBeHidden();
  await desk.getByRole('menuitem', { name: 'Send for review' }).click();
  await desk.getByRole('button', { name: 'Send for review 2' }).click();
  await expect(desk.getByText(/^Sent for review 2: /)).toBeVisible();
  await context.close();
  await openDashboard(page, `/dashboard/articles?state.is=in_review&q=${word}`);
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();
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
