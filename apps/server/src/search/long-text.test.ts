import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { searchServer } from '../testing/search-server.ts';
import { longTextCharacters, markText } from './long-text.ts';
import { matchEnd, matchStart } from './snippet-parts.ts';

const { add, search } = searchServer();

/** The highlights of the index's own function. */
function highlighted(text: string, expression: string): string {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table whole using fts5(text, tokenize = 'porter unicode61 remove_diacritics 2')");
  database.prepare('insert into whole (text) values (?)').run(text);
  const row = database
    .prepare('select highlight(whole, 0, ?, ?) as marked from whole where whole match ?')
    .get(matchStart, matchEnd, expression);
  database.close();
  return String(row?.marked);
}

test.each([
  ['one word over and over', 'okra '.repeat(5_000), ['"okra"']],
  [
    'stems, accents and capitals',
    'The Familiés plant; JOSÉ planted the family’s field. '.repeat(700),
    ['"family"', '"jose"', '"plants"'],
  ],
  ['paragraphs', `${'Corn and beans.\n\n'.repeat(2_000)}Then okra.`, ['"beans"', '"okra"']],
  ['letters without an end', `${'x'.repeat(30_000)} okra ${'家'.repeat(9_000)}`, ['"okra"']],
])('a long text of %s is highlighted like a short one', (_what, text, terms) => {
  expect(text.length).toBeGreaterThan(longTextCharacters);
  expect(markText(text, terms)).toBe(highlighted(text, terms.join(' OR ')));
});

test('matches stay highlighted when several texts are highlighted in a row', () => {
  expect(markText('corn '.repeat(9_000), ['"okra"'])).not.toContain(matchStart);
  expect(markText('okra', ['"okra"'])).toBe(`${matchStart}okra${matchEnd}`);
  expect(markText('', ['"okra"'])).toBe('');
});

test('a visitor sees the one passage of a long text that contains both words', async () => {
  const filler = 'Then the okra came up, all at once and high in the county. '.repeat(1_500);
  await add('story', { title: 'Rows', content: `${filler}The lantern hung beside the okra. ${filler}` });
  const [result] = (await search('lantern okra')).results;
  expect(result?.snippet.map(({ text }) => text).join('')).toContain('The lantern hung beside the okra.');
  expect(result?.snippet.filter(({ match }) => match).map(({ text }) => text)).toContain('lantern');
});
