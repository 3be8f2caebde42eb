/** Steps of the journeys about unsaved work: drafts, expired sessions, conflicts, leaving a form, a bad connection. */

import type { APIRequestContext, Page } from '@playwright/test';
import { callPath, resourceCalls } from '../packages/contract/src/calls.ts';
import type { ResourceName } from '../packages/contract/src/entities.ts';
import { expect, type StaffApi } from './fixtures.ts';

/** A text field of the form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The form's notice that offers a draft; of yesterday if midnight has just passed. */
export const draftNotice = (page: Page) =>
  page.getByRole('group', { name: /^You have unsaved work from (today|yesterday) at \d/ });

/** The confirmation before leaving a form with changes. */
export const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** The sign-in dialog over a form whose session has expired. */
export const signInAgainDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Waits until a draft with this text is stored in the browser. */
export async function waitForSavedDraft(page: Page, text: string) {
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

/** Waits until there is a draft and the account has all of it: nothing more is sent until something is typed. */
export async function waitForSentDraft(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const drafts = Object.entries({ ...localStorage }).filter(([name]) => name.startsWith('draft:'));
        return drafts.map(([, draft]) => JSON.parse(draft)).map(({ sentAt, savedAt }) => sentAt === savedAt);
      }),
    )
    .toEqual([true]);
}

/** Waits until the browser has stored this number of drafts. */
export async function waitForSavedDraftCount(page: Page, count: number) {
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys({ ...localStorage }).filter((name) => name.startsWith('draft:')).length),
    )
    .toBe(count);
}

/** Changes a record through the API while a person edits it. */
export async function changeThroughApi(
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

/** Reads a record from the server. */
export async function readRecord(request: APIRequestContext, name: ResourceName, id: number) {
  const { single, singleKey } = resourceCalls[name];
  return (await (await request.get(callPath(single, id))).json())[singleKey];
}

/** Ends a page's session on the server, as if it had expired. */
export async function endSession(page: Page, request: APIRequestContext) {
  await request.post('/api/logout', {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
  });
}

/** Signs in with the dialog over the current screen. */
export async function signInDialog(page: Page, name: string, password: string) {
  await signInAgainDialog(page).getByLabel('Username').fill(name);
  await signInAgainDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await signInAgainDialog(page).getByRole('button', { name: 'Sign in' }).click();
}

/** Adds another staff account until the journey ends; a retry adds it again. */
export async function addAccount(api: StaffApi, username: string) {
  await api.add('user', {
    username,
    email: `${username}@example.org`,
    password: 'her own password',
    role: 'administrator',
  });
}

/** Number of records of a resource with this title. */
export async function countTitled(request: APIRequestContext, name: ResourceName, title: string): Promise<number> {
  const { list, listKey } = resourceCalls[name];
  const records = (await (await request.get(list.path)).json())[listKey] as { title: string }[];
  return records.filter((record) => record.title === title).length;
}
