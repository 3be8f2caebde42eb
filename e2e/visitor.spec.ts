import { coreWindowed, expect, hydrate, test } from './fixtures.ts';
import { samplePdf } from './sample-pdf.ts';

const paragraph = 'The road was called Freedmen’s Lane until a clerk left it off the map. ';
const longBody = `${paragraph.repeat(10)}\n\n${paragraph.repeat(10)}The last sentence.`;

test(
  'a visitor reads an article to its end and opens the PDF',
  coreWindowed,
  async ({ watched: page, staffApi, request }) => {
    const id = await staffApi.addArticle({
      title: 'How a county road lost its name',
      body: longBody,
      pdf: {
        name: 'road.pdf',
        mimeType: 'application/pdf',
        buffer: await samplePdf('How a county road lost its name'),
      },
    });

    await page.goto('/all-articles');
    await page
      .getByRole('link', { name: /Read more.*How a county road lost its name/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/article/${id}\\?slug=how-a-county-road-lost-its-name`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a county road lost its name');
    await expect(page.getByText('The last sentence.')).toBeHidden();
    await page.getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByText('The last sentence.')).toBeVisible();

    const frame = page.locator('iframe, object, embed').first();
    await expect(frame).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(500);
    const href = await page.getByRole('link', { name: /Download the PDF .*\(\d+ kB\)/ }).getAttribute('href');
    const pdf = await request.get(href ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test('a visitor subscribes, is told so, and the input is empty again', async ({ watched: page }) => {
  await page.goto('/');
  await hydrate(page);
  const input = page.getByRole('textbox', { name: /mail/i });
  await input.fill('visitor@example.org');
  await page.getByRole('button', { name: /subscribe/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Success' });
  await expect(dialog).toContainText('Email sent successfully.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(input).toHaveValue('');
});

test('a visitor on the way to another page sees Loading... first', async ({ page, staffApi }) => {
  const id = await staffApi.addArticle({ title: 'Worth the wait', body: 'Here it is.' });
  await page.goto('/all-articles');
  await hydrate(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/get-single-article/${id}`, async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole('link', { name: /Worth the wait/ })
    .first()
    .click();
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByText('Here it is.')).toBeVisible();
  await expect(page).toHaveTitle(/Worth the wait/);
});
