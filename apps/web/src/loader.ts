/**
 * The one script of a public page that runs at once, inlined by the server: it brings the program at the first
 * touch, key, pointer, wheel or focus, else when the browser has been idle for ten seconds after load. Links, forms and
 * `<details>` work without it; presses and keys are kept for `replay.ts`, which does the others again. A plain press on
 * a link with `data-held`, which the program answers in place, waits for it. The top bar is fixed by it until then.
 * Every page carries it, so it is as short as can be.
 */
import { stickyTopBarThresholdPx } from '@porchlight/contract/limits';
import { followHeldLink } from './held-link.ts';
import type {} from './replay.ts';

const idleMs = 10_000;
window.keptEvents = [];
let state: 'asleep' | 'coming' | 'lost' = 'asleep';
// What the server says to bring, the program first; only known while this script runs.
const [program, ...chunks] = document.currentScript?.dataset.files?.split(' ') ?? [];

function start() {
  if (state !== 'asleep') return;
  state = 'coming';
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(/* @vite-ignore */ program as string).catch(() => {
    state = 'lost';
    followHeldLink();
    // What the line lost is asked for again, but not with every movement of a pointer.
    setTimeout(() => (state = 'asleep'), idleMs);
  });
}

/** Keeps the browser from following a link that the program answers in place. Other keys and buttons open tabs. */
function hold(event: Event) {
  const { target, ctrlKey, shiftKey, altKey, metaKey } = event as MouseEvent;
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-held]');
  if (!link || ctrlKey || shiftKey || altKey || metaKey) return;
  event.preventDefault();
  window.heldLink = link;
}

for (const type of ['click', 'keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      start();
      // Once they have been done again, the program is there.
      if (!window.keptEvents) return;
      // Only 'click' and 'keydown' have a k.
      if (/k/.test(type)) window.keptEvents.push(event);
      if (type === 'click' && state === 'coming') hold(event);
    },
    true,
  );
}
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleMs));

addEventListener('scroll', () => {
  const bar = document.querySelector<HTMLElement>('[data-fixed]');
  if (bar) bar.dataset.fixed = String(scrollY > stickyTopBarThresholdPx);
});
