import { readScanned } from '@porchlight/contract/registrations/check-in-code';
import encodeQR from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';

/** What a camera sees of a code: modules of a few pixels, dimmer and brighter, on a gray wall. */
function photo(text: string, { modulePx = 5, dark = 60, bright = 170 } = {}) {
  const modules = encodeQR(text, 'raw', { ecc: 'high', border: 4 });
  const size = modules.length * modulePx;
  const [width, height] = [size + 120, size + 80];
  const data = new Uint8ClampedArray(width * height * 4).fill(120);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const isDark = modules[Math.floor(y / modulePx)]?.[Math.floor(x / modulePx)];
      // A little noise, as in the dark.
      const light = (isDark ? dark : bright) + ((x * 7 + y * 13) % 17);
      data.set([light, light, light, 255], ((y + 40) * width + x + 60) * 4);
    }
  return { data, width, height };
}

test('a browser without a detector of its own reads the code that a registration shows', () => {
  expect(readScanned(decodeQR(photo('7KQ4-M2XD')))).toEqual({ kind: 'code', code: '7KQ4-M2XD' });
});

test('a code on a dim screen is read too', () => {
  expect(decodeQR(photo('ZZZZ-0000', { modulePx: 4, dark: 20, bright: 90 }))).toBe('ZZZZ-0000');
});

test('an address is read, and is no code of a registration', () => {
  expect(readScanned(decodeQR(photo('https://example.org/menu')))).toEqual({ kind: 'address' });
});
