import { describe, expect, test } from 'vitest';
import { pageOf } from './gallery-page.ts';

const forty = Array.from({ length: 40 }, (_, index) => index + 1);

describe('a visitor pages through forty pictures', () => {
  test('and sees twelve on the first page, with more to come', () => {
    expect(pageOf(forty, 1)).toEqual({ items: forty.slice(0, 12), page: 1, hasNext: true, pageCount: 4 });
  });

  test('and the four that are left on the last, with no more to come', () => {
    expect(pageOf(forty, 4)).toEqual({ items: [37, 38, 39, 40], page: 4, hasNext: false, pageCount: 4 });
  });

  test('and finds no empty page after exactly twelve', () => {
    expect(pageOf(forty.slice(0, 12), 1)).toMatchObject({ hasNext: false, pageCount: 1 });
  });

  test.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.7, 2],
    [99, 4],
  ])('and lands on a page that exists when the address says %s', (asked, shown) => {
    expect(pageOf(forty, asked).page).toBe(shown);
  });

  test('and finds one empty page where there are none', () => {
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, hasNext: false, pageCount: 1 });
  });
});
