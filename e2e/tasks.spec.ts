/**
 * What staff do each day, done as they would and counted: a step is a press or a field that is typed in. Each task
 * prints its steps beside those that were counted before the dashboard was arranged anew, and fails when it takes more.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { resourceCalls } from '../packages/contract/src/calls.ts';
import type { Donation } from '../packages/contract/src/entities.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { interactionCounter } from './interaction-counter.ts';
import { uniqueWord } from './list-steps.ts';
import { today } from './moments.ts';
import { sampleFile } from './sample-file.ts';

/** A day of last March, as a form takes it. */
const inMarch = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;

async function openHome(page: Page) {
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    const isPhone = viewport.width < 768;

    test('someone corrects a typo and returns to their search', async ({ watched: page, staffApi }) => {
      const word = uniqueWord('quilt');
      const id = await staffApi.add('event', { title: `Quiltting with ${word}` });
      await signedIn(page);
      await page.goto('/dashboard/events');
      const steps = interactionCounter(page);
      await steps.type(page.getByRole('searchbox', { name: 'Search' }), word);
      await expect(page).toHaveURL(/\?q=/);
      if (isPhone) {
        await steps.press(page.getByRole('link', { name: `Quiltting with ${word}` }));
        await steps.press(page.getByRole('link', { name: 'Edit', exact: true }));
      } else await steps.press(page.getByRole('link', { name: `Edit Quiltting with ${word}`, exact: true }));
      await steps.type(page.getByRole('textbox', { name: 'Title', exact: true }), `Quilting with ${word}`);
      await steps.press(page.getByRole('button', { name: 'Update event' }));
      await expect(page).toHaveURL(new RegExp(`/dashboard/events\\?q=${word}$`));
      await expect(page.getByRole('status').filter({ hasText: `Saved: Quilting with ${word}` })).toBeVisible();
      expect((await (await page.request.get(`/api/get-single-event/${id}`)).json()).event.title).toBe(
        `Quilting with ${word}`,
      );
      steps.expectAtMost('correct a typo', isPhone ? 5 : 4, 5);
    });
  });
}

/** Tasks with the same steps on every screen run on one of them. */
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('someone publishes an event from the home screen, previews it first, and sees it on the website', async ({
    watched: page,
  }) => {
    const title = `Watermelon ${uniqueWord('social')}`;
    await openHome(page);
    const steps = interactionCounter(page);
    await steps.press(page.getByRole('button', { name: 'New', exact: true }));
    await steps.press(page.getByRole('dialog', { name: 'New' }).getByRole('link', { name: 'Create event' }));
    await steps.type(page.getByRole('textbox', { name: 'Title', exact: true }), title);
    await steps.type(page.getByLabel('Date and time'), '2031-07-04T18:30');
    await steps.press(page.getByRole('button', { name: 'Preview' }));
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title);
    await steps.press(page.getByRole('button', { name: 'Close' }));
    await steps.press(page.getByRole('button', { name: 'Publish', exact: true }));
    const status = page.getByRole('status').filter({ hasText: `Published: ${title}` });
    const visit = page.waitForEvent('popup');
    await steps.press(status.getByRole('link', { name: /^View on website/ }));
    await expect((await visit).getByRole('heading', { level: 1 })).toHaveText(title);
    steps.expectAtMost('preview and publish an event', 8);
  });

  test('someone deletes the wrong story and undoes that', async ({ watched: page, staffApi }) => {
    const title = `Kept ${uniqueWord('by mistake')}`;
    await staffApi.add('story', { title });
    await signedIn(page);
    await page.goto(`/dashboard/researches?q=${encodeURIComponent(title)}`);
    const steps = interactionCounter(page);
    await steps.press(page.getByRole('button', { name: `Actions for ${title}`, exact: true }));
    await steps.press(page.getByRole('menuitem', { name: 'Delete' }));
    await steps.press(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    steps.expectAtMost('delete and undo', 3);
  });

  test('someone finds the donations of a past month and their sum', async ({ watched: page, staffApi }) => {
    // In a separate year, so that donations of other journeys are not in this March.
    const year = 2001;
    for (const [day, amount] of [
      [3, '40'],
      [9, '1250.50'],
      [30, '210.50'],
    ] as const)
      await staffApi.add('donation', {
        email: `${uniqueWord('march')}@example.org`,
        amount,
        date: inMarch(day).replace('2026', String(year)),
      });
    await signedIn(page);
    await page.goto('/dashboard/donations');
    const steps = interactionCounter(page);
    await steps.press(page.getByRole('button', { name: 'Sort and filter', exact: true }));
    await steps.type(page.getByLabel(/, from$/).first(), `${year}-03-01`);
    await steps.type(page.getByLabel(/, to$/).first(), `${year}-03-31`);
    await expect(page.getByText('3 donations, $1,501.00')).toHaveCount(1);
    steps.expectAtMost('find the sum of any days', 3);
  });

  test('someone records five donations with names in a row, and what they share once', async ({
    watched: page,
    staffApi,
  }) => {
    const word = uniqueWord('supper');
    await signedIn(page);
    await page.goto('/dashboard/create-donation');
    const [name, amount] = [page.getByLabel('Name'), page.getByLabel('Amount')];
    await expect(name).toBeVisible();
    // Chosen once for the list, so not among the steps of its donations.
    await page.getByLabel('Method').selectOption('Cash');
    await page.getByLabel('Fund').fill(word);
    const steps = interactionCounter(page);
    for (let count = 1; count <= 5; count += 1) {
      await steps.type(name, `${word} ${count}`);
      await steps.type(amount, `${count}0`);
      const isLast = count === 5;
      await steps.press(page.getByRole('button', { name: isLast ? 'Create donation' : 'Create and add another' }));
      await expect(
        page.getByRole('status').filter({ hasText: `Saved: $${count}0.00, ${word} ${count}` }),
      ).toBeVisible();
      if (isLast) break;
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
    }
    await expect(page).toHaveURL(/\/dashboard\/donations/);
    const headers = { Authorization: `Bearer ${staffApi.token}` };
    const { list } = resourceCalls.donation;
    const responseBody = await (await page.request.get(list.path, { headers })).json();
    const mine = responseBody[resourceCalls.donation.listKey].filter(({ name }: Donation) => name.startsWith(word));
    expect(mine.map((each: Donation) => Number(each.amount)).sort()).toEqual([10, 20, 30, 40, 50]);
    for (const each of mine) expect(each).toMatchObject({ method: 'cash', fund: word, email: '' });
    for (const { id } of mine) await staffApi.remove('donation', id);
    steps.expectAtMost('record five donations with names', 15, 16);
  });
});

