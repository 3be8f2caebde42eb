import { expect, test } from 'vitest';
import { formattedChanges } from './formatted-changes.ts';

const json = (...marks: { type: string }[]) =>
  JSON.stringify({
    version: 1,
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bring two', marks }] }],
  });
const bold = json({ type: 'bold' });
const title = { field: 'title', from: 'Jars', to: 'Jars and lids' };

test('a change of only formatting is listed as a change of the text', () => {
  const change = { field: 'content_document', from: null, to: bold };
  expect(formattedChanges([change, title])).toEqual([
    { field: 'content', from: 'Bring two', to: '**Bring two**' },
    title,
  ]);
  expect(formattedChanges([{ ...change, from: bold, to: json({ type: 'italic' }) }])).toEqual([
    { field: 'content', from: '**Bring two**', to: '*Bring two*' },
  ]);
});

test('a text that lost words and formatting is listed once', () => {
  const text = { field: 'content', from: 'Bring two', to: 'Bring three' };
  expect(formattedChanges([text, { field: 'content_document', from: bold, to: null }])).toEqual([
    { field: 'content', from: '**Bring two**', to: 'Bring three' },
  ]);
  expect(formattedChanges([text, title])).toEqual([text, title]);
});
