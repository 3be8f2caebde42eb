import { watch } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { timeFactor } from '../scripts/time-factor.ts';
import { test as base, expect, signedIn } from './fixtures.ts';
import { type KillableProduct, startKillableProduct } from './killable-product.ts';
import { port } from './product.ts';
import { largePdf } from './sample-pdf.ts';
import { openRequests } from './settle.ts';

/** A page on a server that is killed during a save. Each journey uses another kind of record. */
const test = base.extend<{ desk: Page }, { product: KillableProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use, { parallelIndex }) => {
      const product = await startKillableProduct({ port: port + 101 + parallelIndex });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 * timeFactor },
  ],
  desk: async ({ browser, product }, use) => {
    const page = await browser.newPage({ baseURL: product.origin });
    await signedIn(page);
    await use(page);
    await page.close();
  },
});

// All use one product, one after the other.
test.describe.configure({ mode: 'default' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const brokenOff = (page: Page) =>
  expect(page.getByRole('alert')).toContainText('The connection was lost before this was saved.');

async function read(request: APIRequestContext, product: KillableProduct, list: string) {
  return Object.values(await (await request.get(`${product.origin}/api/${list}`)).json())[0] as {
    title: string;
    subtitle: string;
    image: string;
  }[];
}

test('a server killed during a PDF upload leaves the form complete and no file, and the next attempt succeeds', async ({
  desk: page,
  product,
  request,
}) => {
  await page.goto('/dashboard/create-article');
  await field(page, 'Title').fill('Minutes of a dark evening');
  await page
    .getByLabel('Upload pdf')
    .setInputFiles({ name: 'dark.pdf', mimeType: 'application/pdf', buffer: await largePdf() });
  const line = await page.context().newCDPSession(page);
  const speed = async (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(400_000);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await product.leftovers()).length, { intervals: [20] }).toBe(1);
  await product.kill();
  await brokenOff(page);
  await expect(field(page, 'Title')).toHaveValue('Minutes of a dark evening');
  await expect(page.getByText('dark.pdf')).toBeVisible();

  await product.start();
  expect(await product.leftovers()).toEqual([]);
  expect(await read(request, product, 'get-all-article')).toEqual([]);
  await speed(-1);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/articles$/);
  expect(await read(request, product, 'get-all-article')).toHaveLength(1);
  expect(await product.files('pdfs')).toHaveLength(1);
});

test('a server killed right after storing a picture has one record and one picture after the next attempt', async ({
  desk: page,
  product,
  request,
}) => {
  await page.goto('/dashboard/create-gallery');
  await field(page, 'Title').fill('Quilt in a storm');
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2e3a87' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Image').setInputFiles({ name: 'storm.jpg', mimeType: 'image/jpeg', buffer });
  const killed = new Promise<void>((resolve) => {
    const watcher = watch(join(product.dataDir, 'files', 'images'), () => {
      watcher.close();
      resolve(product.kill());
    });
  });
  // There is no response, whether or not the row was written.
  await page.route('**/api/add-gallery', async (route) => {
    await route.fetch().catch(() => undefined);
    await killed;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await brokenOff(page);
  await page.unroute('**/api/add-gallery');
  await product.start();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/galleries$/);
  expect(await read(request, product, 'get-all-gallery')).toHaveLength(1);
  expect(await product.files('images')).toHaveLength(1);
});

test('a server killed between a save and its response has saved once, and later changes go into the same record', async ({
  desk: page,
  product,
  request,
}) => {
  // Parts of the frame come two seconds after the screen. What is lost of them is lost until the page is loaded anew.
  const requests = openRequests(page);
  const parts = page.waitForResponse(/\/assets\/KeyboardShortcutsDialog-[^/]+\.js$/);
  await page.goto('/dashboard/create-research');
  await parts;
  await expect.poll(() => requests.size).toBe(0);
  await field(page, 'Title').fill('The lamp went out');
  await page.route('**/api/add-story', async (route) => {
    await route.fetch();
    await product.kill();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await brokenOff(page);
  await page.unroute('**/api/add-story');
  await product.start();
  expect(await read(request, product, 'get-all-story')).toHaveLength(1);
  await field(page, 'Subtitle').fill('And was lit again');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/researches$/);
  expect(await read(request, product, 'get-all-story')).toMatchObject([
    { title: 'The lamp went out', subtitle: 'And was lit again' },
  ]);

  await page.getByRole('link', { name: 'Edit The lamp went out' }).click();
  await field(page, 'Title').fill('The lamp is lit');
  await page.route('**/api/update-single-story/*', async (route) => {
    await route.fetch();
    await product.kill();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Update story' }).click();
  await brokenOff(page);
  await page.unroute('**/api/update-single-story/*');
  await product.start();
  await page.getByRole('button', { name: 'Update story' }).click();
  // The first attempt was not another person's change, so there is no question.
  await expect(page).toHaveURL(/\/dashboard\/researches$/);
  expect(await read(request, product, 'get-all-story')).toMatchObject([{ title: 'The lamp is lit' }]);
});
