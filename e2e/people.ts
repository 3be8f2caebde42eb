import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { callPath, resourceCalls } from '../packages/contract/src/calls.ts';
import type { ResourceName } from '../packages/contract/src/entities.ts';
import { staff } from './product.ts';

/** What journeys are given besides Playwright's own. */
interface Fixtures {
  /** Calls the API as a staff member. */
  staffApi: StaffApi;
  /** Makes a journey fail where React, MUI, the grid or the router warns of something, on whatever page of it. */
  noWarnings: undefined;
  /** Keeps the mouse out of every page until somebody moves it. */
  withoutMouse: undefined;
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

/** What somebody signs in with. */
type Account = Readonly<Record<'username' | 'password', string>>;

/** Signs in over the API and gives the token. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/login', { multipart: { ...staff } });
  expect(response.status()).toBe(200);
  return (await response.json()).token;
}

/** What the machine is to blame for: no graphics card, or a Chromium that doesn't know what the policy denies. */
const ofTheMachine = /GL Driver Message|Unrecognized feature: 'bluetooth'/;
/** What Chromium's own page around a single picture brings: styles that a stored file's policy denies. */
const ofThePictureViewer = /directive 'default-src 'none''|origin-keyed agent cluster/;
/** What a journey may bring about: a call that fails, as the browser tells it and as the product writes it down. */
const ofFailedCalls = /^Failed to load resource|^Could not [^:]+:/;

/** The text of a warning or an error in the console. */
function warningOf(message: ConsoleMessage): string | undefined {
  const isWarning = message.type() === 'error' || message.type() === 'warning';
  return isWarning && !ofTheMachine.test(message.text()) ? message.text() : undefined;
}

/** Marks a journey in which a browser shows a PDF, or that is about the first which it tells a page. */
export const windowed = { tag: '@windowed' };

/** The project of `playwright.config.ts` in Chromium's headless shell. */
const windowless = 'windowless';

/**
 * Chromium without windows believes that a mouse lies at the upper left of the screen: a page that opens there would be
 * told of it, and bring its program. It is moved from under it.
 */
async function moveFromMouse(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
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
  noWarnings: [
    async ({ browser }, use) => {
      const warnings: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          const warning = warningOf(message);
          if (warning && !ofFailedCalls.test(warning) && !ofThePictureViewer.test(warning)) warnings.push(warning);
        });
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
      expect(warnings, 'warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
  withoutMouse: [
    async ({ browser }, use, { project }) => {
      // One that is closed at once has none to fear.
      const move = (page: Page) => void moveFromMouse(page).catch(() => {});
      const listen = (context: BrowserContext) => context.on('page', move);
      if (project.name === windowless) browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
    },
    { auto: true },
  ],
  page: async ({ page }, use, { project }) => {
    if (project.name === windowless) await moveFromMouse(page);
    await use(page);
  },
  watched: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      const warning = warningOf(message);
      if (warning) problems.push(warning);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    expect(problems).toEqual([]);
  },
});

/**
 * Gives a browser that holds nothing yet what a sign-in leaves in it. To sign in on the screen loads two more screens: that is
 * for the journeys that tell of it.
 */
export async function signedIn(page: Page, account: Account = staff): Promise<void> {
  const context = page.context();
  const answer = await context.request.post('/api/login', { multipart: { ...account } });
  expect(answer.status()).toBe(200);
  const { token, user } = await answer.json();
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [
      {
        origin: new URL(answer.url()).origin,
        localStorage: [
          { name: 'token', value: token },
          { name: 'user', value: JSON.stringify(user) },
        ],
      },
    ],
  });
}

/** Signs in through the sign-in page. */
export async function signIn(page: Page, account: Account = staff) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The address changes a moment before the screen does.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Porchlight', exact: true })).toBeVisible();
}

/** Lets every page that is opened from now on belong to somebody who has signed in before. */
export async function asStaff(page: Page, { token }: Pick<StaffApi, 'token'>): Promise<void> {
  // A frame that is taken away as it opens has no storage any more.
  await page.addInitScript((stored) => (localStorage as Storage | null)?.setItem('token', stored), token);
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

/** Opens a page and lets the program take it over. @returns addresses of the calls to the API that were made meanwhile */
export async function takeOver(page: Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto(path);
  await wake(page);
  await page.waitForLoadState('networkidle');
  return calls;
}

export { expect };
