import type { KeyBinding } from '@porchlight/ui/feedback/KeySheet';

/** Actions of the dashboard's keyboard shortcuts. */
export type Shortcut = 'search' | 'save' | 'submit' | 'keys';

/** The properties of a keyboard event that identify a shortcut. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Context in which a key is pressed. */
export interface ShortcutContext {
  /** On a Mac, shortcuts use Cmd, because Ctrl with a letter edits text. */
  isMac: boolean;
  /** Whether focus is in a text field. */
  isTyping: boolean;
  hasSingleKeys: boolean;
}

/** Returns the shortcut of a pressed key, or null. Keys that type or edit text are no shortcuts in a text field. */
export function shortcutOf(pressed: PressedKey, { isMac, isTyping, hasSingleKeys }: ShortcutContext): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (isMac ? metaKey && !ctrlKey && !altKey : ctrlKey && !metaKey && !altKey) {
    if (key === 'Enter') return 'submit';
    const letter = letterOf(pressed);
    if (letter === 'k') return 'search';
    return letter === 's' ? 'save' : null;
  }
  // Alt is allowed: some keyboard layouts need it to type these characters.
  if (isTyping || !hasSingleKeys || ctrlKey || metaKey) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : null;
}

/** The pressed letter; on keyboards of a non-Latin script, the letter at the key's position. */
function letterOf({ key, code }: PressedKey): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

/** Whether the element takes typed text, or keys as a select does. */
export function isTextEntry(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element.matches('textarea, select')) return true;
  return (
    element instanceof HTMLInputElement &&
    !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(element.type)
  );
}

/** A letter with the platform's command key, for display. */
function commandKey(letter: string, isMac: boolean): string {
  return isMac ? `⌘ ${letter}` : `Ctrl ${letter}`;
}

/** Keys that open the search, for display beside it. */
export function searchKeys(isMac: boolean, hasSingleKeys: boolean): string[] {
  return [...(hasSingleKeys ? ['/'] : []), commandKey('K', isMac)];
}

/** All keyboard shortcuts, for the dialog that lists them. */
export function keyBindings(isMac: boolean): KeyBinding[] {
  return [
    { keys: ['/', commandKey('K', isMac)], text: 'Search everything' },
    { keys: [commandKey('S', isMac)], text: 'Save the open form; visitors see no change' },
    { keys: [commandKey('Enter', isMac)], text: 'Publish or update the open form' },
    { keys: ['?'], text: 'Show keyboard shortcuts' },
    { keys: ['Enter'], text: 'Save, from a single-line field' },
    { keys: ['Esc'], text: 'Close a dialog or menu' },
  ];
}
