import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { callPath, type ResourceName, resourceCalls } from '../packages/contract/src/calls.ts';
import { staff } from './product.ts';

/** What journeys are given besides Playwright's own. */
interface Fixtures {
  /** Calls the API as a staff member. */
  staffApi: StaffApi;
  /** A page whose console errors, policy violations and failed calls make the journey fail. */
  watched: Page;
}

/** The API with a token. */
export interface StaffApi {
  /** Publishes an article and gives its id. */
  addArticle(values: FormValues): Promise<number>;
  /** Adds a record of any resource that takes a form and gives its id. It goes when the journey ends. */
  add(name: ResourceName, values: FormValues): Promise<number>;
  /** Deletes a record. */
  remove(name: ResourceName, id: number): Promise<void>;
  token: string;
}

/** What a form sends: texts and files. */
type FormValues = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/** Signs in over the API and gives the token. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/login', { multipart: { ...staff } });
  expect(response.status()).toBe(200);
  return (await response.json()).token;
}

/** Playwright's `test`, with what journeys are given besides. */
export const test = base.extend<Fixtures>({
  staffApi: async ({ request }, use) => {
    const token = await tokenOf(request);
    const headers = { Authorization: `Bearer ${token}` };
    const added: string[] = [];
    const add = async (name: ResourceName, values: FormValues): Promise<number> => {
      const { create, remove, singleKey } = resourceCalls[name];
      const response = await request.post(create.path, { multipart: values, headers });
      expect(response.status(), await response.text()).toBe(201);
      const { id } = (await response.json())[singleKey];
      added.push(callPath(remove, id));
      return id;
    };
    await use({
      token,
      add,
      addArticle: (values) => add('article', values),
      async remove(name, id) {
        const response = await request.delete(callPath(resourceCalls[name].remove, id), { headers });
        expect(response.ok(), await response.text()).toBe(true);
      },
    });
    // Some have been deleted on the way; what stays would stand in the lists of other journeys and of a second try.
    for (const path of added) await request.delete(path, { headers });
  },
  watched: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      // A machine without a graphics card draws the panorama slowly, and its driver says so.
      if (message.text().includes('GL Driver Message')) return;
      // Chromium has it on other systems than Linux, where it doesn't know what the policy denies.
      if (message.text().includes("Unrecognized feature: 'bluetooth'")) return;
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Signs in through the sign-in page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(staff.username);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The address changes a moment before the screen does.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Porchlight', exact: true })).toBeVisible();
}

/** Lets every page that is opened from now on belong to somebody who has signed in before. */
export async function asStaff(page: Page, { token }: Pick<StaffApi, 'token'>): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
}

/** Waits until the program has taken over a page that the server rendered. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('porchlight:ready', () => resolve(), { once: true });
        dispatchEvent(new Event('pointermove'));
      }),
  );
}

export { expect };
