import { writePermission } from '@porchlight/contract/call-access';
import type { HistoryEntry } from '@porchlight/contract/history';
import type { HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import type { ListCardItem } from '@porchlight/ui/surfaces/ListCard';
import type { PermissionCheck } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { urls } from '../urls/index.ts';
import { canUndo, changeListItem, globalHistoryEntry } from './history-entries.ts';

/** This many changes of one kind or more are merged into one line. */
const burstSize = 3;
/** Longest pause between two changes of a burst, in milliseconds. */
const burstPauseMs = 15 * 60 * 1000;

/** A history entry with its record's definition. */
interface EntryWithDefinition {
  entry: HistoryEntry;
  definition: EntityDefinition;
}

/**
 * The entries of the list of all changes: several changes of the same kind by one user in a row are merged into one
 * line ('created 5 donations'), and the last change of each record can be undone.
 * @param entries newest first
 * @param can the user's permissions: undo needs the write permission
 * @param hasOlder whether older entries exist: the last line may cover some of them too
 */
export function groupedHistory(
  entries: readonly HistoryEntry[],
  definitions: readonly EntityDefinition[],
  now: Date,
  can: PermissionCheck = () => true,
  hasOlder = false,
): HistoryListEntry[] {
  const seen = new Set<string>();
  const entriesWithDefinition = entries.flatMap((entry) => {
    const definition = definitions.find(({ name }) => name === entry.resource);
    const record = `${entry.resource} ${entry.record_id}`;
    const isLast = !seen.has(record);
    seen.add(record);
    return definition ? [{ entry, definition, isLast }] : [];
  });
  return bursts(entriesWithDefinition).flatMap((burst) => {
    const lines = burst.map(({ entry, definition, isLast }) => ({
      ...globalHistoryEntry(entry, definition, now),
      canUndo: isLast && canUndo(entry) && can(writePermission(entry.resource)),
    }));
    const isTruncated = hasOlder && burst.at(-1) === entriesWithDefinition.at(-1);
    const [first] = lines;
    const [definition] = burst.map((each) => each.definition);
    if (!first || !definition || lines.length < burstSize) return lines;
    return [
      {
        ...first,
        id: `burst-${lines.at(-1)?.id}`,
        subject: `${lines.length} ${isTruncated ? 'or more ' : ''}${pluralText(definition)}`,
        subjectHref: undefined,
        versionText: undefined,
        note: undefined,
        changes: [],
        canUndo: false,
        burst: lines,
      },
    ];
  });
}

/**
 * The last changes by people as a card's list items. As in the list of all changes, a burst is one item; so is everything
 * that one person did to what has one name, such as a picture and its place in the gallery.
 * @param entries newest first
 */
export function changeListItems(
  entries: readonly HistoryEntry[],
  definitions: readonly EntityDefinition[],
  now: Date,
): ListCardItem[] {
  const byPeople = entries.filter(({ by }) => by !== null);
  const items = groupedHistory(byPeople, definitions, now).flatMap((line) => {
    const entry = byPeople.find(({ id }) => id === line.id);
    const definition = definitions.find(({ name }) => name === entry?.resource);
    if (entry && definition) return [{ who: line.who, item: changeListItem(entry, definition, now) }];
    const details = `${line.who} ${line.action} them, ${formatRelativeMoment(line.at, now)}`;
    return [{ who: line.who, item: { id: line.id, title: line.subject, href: urls.history(), details } }];
  });
  const keys = items.map(({ who, item }) => `${who} ${item.title}`);
  return items.flatMap(({ item }, index) => (keys.indexOf(keys[index] ?? '') === index ? [item] : []));
}

/** Groups consecutive entries of the same action by the same user without a long pause. */
function bursts<Entry extends EntryWithDefinition>(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const each of entries) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && isSameAction(before.entry, each.entry)) run.push(each);
    else runs.push([each]);
  }
  // Shorter runs are listed entry by entry.
  return runs.flatMap((run) => (run.length < burstSize ? run.map((each) => [each]) : [run]));
}

function isSameAction(later: HistoryEntry, earlier: HistoryEntry): boolean {
  return (
    later.resource === earlier.resource &&
    later.action === earlier.action &&
    ['create', 'delete', 'restore'].includes(later.action) &&
    later.by?.id === earlier.by?.id &&
    Date.parse(later.at) - Date.parse(earlier.at) <= burstPauseMs
  );
}

/** The plural in lower case: 'donations', 'team members'. */
function pluralText({ singular }: EntityDefinition): string {
  if (singular.endsWith('y')) return `${singular.slice(0, -1)}ies`;
  return `${singular}s`;
}
