import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { articlePreview } from '@porchlight/features/articles';
import { definitionOf, type LoadPreview } from '@porchlight/features/crud';
import { electionPreview } from '@porchlight/features/elections';
import { eventPreview } from '@porchlight/features/events';
import { podcastPreview } from '@porchlight/features/podcasts';
import { storyPreview } from '@porchlight/features/stories';

/** What draws the public page of what is typed in a form. */
const previews: { readonly [Name in ResourceName]?: LoadPreview<Name> } = {
  story: storyPreview,
  article: articlePreview,
  event: eventPreview,
  election: electionPreview,
  podcast: podcastPreview,
};

const define = <Name extends ResourceName>(name: Name) => definitionOf(name, previews[name]);

/** All entities, in the sidebar's order, for their screens. */
export const definitions = resourceNames.map(define);
