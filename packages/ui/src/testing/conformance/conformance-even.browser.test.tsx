import { expect, test } from 'vitest';
import { componentFiles } from '../story-files.ts';
import { checkConformance } from './check-conformance.tsx';
import { exceptions } from './exceptions.ts';

// Each file tests half of the components, so that two pages run in parallel.
checkConformance(componentFiles.filter((_file, index) => index % 2 === 0));

test('the list of exceptions names components that exist', () => {
  const names = componentFiles.map(({ name }) => name);
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});
