import { expect, onTestFinished, test, vi } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { formFields, proposedValues } from './form-fields.ts';

test.each([
  ['in the afternoon', '2026-03-14T18:00:00Z', '2026-03-14'],
  ['at ten in the evening, when it is tomorrow in Greenwich', '2026-03-15T02:00:00Z', '2026-03-14'],
])('%s a new story has today’s date in the organization’s time zone', (_, now, day) => {
  expect(proposedValues(definitionOf('story'), new Date(now))).toEqual({ date: day });
});

test.each([
  ['article', true],
  ['story', false],
  ['event', false],
  ['election', false],
  ['podcast', false],
  ['gallery', false],
  ['actionNetwork', false],
] as const)('the help of the slug of a record of %s says whether it is in the web address: %s', (name, isInAddress) => {
  vi.stubGlobal('location', { host: 'porch.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const slug = formFields(definitionOf(name), null, new Date('2026-03-14T18:00:00Z')).find(
    ({ kind }) => kind === 'slug',
  );
  expect(slug?.help).toMatch(isInAddress ? /^The last part of the web address/ : /It is not part of the web address/);
  const address = (value: string) => slug?.address?.({ title: 'A', subtitle: 'B', slug: value });
  expect(address('one') !== address('other')).toBe(isInAddress);
});
