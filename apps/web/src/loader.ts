/**
 * The one script of a public page that runs at once, inlined by the server: it brings the program at the first
 * touch, key, pointer, wheel or focus, else when the browser has been idle for ten seconds after load. Links, forms and
 * `<details>` work without it; presses and keys are kept for `replay.ts`, which does the others again. A plain press on
 * a link with `data-held`, which the program answers in place, waits for it. The top bar is fixed by it until then.
 * Every page carries it, so it is as short as can be.
 */
import { stickyTopBarThresholdPx } from '@porchlight/contract/limits';
import type {} from './held-link.ts';
import type {} from './replay.ts';

const idleMs = 10_000;
const asleep = 0;
const coming = 1;
const lost = 2;
window.keptEvents = [];
let tries = 0;
let stage: typeof asleep | typeof coming | typeof lost = asleep;
// What the server says to bring, the program first; only known while this script runs.
const [program, ...chunks] = document.currentScript?.dataset.files?.split(' ') ?? [];

function start() {
  if (stage) return;
  stage = coming;
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // A module that was lost stays lost under its address: from Chrome 150 on, as in Firefox.
  import(/* @vite-ignore */ `${program}${tries++ ? `?${tries}` : ''}`).catch(() => {
    stage = lost;
    // Nothing holds it back now: the browser follows it.
    window.heldLink?.click();
    window.heldLink = null;
    // What the line lost is asked for again, but not with every movement of a pointer.
    setTimeout(() => (stage = asleep), idleMs);
  });
}

/** Keeps the browser from following a link that the program answers in place. With a key held, it opens a tab. */
function hold(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-held]');
  if (!link || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  window.heldLink = link;
}

for (const type of ['click', 'keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      start();
      // Only 'click' and 'keydown' have a k. Once they have been done again, the program is there.
      if (!/k/.test(type) || !window.keptEvents) return;
      window.keptEvents.push(event);
      if (stage === coming && type === 'click') hold(event as MouseEvent);
    },
    true,
  );
}
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleMs));

addEventListener('scroll', () => {
  document.querySelector('[data-fixed]')?.setAttribute('data-fixed', `${scrollY > stickyTopBarThresholdPx}`);
});
