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

/** Fixtures besides Playwright's own. */
interface Fixtures {
  /** Makes API calls as a staff member. */
  staffApi: StaffApi;
  /** Fails a journey if React, MUI, the grid or the router logs a warning on any of its pages. */
  noWarnings: undefined;
  /** Notes in every page when the app has hydrated it. */
  hydrationNote: undefined;
  /** Moves every page's window away from the mouse pointer. */
  withoutMouse: undefined;
  /** A page whose console errors, policy violations and failed calls fail the journey. */
  watched: Page;
}

/** API calls with a staff member's token. */
export interface StaffApi {
  /** Publishes an article. @returns its id */
  addArticle(values: FormValues): Promise<number>;
  /** Creates a record of any resource with a form, and deletes it when the journey ends. @returns its id */
  add(name: ResourceName, values: FormValues): Promise<number>;
  /** Deletes a record. */
  remove(name: ResourceName, id: number): Promise<void>;
  token: string;
}

/** Values of a form: texts and files. */
type FormValues = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/** Credentials of an account. */
type Account = Readonly<Record<'username' | 'password', string>>;

/** What a browser stores after a sign-in. */
interface Session {
  token: string;
  user: object;
}

/** Signs in through the API. */
async function startSession(request: APIRequestContext, account: Account): Promise<Session> {
  const response = await request.post('/api/login', { multipart: { ...account } });
  expect(response.status()).toBe(200);
  return response.json();
}

/** The session that the journeys of a process share: to hash a password takes as long as to render a page. */
let sharedSession: { session: Session; startedAt: number } | undefined;
/** Shorter than the ten minutes after which the product asks for the password again. */
const sharedMs = 120_000;

async function staffSession(request: APIRequestContext): Promise<Session> {
  if (!sharedSession || Date.now() - sharedSession.startedAt > sharedMs)
    sharedSession = { session: await startSession(request, staff), startedAt: Date.now() };
  return sharedSession.session;
}

/** A staff member's token. No journey may revoke it. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  return (await staffSession(request)).token;
}

/** Warnings caused by the machine: no graphics card, or a Chromium without a feature of the permissions policy. */
const machineWarnings = /GL Driver Message|Unrecognized feature: 'bluetooth'/;
/** Warnings of Chromium's own page around a single picture: styles that a stored file's policy denies. */
const pictureViewerWarnings = /directive 'default-src 'none''|origin-keyed agent cluster/;
/** Warnings about failed calls, which a journey may cause, by the browser and by the product. */
const failedCallWarnings = /^Failed to load resource|^Could not [^:]+:/;

/** The text of a console message that is a warning or an error. */
function warningOf(message: ConsoleMessage): string | undefined {
  const isWarning = message.type() === 'error' || message.type() === 'warning';
  return isWarning && !machineWarnings.test(message.text()) ? message.text() : undefined;
}

/** Marks a journey that shows a PDF, or is about the first event that a browser sends to a page. */
export const windowed = { tag: '@windowed' };

/** Marks one of the journeys that `npm test` runs: what people do most, and what would hurt most if it broke. */
export const core = { tag: '@core' };

/** Marks a journey of the core that needs windows. */
export const coreWindowed = { tag: [core.tag, windowed.tag] };

/** Name of the project in `playwright.config.ts` that runs in Chromium's headless shell. */
const windowless = 'windowless';

/**
 * Chromium's headless shell assumes that the mouse pointer is in the upper left corner of the screen: a page that opens
 * there would get a pointer event and load its JavaScript. This moves the window away from it.
 */
async function moveWindowFromMouse(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
}

/** Playwright's `test` with these fixtures. */
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
    // Records that remained would appear in the lists of other journeys and of a retry; some are already deleted.
    for (const path of added) await request.delete(path, { headers });
  },
  noWarnings: [
    async ({ browser }, use) => {
      const warnings: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          const warning = warningOf(message);
          if (warning && !failedCallWarnings.test(warning) && !pictureViewerWarnings.test(warning))
            warnings.push(warning);
        });
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
      expect(warnings, 'warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
  hydrationNote: [
    async ({ browser }, use) => {
      const note = () => addEventListener('porchlight:ready', () => Object.assign(window, { isHydrated: true }));
      // A context that is closed immediately needs none.
      const listen = (context: BrowserContext) => void context.addInitScript(note).catch(() => {});
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
    },
    { auto: true },
  ],
  withoutMouse: [
    async ({ browser }, use, { project }) => {
      // A page that is closed immediately needs no move.
      const move = (page: Page) => void moveWindowFromMouse(page).catch(() => {});
      const listen = (context: BrowserContext) => context.on('page', move);
      if (project.name === windowless) browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
    },
    { auto: true },
  ],
  page: async ({ page }, use, { project }) => {
    if (project.name === windowless) await moveWindowFromMouse(page);
    await use(page);
  },
  watched: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      const warning = warningOf(message);
      if (warning) problems.push(`${page.url()}: ${warning}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`));
    await use(page);
    expect(problems).toEqual([]);
  },
});

/**
 * Stores a session in a new browser context, as a sign-in does. The sign-in page itself would load two more screens and
 * is only used by journeys about it.
 * @param account gets a session of its own, which a journey may end; without one, it is the session that all share
 */
export async function signedIn(page: Page, account?: Account): Promise<void> {
  const context = page.context();
  const { token, user } = await (account ? startSession(context.request, account) : staffSession(context.request));
  const { origin } = new URL((await context.request.head('/readyz')).url());
  await context.setStorageState({
    cookies: [],
    origins: [
      {
        origin,
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
  // The URL changes shortly before the screen does.
  await expect(page.getByRole('banner').getByRole('link', { name: /^(Porchlight|Your organization)$/ })).toBeVisible();
}

/**
 * Waits until the app has hydrated a page that the server rendered. On a slow machine it may have done so by itself,
 * after ten seconds.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if ('isHydrated' in window) return resolve();
        addEventListener('porchlight:ready', () => resolve(), { once: true });
        dispatchEvent(new Event('pointermove'));
      }),
  );
}

export { expect };
