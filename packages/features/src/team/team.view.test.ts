import { expect, test } from 'vitest';
import { sampleTeam } from '../testing/team.ts';
import { teamTypePage } from './TeamTypePage.tsx';
import { memberCard, membersOfType, teamTypeOf } from './team.view.ts';

test('an address names one of the three types, letter by letter', () => {
  expect(teamTypeOf('advisory')).toBe('advisory');
  for (const other of ['Advisory', 'board', '', undefined, 'constructor']) expect(teamTypeOf(other)).toBeNull();
});

test('a visitor sees the members of a type in the order they were entered', () => {
  expect(membersOfType(sampleTeam, 'director').map(({ name }) => name)).toEqual([
    'Rev. Dr. Hosea Pickens',
    'Delphine Okafor-Reed',
  ]);
  expect(membersOfType(sampleTeam, 'advisory')).toEqual([]);
});

test('two people of one name have quilt blocks of their own', () => {
  const [first] = sampleTeam as [(typeof sampleTeam)[0]];
  expect(memberCard(first).seed).not.toBe(memberCard({ ...first, id: 99 }).seed);
});

test('an unknown type is missing and asks for nothing', () => {
  const args = { params: { type: 'band' }, searchParams: new URLSearchParams() };
  expect(teamTypePage.queries?.(args)).toEqual([]);
  expect(teamTypePage.head(args, () => undefined)).toMatchObject({
    missing: true,
    description: 'No team data found for the specified team type.',
  });
});
