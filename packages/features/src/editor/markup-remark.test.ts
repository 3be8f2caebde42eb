import { expect, test } from 'vitest';
import { markupRemark } from './markup-remark.ts';

test.each(['<b>Vote</b>', 'Vote<br>', 'a <a href="/vote">vote</a>'])(
  'who types the markup %s into a single line reads that visitors see it',
  (typed) => expect(markupRemark('text', typed)).toMatch(/as typed/),
);

test.each(['1 < 2 > 0', 'Vote <3', 'A & B', ''])('the text %j has no markup', (typed) =>
  expect(markupRemark('text', typed)).toBeUndefined(),
);

test('a text with formatting may have it', () => {
  expect(markupRemark('longText', '<b>Vote</b>')).toBeUndefined();
});
