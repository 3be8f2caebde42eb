import type { KeyBinding } from '@porchlight/ui/KeySheet';

/** What keys of the dashboard do. */
export type Shortcut = 'search' | 'save' | 'keys';

/** What a pressed key is told by. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where it is pressed. */
export interface PressedIn {
  /** On a Mac the key for commands is Cmd, and Ctrl with a letter edits text. */
  isMac: boolean;
  /** The focus is in a field that takes letters. */
  isTyping: boolean;
  hasSingleKeys: boolean;
}

/** What a key means, null for nothing. A key that would write a letter, or edit what is typed, means nothing in a field. */
export function shortcutOf(pressed: PressedKey, { isMac, isTyping, hasSingleKeys }: PressedIn): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (isMac ? metaKey && !ctrlKey && !altKey : ctrlKey && !metaKey && !altKey) {
    const letter = letterOf(pressed);
    if (letter === 'k') return 'search';
    return letter === 's' ? 'save' : null;
  }
  // Some keyboards write these signs with Alt.
  if (isTyping || !hasSingleKeys || ctrlKey || metaKey) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : null;
}

/** On a keyboard of another script the letter is told by where the key is. */
function letterOf({ key, code }: PressedKey): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

/** Whether letters that are typed there are taken. */
export function isTextEntry(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element.matches('textarea, select')) return true;
  return (
    element instanceof HTMLInputElement &&
    !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(element.type)
  );
}

/** The key for commands, as people read it on theirs. */
function commandKey(letter: string, isMac: boolean): string {
  return isMac ? `⌘ ${letter}` : `Ctrl ${letter}`;
}

/** Keys that open the search, as they are shown beside it. */
export function searchKeys(isMac: boolean, hasSingleKeys: boolean): string[] {
  return [...(hasSingleKeys ? ['/'] : []), commandKey('K', isMac)];
}

/** All of them, for the sheet. */
export function keyBindings(isMac: boolean): KeyBinding[] {
  return [
    { keys: ['/', commandKey('K', isMac)], text: 'Search everything' },
    { keys: [commandKey('S', isMac)], text: 'Save the form that is open' },
    { keys: ['?'], text: 'Show these keys' },
    { keys: ['Enter'], text: 'Save, from a field of one line' },
    { keys: ['Esc'], text: 'Close a window or a menu' },
  ];
}
