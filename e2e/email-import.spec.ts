import { expect, test } from './fixtures.ts';
import { editLink, openDashboard, uniqueWord } from './list-steps.ts';

test('someone who imports addresses sees which lines are skipped and why, adds the rest and finds them in the list', async ({
  watched: page,
  staffApi,
}) => {
  const word = uniqueWord('supper');
  await staffApi.add('email', { email: `known.${word}@example.org` });
  await openDashboard(page, '/dashboard/emails');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import addresses' })).toBeVisible();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'neighbors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Name;Email\nAda;ada.${word}@example.org\nRuth;ruth at ${word}\nKnown;KNOWN.${word}@example.org\nAda;ada.${word}@example.org\nJosé;jose.${word}@example.org\n`,
    ),
  });
  await expect(page.getByRole('status').filter({ hasText: '2 addresses can be added.' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Skipped lines' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: 'Line 3' })).toHaveValue(`ruth at ${word}`);
  await expect(rows.nth(2)).toHaveText(`4KNOWN.${word}@example.orgAlready on the list.`);
  await expect(rows.nth(3)).toHaveText(`5ada.${word}@example.orgSame as line 2.`);

  const list = await page.request.get('/api/get-all-email', { headers: { Authorization: `Bearer ${staffApi.token}` } });
  expect(await list.text()).not.toContain(`ada.${word}`);
  await page.getByRole('button', { name: 'Add 2 addresses' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 addresses were added.' })).toBeVisible();

  // The line with a mistake is corrected in place, and only this line is checked again.
  await page.getByRole('textbox', { name: 'Line 3' }).fill(`ruth@${word}.example.org`);
  await page.getByRole('button', { name: 'Check the changed line' }).click();
  await page.getByRole('button', { name: 'Add 1 address' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 addresses were added.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the email list' }).click();
  // Nobody has asked these people for their consent.
  await page.getByRole('tab', { name: 'Not asked yet' }).click();
  await expect(editLink(page, `ada.${word}@example.org`)).toBeVisible();
  await expect(editLink(page, `jose.${word}@example.org`)).toBeVisible();
  await expect(editLink(page, `ruth@${word}.example.org`)).toBeVisible();
  await page.goto('/dashboard/history?resource=email');
  // Two that were added together are one entry.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Show each change/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText(`jose.${word}@example.org`).first()).toBeVisible();
});
