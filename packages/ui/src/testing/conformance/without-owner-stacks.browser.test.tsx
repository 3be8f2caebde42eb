import type { ReactElement } from 'react';
import { expect, test } from 'vitest';

const stackOf = (element: ReactElement) => (element as ReactElement & { _debugStack: Error })._debugStack;

test('no element has a stack of its own, which would take a sixth of the tests’ time', () => {
  expect(stackOf(<p />)).toBeInstanceOf(Error);
  expect(stackOf(<p />)).toBe(stackOf(<p />));
});
