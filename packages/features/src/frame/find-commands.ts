import { writePermission } from '@porchlight/contract/call-access';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entities, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { stateNames } from '@porchlight/contract/publication';
import type { RecordSearchResult } from '@porchlight/contract/record-search';
import { isSearchKind } from '@porchlight/contract/search';
import { foldedWords, foldText } from '@porchlight/contract/text-folding';
import { formatFieldValue } from '@porchlight/ui/data-display/FieldValue';
import { navIcons } from '@porchlight/ui/data-display/NavIcon';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import type { CommandItem } from '@porchlight/ui/navigation/CommandPalette';
import type { PermissionCheck } from '../api/index.ts';
import { textAsRead } from '../entity/index.ts';
import { urls } from '../urls/index.ts';
import { commandAliases } from './command-aliases.ts';
import type { RecentCommand } from './frame-settings.ts';
import { canVisit, createLinks, sidebarGroups } from './sidebar-items.ts';

/** An item of the command palette. */
export interface Command extends CommandItem {
  /** Whether it must not be stored among recent items on the device, such as a donor or a subscriber. */
  isPrivate?: boolean;
  /** Further search terms. */
  aliases?: string;
}

/** `href` of the command that signs out in place of leading somewhere. */
export const signOutHref = '#sign-out';

const screenCommands = (can: PermissionCheck): Command[] =>
  sidebarGroups(can).flatMap(({ items }) =>
    items.map(({ label, href, icon }) => {
      const name = resourceNames.find((each) => dashboardUrls[each].list === href);
      const ofEntity = name && `${entities[name].singular} ${entities[name].listKey} list`;
      const aliases = [ofEntity, commandAliases[href]].filter(Boolean).join(' ');
      return { id: href, group: 'Screens', label, href, icon, aliases };
    }),
  );

/** Commands of the account menu. */
const accountCommands: readonly Command[] = [
  {
    id: urls.myAccount,
    group: 'Screens',
    label: 'My account',
    href: urls.myAccount,
    icon: 'account',
    aliases: commandAliases[urls.myAccount],
  },
  {
    id: signOutHref,
    group: 'Screens',
    label: 'Sign Out',
    href: signOutHref,
    icon: 'signOut',
    aliases: 'log out logout leave',
  },
];

const createCommands = (can: PermissionCheck): Command[] =>
  createLinks(can).map(({ label, href, icon }) => ({ id: href, group: 'New', label, href, icon, aliases: 'new add' }));

/**
 * The items that match the typed text, found without a request: recent items, then screens and commands; all of them
 * while nothing is typed.
 */
export function findCommands(typed: string, recent: readonly RecentCommand[], can: PermissionCheck): Command[] {
  const words = foldedWords(typed);
  const allowedRecent = recent.filter(({ href }) => canVisit(href.split('?', 1)[0] ?? href, can));
  const recentCommands: Command[] = allowedRecent.map((item) => ({
    ...item,
    id: `recent ${item.href}`,
    group: 'Recent',
    icon: item.icon && item.icon in navIcons ? item.icon : undefined,
  }));
  const recentHrefs = new Set(allowedRecent.map(({ href }) => href));
  const others = [...screenCommands(can), ...createCommands(can), ...accountCommands].filter(
    ({ href }) => !recentHrefs.has(href),
  );
  return [
    ...recentCommands.filter(({ label }) => hasWords(label, words)),
    ...others.filter((command) => hasWordStarts(command, words)),
  ];
}

/** Found records as items; results of an older query are filtered by the words typed by now. */
export function recordCommands(
  records: readonly RecordSearchResult[],
  typed: string,
  isOlder: boolean,
  can: PermissionCheck,
): Command[] {
  const words = foldedWords(typed);
  const lines = records.map((record) => recordCommand(record, can));
  return isOlder ? lines.filter(({ label, detail }) => hasWords(`${label} ${plain(detail)}`, words)) : lines;
}

/** A found record as an item; links to its form, or to its show page for users who may not edit it. */
function recordCommand(record: RecordSearchResult, can: PermissionCheck): Command {
  const { resource, id, state, snippet } = record;
  const [title, subtitle] = [textAsRead(record.title), textAsRead(record.subtitle)];
  const { singular, sidebar } = entities[resource];
  const passage = snippet.some(({ match }) => match)
    ? snippet.map(({ text, match }) => ({ text: textAsRead(text), isMatch: match === true }))
    : undefined;
  const facts = [state && stateNames[state], subtitle, ...amountAndDate(record)].filter(Boolean).join(', ');
  return {
    id: `${resource} ${id}`,
    group: 'Records',
    label: truncate(title, titleCharacters).text || `${singular} ${id}`,
    detail: passage ?? facts,
    kind: singular.charAt(0).toUpperCase() + singular.slice(1),
    icon: sidebar.icon,
    href: dashboardUrls[resource][can(writePermission(resource)) ? 'edit' : 'show'](id),
    // Records that are not public are not stored on the device, which others may use.
    isPrivate: !isSearchKind(resource) || state !== undefined,
  };
}

/** A donation's amount, and the date of resources that have one. */
function amountAndDate({ resource, date, amount }: RecordSearchResult): string[] {
  const hasDate = date !== null && 'date' in entities[resource].fields;
  return [
    ...(amount === null ? [] : [formatFieldValue('money', amount)]),
    ...(hasDate ? [formatFieldValue('date', date)] : []),
  ];
}

function plain(detail: Command['detail']): string {
  return typeof detail === 'string' ? detail : (detail ?? []).map(({ text }) => text).join('');
}

function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}

/** Whether each typed word is the beginning of a word of the command: 'ev' matches 'event' but not 'seven'. */
function hasWordStarts({ label, aliases = '' }: Command, words: readonly string[]): boolean {
  const commandWords = foldedWords(`${label} ${aliases}`);
  return words.every((word) => commandWords.some((each) => each.startsWith(word)));
}
