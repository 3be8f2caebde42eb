import { expect, test } from 'vitest';
import { currentItem } from './sidebar-items.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/events', '/dashboard/events'],
  ['/dashboard/edit-event/7', '/dashboard/events'],
  ['/dashboard/create-action-network', '/dashboard/action-networks'],
  ['/dashboard/actionNetworks', '/dashboard/action-networks'],
  ['/dashboard/show-story/7', '/dashboard/researches'],
  ['/dashboard/story/7', '/dashboard/researches'],
  ['/dashboard/edit-research/7', '/dashboard/researches'],
  ['/dashboard/import-emails', '/dashboard/emails'],
  ['/dashboard/trash', '/dashboard/trash'],
  ['/dashboard/create-quilt', undefined],
  ['/dashboard/no', undefined],
])('at %s the sidebar says that one is in %s', (path, href) => {
  expect(currentItem(path)).toBe(href);
});
