import { expect, test } from 'vitest';
import { shortMarkup } from './short-markup.ts';

test('an empty attribute has no value, a name needs no quotation marks, and a shape ends itself', () => {
  expect(shortMarkup('<img alt="" src="/a.png"/><svg aria-hidden="true"><path d="M0" fill="none"></path></svg>')).toBe(
    '<img alt src="/a.png"/><svg aria-hidden=true><path d=M0 fill="none"/></svg>',
  );
});

test('words stay as they are, whatever they look like', () => {
  const words = '<p title="a=&quot;&quot;">a=&quot;&quot; &gt;&lt;/path&gt;</p>';
  expect(shortMarkup(words)).toBe(words);
});
