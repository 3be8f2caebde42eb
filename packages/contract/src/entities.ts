/** The entities. Each is described in its own file; everything else is derived from these descriptions. */

import { actionNetwork } from './entities/action-network.ts';
import { article } from './entities/article.ts';
import { donation } from './entities/donation.ts';
import { election } from './entities/election.ts';
import { email } from './entities/email.ts';
import { event } from './entities/event.ts';
import { form } from './entities/form.ts';
import { formEntry } from './entities/form-entry.ts';
import { gallery } from './entities/gallery.ts';
import { mediaLibrary } from './entities/media.ts';
import { siteMenus } from './entities/menus.ts';
import { organizationSettings } from './entities/organization.ts';
import { page } from './entities/page.ts';
import { podcast } from './entities/podcast.ts';
import { redirect } from './entities/redirect.ts';
import { story } from './entities/story.ts';
import { team } from './entities/team.ts';
import { topic } from './entities/topic.ts';
import { user } from './entities/user.ts';
import type { Entity, EntityRecord } from './entity.ts';
import type { RecordCounts } from './record-counts.ts';
import { keysOf, tableOf } from './records-by-key.ts';
import type { PageAbove } from './sections/section-facts.ts';

/** The entities by name, in the order of the sidebar. spec 2.3 */
export const entities = {
  story,
  article,
  event,
  election,
  podcast,
  topic,
  page,
  form,
  gallery,
  media: mediaLibrary,
  redirect,
  team,
  actionNetwork,
  formEntry,
  email,
  user,
  menus: siteMenus,
  organization: organizationSettings,
  donation,
};

/** Name of an entity. */
export type ResourceName = keyof typeof entities;

/** The names of all entities, in the order of the sidebar. */
export const resourceNames = keysOf(entities);

const descriptions: Readonly<Record<ResourceName, Entity>> = entities;

/** An entity's description, for code that works on all of them. */
export function entityOf(name: ResourceName): Entity {
  return descriptions[name];
}

/** The names of the entities whose records people create: all but singletons, and what visitors send. */
export const creatableNames = resourceNames.filter((name) => isCreatable(entityOf(name)));

/** Whether people create an entity's records. */
export function isCreatable({ singleton, isReceived }: Pick<Entity, 'singleton' | 'isReceived'>): boolean {
  return !singleton && !isReceived;
}

/** Builds an object with one value for each entity. */
export function byName<Value>(make: (name: ResourceName) => Value): Readonly<Record<ResourceName, Value>> {
  return tableOf(resourceNames, make);
}

/** Record of an entity as the backend returns it. spec 3 */
export type RecordOf<Name extends ResourceName> = EntityRecord<(typeof entities)[Name]['fields']> &
  (Name extends 'topic' ? { record_counts?: RecordCounts } : unknown);

export type User = RecordOf<'user'>;
export type Story = RecordOf<'story'>;
export type Article = RecordOf<'article'>;
export type Donation = RecordOf<'donation'>;
export type GalleryItem = RecordOf<'gallery'>;
/** A page of the institute's own. */
export type PageRecord = RecordOf<'page'> & { pages_above?: readonly PageAbove[] };
export type Podcast = RecordOf<'podcast'>;
export type Event = RecordOf<'event'>;
export type Election = RecordOf<'election'>;
export type EmailSubscriber = RecordOf<'email'>;
export type MediaItem = RecordOf<'media'>;
export type TeamMember = RecordOf<'team'>;
export type MenusRecord = RecordOf<'menus'>;
export type OrganizationRecord = RecordOf<'organization'>;
export type Topic = RecordOf<'topic'>;
export type Redirect = RecordOf<'redirect'>;
/** A form, which visitors fill in and send. */
export type FormRecord = RecordOf<'form'>;
/** What somebody has sent with a form. */
export type FormEntry = RecordOf<'formEntry'>;
export type ActionNetwork = RecordOf<'actionNetwork'>;

/** The noun for an entity's record in error messages. spec 8 */
export function errorNoun(name: ResourceName): string {
  const { errorNoun: noun, singular } = entityOf(name);
  return noun ?? singular;
}

/** Text for a page whose record can't be fetched. spec 8 */
export function fetchErrorText(name: ResourceName): string {
  return `An error occurred while fetching the ${errorNoun(name)} data.`;
}

/** Title of a draft that has none yet. */
const untitledDraft = 'Untitled draft';

/** A record's title: its main field, or the donor's name where there is no email address, or its number. */
export function recordName(name: ResourceName, record: Readonly<Record<string, unknown>>): string {
  const { mainField, nameField = mainField, recordName: ownName } = entityOf(name);
  const title = ownName ?? String(record[mainField] || (record[nameField] ?? ''));
  return title || (record.state === 'draft' ? untitledDraft : `No. ${record.id}`);
}
