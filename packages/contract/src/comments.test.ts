import { expect, test } from 'vitest';
import { mentionsIn } from './comments.ts';

const people = ['ed', 'Eddie', 'Mary Ann', 'josé', 'o.k'];

test.each([
  ['@ed, is this right?', ['ed'], []],
  ['Ask @EDDIE and @mary ann.', ['Eddie', 'Mary Ann'], []],
  ['(@josé)', ['josé'], []],
  ['@ed @ed', ['ed'], []],
  ['@o.k. said so', ['o.k'], []],
  ['@edmund and @nobody!', [], ['@edmund', '@nobody']],
  ['Write to ed@example.org', [], []],
  ['@', [], []],
  ['No one', [], []],
])('%s', (text, names, unknown) => {
  expect(mentionsIn(text, people)).toEqual({ names, unknown });
});
