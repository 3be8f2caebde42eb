import { core, expect, hydrate, test } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';

test(
  'an editor makes a page of sections, which visitors read and find, and which redirects from its old address',
  core,
  async ({ watched: page, request }) => {
    const word = uniqueWord('smokehouse');
    await openDashboard(page, '/dashboard/pages');
    await page.getByRole('link', { name: 'Create page' }).click();
    await page.getByLabel(/^Title/).fill(`The ${word}`);
    await page.getByRole('button', { name: 'Add section' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('button', { name: /^Quote/ }).click();
    await page.getByRole('textbox', { name: 'Quote', exact: true }).fill(`Hams hang in {town} until they are ready.`);
    await page.getByLabel(/^Who said it/).fill('Eulis Leverett');
    await page.getByRole('button', { name: 'Add section' }).click();
    await picker.getByRole('button', { name: /^Text/ }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Call ');
    await page.getByRole('toolbar').getByRole('button', { name: 'Insert fact' }).click();
    await page.getByRole('menuitem', { name: /^Telephone \+/ }).click();
    await page.getByRole('button', { name: 'Add section' }).click();
    await picker.getByRole('button', { name: /^Callout/ }).click();
    await page.getByLabel('Heading', { exact: true }).last().fill('Come by');
    await page.getByRole('button', { name: 'Add button' }).click();
    await page.getByLabel('Text', { exact: true }).last().fill('Give a meal');
    await page.getByRole('combobox', { name: 'Link', exact: true }).last().selectOption('Donate');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(`Published: The ${word}`)).toBeVisible();

    await page.goto(`/the-${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${word}`);
    await expect(page.getByRole('blockquote')).toHaveText('Hams hang in Marrow Creek until they are ready.');
    await expect(page.getByRole('main')).toContainText('Call +1 478 555 0142');
    await expect(page.getByRole('main').getByRole('link', { name: 'Give a meal' })).toBeVisible();
    await hydrate(page);
    await page.getByRole('link', { name: /^Edit section: Quote/ }).click();
    await expect(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue(/^Hams hang in {town}/);
    await page.goto(`/search?q=${word}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `The ${word}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/the-${word}$`));

    await openDashboard(page, `/dashboard/pages?q=${word}`);
    await page.getByRole('link', { name: `Edit The ${word}` }).click();
    await page.getByRole('button', { name: 'Change web address' }).click();
    await page.getByLabel(/^Address/).fill(`barns/${word}`);
    await page.getByRole('button', { name: 'Update page' }).click();
    await expect(page.getByText(`Saved: The ${word}`)).toBeVisible();
    const moved = await request.get(`/the-${word}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/barns/${word}`]);
    expect((await request.get(`/barns/${word}`)).status()).toBe(200);
  },
);

test('a page that still says what to write is refused with the place, and what was typed stays', async ({
  page,
  request,
}) => {
  const word = uniqueWord('prompt');
  const quote = (id: string, text: string) => ({ id, kind: 'quote', version: 1, values: { text, cite: 'Ada' } });
  const sections = [quote('a', 'Sit down first.'), quote('b', '[[Say whom you serve]]')];
  await openDashboard(page, '/dashboard/pages');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const data = { title: word, state: 'draft', sections };
  const added = await request.post('/api/add-page', { data, headers: { authorization: `Bearer ${token}` } });
  await page.goto(`/dashboard/edit-page/${(await added.json()).page.id}`);
  await page.getByLabel(/^Title/).fill(`${word} typed`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = 'Section 2 (Quote) still says ‘[[Say whom you serve]]’. Write your own words, or hide the section.';
  await expect(page.getByRole('alert')).toContainText(problem);
  await expect(page.getByText(`▲ ${problem}`)).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue(`${word} typed`);
});

test('when the library can’t be loaded, the form stays, and the next attempt opens it', async ({ page }) => {
  await openDashboard(page, '/dashboard/create-story');
  await page.getByLabel(/^Title/).fill('Typed before');
  const parts = /\/assets\/.*\.js/;
  await page.route(parts, (route) => route.abort());
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await expect(dialog.getByText('Everything you typed is still here.')).toBeVisible({ timeout: 20_000 });
  await page.unroute(parts);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Title/)).toHaveValue('Typed before');
});
