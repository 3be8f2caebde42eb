import { listPageSize } from '@porchlight/contract/limits';
import { expect, test } from 'vitest';
import { sampleTeam } from '../testing/team.ts';
import { memberCard, teamLists, teamTypeOf } from './team.view.ts';
import { page as teamTypePage } from './team-type.page.tsx';

test('an address names one of the three types, letter by letter', () => {
  expect(teamTypeOf('advisory')).toBe('advisory');
  for (const other of ['Advisory', 'board', '', undefined, 'constructor']) expect(teamTypeOf(other)).toBeNull();
});

test('a visitor asks for the members of one type, in the order they were entered', () => {
  expect(teamLists.director.pageQuery(1).queryKey).toEqual([
    'list',
    'team',
    { sort: 'id', filter: { type: { is: 'director' } }, limit: listPageSize, offset: 0 },
  ]);
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
