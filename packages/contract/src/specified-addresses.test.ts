import { expect, test } from 'vitest';
import { resourceCalls } from './calls.ts';
import { dashboardUrls, screenAliasUrls } from './dashboard-urls.ts';
import { resourceNames } from './entities.ts';
import { subscribeCall } from './public-paths.ts';

/** The calls as the specification spells them, and `restore-`, which is ours. spec 7 */
const specified: Record<string, string[]> = {
  user: [
    'GET /api/get-all-users',
    'GET /api/get-single-user/{id}',
    'POST /api/add-user',
    'PUT /api/update-single-user/{id}',
    'DELETE /api/delete-single-user/{id}',
    'POST /api/restore-user/{id}',
  ],
  story: [
    'GET /api/get-all-story',
    'GET /api/get-single-story/{id}',
    'POST /api/add-story',
    'POST /api/update-single-story/{id}',
    'DELETE /api/delete-single-story/{id}',
    'POST /api/restore-story/{id}',
  ],
  article: [
    'GET /api/get-all-article',
    'GET /api/get-single-article/{id}',
    'POST /api/add-article',
    'POST /api/update-single-article/{id}',
    'DELETE /api/delete-single-article/{id}',
    'POST /api/restore-article/{id}',
  ],
  donation: [
    'GET /api/get-all-donation',
    'GET /api/get-single-donation/{id}',
    'POST /api/add-donation',
    'PUT /api/update-single-donation/{id}',
    'DELETE /api/delete-single-donation/{id}',
    'POST /api/restore-donation/{id}',
  ],
  gallery: [
    'GET /api/get-all-gallery',
    'GET /api/get-single-gallery/{id}',
    'POST /api/add-gallery',
    'POST /api/update-single-gallery/{id}',
    'DELETE /api/delete-single-gallery/{id}',
    'POST /api/restore-gallery/{id}',
  ],
  podcast: [
    'GET /api/get-all-podcast',
    'GET /api/get-single-podcast/{id}',
    'POST /api/add-podcast',
    'POST /api/update-single-podcast/{id}',
    'DELETE /api/delete-single-podcast/{id}',
    'POST /api/restore-podcast/{id}',
  ],
  event: [
    'GET /api/get-all-event',
    'GET /api/get-single-event/{id}',
    'POST /api/add-event',
    'POST /api/update-single-event/{id}',
    'DELETE /api/delete-single-event/{id}',
    'POST /api/restore-event/{id}',
  ],
  election: [
    'GET /api/get-all-election',
    'GET /api/get-single-election/{id}',
    'POST /api/add-election',
    'POST /api/update-single-election/{id}',
    'DELETE /api/delete-single-election/{id}',
    'POST /api/restore-election/{id}',
  ],
  email: [
    'GET /api/get-all-email',
    'GET /api/get-single-email/{id}',
    'POST /api/add-email',
    'PUT /api/update-single-email/{id}',
    'DELETE /api/delete-single-email/{id}',
    'POST /api/restore-email/{id}',
  ],
  team: [
    'GET /api/get-all-team',
    'GET /api/get-single-team/{id}',
    'POST /api/add-team',
    'POST /api/update-single-team/{id}',
    'DELETE /api/delete-single-team/{id}',
    'POST /api/restore-team/{id}',
  ],
  actionNetwork: [
    'GET /api/get-all-action-network',
    'GET /api/get-single-action-network/{id}',
    'POST /api/add-action-network',
    'POST /api/update-single-actionNetwork/{id}',
    'DELETE /api/delete-single-action-network/{id}',
    'POST /api/restore-action-network/{id}',
  ],
};

/** The lists in the dashboard, and what follows `create-`, `edit-` and `show-`. spec 2.4 */
const screens: Record<string, [list: string, one: string]> = {
  story: ['researches', 'research'],
  article: ['articles', 'article'],
  event: ['events', 'event'],
  election: ['elections', 'election'],
  podcast: ['podcasts', 'podcast'],
  gallery: ['galleries', 'gallery'],
  team: ['teams', 'team'],
  actionNetwork: ['action-networks', 'action-network'],
  email: ['emails', 'email'],
  user: ['users', 'user'],
  donation: ['donations', 'donation'],
};

test('every call has the path from the specification', () => {
  for (const [name, calls] of Object.entries(specified)) {
    const resource = resourceNames.find((each) => each === name);
    const { list, single, create, update, remove, restore } = resourceCalls[resource ?? 'story'];
    expect([list, single, create, update, remove, restore].map(({ method, path }) => `${method} ${path}`)).toEqual(
      calls,
    );
  }
  expect(resourceCalls.email.create).toEqual(subscribeCall);
});

test('every screen has the URL from the specification', () => {
  for (const [name, [list, one]] of Object.entries(screens)) {
    const urls = dashboardUrls[resourceNames.find((each) => each === name) ?? 'story'];
    expect([urls.list, urls.create, urls.edit(7), urls.show(7)]).toEqual([
      `/dashboard/${list}`,
      `/dashboard/create-${one}`,
      `/dashboard/edit-${one}/7`,
      `/dashboard/show-${one}/7`,
    ]);
  }
  expect(dashboardUrls.actionNetwork.edited).toBe('/dashboard/actionNetworks');
  expect(screenAliasUrls.story.flatMap(({ list, show }) => [list, show?.(7)])).toEqual([
    '/dashboard/stories',
    '/dashboard/show-story/7',
    undefined,
    '/dashboard/story/7',
  ]);
});
