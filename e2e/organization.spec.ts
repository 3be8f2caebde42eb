import { expect, hydrate, signedIn, signIn, test } from './fixtures.ts';
import { uniqueWord } from './list-steps.ts';

// The site has only one such record, so these run one after the other.
test.describe.configure({ mode: 'serial' });

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 16);

test('an administrator changes the phone number, the hours and the banner, sees them on the next page, and undoes it', async ({
  page,
  request,
}) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Organization', exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Edit organization' });
  await expect(form.getByText('Shown in the footer, on Contact and on every center’s page.')).toBeVisible();
  await form.getByLabel('Phone', { exact: true }).fill('+1 478 555 0199');
  await form.getByLabel('Opening hours', { exact: true }).fill('Monday 09:00-17:00\nTuesday-Friday 10:00-18:00');
  await form.getByLabel('Banner', { exact: true }).fill('Closed this Thursday <b>for repairs</b>');
  await form.getByLabel('Banner from').fill(days(-2));
  await form.getByLabel('Banner until').fill(days(2));
  await form.getByRole('button', { name: 'Update organization' }).click();
  await expect(page).toHaveURL(/show-organization\/1/);

  await page.goto('/contact');
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await expect(announcement).toHaveText('Closed this Thursday <b>for repairs</b>');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /555.0199/ })).toBeVisible();
  await expect(page.getByText('9:00 AM to 5:00 PM EST')).toBeVisible();
  await hydrate(page);
  await expect(announcement).toBeVisible();

  await page.goto('/dashboard/show-organization/1?tab=history');
  await page.getByRole('button', { name: /Undo/ }).first().click();
  const undoButton = page.getByRole('dialog').getByRole('button', { name: /Undo/ });
  if (await undoButton.isVisible()) await undoButton.click();
  await expect.poll(async () => (await request.get('/contact')).text()).not.toContain('Closed this Thursday');
  expect(await (await request.get('/contact')).text()).toContain('10:00 AM to 6:00 PM EST');
});

test('after a change of the telephone, texts with the fact say the new one, and the settings lead to those that don’t', async ({
  page,
  request,
  staffApi,
}) => {
  const [named, typed] = [uniqueWord('Named'), uniqueWord('Typed')];
  const id = await staffApi.add('story', { title: named, content: 'Call {phone}.' });
  const other = await staffApi.add('story', { title: typed, content: 'Call (478) 555-0142.' });
  await signedIn(page);
  const change = async (phone: string) => {
    await page.goto('/dashboard/organization');
    await page.getByLabel('Phone', { exact: true }).fill(phone);
    await page.getByRole('button', { name: 'Update organization' }).click();
    await expect(page).toHaveURL(/show-organization\/1/);
  };
  await change('+1 478 555 0177');
  expect(await (await request.get(`/story/${id}`)).text()).toContain('Call +1 478 555 0177.');
  expect(await (await request.get('/feeds/stories.xml')).text()).toContain('Call +1 478 555 0177.');
  await page
    .getByRole('note')
    .getByRole('link', { name: /replace/ })
    .click();
  await page.getByRole('button', { name: `Replace with {phone}: ${typed}` }).click();
  await expect(page.getByText('One record was changed.').first()).toBeVisible();
  expect(await (await request.get(`/story/${other}`)).text()).toContain('Call +1 478 555 0177.');
  await change('+1 478 555 0142');
  expect(await (await request.get(`/story/${other}`)).text()).toContain('Call +1 478 555 0142.');
});

test('an unknown time zone and invalid hours are refused at their fields, and nothing typed is lost', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/organization');
  const form = page.getByRole('form', { name: 'Edit organization' });
  await form.getByLabel('Time zone').fill('Georgia/Marrow_Creek');
  await form.getByLabel('Opening hours of the second place').fill('Monday 09:00-17:00\nwhenever');
  await form.getByRole('button', { name: 'Update organization' }).click();
  await expect(form.getByLabel('Time zone')).toHaveAccessibleDescription(/a time zone such as America\/New_York/);
  await expect(form.getByLabel('Opening hours of the second place')).toHaveAccessibleDescription(
    /Line 2, ‘whenever’: write days/,
  );
  await expect(form.getByLabel('Time zone')).toHaveValue('Georgia/Marrow_Creek');
});

test('an editor finds no settings, neither in the menu nor by URL', async ({ page, staffApi, request }) => {
  const account = { username: 'Organization editor', password: 'seven jars of pear butter' };
  await staffApi.add('user', { ...account, role: 'editor', handed_over: 'false' });
  await signIn(page, account);
  await expect(page.getByRole('link', { name: 'Organization', exact: true })).toHaveCount(0);
  await page.goto('/dashboard/organization');
  await expect(page.getByRole('form', { name: 'Edit organization' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.get('/api/get-single-organization/1', { headers })).status()).toBe(403);
});
