import { expect, hydrate, signedIn, test } from './fixtures.ts';
import { inDays } from './moments.ts';

test('a volunteer publishes an event with a place; a visitor sees where and until when and opens the map; after it is cancelled every page says so', async ({
  watched: page,
  staffApi,
  browser,
  request,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/create-event');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lantern walk');
  const when = page.getByRole('group', { name: 'When' });
  await when.getByLabel('Date and time').fill('2030-10-31T23:00');
  await when.getByLabel('End').fill('2030-10-31T21:00');
  const locationGroup = page.getByRole('group', { name: 'Where' });
  await locationGroup.getByLabel('Venue').fill('The old depot');
  await locationGroup.getByLabel('Street address').fill('214 Depot Street, Marrow Creek');
  await locationGroup.getByLabel('Access').fill('A ramp at the back.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // It ends before it begins: there is an error at the field, and nothing is lost.
  await expect(when.getByLabel('End')).toHaveAccessibleDescription(/The end can’t be before the start/);
  await expect(locationGroup.getByLabel('Venue')).toHaveValue('The old depot');
  await when.getByLabel('End').fill('2030-11-01T01:00');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/events/);
  const edit = page.getByRole('link', { name: 'Edit Lantern walk' });
  const id = /edit-event\/(\d+)/.exec((await edit.getAttribute('href')) ?? '')?.[1];

  const visitor = await browser.newPage();
  await visitor.goto(`/event/${id}`);
  await expect(visitor.getByText(/October 31, 2030 at 11:00\sPM until November 1, 2030 at 1:00\sAM/)).toBeVisible();
  await expect(visitor.getByText('The old depot, 214 Depot Street, Marrow Creek')).toBeVisible();
  await expect(visitor.getByText('A ramp at the back.')).toBeVisible();
  const requestPromise = visitor.waitForRequest(/^https:\/\/www\.google\.com\/maps\/search\//);
  await visitor.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
  await visitor.getByRole('link', { name: 'Open the map' }).click();
  expect(new URL((await requestPromise).url()).searchParams.get('query')).toBe('214 Depot Street, Marrow Creek');

  await edit.click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled');
  await page.getByRole('button', { name: 'Update event' }).click();
  await expect(page.getByRole('row', { name: /Lantern walk/ })).toContainText('Cancelled');
  await visitor.goto(`/event/${id}`);
  await hydrate(visitor);
  await expect(visitor.getByText('This event is cancelled')).toBeVisible();
  await expect(visitor).toHaveTitle(/^Cancelled: Lantern walk/);
  await visitor.goto('/events');
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Lantern walk' })).toContainText('Cancelled');
  await visitor.close();
  const calendar = await (await request.get(`/event/${id}.ics`)).text();
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(calendar).toContain('SUMMARY:Cancelled: Lantern walk');
  await staffApi.remove('event', Number(id));
});

test('on its second day a fair of three is under Upcoming, and an old URL still sorts by the start', async ({
  page,
  staffApi,
}) => {
  const title = `Quilt fair ${Date.now()}`;
  await staffApi.add('event', { title, date: inDays(-1), end_date: inDays(1) });
  await signedIn(page);
  const fair = page.getByRole('link', { name: `View ${title}` });
  await page.goto(`/dashboard/events?q=${encodeURIComponent(title)}`);
  await expect(fair).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await page.getByRole('searchbox').fill(title);
  await expect(fair).toBeVisible();
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
  const day = (days: number) => inDays(days).slice(0, 10);
  await page.goto(`/dashboard/events?q=${encodeURIComponent(title)}&date.from=${day(-3)}&date.to=${day(0)}`);
  await expect(fair).toBeVisible();
  await page.goto(`/dashboard/events?q=${encodeURIComponent(title)}&date.from=${day(1)}`);
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
});

test('the calls refuse an event that ends before it begins, and one sent alone that would', async ({
  staffApi,
  request,
}) => {
  const headers = { authorization: `Bearer ${staffApi.token}` };
  const dates = { title: 'Upside down', date: '2030-03-10T10:00', end_date: '2030-03-10T09:00' };
  const created = await request.post('/api/add-event', { headers, multipart: dates });
  expect(created.status()).toBe(400);
  expect((await created.json()).error.fields).toEqual({ end_date: 'The end can’t be before the start.' });
  const id = await staffApi.add('event', { title: 'Upright', date: '2030-03-10T10:00' });
  const path = `/api/update-single-event/${id}`;
  const response = await request.post(path, { headers, multipart: { end_date: '2030-03-10T09:00' } });
  expect(response.status()).toBe(400);
});
