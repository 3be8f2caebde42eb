import { expect, test } from 'vitest';
import { dependentsOf } from './changed-tests.ts';

test('the tests for a change are the changed tests and those that import it, nearest first', () => {
  const imports = new Map([
    ['Page.stories.tsx', ['Page.tsx']],
    ['Page.tsx', ['Card.tsx', 'Button.tsx']],
    ['Card.tsx', ['Button.tsx']],
    ['Card.stories.tsx', ['Card.tsx']],
    ['Button.stories.tsx', ['Button.tsx']],
    ['Link.stories.tsx', ['Link.tsx']],
  ]);
  const stories = (...changed: string[]) => dependentsOf(changed, imports).filter((file) => file.includes('.stories.'));
  expect(stories('Button.tsx')).toEqual(['Button.stories.tsx', 'Page.stories.tsx', 'Card.stories.tsx']);
  expect(stories('Link.stories.tsx')).toEqual(['Link.stories.tsx']);
  expect(stories('README.md')).toEqual([]);
});

test('files that import each other are found once', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
  ]);
  expect(dependentsOf(['a.ts'], imports)).toEqual(['a.ts', 'b.ts']);
});
