/**
 * The only script of a public page that runs immediately, inlined by the server: it imports the app at the first touch,
 * key, pointer event, wheel or focus, or once the browser is idle ten seconds after load; at once for people who are
 * signed in, because the cached page lacks their links to the dashboard and to the forms. Links, forms and `<details>`
 * work without it; clicks and keys are recorded for `replay-events.ts`, which replays those that had no effect. A plain click
 * on a link with `data-held`, which the app handles without a page load, waits for the app. Until then this script also
 * fixes the top bar on scroll. Every page contains it, so it is as short as possible.
 */
import { stickyTopBarThresholdPx } from '@porchlight/contract/limits';
import type {} from './pending-link.ts';
import type {} from './replay-events.ts';

const idleMs = 10_000;
const idle = 0;
const loading = 1;
const failed = 2;
window.recordedEvents = [];
let attempts = 0;
let stage: typeof idle | typeof loading | typeof failed = idle;
// The files to load, given by the server, the app's entry first; `currentScript` is only set while this script runs.
const [entry, ...chunks] = document.currentScript?.dataset.files?.split(' ') ?? [];

function start() {
  if (stage) return;
  stage = loading;
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // A failed module import is cached under its URL (Firefox, Chrome from 150 on), so a retry needs another URL.
  import(/* @vite-ignore */ `${entry}${attempts++ ? `?${attempts}` : ''}`).catch(() => {
    stage = failed;
    // `stage` is `failed`, so `deferClick` ignores this click and the browser follows the link.
    window.pendingLink?.click();
    window.pendingLink = null;
    // Allow a retry, but not immediately: every pointer movement would start one.
    setTimeout(() => (stage = idle), idleMs);
  });
}

/** Prevents the browser from following a link that the app handles. With a modifier key the browser opens a tab. */
function deferClick(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-held]');
  if (!link || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  window.pendingLink = link;
}

for (const type of ['click', 'keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      start();
      // Of these types only 'click' and 'keydown' contain a k. `recordedEvents` is unset once they have been replayed.
      if (!/k/.test(type) || !window.recordedEvents) return;
      window.recordedEvents.push(event);
      if (stage === loading && type === 'click') deferClick(event as MouseEvent);
    },
    true,
  );
}
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleMs));
try {
  // The app's `token.ts` stores it.
  if (localStorage.token) addEventListener('DOMContentLoaded', start);
} catch {
  // Storage is blocked, so nobody is signed in.
}

addEventListener('scroll', () => {
  document.querySelector('[data-fixed]')?.setAttribute('data-fixed', `${scrollY > stickyTopBarThresholdPx}`);
});
