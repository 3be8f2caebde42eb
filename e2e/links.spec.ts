import { core, expect, test } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';

const linkTo = (path: string, text: string) => ({
  version: 1,
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: path } }] }] }],
});

test(
  'an editor hides a page, learns what links to it, sends visitors to another page, and takes all of that back',
  core,
  // Not watched: the form asks for the page behind each link, and the browser reports that it is gone.
  async ({ page, request, staffApi }) => {
    const word = uniqueWord('smokehouse');
    const id = await staffApi.add('page', { title: `The ${word}`, slug: word });
    await staffApi.add('redirect', { path: `/${word}-1998`, target: `record:page/${id}`, code: '301' });
    const story = await staffApi.add('story', {
      title: `Hams of the ${word}`,
      content_document: JSON.stringify(linkTo(`/${word}`, 'where hams hang')),
    });
    const link = page.getByRole('link', { name: 'where hams hang' });

    await openDashboard(page, `/dashboard/show-page/${id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete a page that others link to?' });
    await expect(dialog.getByRole('link', { name: `Story “Hams of the ${word}”` })).toBeVisible();
    await expect(dialog.getByRole('link', { name: `Redirect “/${word}-1998”` })).toBeVisible();
    await dialog.getByRole('radio', { name: 'They are sent to another page.' }).check();
    await dialog.getByRole('combobox', { name: /^Another page/ }).selectOption('Events');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Deleted: The ${word}`)).toBeVisible();
    for (const path of [word, `${word}-1998`]) {
      const response = await request.get(`/${path}`, { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([path, 301, '/events']);
    }

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Restored: The ${word}`)).toBeAttached();
    expect((await request.get(`/${word}`, { maxRedirects: 0 })).status()).toBe(200);
    await page.goto(`/story/${story}`);
    await expect(link).toHaveAttribute('href', `/${word}`);

    await openDashboard(page, `/dashboard/edit-page/${id}`);
    await page.getByRole('form').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page
      .getByRole('alertdialog', { name: 'Archive a page that others link to?' })
      .getByRole('button', { name: 'Archive' })
      .click();
    await expect(page.getByText(`The ${word}`).first()).toBeVisible();
    await page.goto(`/story/${story}`);
    await expect(page.getByText('where hams hang')).toBeVisible();
    await expect(link).toHaveCount(0);

    await openDashboard(page, '/dashboard/broken-links');
    const broken = page.getByRole('listitem').filter({ hasText: `In Story “Hams of the ${word}”` });
    await expect(broken).toContainText(`/${word}: the page is archived`);
    await broken.getByRole('link', { name: 'Edit: where hams hang' }).click();
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  },
);
