import { actionNetworkDefinition } from '@porchlight/features/action-network';
import { articleDefinition } from '@porchlight/features/articles';
import type { AnyEntityDefinition } from '@porchlight/features/crud';
import { donationDefinition } from '@porchlight/features/donations';
import { electionDefinition } from '@porchlight/features/elections';
import { emailDefinition } from '@porchlight/features/emails';
import { eventDefinition } from '@porchlight/features/events';
import { galleryDefinition } from '@porchlight/features/gallery';
import { podcastDefinition } from '@porchlight/features/podcasts';
import { storyDefinition } from '@porchlight/features/stories';
import { teamDefinition } from '@porchlight/features/team';
import { userDefinition } from '@porchlight/features/users';

/** All entities, in the sidebar's order, for pages that tell of every one of them. */
export const definitions: readonly AnyEntityDefinition[] = [
  storyDefinition,
  galleryDefinition,
  donationDefinition,
  userDefinition,
  teamDefinition,
  actionNetworkDefinition,
  eventDefinition,
  electionDefinition,
  articleDefinition,
  podcastDefinition,
  emailDefinition,
];
