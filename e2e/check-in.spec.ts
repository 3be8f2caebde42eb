import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { core, expect, type StaffApi, signedIn, test } from './fixtures.ts';
import { staff } from './product.ts';
import { endSession } from './unsaved-work.ts';

/** A supper tonight, for which the named people have registered. @returns its id */
async function addSupper(
  { request, staffApi }: { request: APIRequestContext; staffApi: StaffApi },
  title: string,
  guests: Readonly<Record<string, number>>,
): Promise<number> {
  const date = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const id = await staffApi.add('event', { title, date, state: 'published', registration: 'needed', seats: '8' });
  for (const [name, seats] of Object.entries(guests)) {
    const response = await request.post(`/api/add-registration/${id}`, {
      data: { name, email: '', note: '', seats },
      headers: { authorization: `Bearer ${staffApi.token}` },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
  return id;
}

/** A phone at a door. */
async function openDoor(browser: Browser, event: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signedIn(page, staff);
  await page.goto(`/dashboard/show-event/${event}/check-in`);
  return page;
}

const guest = (page: Page, name: RegExp | string) =>
  page.getByRole('list', { name: 'Guests' }).getByRole('button', { name });
const status = (page: Page) => page.getByText(/All sent|not sent yet|No connection/);

test(
  'two doors check in the guests of a supper, one of them without a connection for a while, and agree in the end',
  core,
  async ({ browser, request, staffApi }) => {
    const event = await addSupper({ request, staffApi }, 'Supper with two doors', {
      'José Núñez': 1,
      'Ruth Hart': 1,
      'The Parks': 4,
    });
    const [front, back] = [await openDoor(browser, event), await openDoor(browser, event)];
    for (const door of [front, back]) await expect(door.getByText('of 6 here')).toHaveText('0 of 6 here');

    await back.context().setOffline(true);
    await expect(status(back)).toHaveText('No connection');
    // Both let in Ruth, and a half of the Parks comes to each.
    await guest(front, 'Check in Ruth Hart').click();
    await guest(front, 'Only some of The Parks').click();
    await front.getByRole('button', { name: 'Check in 2' }).click();
    await expect(front.getByText('of 6 here')).toHaveText('3 of 6 here');
    await expect(status(front)).toHaveText('All sent');
    await guest(back, 'Check in Ruth Hart').click();
    await guest(back, 'Only some of The Parks').click();
    await back.getByRole('button', { name: 'Check in 2' }).click();
    await back.getByRole('searchbox', { name: 'Name or code' }).fill('nunez');
    await guest(back, 'Check in José Núñez').click();
    await expect(status(back)).toHaveText('No connection, 3 not sent yet');
    await expect(back.getByText('of 6 here')).toHaveText('4 of 6 here');
    await back.getByRole('searchbox', { name: 'Name or code' }).fill('');

    await back.context().setOffline(false);
    await expect(status(back)).toHaveText('All sent');
    for (const door of [front, back]) {
      await expect(door.getByText('of 6 here')).toHaveText('6 of 6 here');
      await expect(guest(door, /^The Parks All 4 here since/)).toBeVisible();
    }
    // Nobody is here twice, and the door that was second learns it.
    await expect(guest(back, /^Ruth Hart Here since .* at another door Checked in again at/)).toBeVisible();
    await guest(back, /^Ruth Hart/).click();
    const dialog = back.getByRole('dialog', { name: 'Ruth Hart' });
    await expect(dialog.getByText(/was already checked in at .* at another door/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo check-in' }).click();
    await expect(guest(front, 'Check in Ruth Hart')).toBeVisible();
    await expect(front.getByText('of 6 here')).toHaveText('5 of 6 here');
    for (const door of [front, back]) await door.context().close();
  },
);

test('what was pressed survives the end of the session, and is sent after signing in again', async ({
  browser,
  request,
  staffApi,
}) => {
  const event = await addSupper({ request, staffApi }, 'Supper in the hills', { 'Ruth Hart': 1 });
  const door = await openDoor(browser, event);
  await expect(status(door)).toHaveText('All sent');
  await door.context().setOffline(true);
  await guest(door, 'Check in Ruth Hart').click();
  await expect(status(door)).toHaveText('No connection, 1 not sent yet');
  // Nothing on the device says who comes.
  expect(JSON.stringify(await door.evaluate(() => ({ ...localStorage })))).not.toContain('Ruth');
  await endSession(door, request);
  await door.context().setOffline(false);
  await door.getByLabel('Username').fill(staff.username);
  await door.getByLabel('Password', { exact: true }).fill(staff.password);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(status(door)).toHaveText('All sent');
  await expect(guest(door, /^Ruth Hart Here since/)).toBeVisible();
  await door.context().close();
});

test('a guest is checked in with the keyboard alone, and the screens have no barriers', async ({
  page,
  request,
  staffApi,
}) => {
  const event = await addSupper({ request, staffApi }, 'Supper by keyboard', { 'Odessa Freeman': 1, 'Ruth Hart': 2 });
  await signedIn(page, staff);
  await page.goto(`/dashboard/show-event/${event}`);
  await page.getByRole('link', { name: 'Check in', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Name or code' }).focus();
  await page.keyboard.type('odessa');
  await expect(guest(page, 'Check in Odessa Freeman')).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(guest(page, 'Check in Odessa Freeman')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guest(page, /^Odessa Freeman Here since/)).toBeFocused();
  await expect(page.getByText('of 3 here')).toHaveText('1 of 3 here');
  expect(await axeViolations(page, 'the door')).toEqual([]);
  await page.goto(`/dashboard/show-event/${event}/guest-list`);
  await expect(page.getByRole('rowheader', { name: 'Ruth Hart' })).toBeVisible();
  expect(await axeViolations(page, 'the list to print')).toEqual([]);
});
