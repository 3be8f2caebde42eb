import { useEffectEvent, useLayoutEffect } from 'react';
import { isTextEntry, type Shortcut, shortcutOf } from './shortcuts.ts';

/** A window or a menu that has to be dealt with first: its keys are its own. */
const over = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether the device is a Mac, an iPad or an iPhone, whose key for commands is Cmd. */
export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/**
 * Follows the keys of the dashboard. Nothing happens while a dialog or a menu is open.
 * @param acts what each of them does; null for one that has nothing to do now, whose key is the browser's then
 */
export function useShortcuts(hasSingleKeys: boolean, act: (shortcut: Shortcut) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const shortcut = shortcutOf(event, { isMac, isTyping: isTextEntry(document.activeElement), hasSingleKeys });
    if (!shortcut || document.querySelector(over)) return;
    if (act(shortcut)) event.preventDefault();
  });
  // With the screen and not after it is drawn: whoever sees it may press one.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Presses what saves on this screen, as `EntityForm` names it. @returns whether there is such a button */
export function pressSave(): boolean {
  const button = document.querySelector<HTMLButtonElement>('#main [aria-keyshortcuts~="Control+S"]');
  // While it saves it is disabled, and a press does nothing.
  button?.click();
  return button !== null;
}
