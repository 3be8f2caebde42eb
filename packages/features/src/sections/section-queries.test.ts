import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { type SectionKind, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, SectionValues } from '@porchlight/contract/sections/section';
import { expect, test } from 'vitest';
import { sectionQueries } from './section-queries.ts';

function queriesOf(kind: SectionKind, values: SectionValues) {
  const { version, fields, sample }: SectionDescription = sectionKinds[kind];
  const all = { ...sampleValues(fields, sample), ...values };
  return sectionQueries([{ id: 'first', kind, version, values: all }]).map(({ queryKey }) => queryKey);
}

test.each([
  ['featuredStories', { count: '6' }, 'story', { limit: 6 }],
  ['newestArticles', { topic: 'record:topic/3' }, 'article', { limit: 3, filter: { topics: { is: '3' } } }],
  ['featuredPodcasts', { count: '4', topic: 'record:event/3' }, 'podcast', { limit: 4 }],
  ['upcomingEvents', { topic: 'record:topic/3' }, 'event', { limit: 3, filter: { topics: { is: '3' } } }],
  ['upcomingElections', { count: '2' }, 'election', { limit: 2, sort: 'soonest' }],
  ['actionNetwork', { count: '9' }, 'actionNetwork', { limit: 9 }],
  ['team', { type: 'advisory', count: '60' }, 'team', { limit: 60, filter: { type: { is: 'advisory' } } }],
] as const)('the server reads for %s what its editor has chosen: %o', (kind, values, resource, query) => {
  expect(queriesOf(kind, values)).toEqual([['list', resource, expect.objectContaining(query)]]);
});

test.each([
  ['nothing', { count: null, topic: null }],
  ['what nobody can choose', { count: '1000000', topic: 7 }],
  ['a number below one', { count: -3 }],
])('a section that says %s about its number of stories has three', (_, values) => {
  expect(queriesOf('featuredStories', values)).toEqual([['list', 'story', expect.objectContaining({ limit: 3 })]]);
});

test('people of a type that this program doesn’t know are those of the first type', () => {
  expect(queriesOf('team', { type: 'toString' })).toEqual(queriesOf('team', { type: 'director' }));
});
