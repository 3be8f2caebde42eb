/** A tab of the static Storybook, for the check that goes through it. */
import type { Browser, Page } from 'playwright';
import { timeFactor } from '../../../scripts/time-factor.ts';

/** A view of Storybook, as its index names it. */
export interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
}

/** How long a view may take to appear, in ms, on a busy machine. */
export const timeoutMs = 90_000 * timeFactor;
/** How long a page must be idle to count as rendered, in ms. */
const idleMs = 250;
/** Pictures and papers that come from the server of the product, which is not there; stories of missing ones show them so. */
const productAssetUrl = /\/(images|pdfs|media)\/|\.example\//;

/** Writes down what goes wrong on a page. */
export function onErrors(page: Page, record: (fault: string) => void): void {
  page.on('pageerror', (error) => record(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || productAssetUrl.test(message.location().url)) return;
    record(`${message.text()} ${message.location().url}`);
  });
}

/** A tab that shows one view after the other, as a reader's does: Storybook itself is loaded once. */
export interface Tab {
  page: Page;
  /** What has gone wrong with the view it shows. */
  faults: string[];
  /** The view it shows. */
  shown?: IndexEntry;
}

/**
 * Opens an empty one, in a context of its own: the mocks are a service worker, which all tabs of a context share, and
 * one that closes can switch them off for the others. Motion is reduced: what moves is drawn again and again.
 */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const tab: Tab = { page: await context.newPage(), faults: [] };
  onErrors(tab.page, (fault) => tab.faults.push(fault));
  return tab;
}

/** What of the Storybook that runs in a page is used here. */
interface RunningStorybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  __STORYBOOK_PREVIEW__: { storyRenders: { isPending(): boolean }[] };
}

/** Has the Storybook of a page show another view. Resolves when that stands there, a story with its play function run, or has failed. */
export async function showView(page: Page, { id, type }: IndexEntry): Promise<void> {
  await page.evaluate(
    ({ id, type, timeoutMs }) =>
      new Promise<void>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as RunningStorybook;
        const resolveFor = (payload: unknown) => payload === id && resolve();
        channel.on('docsRendered', resolveFor);
        channel.on('storyMissing', resolveFor);
        channel.on('storyFinished', (payload) => resolveFor((payload as { storyId: string }).storyId));
        channel.on('storyRenderPhaseChanged', (payload) => {
          const { newPhase, storyId } = payload as { newPhase: string; storyId: string };
          if (newPhase === 'errored') resolveFor(storyId);
        });
        setTimeout(() => reject(new Error('It is not rendered.')), timeoutMs);
        channel.emit('setCurrentStory', { storyId: id, viewMode: type });
      }),
    { id, type, timeoutMs },
  );
}

/**
 * Resolves when every story of the view has been rendered and nothing on the page has changed for a moment.
 * @throws Error what Storybook shows in place of the view
 */
export async function rendered(page: Page, { type }: IndexEntry): Promise<void> {
  const first = type === 'docs' ? '#storybook-docs h1' : '#storybook-root > *';
  await page.locator(`${first}, body.sb-show-errordisplay`).first().waitFor({ state: 'attached', timeout: timeoutMs });
  await page.evaluate(
    ({ idleMs, timeoutMs }) =>
      new Promise<void>((resolve, reject) => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as RunningStorybook;
        const since = performance.now();
        let changed = since;
        const changes = new MutationObserver(() => {
          changed = performance.now();
        });
        changes.observe(document, { subtree: true, childList: true });
        const poll = setInterval(() => {
          const now = performance.now();
          const isPending = preview.storyRenders.some((story) => story.isPending());
          // A countdown never rests.
          const isIdle = now - changed >= idleMs || now - since >= 10 * idleMs;
          if ((isPending || !isIdle) && now - since < timeoutMs) return;
          clearInterval(poll);
          changes.disconnect();
          if (isPending) reject(new Error('A story on it is not rendered.'));
          else resolve();
        }, 50);
      }),
    { idleMs, timeoutMs },
  );
  if (await page.locator('body.sb-show-errordisplay').count())
    throw new Error((await page.locator('#error-message').textContent())?.split('\n')[0]);
}
