import { expect, test } from 'vitest';
import { allChecks, selectChecks } from './checks.ts';

const checks = allChecks({});
const namesOf = (...args: [scope: 'core' | 'rest' | 'full', requested?: string[]]) =>
  selectChecks(checks, args[0], args[1] ?? []).map(({ name }) => name);

test('npm test and the rest together are all checks', () => {
  const both = new Set([...namesOf('core'), ...namesOf('rest')]);
  expect([...both].toSorted()).toEqual(namesOf('full').toSorted());
  expect(namesOf('full')).toHaveLength(checks.length);
});

test('npm test leaves out what takes long, and the rest what npm test has done', () => {
  expect(namesOf('core')).not.toContain('sheets');
  expect(namesOf('rest')).not.toContain('types');
  // Of these it does a part.
  for (const scope of ['core', 'rest'] as const)
    expect(namesOf(scope)).toEqual(expect.arrayContaining(['stories', 'unit', 'postgres', 'journeys']));
});

test('a check that is asked for by name runs in every scope', () => {
  expect(namesOf('core', ['sheets'])).toEqual(['sheets']);
});
