/**
 * The one script of a public page that runs at once, inlined by the server: it brings the program at the first
 * touch, key, pointer or focus, else when the browser has been idle for ten seconds after load. Links, forms and
 * `<details>` work without it; presses and keys are kept for `replay.ts`, which does the others again.
 * Every page carries it, so it is as short as can be.
 */
import type {} from './replay.ts';

const idleMs = 10_000;
window.keptEvents = [];
let started = false;
// What the server says to bring, the program first; only known while this script runs.
const [program, ...chunks] = document.currentScript?.dataset.files?.split(' ') ?? [];

function start() {
  if (started) return;
  started = true;
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // What the line lost is asked for again, but not with every movement of a pointer.
  import(/* @vite-ignore */ program as string).catch(() => setTimeout(() => (started = false), idleMs));
}

for (const type of ['click', 'keydown', 'pointerdown', 'pointermove', 'touchstart', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      // Only 'click' and 'keydown' have a k.
      if (/k/.test(type)) window.keptEvents?.push(event);
      start();
    },
    true,
  );
}
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleMs));
