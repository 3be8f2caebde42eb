import { hasPermission, type Role } from '@porchlight/contract/permissions';
import { expect, test } from 'vitest';
import type { PermissionCheck } from '../api/index.ts';
import { canVisit, createLinks, currentItem, sidebarGroups } from './sidebar-items.ts';

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
  ['/dashboard/show-donation/7/donor', '/dashboard/donations'],
  ['/dashboard/trash', '/dashboard/trash'],
  ['/dashboard/create-quilt', undefined],
  ['/dashboard/no', undefined],
])('at %s the sidebar marks %s', (path, href) => {
  expect(currentItem(path)).toBe(href);
});

const canAs =
  (role: Role): PermissionCheck =>
  (permission) =>
    hasPermission(role, permission);
/** The specification's items; a new entity is added to them. spec 2.3 */
const specified =
  /^(Home|Dashboard|Researches|Articles|Events|Election|Podcasts|Gallery|Team|Actions|Email list|Users|Donations|History|Trash|Security log|API keys)$/;
const specifiedForms =
  /\/create-(research|article|event|election|podcast|gallery|team|action-network|email|user|donation)$/;
const content = 'Researches, Articles, Events, Election, Podcasts, Gallery, Team, Actions';

test.each<[Role, string, number]>([
  ['viewer', `Home, Dashboard, ${content}, History`, 0],
  ['author', `Home, Dashboard, ${content}, History`, 8],
  ['treasurer', `Home, Dashboard, ${content}, Donations, History, Trash`, 1],
  ['editor', `Home, Dashboard, ${content}, Email list, History, Trash`, 9],
  [
    'administrator',
    `Home, Dashboard, ${content}, Email list, Users, Donations, History, Trash, Security log, API keys`,
    11,
  ],
])('a %s finds in the sidebar %s', (role, labels, creations) => {
  const items = sidebarGroups(canAs(role)).flatMap(({ items: each }) => each.map(({ label }) => label));
  expect(items.filter((label) => specified.test(label)).join(', ')).toBe(labels);
  expect(createLinks(canAs(role)).filter(({ href }) => specifiedForms.test(href))).toHaveLength(creations);
});

test('a sidebar without its labels has a different icon for each of the product’s places', () => {
  const places = sidebarGroups(() => true).flatMap(({ items }) => items);
  const icons = places.filter(({ label }) => specified.test(label) || label === 'Organization').map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

test.each<[Role, string, boolean]>([
  ['viewer', '/dashboard/events', true],
  ['viewer', '/dashboard/show-event/7', true],
  ['viewer', '/dashboard/edit-event/7', false],
  ['viewer', '/dashboard/create-event', false],
  ['viewer', '/dashboard/create-story', false],
  ['viewer', '/dashboard/story/7', true],
  ['viewer', '/dashboard/trash', false],
  ['viewer', '/dashboard/history', true],
  ['author', '/dashboard/create-event', true],
  ['author', '/dashboard/create-donation', false],
  ['author', '/dashboard/trash', false],
  ['treasurer', '/dashboard/donations', true],
  ['treasurer', '/dashboard/edit-donation/7', true],
  ['treasurer', '/dashboard/emails', false],
  ['treasurer', '/dashboard/show-donation/7/donor', true],
  ['editor', '/dashboard/show-donation/7/donor', false],
  ['editor', '/dashboard/import-emails', true],
  ['editor', '/dashboard/users', false],
  ['editor', '/dashboard/edit-user/7', false],
  ['administrator', '/dashboard/edit-user/7', true],
  ['administrator', '/dashboard/security-log', true],
  ['editor', '/dashboard/security-log', false],
  ['administrator', '/dashboard/api-keys', true],
  ['editor', '/dashboard/api-keys', false],
  ['viewer', '/dashboard', true],
  ['viewer', '/dashboard/no-such-page', true],
])('whether a %s may visit %s: %s', (role, path, may) => {
  expect(canVisit(path, canAs(role))).toBe(may);
});
