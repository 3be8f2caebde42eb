// @module-tag database
import { beforeAll, describe, expect, test } from 'vitest';
import { searchServer } from '../testing/search-server.ts';
import { serverForAllTests } from '../testing/test-server.ts';

describe('unusual searches', () => {
  const { add, search } = searchServer(serverForAllTests);
  beforeAll(() => add('story', { title: 'Okra', content: 'The family of okra and a bee.' }));

  const unusual = [
    '',
    ' ',
    '"',
    '""',
    '"" ""',
    "'",
    '*',
    'a*',
    '*a',
    '^a',
    'AND',
    'OR NOT',
    'NEAR(a b)',
    'NEAR/2',
    'title:okra',
    '{title}: okra',
    'a-b',
    '-okra',
    '+okra',
    '(((((',
    'okra)',
    "okra' OR 1=1 --",
    '; drop table stories',
    '👩🏾‍🌾',
    '🛑🛑🛑',
    '\u0000',
    '\ud800',
    'a\u0000b',
    '́́́',
    'ꓘ',
    '家 の 光',
    '%',
    '_',
    '\\',
    '“okra”',
    '„okra“',
    'ẞ ﬁ İ',
    'x'.repeat(5000),
    'okra '.repeat(1000),
    '"'.repeat(5000),
    '👩🏾‍🌾'.repeat(1000),
    'the of and a',
  ];

  test.each(unusual.map((q) => [q.slice(0, 20), q.length, q]))(
    '%j of %i characters is no error',
    async (_start, _length, q) => {
      const response = await search(q);
      expect(response.results.length).toBe(Math.min(response.total, 10));
    },
  );
});

describe('a text', () => {
  const { add, search } = searchServer();

  test('with one word eight thousand times is searched quickly', async () => {
    await add('story', { title: 'Rows', content: 'okra '.repeat(8_000) });
    const [result] = (await search('okra '.repeat(30))).results;
    expect(result?.snippet.filter(({ match }) => match).length).toBeGreaterThan(10);
  });

  test('of every kind is returned as plain parts', async () => {
    const hostile = '<script>alert(1)</script>';
    await add('story', {
      title: hostile,
      content: `${'Ochlocknee'.repeat(5000)} ${hostile} \u0001okra\u0002 \u0001`,
    });
    const [result] = (await search('okra')).results;
    expect(result?.title).toBe(hostile);
    const text = result?.snippet.map((part) => part.text).join('') ?? '';
    expect(text).toContain(`${hostile} okra`);
    expect(text.length).toBeLessThan(400);
    expect([text.includes('\u0001'), text.includes('\u0002')]).toEqual([false, false]);
    expect(result?.snippet.filter(({ match }) => match).map((part) => part.text)).toContain('okra');
  });
});
