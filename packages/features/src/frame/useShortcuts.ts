import { useEffectEvent, useLayoutEffect } from 'react';
import { isTextEntry, type Shortcut, shortcutOf } from './shortcuts.ts';

/** Open dialogs and menus, which handle keys themselves. */
const overlaySelector = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether the device is a Mac, iPad or iPhone, where shortcuts use Cmd. */
export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/**
 * Listens to the dashboard's keyboard shortcuts. They are off while a dialog or a menu is open.
 * @param runShortcut runs a shortcut; returns false if it did nothing, and the browser then handles the key
 */
export function useShortcuts(hasSingleKeys: boolean, runShortcut: (shortcut: Shortcut) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const shortcut = shortcutOf(event, { isMac, isTyping: isTextEntry(document.activeElement), hasSingleKeys });
    if (!shortcut || document.querySelector(overlaySelector)) return;
    if (runShortcut(shortcut)) event.preventDefault();
  });
  // A layout effect, so that shortcuts work as soon as the screen is painted.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Clicks the screen's button with a shortcut, by which `EntityForm` marks it. @returns whether there is one */
export function clickButtonWith(keys: 'Control+S' | 'Control+Enter'): boolean {
  const button = document.querySelector<HTMLButtonElement>(`#main [aria-keyshortcuts~="${keys}"]`);
  // While saving, the button is disabled and a click does nothing.
  button?.click();
  return button !== null;
}
