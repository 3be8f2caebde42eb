import { expect, test } from 'vitest';
import { definitionOf } from './entity-definition.ts';
import { proposedValues } from './form-fields.ts';

test.each([
  ['in the afternoon', '2026-03-14T18:00:00Z', '2026-03-14'],
  ['at ten in the evening, when it is tomorrow in Greenwich', '2026-03-15T02:00:00Z', '2026-03-14'],
])('%s a new story has today’s date in the organization’s time zone', (_, now, day) => {
  expect(proposedValues(definitionOf('story'), new Date(now))).toEqual({ date: day });
});
