/**
 * Parts of the product that an organization may not need: each is the records of an entity, which can be switched off.
 * Plain code without schemas, since public pages load it. docs/decisions/0200
 */
import { linkParts } from './links.ts';

/** The settings that switch parts off, each with its entity. */
export const partSettings = {
  without_stories: 'story',
  without_articles: 'article',
  without_events: 'event',
  without_elections: 'election',
  without_podcasts: 'podcast',
  without_gallery: 'gallery',
  without_team: 'team',
  without_action_network: 'actionNetwork',
  without_forms: 'form',
  without_donations: 'donation',
} as const;

/** A part that can be switched off, by its entity. */
export type Part = (typeof partSettings)[keyof typeof partSettings];

/** The parts by the keys of their lists in `pageUrls`. */
const lists: Readonly<Record<string, Part>> = {
  ...{ stories: 'story', articles: 'article', events: 'event', elections: 'election', podcasts: 'podcast' },
  ...{ gallery: 'gallery', teamType: 'team', actionNetwork: 'actionNetwork', forms: 'form' },
} as const;

const parts: readonly string[] = Object.values(partSettings);

/** The parts that sections of a kind are about. Those of others stay. */
const kinds: Readonly<Record<string, Part>> = {
  ...{ attendEvent: 'event', upcomingEvents: 'event', featuredStories: 'story', newestArticles: 'article' },
  ...{ featuredPodcasts: 'podcast', upcomingElections: 'election', actionNetwork: 'actionNetwork' },
  ...{ team: 'team', form: 'form' },
} as const;

interface SwitchedOff {
  /** Parts that visitors and menus don't have. */
  switchedOff: readonly Part[];
}

/** Whether an entity is switched off. @param name any; those that are no part never are */
export function isSwitchedOff({ switchedOff }: SwitchedOff, name: string): boolean {
  return switchedOff.some((part) => part === name);
}

/** Whether a public page is switched off. @param key as in `pageUrls`, or as in links: `teamType/staff` */
export function isPageSwitchedOff(facts: SwitchedOff, key: string): boolean {
  const [page = ''] = key.split('/');
  return isSwitchedOff(facts, lists[page] ?? (parts.includes(page) ? page : ''));
}

/** Whether a kind of section shows nothing but what is switched off. */
export function isKindSwitchedOff(facts: SwitchedOff, kind: string): boolean {
  return isSwitchedOff(facts, kinds[kind] ?? '');
}

/** Whether a stored link leads to a page or a record that is switched off. */
export function isLinkSwitchedOff(facts: SwitchedOff, link: string): boolean {
  const { type, rest } = linkParts(link);
  return (type === 'page' || type === 'record') && isPageSwitchedOff(facts, rest);
}
