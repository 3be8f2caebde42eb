import { expect, test } from 'vitest';
import { demonstrationLook, type Look, lookOf } from './look.ts';
import { lookCss } from './look-css.ts';

const css = (look: Partial<Look>) => lookCss({ ...demonstrationLook, ...look });

const settings = {
  primary_color: '',
  accent_color: '',
  heading_typeface: 'fraunces',
  text_typeface: 'source-sans',
  pattern: 'quilt',
  corners: 'soft',
};

test('the demonstration look adds nothing to a page', () => {
  expect(css({})).toBe('');
  expect(lookOf(settings)).toBeUndefined();
});

test('a color sets its variables in both schemes, and on parts that are always dark', () => {
  const blocks = css({ accent: '#0b6e4f' });
  expect(blocks).toContain(':root:root{--pl-accent:#0b6e4f;');
  expect(blocks).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:root:not([data-scheme=light]){--pl-accent:',
  );
  expect(blocks).toContain('@media screen{:root:root[data-scheme=dark],:root [data-night]{--pl-accent:');
  expect(blocks).not.toContain('--pl-primary');
});

test('an error stays red where the accent is green', () => {
  expect(css({ accent: '#0b6e4f' })).toContain('--pl-danger:#A63A2B;');
  expect(css({ primary: '#0b6e4f' })).not.toContain('--pl-danger');
});

test('typefaces, corners and a plain pattern each set one variable', () => {
  expect(css({ headings: 'serif' })).toMatch(/^:root:root\{--pl-heading:Georgia,[^;}]*;\}$/);
  expect(css({ text: 'sans' })).toMatch(/^:root:root\{--pl-body:system-ui,[^;}]*;\}$/);
  expect(css({ corners: 'round' })).toBe(':root:root{--pl-radius:12px;}');
  expect(css({ pattern: 'plain' })).toContain(':root:root{--pl-binding:var(--pl-primary);}');
});

test('a value that this version does not know is that of the demonstration', () => {
  expect(lookOf({ ...settings, heading_typeface: 'blackletter', corners: 'wavy', pattern: 'plaid' })).toBeUndefined();
  expect(lookOf({ ...settings, pattern: 'plain' })).toEqual({ ...demonstrationLook, pattern: 'plain' });
});
