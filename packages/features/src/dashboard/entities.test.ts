import { resourceNames } from '@porchlight/contract/calls';
import { expect, test } from 'vitest';
import { actionNetworkDefinition } from '../action-network/action-network.resource.tsx';
import { articleDefinition } from '../articles/article.resource.tsx';
import { donationDefinition } from '../donations/donation.resource.tsx';
import { electionDefinition } from '../elections/election.resource.tsx';
import { emailDefinition } from '../emails/email.resource.tsx';
import { eventDefinition } from '../events/event.resource.tsx';
import { galleryDefinition } from '../gallery/gallery.resource.tsx';
import { podcastDefinition } from '../podcasts/podcast.resource.tsx';
import { storyDefinition } from '../stories/story.resource.tsx';
import { teamDefinition } from '../team/team.resource.tsx';
import { userDefinition } from '../users/user.resource.tsx';
import { frameEntities } from './entities.ts';
import { currentItem } from './sidebar-items.ts';

const definitions = [
  actionNetworkDefinition,
  articleDefinition,
  donationDefinition,
  electionDefinition,
  emailDefinition,
  eventDefinition,
  galleryDefinition,
  podcastDefinition,
  storyDefinition,
  teamDefinition,
  userDefinition,
];

test('the frame calls every entity as its own screens do, and leads where they are', () => {
  expect(definitions.map(({ name }) => name).toSorted()).toEqual([...resourceNames].toSorted());
  for (const { name, singular, urls } of definitions) {
    const known = frameEntities[name];
    expect([known.singular, known.urls.list, known.urls.create, known.urls.edit(7)], name).toEqual([
      singular,
      urls.list,
      urls.create,
      urls.edit(7),
    ]);
  }
});

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
