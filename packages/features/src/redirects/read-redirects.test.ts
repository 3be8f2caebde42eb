import { expect, test } from 'vitest';
import { correctedLine, readRedirects, redirectLines } from './read-redirects.ts';

const redirectsOf = (text: string) => redirectLines(readRedirects(text)).map(({ redirect }) => Object.values(redirect));

test.each([
  [
    'without headings',
    '/a,/b\n/c,/d,302\n',
    [
      ['/a', '/b', '301'],
      ['/c', '/d', '302'],
    ],
  ],
  [
    'with semicolons and the name of the earlier site',
    'https://old.example.org/a?x=1;https://example.org;301',
    [['/a?x=1', 'https://example.org', '301']],
  ],
  ['with headings in another order', 'Status,To,From\n308,/b,/a\n', [['/a', '/b', '301']]],
  ['of a program that writes other columns too', 'source,target,regex,code\n/a,/b,0,307', [['/a', '/b', '302']]],
  ['of pages that were removed', '/a,,410', [['/a', '', '410']]],
  ['with a code that there is not', '/a,/b,moved', [['/a', '/b', 'moved']]],
  ['with a comma in an address', '"/a,b",/c', [['/a,b', '/c', '301']]],
  [
    'whose first line has a mistake',
    'two words,/c\n/a,/b',
    [
      ['two words', '/c', '301'],
      ['/a', '/b', '301'],
    ],
  ],
])('a list %s is read', (_, text, expected) => {
  expect(redirectsOf(text)).toEqual(expected);
});

test('every line is an entry with its number, also one that is no redirect', () => {
  const table = readRedirects('From,To\n\n/a,/b\njust a note\n');
  expect(redirectLines(table).map(({ line, value }) => [line, value])).toEqual([
    [3, '/a,/b,'],
    [4, 'just a note,,'],
  ]);
  expect([table.emptyLines, table.headings.length]).toEqual([1, 2]);
});

test('a line is corrected in the form in which it is shown', () => {
  const [line] = redirectLines(readRedirects('"/a b",/c,302'));
  expect(line && correctedLine(line, '/a%20b,/c,302').redirect).toEqual({ path: '/a%20b', target: '/c', code: '302' });
});
