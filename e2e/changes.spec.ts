import type { Page } from '@playwright/test';
import { asStaff, expect, signIn, test } from './people.ts';
import { staff } from './product.ts';

const changes = (page: Page) => page.getByRole('list', { name: 'Changes' });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

test('the history is narrowed by person and by kind, in an address that Back, a reload and a colleague bring again', async ({
  page,
  request,
  staffApi,
}) => {
  const person = { username: `nell-${Date.now().toString(36)}`, password: 'three quilts on one rail' };
  await staffApi.add('user', person);
  const { token, user } = await (await request.post('/api/login', { data: person })).json();
  const headers = { Authorization: `Bearer ${token}` };
  await request.post('/api/add-event', { data: { title: 'Fish fry of Nell' }, headers });
  await request.post('/api/add-podcast', { data: { title: 'Porch talk of Nell' }, headers });

  await signIn(page);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await choice(page, 'Who').selectOption(person.username);
  await expect(changes(page).getByRole('listitem')).toHaveCount(2);
  await choice(page, 'What').selectOption('Events');
  await expect(changes(page).getByRole('listitem')).toHaveCount(1);
  await expect(changes(page).getByRole('link', { name: 'Event: Fish fry of Nell' })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/history?user=${user.id}&resource=event`);
  await page.reload();
  await expect(changes(page).getByRole('listitem')).toHaveCount(1);
  await expect(choice(page, 'What')).toHaveValue('event');
  await page.goBack();
  await expect(changes(page).getByRole('listitem')).toHaveCount(2);
  await expect(choice(page, 'What')).toHaveValue('');
  await changes(page).getByRole('link', { name: 'Event: Fish fry of Nell' }).click();
  await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
});

test('the password of a new account stands nowhere in the history', async ({ page, staffApi }) => {
  const username = `otis-${Date.now().toString(36)}`;
  const id = await staffApi.add('user', { username, password: 'a secret of mine alone' });
  await asStaff(page, staffApi);
  await page.goto(`/dashboard/show-user/${id}?tab=history`);
  const history = page.getByRole('list', { name: 'History of this user' });
  await history.getByText('What it held').click();
  await expect(history.getByText('Passwords are not kept in the history.')).toBeVisible();
  await expect(history).toContainText(username);
  expect(await page.content()).not.toContain('a secret of mine alone');
});

test('someone who would delete their own account is told why not, in the list and on its page', async ({
  page,
  request,
}) => {
  await signIn(page);
  const told = page.getByRole('dialog', { name: 'This can’t be deleted' });
  await page.goto(`/dashboard/users?q=${staff.username}`);
  await page.getByRole('button', { name: `Delete ${staff.username}`, exact: true }).click();
  await expect(told).toContainText('You can’t delete your own account. Ask a colleague to do it.');
  await told.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: `View ${staff.username}`, exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(told).toContainText('You can’t delete your own account.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  expect((await request.post('/api/login', { data: staff })).status()).toBe(200);
});
