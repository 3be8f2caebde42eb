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
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect(page.getByText(`Saved: The ${word}`)).toBeVisible();

    await page.goto(`/the-${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${word}`);
    await expect(page.getByRole('blockquote')).toHaveText('Hams hang in Marrow Creek until they are ready.');
    await hydrate(page);
    await page.getByRole('link', { name: /^Edit section: Quote/ }).click();
    await expect(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue(/^Hams hang in {town}/);
    await page.goto(`/search?q=${word}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `The ${word}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/the-${word}$`));

    await openDashboard(page, '/dashboard/pages');
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
