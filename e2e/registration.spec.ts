import type { Browser, Page } from '@playwright/test';
import { core, expect, signIn, test } from './fixtures.ts';
import { inDays } from './moments.ts';

/** Time in which no person fills in a form. */
const typingMs = 3100;

const questions = JSON.stringify([
  { id: 'name', kind: 'text', label: 'What is your name?', required: true, purpose: 'name' },
  { id: 'mail', kind: 'email', label: 'What is your email address?', required: true },
]);

/** Somebody registers on a phone whose browser runs no script, and sees the page of the registration. */
async function register(browser: Browser, id: number, name: string, button: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`/event/${id}`);
  await page.getByRole('link', { name: 'Register for this event' }).click();
  await page.getByLabel('What is your name?').fill(name);
  await page.getByLabel('What is your email address?').fill(`${name.toLowerCase()}@example.org`);
  // People need this long: whoever is faster has to press again.
  await page.waitForTimeout(typingMs);
  await page.getByRole('button', { name: button }).click();
  return page;
}

test(
  'without JavaScript one person gets the last seat and cancels, the next accepts it, and an administrator sees the numbers',
  core,
  async ({ browser, staffApi, page: desk }) => {
    const form = await staffApi.add('form', { title: 'Come to the journey’s supper', questions, keep_days: '30' });
    const id = await staffApi.add('event', {
      ...{ title: 'Supper with one seat', date: inDays(20), registration: 'needed' },
      ...{ registration_form: `record:form/${form}`, seats: '1', waiting_list: 'true' },
    });
    const odessa = await register(browser, id, 'Odessa', 'Register');
    await expect(odessa.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible();
    const cal = await register(browser, id, 'Cal', 'Join the waiting list');
    await expect(cal.getByRole('heading', { level: 1, name: 'You are on the waiting list' })).toBeVisible();
    await odessa.getByRole('link', { name: 'Cancel this registration' }).click();
    await odessa.getByRole('button', { name: 'Cancel the registration' }).click();
    await expect(odessa.getByRole('heading', { level: 1, name: 'This registration is cancelled' })).toBeVisible();
    await cal.reload();
    await cal.getByRole('button', { name: 'Accept' }).click();
    await expect(cal.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible();
    for (const page of [odessa, cal]) await page.context().close();

    await signIn(desk);
    await desk.goto(`/dashboard/show-event/${id}`);
    await expect(desk.getByText('1 of 1 seats')).toBeVisible();
    await desk.getByRole('button', { name: 'Who has registered' }).click();
    await expect(desk.getByRole('link', { name: 'Cal' })).toBeVisible();
  },
);
