import { openFaultyConnection } from './faulty-connection.ts';
import { core, expect, signedIn, test } from './fixtures.ts';
import { largePdf } from './sample-pdf.ts';
import { countTitled, field } from './unsaved-work.ts';

test.describe('with a bad connection', () => {
  test(
    'a broken upload leaves the form complete and nothing on the server, and the next attempt succeeds',
    core,
    async ({ browser, request }) => {
      const line = await openFaultyConnection();
      const page = await browser.newPage({ baseURL: line.origin });
      await signedIn(page);
      await page.goto('/dashboard/create-article');
      await field(page, 'Title').fill('Half a PDF');
      await page
        .getByLabel('Upload pdf')
        .setInputFiles({ name: 'half.pdf', mimeType: 'application/pdf', buffer: await largePdf() });
      line.forms = 'breaks-while-sending';
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('The connection was lost before this was saved.');
      await expect(field(page, 'Title')).toHaveValue('Half a PDF');
      await expect(page.getByText('half.pdf')).toBeVisible();
      expect(await countTitled(request, 'article', 'Half a PDF')).toBe(0);
      line.forms = 'passes';
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/articles$/);
      expect(await countTitled(request, 'article', 'Half a PDF')).toBe(1);
      await page.close();
      await line.close();
    },
  );

  test(
    'a save whose response is lost creates one record, with what was typed in between',
    core,
    async ({ browser, request }) => {
      const line = await openFaultyConnection();
      const page = await browser.newPage({ baseURL: line.origin });
      await signedIn(page);
      await page.goto('/dashboard/create-event');
      await field(page, 'Title').fill('Lost and found supper');
      await page.getByLabel('Date to be announced').check();
      line.forms = 'loses-the-answer';
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('The connection was lost');
      expect(await countTitled(request, 'event', 'Lost and found supper')).toBe(1);
      line.forms = 'passes';
      await field(page, 'Flag').fill('Free');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/events$/);
      expect(await countTitled(request, 'event', 'Lost and found supper')).toBe(1);

      await page.goto('/dashboard/events?q=Lost+and+found');
      await page.getByRole('link', { name: 'Edit Lost and found supper' }).click();
      await expect(field(page, 'Flag')).toHaveValue('Free');
      await field(page, 'Title').fill('Lost and found dinner');
      line.forms = 'loses-the-answer';
      await page.getByRole('button', { name: 'Update event' }).click();
      await expect(page.getByRole('alert')).toContainText('The connection was lost');
      line.forms = 'passes';
      await page.getByRole('button', { name: 'Update event' }).click();
      // Nobody else has changed it, so there is no question.
      await expect(page).toHaveURL(/\/dashboard\/events(\?|$)/);
      await page.close();
      await line.close();
    },
  );
});
