import type { Browser, Page } from '@playwright/test';
import { core, expect, signIn, test } from './fixtures.ts';

/** Time in which no person fills in a form. */
const typingMs = 3100;

const questions = JSON.stringify([
  { id: 'name', kind: 'text', label: 'What is your name?', required: true, purpose: 'name' },
  { id: 'mail', kind: 'email', label: 'What is your email address?', required: true },
  { id: 'car', kind: 'yesNo', label: 'Do you have a car?', required: true },
  {
    ...{ id: 'seats', kind: 'number', label: 'How many seats does it have?', required: true },
    ...{ shown_for: 'car', shown_for_answer: 'Yes' },
  },
]);

/** Opens a page on a phone whose browser runs no script. */
async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  return context.newPage();
}

test(
  'a driver sends a form without JavaScript, mends a mistake, goes back, and an administrator reads, answers and deletes the entry',
  core,
  async ({ browser, staffApi, page: desk }) => {
    const title = 'Drive to the polls without a script';
    const id = await staffApi.add('form', { title, questions, keep_days: '30', after_text: 'We call you on Monday.' });
    const page = await withoutScript(browser);
    await page.goto(`/form/${id}`);
    await expect(page.getByText('Only if you have answered ‘Yes’ to ‘Do you have a car?’.')).toBeVisible();
    await page.getByLabel('What is your name?').fill('Odessa Freeman');
    await page.getByLabel('What is your email address?').fill('odessa@');
    await page.getByLabel('No').check();
    // People need this long: whoever is faster is suspected.
    await page.waitForTimeout(typingMs);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: /What is your email address\?/ }).click();
    await expect(page).toHaveURL(/#answer-mail$/);
    await expect(page.getByLabel('What is your name?')).toHaveValue('Odessa Freeman');
    await page.getByLabel('What is your email address?').fill('odessa@example.org');
    await page.waitForTimeout(typingMs);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We call you on Monday.')).toBeVisible();
    await expect(page.getByText(/We delete your answers on /)).toBeVisible();
    // The same again, as people do who are not sure.
    await page.goto(`/form/${id}`);
    await page.getByLabel('What is your name?').fill('Odessa Freeman');
    await page.getByLabel('What is your email address?').fill('odessa@example.org');
    await page.getByLabel('No').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We call you on Monday.')).toBeVisible();
    await page.context().close();

    await signIn(desk);
    await desk.goto(`/dashboard/form-entries?form.is=${id}`);
    await expect(desk.getByRole('link', { name: 'View Odessa Freeman' })).toHaveCount(1);
    await desk.getByRole('link', { name: 'View Odessa Freeman' }).click();
    await expect(desk.getByText('odessa@example.org').first()).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:odessa%40example\.org\?subject=Re%3A%20Drive/,
    );
    await desk.getByRole('button', { name: 'Mark as done' }).click();
    await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible();
    await desk.goto('/dashboard/entries-of-address');
    await desk.getByLabel('Email address').fill('ODESSA@example.org');
    await desk.getByRole('button', { name: 'Find' }).click();
    await expect(desk.getByRole('status').getByText('1 entry of ODESSA@example.org.')).toBeVisible();
    await desk.getByRole('button', { name: 'Delete all permanently' }).click();
    await desk.getByRole('button', { name: 'Delete permanently', exact: true }).click();
    await expect(desk.getByText('Deleted 1 entry of ODESSA@example.org.')).toBeVisible();
  },
);

test('with JavaScript, a question appears with the answer it depends on, and what was typed is there after a reload', async ({
  page,
  staffApi,
}) => {
  const id = await staffApi.add('form', { title: 'Drive to the polls', questions, keep_days: '30' });
  await page.goto(`/form/${id}`);
  await page.getByLabel('What is your name?').fill('Cal Whitlock');
  await expect(page.getByLabel('How many seats does it have?')).toBeHidden();
  await page.getByLabel('Yes').check();
  await page.getByLabel('How many seats does it have?').fill('4');
  await page.reload();
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await expect(page.getByText('What you typed earlier is back.')).toBeVisible();
  await expect(page.getByLabel('What is your name?')).toHaveValue('Cal Whitlock');
  await expect(page.getByLabel('How many seats does it have?')).toHaveValue('4');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('What is your name?')).toHaveValue('');
});
