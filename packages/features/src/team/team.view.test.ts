import { listPageSize } from '@porchlight/contract/limits';
import { expect, test } from 'vitest';
import { sampleTeam } from '../testing/team.ts';
import { memberCard, teamLists, teamTypeOf } from './team.view.ts';
import { page as teamTypePage } from './team-type.page.tsx';

test('a URL must name one of the three types exactly', () => {
  expect(teamTypeOf('advisory')).toBe('advisory');
  for (const other of ['Advisory', 'board', '', undefined, 'constructor']) expect(teamTypeOf(other)).toBeNull();
});

test('members of one type are requested in the order they were entered', () => {
  expect(teamLists.director.pageQuery(1).queryKey).toEqual([
    'list',
    'team',
    { sort: 'id', filter: { type: { is: 'director' } }, limit: listPageSize, offset: 0 },
  ]);
});

test('two people with the same name have different quilt blocks', () => {
  const [first] = sampleTeam as [(typeof sampleTeam)[0]];
  expect(memberCard(first).seed).not.toBe(memberCard({ ...first, id: 99 }).seed);
});

test('an unknown type is 404 and requests nothing', () => {
  const args = { params: { type: 'band' }, searchParams: new URLSearchParams() };
  expect(teamTypePage.queries?.(args, () => undefined)).toEqual([]);
  expect(teamTypePage.head(args, () => undefined)).toMatchObject({
    missing: true,
    description: 'No team data found for the specified team type.',
  });
});
