import { expect, test } from 'vitest';
import { componentFiles } from '../story-files.ts';
import { checkConformance } from './check-conformance.tsx';
import { exceptions } from './exceptions.ts';

// Half of the components each, for two pages at once.
checkConformance(componentFiles.filter((_file, index) => index % 2 === 0));

test('the list of exceptions names components that exist', () => {
  const names = componentFiles.map(({ name }) => name);
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});
