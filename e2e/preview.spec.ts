import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signedIn, test, windowed } from './fixtures.ts';
import { samplePdf } from './sample-pdf.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preview' });
const previewFrame = (page: Page): FrameLocator => dialog(page).frameLocator('iframe');

test(
  'a picture and a PDF that were just chosen are in the preview, and moments read as on the public page',
  windowed,
  async ({ page }) => {
    await signedIn(page);
    await page.goto('/dashboard/create-event');
    await field(page, 'Title').fill('Fish fry');
    await page.getByLabel('Date and time').fill('2031-07-04T18:30');
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2e3a87' } })
      .png()
      .toBuffer();
    await page.getByLabel('Image').setInputFiles({ name: 'fry.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Preview' }).click();
    const picture = previewFrame(page).locator('img[src^="blob:"]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    // Stored files are found too.
    const heading = previewFrame(page).getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((each) => each.ownerDocument.fonts.check('600 32px Fraunces'))).toBe(true);
    await expect(
      previewFrame(page)
        .getByText(/July 4, 2031 at 6:30\sPM/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('Minutes');
    const pdf = { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') };
    await page.getByLabel('Upload pdf').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(previewFrame(page).locator('iframe[title="Minutes"]')).toHaveAttribute('src', /^blob:/);
  },
);

test('on a wide screen the preview is beside the form and follows what is typed, until it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  await page.goto('/dashboard/create-story');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const heading = preview.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No title yet');
  await field(page, 'Title').fill('A supper for the whole road');
  await expect(heading).toHaveText('A supper for the whole road');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Title')).toBeFocused();
  // Without room beside the form it would cover it: there it waits for the button.
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(preview).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await field(page, 'Title').fill('');
});

test('on a wide screen a page made of sections has its preview beside the form at once, until an editor closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  await page.goto('/dashboard/create-page');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(field(page, 'Title')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview', pressed: false })).toBeVisible();
  await expect(preview).toHaveCount(0);
});
