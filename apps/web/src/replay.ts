import type {} from './held-link.ts';

declare global {
  interface Window {
    /** Presses and keys from before the program, in their order; gone once they have been done again. */
    keptEvents?: Event[];
  }
}

/** Does again what a visitor did on a rendered page before the program was there, where the browser alone did nothing. */
export function replayKeptEvents(): void {
  const kept = window.keptEvents ?? [];
  window.keptEvents = undefined;
  for (const event of kept) {
    if (!(event.target instanceof Element) || !event.target.isConnected) continue;
    if (event instanceof KeyboardEvent) pressAgain(event, event.target);
    else event.target.closest<HTMLElement>('button[type=button]')?.click();
  }
  if (window.heldLink?.isConnected) window.heldLink.click();
  window.heldLink = null;
}

function pressAgain(event: KeyboardEvent, target: Element): void {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  // Typing stays in its field, Tab moves by itself, Enter and Space press: none of them needs a second time.
  if (target.closest('input,textarea,select') || /^(Tab|Enter| |Shift)$/.test(key)) return;
  if (ctrlKey || metaKey || altKey) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
}
