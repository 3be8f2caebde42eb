/** Steps of the journeys about work that must not be lost: drafts, sessions, two people, leaving, a bad line. */

import type { APIRequestContext, Page } from '@playwright/test';
import { callPath, resourceCalls } from '../packages/contract/src/calls.ts';
import type { ResourceName } from '../packages/contract/src/entities.ts';
import { expect, type StaffApi } from './people.ts';

/** A text field of the form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What the form offers back. */
export const draftNotice = (page: Page) => page.getByRole('group', { name: /^You have unsaved work from today at \d/ });

/** What is asked before a form with changes is left. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** What stands over a form whose session has ended. */
export const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Waits until what was typed is kept on the device. */
export async function keptDraft(page: Page, text: string) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries({ ...localStorage })
          .filter(([name]) => name.startsWith('draft:'))
          .map(([, draft]) => draft)
          .join(),
      ),
    )
    .toContain(text);
}

/** Waits until so many drafts are kept on the device. */
export async function keptDraftsAre(page: Page, count: number) {
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys({ ...localStorage }).filter((name) => name.startsWith('draft:')).length),
    )
    .toBe(count);
}

/** Changes a record behind the back of whoever edits it. */
export async function changeElsewhere(
  request: APIRequestContext,
  api: StaffApi,
  name: ResourceName,
  id: number,
  values: object,
) {
  const { update } = resourceCalls[name];
  const response = await request.fetch(callPath(update, id), {
    method: update.method,
    data: values,
    headers: { Authorization: `Bearer ${api.token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** A record as the server has it now. */
export async function read(request: APIRequestContext, name: ResourceName, id: number) {
  const { single, singleKey } = resourceCalls[name];
  return (await (await request.get(callPath(single, id))).json())[singleKey];
}

/** Ends the session of a page on the server, as time does. */
export async function endSession(page: Page, request: APIRequestContext) {
  await request.post('/api/logout', {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
  });
}

/** Signs in where somebody's session has ended, over what they were doing. */
export async function signInDialog(page: Page, name: string, password: string) {
  await signInAgain(page).getByLabel('Username').fill(name);
  await signInAgain(page).getByLabel('Password', { exact: true }).fill(password);
  await signInAgain(page).getByRole('button', { name: 'Sign in' }).click();
}

/** Adds a second person who may sign in, until the journey ends: a second try adds them again. */
export async function addPerson(api: StaffApi, username: string) {
  await api.add('user', {
    username,
    email: `${username}@example.org`,
    password: 'her own password',
    role: 'administrator',
  });
}

/** How many records of a resource have a title. */
export async function titles(request: APIRequestContext, name: ResourceName, title: string): Promise<number> {
  const { list, listKey } = resourceCalls[name];
  const records = (await (await request.get(list.path)).json())[listKey] as { title: string }[];
  return records.filter((record) => record.title === title).length;
}
