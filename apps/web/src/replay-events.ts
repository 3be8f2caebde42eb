import type {} from './pending-link.ts';

declare global {
  interface Window {
    /** Clicks and key presses from before the app started, in order; undefined once they have been replayed. */
    recordedEvents?: Event[];
  }
}

/** Replays the clicks and keys on a rendered page from before the app started, where the browser alone did nothing. */
export function replayRecordedEvents(): void {
  const events = window.recordedEvents ?? [];
  window.recordedEvents = undefined;
  for (const event of events) {
    if (!(event.target instanceof Element) || !event.target.isConnected) continue;
    if (event instanceof KeyboardEvent) redispatchKey(event, event.target);
    else event.target.closest<HTMLElement>('button[type=button]')?.click();
  }
  if (window.pendingLink?.isConnected) window.pendingLink.click();
  window.pendingLink = null;
}

function redispatchKey(event: KeyboardEvent, target: Element): void {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  // Typing, Tab, Enter and Space already had their effect in the browser.
  if (target.closest('input,textarea,select') || /^(Tab|Enter| |Shift)$/.test(key)) return;
  if (ctrlKey || metaKey || altKey) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
}
