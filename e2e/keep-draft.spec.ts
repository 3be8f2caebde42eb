import { expect, signedIn, test } from './fixtures.ts';

test('someone saves with Ctrl+S while writing: it becomes a draft that visitors can’t see; they continue writing and publish with the button', async ({
  watched: page,
  request,
}) => {
  const word = `half${Date.now().toString(36)}`;
  await signedIn(page);
  await page.goto('/dashboard/create-event');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill(`Supper ${word}`);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/dashboard\/edit-event\/\d+$/);
  await expect(title).toBeFocused();
  const id = /\d+$/.exec(page.url())?.[0];
  expect((await request.get(`/api/get-single-event/${id}`)).status()).toBe(404);

  await page.keyboard.type(' and corn');
  await expect(page.getByText('Draft · unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Draft · saved today/)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue(`Supper ${word} and corn`);

  await page.getByLabel('Date to be announced').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/events/);
  const { event } = await (await request.get(`/api/get-single-event/${id}`)).json();
  expect(event.title).toBe(`Supper ${word} and corn`);
});
