import { expect, test } from 'vitest';
import { sampleElections } from '../testing/elections.ts';
import { electionCard, relatedElections } from './election.view.ts';

test('a link to an election has no slug', () => {
  const [election] = sampleElections as [(typeof sampleElections)[0]];
  expect(electionCard(election)).toMatchObject({ href: '/election/3', seed: 'primary', image: null });
  expect(electionCard({ ...election, slug: '' }).seed).toBe('election-3');
});

test('related elections are listed with date and text, without pictures', () => {
  const [item] = relatedElections.items(sampleElections, 2);
  expect(item).toMatchObject({ href: '/election/3', image: undefined });
  expect(item?.date).toBeTruthy();
});