test('someone publishes a story with three pictures, pasted from a word processor', async ({ watched: page }) => {
  const title = `Canning ${uniqueWord('day')}`;
  const pictures = await Promise.all(
    [1, 2, 3].map(async () => (await sampleFile('picture')).buffer.toString('base64')),
  );
  const images = pictures.map((data) => `<p><img src="data:image/png;base64,${data}"></p>`).join('');
  await openHome(page);
  const steps = interactionCounter(page);
  await steps.press(page.getByRole('button', { name: 'New', exact: true }));
  await steps.press(page.getByRole('menuitem', { name: 'Create story' }));
  await steps.type(page.getByRole('textbox', { name: 'Title', exact: true }), title);
  const editor = page.locator('[contenteditable]');
  await editor.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Bring two jars.');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `<p>Bring two jars.</p>${images}`);
  // A click into the text, and Ctrl+V.
  steps.add(2);
  await expect(page.getByText('3 pictures have no description: write below each what it shows.')).toBeVisible();
  const descriptions = editor.getByLabel('Description of the picture');
  for (const [index, text] of ['Jars', 'Lids', 'A kettle'].entries()) await steps.type(descriptions.nth(index), text);
  await steps.press(page.getByRole('button', { name: 'Publish', exact: true }));
  const publicUrl = await page.getByRole('link', { name: /^View on website/ }).getAttribute('href');
  steps.expectAtMost('publish a story with three pasted pictures', 12, 22);
  await page.goto(publicUrl ?? '');
  for (const name of ['Jars', 'Lids', 'A kettle'])
    await expect(page.getByRole('main').getByRole('img', { name })).toBeVisible();
});

test('someone finds what waits for them on home, and publishes it', async ({ watched: page, staffApi, request }) => {
  const title = `Okra by the ${uniqueWord('fence')}`;
  const id = await staffApi.add('story', { title, state: 'in_review' });
  await openHome(page);
  const steps = interactionCounter(page);
  const waiting = page.getByRole('list', { name: 'For you' }).getByRole('link', { name: title });
  await expect(waiting).toBeVisible();
  steps.expectAtMost('find what waits for me', 0);
  await steps.press(waiting);
  await steps.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  steps.expectAtMost('review and publish', 2);
  expect((await request.get(`/story/${id}`)).status()).toBe(200);
});

