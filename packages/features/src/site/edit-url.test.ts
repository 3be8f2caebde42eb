import { type Role, roles } from '@porchlight/contract/permissions';
import { expect, test } from 'vitest';
import { editUrl } from './edit-url.ts';

test.each([
  ['/story/7', '/dashboard/edit-research/7'],
  ['/article/12', '/dashboard/edit-article/12'],
  ['/event/1/', '/dashboard/edit-event/1'],
  ['/election/3', '/dashboard/edit-election/3'],
  ['/podcast/4', '/dashboard/edit-podcast/4'],
  ['/', undefined],
  ['/events', undefined],
  ['/story/seven', undefined],
  ['/team-type/staff', undefined],
  ['/constructor/1', undefined],
])('the page %s is edited at %s', (path, form) => {
  expect(editUrl(path, null)).toBe(form);
});

test('a person who can’t write gets no link to a form', () => {
  const isOffered = (role: Role) => editUrl('/story/7', { id: 1, username: 'ada', role }) !== undefined;
  expect(roles.filter(isOffered)).toEqual(['editor', 'administrator']);
});
