import { expect, test } from 'vitest';
import { sampleElections } from '../testing/elections.ts';
import { storyNow as now } from '../testing/Screen.tsx';
import { electionCard, relatedElectionItems } from './election.view.ts';

test('a link to an election has no slug', () => {
  const [election] = sampleElections as [(typeof sampleElections)[0]];
  expect(electionCard(election)).toMatchObject({ href: '/election/3', seed: 'primary', image: null });
  expect(electionCard({ ...election, slug: '' }).seed).toBe('election-3');
});

test('beside an election stand those that come next, then those that were held', () => {
  expect(relatedElectionItems(sampleElections, 99, now).map(({ href }) => href)).toEqual([
    '/election/2',
    '/election/3',
    '/election/1',
  ]);
  expect(relatedElectionItems(sampleElections, 2, now).map(({ href }) => href)).toEqual(['/election/3', '/election/1']);
});
