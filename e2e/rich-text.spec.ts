import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fromWord } from '../packages/ui/src/inputs/RichTextField/sample-clipboards.ts';
import { core, expect, signedIn, test } from './fixtures.ts';
import { policyViolations } from './policy-violations.ts';
import { field } from './unsaved-work.ts';

test('a story pasted from Word is published with its headings and lists, without violating a policy', async ({
  watched: page,
}) => {
  const violations = await policyViolations(page);
  await signedIn(page);
  await page.goto('/dashboard/create-research');
  await field(page, 'Title').fill('Canning day at the pantry');
  const editor = field(page, 'Content').and(page.locator('[contenteditable]'));
  await editor.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Canning day');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  await expect(page.getByRole('status').filter({ hasText: 'cleaned up' })).toContainText('A picture was not pasted');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/researches$/);
  const publicUrl = await page.getByRole('link', { name: /^View on website/ }).getAttribute('href');
  await page.goto(publicUrl ?? '');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Canning day', exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'What to bring' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Butter beans' })).toBeVisible();
  await expect(main.getByText('two jars', { exact: true })).toHaveJSProperty('tagName', 'STRONG');
  expect(violations).toEqual([]);
});

/** Delays the editor until it is released. */
async function delayEditor(page: Page): Promise<(outcome: 'continue' | 'abort') => void> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(/\/assets\/[^/]*RichTextEditor[^/]*\.js/, async (route) => route[await promise]());
  return resolve;
}

test('text typed before the editor has loaded is kept, and typing continues in the editor', async ({ page }) => {
  const releaseEditor = await delayEditor(page);
  await signedIn(page);
  await page.goto('/dashboard/create-research');
  await field(page, 'Content').click();
  await page.keyboard.type('Bring jars.');
  for (const _ of 'jars.') await page.keyboard.press('ArrowLeft');
  releaseEditor('continue');
  const editor = field(page, 'Content').and(page.locator('[contenteditable]'));
  await expect(editor).toBeFocused();
  await page.keyboard.type('two ');
  await expect(editor).toHaveText('Bring two jars.');
});

test('text pasted before the editor has loaded is inserted without formatting if the editor can’t be loaded', async ({
  page,
}) => {
  const releaseEditor = await delayEditor(page);
  await signedIn(page);
  await page.goto('/dashboard/create-research');
  const content = field(page, 'Content');
  await content.fill('Bring jars.');
  await content.evaluate((box: HTMLTextAreaElement) => {
    box.setSelectionRange(6, 10);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<b>two</b> lids');
    clipboardData.setData('text/plain', 'two lids');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Your text will be pasted with its formatting in a moment.')).toBeVisible();
  releaseEditor('abort');
  await expect(content).toHaveValue('Bring two lids.');
  await content.press('End');
  await page.keyboard.type(' Thanks.');
  await expect(content).toHaveValue('Bring two lids. Thanks.');
});

test('without the editor the text can be changed, and unchanged text keeps its formatting', async ({
  page,
  staffApi,
  request,
}) => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Two jars', marks: [{ type: 'bold' }] }] }];
  const content_document = JSON.stringify({ version: 1, type: 'doc', content });
  const id = await staffApi.add('story', { title: 'Jars', content_document });
  await page.route(/\/assets\/[^/]*RichTextEditor[^/]*\.js/, (route) => route.abort());
  await signedIn(page);
  await page.goto(`/dashboard/edit-research/${id}`);
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(field(page, 'Content')).toHaveValue('Two jars');
  await field(page, 'Title').fill('More jars');
  await page.getByRole('button', { name: 'Update story' }).click();
  await expect(page).toHaveURL(/\/dashboard\/researches$/);
  const { story } = await (await request.get(`/api/get-single-story/${id}`)).json();
  expect(story).toMatchObject({ title: 'More jars', content_document: { content } });
});

/** A picture of one color, 300 pixels wide. */
function picture(background: string) {
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The width of a picture after it has loaded. */
const drawn = (image: Locator) => expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth));

test(
  'a picture is added to a text with its description, is in the preview, and visitors see it after publishing',
  core,
  async ({ watched: page }) => {
    await signedIn(page);
    await page.goto('/dashboard/create-research');
    await field(page, 'Title').fill('Two jars on the sill');
    await field(page, 'Content').and(page.locator('[contenteditable]')).click();
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    const buffer = await picture('#2e3a87');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'jars.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Add picture' }).click();
    await expect(dialog.getByText('Describe the picture, or mark it as decorative.')).toBeVisible();
    await dialog.getByLabel('Description').fill('Two jars');
    await dialog.getByRole('button', { name: 'Add picture' }).click();
    await drawn(field(page, 'Content').getByRole('img', { name: 'Two jars' })).toBe(300);
    // Its description can be changed later.
    await field(page, 'Content').getByRole('img', { name: 'Two jars' }).click();
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await expect(dialog.getByLabel('Description')).toHaveValue('Two jars');
    await dialog.getByLabel('Caption').fill('On Ruby’s sill');
    await dialog.getByRole('button', { name: 'Change picture' }).click();
    await expect(field(page, 'Content').getByText('On Ruby’s sill')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/researches$/);
    const publicUrl = await page.getByRole('link', { name: /^View on website/ }).getAttribute('href');
    await page.goto(publicUrl ?? '');
    await drawn(page.getByRole('main').getByRole('img', { name: 'Two jars' })).toBe(300);
    await expect(page.getByRole('main').getByRole('figure').getByText('On Ruby’s sill')).toBeVisible();
  },
);
