import { describe, expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const marked = (parts: ReturnType<typeof wordDifference>) => parts?.map(({ kind, text }) => `${kind}:${text}`);

describe('someone who compares two versions of a text', () => {
  test('sees added words, then removed words', () => {
    expect(marked(wordDifference('Soup on Friday at six.', 'Soup on Saturday at six.'))).toEqual([
      'same:Soup on ',
      'removed:Friday',
      'added:Saturday',
      'same: at six.',
    ]);
  });

  test('sees replaced words together', () => {
    const parts = marked(
      wordDifference('They came at five in the morning.', 'They came at five in our own good morning.'),
    );
    expect(parts?.filter((part) => !part.startsWith('same'))).toEqual(['removed:the', 'added:our own good']);
  });

  test('sees only a little of the unchanged text', () => {
    const long = 'We read them together, page by page. '.repeat(40);
    const parts = wordDifference(`${long}Soup on Friday.${long}`, `${long}Soup on Saturday.${long}`);
    expect(parts?.map(({ kind }) => kind)).toEqual(['gap', 'same', 'removed', 'added', 'same', 'gap']);
    expect(parts?.[1]?.text.length).toBeLessThanOrEqual(80);
    expect(parts?.[1]?.text).toMatch(/Soup on $/);
  });

  test('sees both complete texts if almost everything changed', () => {
    expect(wordDifference('Beans and corn in the garden', 'Voting hours have changed again')).toBeNull();
  });

  test('gets the comparison of very long, very different texts quickly', () => {
    const words = (seed: number) => Array.from({ length: 30_000 }, (_, index) => (index * seed) % 7919).join(' ');
    expect(wordDifference(words(31), words(37))).toBeNull();
  });
});
