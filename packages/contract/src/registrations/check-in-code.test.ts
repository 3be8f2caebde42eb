import { expect, test } from 'vitest';
import { checkInCode, readCode, readScanned } from './check-in-code.ts';

test('a code has eight digits and letters that nobody mistakes for others', () => {
  expect(checkInCode(new Uint8Array([0, 0, 0, 0, 0]))).toBe('0000-0000');
  expect(checkInCode(new Uint8Array([255, 255, 255, 255, 255, 7]))).toBe('ZZZZ-ZZZZ');
  expect(checkInCode(new Uint8Array([1, 2, 3, 4, 5]))).toBe('0410-6105');
});

test('a code can be typed as it was heard', () => {
  for (const typed of ['7KQ4-M2XD', '7kq4m2xd', ' 7k q4 – m2xd ']) expect(readCode(typed)).toBe('7KQ4-M2XD');
  expect(readCode('Oil4-m2xd')).toBe('0114-M2XD');
});

test('a name is no code, nor is a code that lacks a letter', () => {
  for (const typed of ['Ruth Hart', '7KQ4-M2X', '7KQ4-M2XDD', '', 'UUUU-UUUU']) expect(readCode(typed)).toBeNull();
});

test('a camera tells a code from an address and from anything else', () => {
  expect(readScanned('7KQ4-M2XD')).toEqual({ kind: 'code', code: '7KQ4-M2XD' });
  expect(readScanned('https://example.org/menu')).toEqual({ kind: 'address' });
  expect(readScanned('WIFI:S:Café;T:WPA;;')).toEqual({ kind: 'other' });
  expect(readScanned('Happy birthday')).toEqual({ kind: 'other' });
});
