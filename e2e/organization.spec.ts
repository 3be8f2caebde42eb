import { expect, hydrate, signedIn, test } from './fixtures.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 16);

test('an administrator changes the phone number, the hours and the banner, sees them on the next page, and undoes it', async ({
  page,
  request,
}) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Site', exact: true }).click();
  await page.getByRole('link', { name: 'Organization', exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Edit organization' });
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(form.getByText('Shown in the footer, on Contact and on every center’s page.')).toBeVisible();
  await form.getByLabel('Phone', { exact: true }).fill('+1 478 555 0199');
  await page.getByRole('tab', { name: 'Hours' }).click();
  const place = form.getByRole('group', { name: /^place 1/ });
  await place.getByRole('button', { name: /^place 1/ }).click();
  await place.getByRole('button', { name: 'Write as text: Opening hours', exact: true }).click();
  await place
    .getByRole('textbox', { name: 'Opening hours', exact: true })
    .fill('Monday 09:00-17:00\nTuesday-Friday 10:00-18:00');
  await page.getByRole('tab', { name: 'Identity' }).click();
  await form.getByLabel('Banner', { exact: true }).fill('Closed this Thursday <b>for repairs</b>');
  await form.getByLabel('Banner from').fill(days(-2));
  await form.getByLabel('Banner until').fill(days(2));
  await form.getByRole('button', { name: 'Update organization' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

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
