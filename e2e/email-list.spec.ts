import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { expect, hydrate } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';
import { withOwnProduct } from './own-product.ts';

let mails: MailServer | undefined;

const test = withOwnProduct(async () => {
  mails = await startMailServer();
  return { settings: mails.settings };
});
test.afterAll(() => mails?.stop());

/** The path of a link in the last email to an address, once it has arrived. */
async function linkTo(address: string, kind: 'confirm' | 'preferences' | 'leave'): Promise<string> {
  const find = () => {
    const mail = mails?.arrived.findLast(({ to }) => to.includes(address));
    const source = mail?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    return new RegExp(`/email-list/${kind}\\?token=[\\w.-]+`).exec(source)?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('someone without JavaScript subscribes, confirms, chooses topics and leaves; a mail scanner that opens every link changes nothing', async ({
  browser,
  baseURL,
  request,
  staffApi,
}) => {
  const topic = uniqueWord('Gardens ');
  await staffApi.add('topic', { name: topic });
  const address = `${uniqueWord('plain')}@example.org`;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/events');
  await page.getByLabel('Your email address').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('main')).toContainText('Email sent successfully.');

  const confirm = await linkTo(address, 'confirm');
  const leave = await linkTo(address, 'leave');
  for (const link of [confirm, leave, confirm]) expect((await request.get(link)).status()).toBe(200);
  const headers = { Authorization: `Bearer ${staffApi.token}` };
  const status = async () => {
    const { emails } = await (await request.get('/api/get-all-email', { headers })).json();
    return emails.find(({ email }: { email: string }) => email === address)?.status;
  };
  expect(await status()).toBe('unconfirmed');

  await page.goto(confirm);
  await expect(heading(page)).toHaveText('Do you want our news?');
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(heading(page)).toHaveText('Thank you');
  expect(await status()).toBe('confirmed');
  await page.getByRole('link', { name: 'Choose what you get' }).click();
  await page.getByRole('checkbox', { name: topic }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading(page)).toHaveText('Your choice is saved');
  await expect(page.getByRole('checkbox', { name: topic })).toBeChecked();
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(heading(page)).toHaveText('You have left the list');
  expect(await status()).toBe('left');
  await page.goto(confirm);
  await expect(heading(page)).toHaveText('This link was used');
  await context.close();
});

test('someone subscribes in the footer, confirms, and leaves with the button of their mail program', async ({
  watched: page,
  request,
}) => {
  const address = `${uniqueWord('reader')}@example.org`;
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('textbox', { name: 'Your email address' }).fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
  await page.goto(await linkTo(address, 'confirm'));
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(heading(page)).toHaveText('Thank you');
  await openDashboard(page, '/dashboard/emails');
  await expect(page.getByRole('link', { name: `View ${address}` })).toBeVisible();

  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await request.post(await linkTo(address, 'leave'), { form })).status()).toBe(200);
  // An open list shows what others do once it is loaded again.
  await page.reload();
  await page.getByRole('tab', { name: 'Left' }).click();
  await expect(page.getByRole('link', { name: `View ${address}` })).toBeVisible();
});

test('someone imports old addresses and asks all of them once for their consent', async ({
  watched: page,
  request,
  staffApi,
}) => {
  const word = uniqueWord('old');
  const emails = ['ada', 'bea', 'cora'].map((name) => `${name}.${word}@example.org`);
  const headers = { Authorization: `Bearer ${staffApi.token}` };
  await request.post('/api/import-email', { headers, data: { emails } });
  await openDashboard(page, '/dashboard/emails');
  await expect(page.getByText('3 people have not been asked yet')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ask 3 people for consent?' });
  await dialog.getByRole('button', { name: 'Ask 3 people' }).click();
  await expect(page.getByText('3 emails were sent.')).toBeVisible();
  const asked = mails?.arrived.filter(({ to }) => to[0]?.includes(word)).flatMap(({ to }) => to);
  expect(asked?.toSorted()).toEqual(emails);
  await page.getByRole('tab', { name: 'Unconfirmed' }).click();
  for (const email of emails) await expect(page.getByRole('link', { name: `View ${email}` })).toBeVisible();
});
