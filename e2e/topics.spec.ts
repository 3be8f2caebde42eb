import { expect, test } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';

test('an editor adds a topic while writing a story, visitors read about it, and it is merged and split again', async ({
  watched: page,
  request,
  staffApi,
}) => {
  const word = uniqueWord('smokehouse');
  await staffApi.add('topic', { name: `Barns ${word}` });
  await openDashboard(page, '/dashboard/create-research');
  await page.getByLabel(/^Title/).fill(`Rain on the ${word}`);
  await page.getByRole('combobox', { name: 'Topics' }).fill(`Roofs ${word}`);
  await page.getByRole('option', { name: `Add topic “Roofs ${word}”` }).click();
  await page.getByRole('combobox', { name: 'Authors' }).fill('Willa Grant');
  await page.getByRole('option', { name: 'Add the name “Willa Grant”' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`Published: Rain on the ${word}`)).toBeVisible();

  await page.goto(`/topic/roofs-${word}`);
  await page.getByRole('link', { name: `Rain on the ${word}`, exact: true }).click();
  await expect(page.getByText('By Willa Grant')).toBeVisible();
  await page
    .getByRole('list', { name: 'Topics' })
    .getByRole('link', { name: `Roofs ${word}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Roofs ${word}`);

  await openDashboard(page, '/dashboard/topics');
  await page.getByRole('button', { name: 'Merge topics' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /goes/ }).selectOption(`Roofs ${word}`);
  await dialog.getByRole('combobox', { name: /stays/ }).selectOption(`Barns ${word}`);
  await dialog.getByRole('button', { name: 'Merge topics' }).click();
  await expect(page.getByText(`Merged: Roofs ${word} into Barns ${word}`)).toBeVisible();
  for (const end of ['', '/feed.xml', '/calendar.ics']) {
    const moved = await request.get(`/topic/roofs-${word}${end}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/topic/barns-${word}${end}`]);
  }
  expect(await (await request.get(`/topic/barns-${word}/feed.xml`)).text()).toContain(`Rain on the ${word}`);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `View Roofs ${word}`, exact: true })).toBeVisible();
  expect(await (await request.get(`/topic/roofs-${word}`, { maxRedirects: 0 })).text()).toContain(
    `Rain on the ${word}`,
  );
  expect(await (await request.get(`/topic/barns-${word}/feed.xml`)).text()).not.toContain(`Rain on the ${word}`);
});