test('someone announces an event with its place, its end and a picture', async ({ watched: page }) => {
  const title = `Fish fry ${uniqueWord('supper')}`;
  await openHome(page);
  const steps = interactionCounter(page);
  await steps.press(page.getByRole('button', { name: 'New', exact: true }));
  await steps.press(page.getByRole('menuitem', { name: 'Create event' }));
  await steps.type(page.getByRole('textbox', { name: 'Title', exact: true }), title);
  await steps.type(page.getByLabel('Date and time'), '2031-07-04T18:30');
  await steps.type(page.getByLabel('End', { exact: true }), '2031-07-04T21:00');
  await steps.type(page.getByLabel('Venue'), 'The depot');
  await steps.choose(page.locator('input[type=file]').first(), await sampleFile('picture'));
  await steps.type(page.getByRole('textbox', { name: 'Description of the picture' }), 'A plate of catfish');
  await steps.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: `Published: ${title}` })).toBeVisible();
  steps.expectAtMost('announce an event with place, end and picture', 10, 10);
});

test('a donor gets a letter of thanks for a donation, and a statement of the year with all of them', async ({
  watched: page,
  staffApi,
}) => {
  const email = `${uniqueWord('thanked')}@example.org`;
  const gift = { email, name: 'Ruth Hart', method: 'check', in_return: 'none' };
  const id = await staffApi.add('donation', { ...gift, amount: '40', date: '2019-03-01' });
  await staffApi.add('donation', { ...gift, amount: '60.50', date: '2019-05-01' });
  await signedIn(page);
  await page.goto(`/dashboard/show-donation/${id}`);
  const letter = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Letter of thanks' }).click();
  expect((await letter).suggestedFilename()).toBe('Thank you for your gift, Ruth Hart.pdf');
  await page.getByRole('link', { name: 'All donations of this donor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth Hart');
  await expect(page.getByText('$100.50 in 2 donations')).toBeVisible();
  const statement = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Yearly statement: 2019' }).click();
  const pdf = await readFile(await (await statement).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Downloaded “Statement of gifts 2019, Ruth Hart.pdf”.')).toBeVisible();
});

test('someone sees this month’s donations and their sum from the home screen', async ({ watched: page, staffApi }) => {
  const month = today().slice(0, 7);
  await staffApi.add('donation', { email: 'ruth@example.org', amount: '25', date: `${month}-01` });
  await openHome(page);
  const steps = interactionCounter(page);
  await steps.press(page.locator(`figure a[href*="date.from=${month}-01"] rect[data-reach]`));
  await expect(page).toHaveURL(new RegExp(`/dashboard/donations\\?date\\.from=${month}-01&date\\.to=${month}-\\d\\d$`));
  await expect(page.getByText(/^[\d,]+ donations?, \$[\d,]+\.\d\d$/)).toBeVisible();
  steps.expectAtMost('see the sum of a month', 2);
});

test('someone records a donation without an email address, and undoes a mistake', async ({
  watched: page,
  staffApi,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/create-donation');
  await page.getByLabel('Amount').fill('33.25');
  await page.getByRole('button', { name: 'Create donation' }).click();
  const status = page.getByRole('status').filter({ hasText: /Saved: \$33\.25, No\. \d+/ });
  await expect(status).toBeVisible();
  const name = /No\. \d+/.exec(await status.innerText())?.[0] ?? '';
  await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/dashboard/donations');
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await expect(page.getByRole('link', { name: `View ${name}`, exact: true })).toHaveCount(0);
  await page.goto('/dashboard/trash');
  await page.getByRole('button', { name: `Restore ${name}`, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Restored “${name}”.` })).toBeVisible();
  await staffApi.remove('donation', Number(name.slice(4)));
});

test('someone pastes the addresses of a paper list', async ({ watched: page }) => {
  const word = uniqueWord('paper');
  await signedIn(page);
  await page.goto('/dashboard/import-emails');
  const steps = interactionCounter(page);
  await steps.type(
    page.getByLabel('Or paste addresses here'),
    `Bill Hart <bill.${word}@example.org>\nruth.${word}@example.org\nnobody at all`,
  );
  await steps.press(page.getByRole('button', { name: 'Check these addresses' }));
  await steps.press(page.getByRole('button', { name: 'Add 2 addresses' }));
  await expect(page.getByRole('status').filter({ hasText: '2 addresses were added.' })).toBeVisible();
  steps.expectAtMost('add pasted addresses', 3);
});
