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
  // With Alt some keyboards write other signs with these keys.
  ['k', { ctrlKey: true, altKey: true }, {}, null],
  ['k', cmd, {}, null],
  // A Mac's Ctrl and K cuts the rest of a line.
  ['k', ctrl, { isMac: true }, null],
  ['k', cmd, { isMac: true }, 'search'],
  ['s', cmd, { isMac: true }, 'save'],
  ['/', {}, { isMac: true }, 'search'],
  // Keys that write a sign leave it to who is typing.
  ['/', {}, { isTyping: true }, null],
  ['?', {}, { isTyping: true }, null],
  ['s', ctrl, { isTyping: true }, 'save'],
  ['k', ctrl, { isTyping: true }, 'search'],
  // Who dictates has turned them off. WCAG 2.1.4
  ['/', {}, { hasSingleKeys: false }, null],
  ['?', {}, { hasSingleKeys: false }, null],
  ['k', ctrl, { hasSingleKeys: false }, 'search'],
  // On a keyboard of another script.
  ['ы', { ctrlKey: true, code: 'KeyS' }, {}, 'save'],
] as const)('%j with %j, %j means %j', (key, keys, where, meaning) => {
  expect(shortcutOf(pressed(key, keys), { ...desktop, ...where })).toBe(meaning);
});
