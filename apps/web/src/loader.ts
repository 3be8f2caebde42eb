/**
 * The one script of a public page that runs at once, inlined by the server: it brings the program at the first
 * touch, key, pointer or focus, else when the browser has been idle for ten seconds after load. Links, forms and
 * `<details>` work without it; a press or key on anything else is kept and done again once the program is there.
 */
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { entry: string; chunks: string[] };
const wakeEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
const listening = { capture: true, passive: true } as const;
const idleMs = 10_000;
const kept: (() => void)[] = [];
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const type of wakeEvents) removeEventListener(type, start, listening);
  for (const href of boot.chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = boot.entry;
  document.head.append(script);
}

function keepPress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
  if (button) kept.push(() => button.click());
}

function keepKey(event: KeyboardEvent) {
  const { target, key, code, shiftKey } = event;
  // Typing stays in its field, Tab moves by itself, Enter and Space press: none of them needs a second time.
  if (!(target instanceof Element) || target.closest('input,textarea,select') || /^(Tab|Enter| |Shift)$/.test(key))
    return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  kept.push(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })),
  );
}

for (const type of wakeEvents) addEventListener(type, start, listening);
addEventListener('click', keepPress, true);
addEventListener('keydown', keepKey, true);
addEventListener(
  'porchlight:ready',
  () => {
    removeEventListener('click', keepPress, true);
    removeEventListener('keydown', keepKey, true);
    for (const again of kept) again();
  },
  { once: true },
);
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleMs), {
  once: true,
});

export {};
