import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { core, expect, type StaffApi, signedIn, test } from './fixtures.ts';
import { interactionCounter } from './interaction-counter.ts';
import { uniqueWord } from './list-steps.ts';
import { policyViolations } from './policy-violations.ts';
import { field } from './unsaved-work.ts';

const film = {
  name: 'canning-day.webm',
  mimeType: 'video/webm',
  buffer: readFileSync(new URL('../apps/web/public/media/forest.webm', import.meta.url)),
};
const captions = (end: string, words = 'Bring two jars & a lid.') => ({
  name: 'canning-day.srt',
  mimeType: '',
  buffer: Buffer.from(`1\n00:00:00,100 --> ${end}\n${words}\n`),
});

/** Opens the video dialog in the form of a new story. */
async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/dashboard/create-research');
  await field(page, 'Content').and(page.locator('[contenteditable]')).click();
  await page.keyboard.type('How we can beans.');
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Video' });
  await dialog.getByLabel('Uploaded file').check();
  return dialog;
}

/** Adds a story with a video, with the dashboard's calls. */
async function addStory(request: APIRequestContext, staffApi: StaffApi, values: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${staffApi.token}` };
  const send = async (kind: string, buffer: Buffer) => {
    const start = { kind, name: uniqueWord(kind), bytes: buffer.length, modified_at: 1 };
    const { upload } = await (await request.post('/api/add-upload', { headers, data: start })).json();
    const part = { headers: { ...headers, 'content-type': 'application/octet-stream' }, data: buffer };
    return (await (await request.put(`/api/send-upload-part/${upload.id}?from=0`, part)).json()).upload.file.name;
  };
  // A different file for each story, because one of them is public and another is not.
  const uniqueName = randomBytes(8).toString('hex');
  const background = `#${uniqueName.slice(0, 6)}`;
  const poster = await sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .png()
    .toBuffer();
  const attrs = {
    // A WebM may have more behind its last part.
    name: await send('film', Buffer.concat([film.buffer, Buffer.from([0xec, 0x88]), Buffer.from(uniqueName, 'hex')])),
    captions: await send('captions', captions('00:00:09,000', uniqueName).buffer),
    poster: await send('image', poster),
    title: 'Ruby cans beans',
  };
  const content_document = JSON.stringify({ version: 1, type: 'doc', content: [{ type: 'film', attrs }] });
  return { id: await staffApi.add('story', { title: 'Canning day', content_document, ...values }), attrs };
}

test.describe('on a phone', () => {
  const viewport = { width: 360, height: 740 };
  test.use({ viewport });

  test(
    'a volunteer adds a video with captions to a story, and a visitor plays it with them',
    core,
    async ({ page, browser }) => {
      const violations = await policyViolations(page);
      const title = uniqueWord('Canning day ');
      await signedIn(page);
      const dialog = await openDialog(page);
      const steps = interactionCounter(page);
      await steps.choose(dialog.getByLabel('Video file'), film);
      const preview = dialog.getByLabel(film.name);
      await expect(preview).toHaveAttribute('src', /^blob:/);
      await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(10, 0);
      await steps.type(dialog.getByLabel('Title'), 'Ruby cans beans');
      await steps.choose(dialog.getByLabel('Captions'), captions('00:00:00,050'));
      await steps.press(dialog.getByRole('button', { name: 'Add video' }));
      // After a refusal nothing that was typed or chosen is lost.
      await expect(dialog.getByText('Line 2: this caption ends before it begins. Correct its times.')).toBeVisible();
      await expect(dialog.getByLabel('Title')).toHaveValue('Ruby cans beans');
      await steps.choose(dialog.getByLabel('Captions'), captions('00:00:09,000'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await steps.press(dialog.getByRole('button', { name: 'Add video' }));
      await expect(page.getByText('Video: Ruby cans beans (with captions)')).toBeVisible();
      await expect(dialog).toBeHidden();
      await steps.type(field(page, 'Title'), title);
      await steps.press(page.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page).toHaveURL(/\/dashboard\/researches$/);
      steps.expectAtMost('add an uploaded video with captions to a story', 8);
      expect(violations).toEqual([]);

      const address = (await page.getByRole('link', { name: /^View on website/ }).getAttribute('href')) ?? '';
      const context = await browser.newContext({ viewport });
      const visitor = await context.newPage();
      const stopped = await policyViolations(visitor);
      const loaded: string[] = [];
      visitor.on(
        'request',
        (request) => void (/\/(films|captions)\//.test(request.url()) && loaded.push(request.url())),
      );
      await visitor.goto(address);
      // Without JavaScript it is the browser's player too.
      const html = await (await context.request.get(address)).text();
      expect(html).toMatch(/<video[^>]* controls/);
      expect(html).toMatch(/<track[^>]* src="\/captions\//);
      const player = visitor.getByRole('main').locator('video');
      await expect(player).toHaveAttribute('controls');
      await expect(player).toHaveAccessibleName('Ruby cans beans');
      await expect(visitor.getByText('Ruby cans beans · 10 seconds · Download the video')).toBeVisible();
      const ratio = await player.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
      expect(ratio).toBeCloseTo(16 / 9, 1);
      // Captions may be loaded with the page, but not the video.
      expect(loaded.filter((url) => url.includes('/films/'))).toEqual([]);
      await player.evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
      });
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
      await expect
        .poll(() =>
          player.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
            track?.mode,
            track?.label,
            (track?.activeCues?.[0] as VTTCue | undefined)?.getCueAsHTML().textContent,
          ]),
        )
        .toEqual(['showing', 'Captions', 'Bring two jars & a lid.']);
      const download = visitor.waitForEvent('download');
      await visitor.getByRole('link', { name: /^Download the video/ }).click();
      expect((await download).suggestedFilename()).toMatch(/\.webm$/);
      expect(stopped).toEqual([]);
      await context.close();
    },
  );
});

test('a video in a draft is in the text and the preview, and hidden from visitors', async ({
  watched: page,
  staffApi,
  request,
}) => {
  const { id } = await addStory(request, staffApi, { state: 'draft' });
  await signedIn(page);
  await page.goto(`/dashboard/edit-research/${id}`);
  const poster = field(page, 'Content').locator('figure img');
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('button', { name: 'Preview' }).click();
  const player = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe').locator('main video');
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect
    .poll(() => player.evaluate(({ textTracks: [track] }: HTMLVideoElement) => track?.activeCues?.length))
    .toBe(1);
  const [open, closed] = [await player.getAttribute('src'), (await player.getAttribute('src'))?.replace(/\?.*/, '')];
  expect([(await request.get(open ?? '')).status(), (await request.get(closed ?? '')).status()]).toEqual([200, 404]);
});

test('an interrupted upload of a video keeps the file and continues where it stopped', async ({ watched: page }) => {
  await signedIn(page);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Video file').setInputFiles(film);
  await dialog.getByLabel('Title').fill('Ruby cans beans');
  await page.route('**/api/send-upload-part/**', () => {});
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText(film.name, { exact: true })).toBeVisible();
  await page.unroute('**/api/send-upload-part/**');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(page.getByText('Video: Ruby cans beans (without captions)')).toBeVisible();
});
