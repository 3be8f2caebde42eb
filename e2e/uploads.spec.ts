import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sampleMp3 } from '../apps/server/src/testing/sample-files.ts';
import { timeFactor } from '../scripts/time-factor.ts';
import { core, expect, signedIn, test } from './fixtures.ts';
import { interactionCounter } from './interaction-counter.ts';
import { uniqueWord } from './list-steps.ts';
import { field } from './unsaved-work.ts';

/** A picture with a unique color. */
function picture(number: number) {
  const background = { r: number * 20, g: 90, b: 140 };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Pictures with names that a camera gives, other ones for each number: the library knows pictures by their content. */
async function cameraPictures(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `IMG_${2041 + index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 300, height: 200, channels: 3, background: { r: index * 8, g: 140 + count, b: 90 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

for (const { count, described, most, before } of [
  { count: 12, described: 0, most: 8, before: 16 },
  { count: 30, described: 12, most: 20, before: 33 },
])
  test(`someone adds ${count} pictures of a camera to the gallery, and types once what they share`, async ({
    watched: page,
  }) => {
    const word = uniqueWord('fry');
    await signedIn(page);
    await page.goto('/dashboard/galleries');
    const steps = interactionCounter(page);
    await steps.press(page.getByRole('link', { name: 'Add pictures' }));
    await steps.choose(page.getByLabel('Pictures', { exact: true }), await cameraPictures(count));
    await steps.type(page.getByLabel('Title for all'), `Fish ${word}`);
    await steps.type(page.getByLabel('Text for all'), 'People eat at a long table.');
    await steps.press(page.getByRole('button', { name: 'Fill in' }));
    const descriptions = await page.getByLabel('Description', { exact: true }).all();
    for (const [index, description] of descriptions.slice(0, described).entries())
      await steps.type(description, `Table ${index + 1} of the fry.`);
    await expect(page.getByText(/pictures? without a description:/)).toHaveCount(0);
    await expect(page.getByText(`${count} of ${count} pictures uploaded.`)).toBeVisible({
      timeout: 120_000 * timeFactor,
    });
    await steps.press(page.getByRole('button', { name: `Save ${count} pictures` }));
    await expect(page.getByRole('status').filter({ hasText: `Saved: ${count} pictures` })).toBeVisible();
    const { gallery_items: items } = await (await page.request.get(`/api/get-all-gallery?search=${word}`)).json();
    expect(new Set(items.map(({ title }: { title: string }) => title)).size).toBe(count);
    expect(items.filter(({ image_alt: alt }: { image_alt: string }) => alt !== '')).toHaveLength(count);
    steps.expectAtMost(`add ${count} pictures with titles and descriptions`, most, before);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('someone adds ten pictures with descriptions to the gallery', async ({ watched: page }) => {
    const word = uniqueWord('fair');
    const files = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => ({
        name: `${word}-stall_${index + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(index),
      })),
    );
    await signedIn(page);
    await page.goto('/dashboard/galleries');
    const steps = interactionCounter(page);
    await steps.press(page.getByRole('link', { name: 'Add pictures' }));
    await steps.choose(page.getByLabel('Pictures', { exact: true }), files);
    await expect(page.getByText('10 of 10 pictures uploaded.')).toBeVisible({ timeout: 60_000 * timeFactor });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const [index, description] of (await page.getByLabel('Description').all()).entries())
      await steps.type(description, `A stall of the fair, number ${index + 1}.`);
    await steps.press(page.getByRole('button', { name: 'Save 10 pictures' }));
    await expect(page).toHaveURL(/\/dashboard\/galleries$/);
    await expect(page.getByRole('status').filter({ hasText: 'Saved: 10 pictures' })).toBeVisible();
    const { gallery_items: items } = await (await page.request.get(`/api/get-all-gallery?search=${word}`)).json();
    expect(items).toHaveLength(10);
    expect(items.every(({ image_alt: alt }: { image_alt: string }) => /^A stall/.test(alt))).toBe(true);
    steps.expectAtMost('add ten pictures with descriptions', 15, 50);
  });

  test(
    'someone publishes an episode with its audio file, after playing it',
    core,
    async ({ watched: page }, testInfo) => {
      const title = uniqueWord('Rain on the porch ');
      const path = testInfo.outputPath('rain.mp3');
      await writeFile(path, sampleMp3(62));
      await signedIn(page);
      await page.goto('/dashboard/podcasts');
      const steps = interactionCounter(page);
      await steps.press(page.getByRole('link', { name: 'Create podcast' }));
      await steps.type(field(page, 'Title'), title);
      await steps.choose(page.getByLabel('Audio file'), path);
      await expect(page.getByLabel('rain.mp3')).toHaveAttribute('src', /^blob:/);
      const seconds = page.getByLabel('rain.mp3').evaluate(async (audio: HTMLAudioElement) => {
        audio.load();
        await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
        return audio.duration;
      });
      expect(Math.round(await seconds)).toBe(62);
      await steps.press(page.getByRole('button', { name: 'Publish', exact: true }));
      await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
      steps.expectAtMost('add a podcast episode with its audio file', 5);
      const { podcasts } = await (
        await page.request.get(`/api/get-all-podcast?search=${title.split(' ').at(-1)}`)
      ).json();
      await page.goto(`/podcast/${podcasts[0].id}`);
      await expect(page.locator('audio')).toHaveAttribute('src', /^\/sounds\/[0-9a-f]{32}\.62\.mp3$/);
      await expect(page.getByText('1 minute')).toBeVisible();
      expect(await (await page.request.get('/feeds/podcasts.xml')).text()).toContain(
        `${podcasts[0].link}" length="${sampleMp3(62).length}" type="audio/mpeg"`,
      );
    },
  );
});

test('an upload that was interrupted resumes after a reload', async ({ page }, testInfo) => {
  const title = uniqueWord('Long talk ');
  const path = testInfo.outputPath('long-talk.mp3');
  // Three parts and a half.
  await writeFile(path, sampleMp3(230));
  await signedIn(page);
  const fill = async () => {
    await page.goto('/dashboard/create-podcast');
    await field(page, 'Title').fill(title);
    await page.getByLabel('Audio file').setInputFiles(path);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  };
  const parts: string[] = [];
  await page.route('**/api/send-upload-part/**', async (route) => {
    const from = new URL(route.request().url()).searchParams.get('from') ?? '';
    if (Number(from) > 1024 * 1024) return route.abort('connectionreset');
    parts.push(from);
    return route.continue();
  });
  await fill();
  await expect(page.getByRole('alert')).toContainText('The connection was lost', { timeout: 30_000 * timeFactor });
  await expect(page.getByText('long-talk.mp3', { exact: true }).first()).toBeVisible();
  expect(parts).toHaveLength(2);
  await page.unroute('**/api/send-upload-part/**');
  page.on('dialog', (dialog) => void dialog.accept());
  const sentAgain: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('send-upload-part')) sentAgain.push(request.url());
  });
  await fill();
  await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
  expect(sentAgain.map((url) => new URL(url).searchParams.get('from'))).toEqual([
    String(2 * 1024 * 1024),
    String(3 * 1024 * 1024),
  ]);
});
