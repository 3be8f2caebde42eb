import { expect, test } from 'vitest';
import { type PressedKey, type ShortcutContext, shortcutOf } from './shortcuts.ts';

const desktop: ShortcutContext = { isMac: false, isTyping: false, hasSingleKeys: true };
const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };
const cmd = { metaKey: true };

test.each([
  ['/', {}, {}, 'search'],
  ['?', {}, {}, 'keys'],
  ['k', ctrl, {}, 'search'],
  ['K', ctrl, {}, 'search'],
  ['s', ctrl, {}, 'save'],
  ['k', {}, {}, null],
  ['s', {}, {}, null],
  ['/', ctrl, {}, null],
  // With Alt some keyboards type other characters with these keys.
  ['k', { ctrlKey: true, altKey: true }, {}, null],
  ['k', cmd, {}, null],
  // On a Mac, Ctrl and K deletes the rest of a line.
  ['k', ctrl, { isMac: true }, null],
  ['k', cmd, { isMac: true }, 'search'],
  ['s', cmd, { isMac: true }, 'save'],
  ['/', {}, { isMac: true }, 'search'],
  // Keys that type a character do nothing else while typing.
  ['/', {}, { isTyping: true }, null],
  ['?', {}, { isTyping: true }, null],
  ['s', ctrl, { isTyping: true }, 'save'],
  ['k', ctrl, { isTyping: true }, 'search'],
  // Turned off, as people who use speech input need. WCAG 2.1.4
  ['/', {}, { hasSingleKeys: false }, null],
  ['?', {}, { hasSingleKeys: false }, null],
  ['k', ctrl, { hasSingleKeys: false }, 'search'],
  // On a keyboard of another script.
  ['ы', { ctrlKey: true, code: 'KeyS' }, {}, 'save'],
] as const)('%j with %j, %j means %j', (key, keys, where, meaning) => {
  expect(shortcutOf(pressed(key, keys), { ...desktop, ...where })).toBe(meaning);
});
