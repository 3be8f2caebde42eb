import { expect, test } from 'vitest';
import { definitionOf } from './entity-definition.ts';
import { proposedValues } from './form-fields.ts';

test.each([
  ['in the afternoon', '2026-03-14T18:00:00Z', '2026-03-14'],
  ['at ten in the evening, when it is tomorrow in Greenwich', '2026-03-15T02:00:00Z', '2026-03-14'],
])('%s the form of a new story proposes the day that it is where the organization is', (_, now, day) => {
  expect(proposedValues(definitionOf('story'), new Date(now))).toEqual({ date: day });
});
