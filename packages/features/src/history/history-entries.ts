import type { HistoryAction, HistoryEntry } from '@porchlight/contract/history';
import { personName } from '@porchlight/contract/person-names';
import { publicationFieldNames, type State, stateOf } from '@porchlight/contract/publication';
import type { HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import type { ListCardItem } from '@porchlight/ui/surfaces/ListCard';
import { formatRelativeDay, formatRelativeMoment, formatTime } from '../dates/index.ts';
import { type EntityDefinition, entityLabel, textAsRead, thisRecord } from '../entity/index.ts';
import { formattedChanges } from './formatted-changes.ts';
import { toHistoryChange, versionDiff } from './version-diff.ts';

/** A history entry for the list of all changes: names its record and links to the record's history. */
export function globalHistoryEntry(entry: HistoryEntry, definition: EntityDefinition, now: Date): HistoryListEntry {
  const isPurged = entry.title === '';
  return {
    ...listEntry(entry, definition, now),
    subject: `${entityLabel(definition)}: ${isPurged ? `number ${entry.record_id}` : textAsRead(entry.title)}`,
    subjectHref:
      isPurged || entry.action === 'delete' ? undefined : `${definition.urls.show(entry.record_id)}?tab=history`,
  };
}

/** A history entry as a card's list item: the record as a link, then who did what and when. */
export function changeListItem(entry: HistoryEntry, definition: EntityDefinition, now: Date): ListCardItem {
  const { id, subjectHref, who, action } = globalHistoryEntry(entry, definition, now);
  return {
    id,
    title: textAsRead(entry.title) || `${entityLabel(definition)} ${entry.record_id}`,
    href: subjectHref,
    details: `${who} ${action} ${thisRecord(definition)}, ${formatRelativeMoment(entry.at, now)}`,
  };
}

/**
 * The history entries of one record. Every earlier version can be restored.
 * @param isComplete whether the entries go back to the oldest one
 */
export function recordHistoryEntries(
  entries: readonly HistoryEntry[],
  definition: EntityDefinition,
  isComplete: boolean,
  now: Date,
): HistoryListEntry[] {
  const subject = thisRecord(definition);
  const current = entries.findIndex(hasValues);
  const shown = entries.map((entry, index) => ({
    ...listEntry(entry, definition, now),
    subject,
    ...(hasValues(entry) &&
      index !== current && {
        canRestore: true,
        versionDiff: versionDiff(entries.slice(0, index), definition, now),
      }),
    canUndo: index === 0 && canUndo(entry),
  }));
  const oldest = entries.at(-1);
  if (!isComplete || !oldest || oldest.action === 'create' || oldest.version < 2) return shown;
  const before: HistoryListEntry = {
    id: `${beforePrefix}${oldest.id}`,
    who: 'Earlier changes',
    action: 'of',
    subject: `${subject} were not recorded.`,
    at: '',
    time: '',
    versionText: `Version ${oldest.version - 1}`,
    changes: [],
    canRestore: true,
    versionDiff: versionDiff(entries, definition, now),
  };
  return [...shown, before];
}

const beforePrefix = 'before-';

/** The history entry that a row stands for, and whether it means the version before or after that change. */
export function versionOf({ id }: HistoryListEntry): { entryId: number; state: 'after' | 'before' } {
  const text = String(id);
  return text.startsWith(beforePrefix)
    ? { entryId: Number(text.slice(beforePrefix.length)), state: 'before' }
    : { entryId: Number(text), state: 'after' };
}

/** Whether the entry changed field values that can be restored; deleting, restoring and scheduled publishing don't. */
function hasValues({ action }: HistoryEntry): boolean {
  return action === 'create' || action === 'update' || action === 'revert';
}

/** Whether a request can undo this change. Created records are not undone; they can be deleted on their page. */
export function canUndo({ action, title, changes, version }: HistoryEntry): boolean {
  if (title === '') return false;
  if (action === 'delete') return true;
  // Restoring a version restores its content only; state and schedule are changed in the form.
  const changesContent = changes.some(({ field }) => !publicationFieldNames.includes(field));
  return (action === 'update' || action === 'revert') && changesContent && version > 1;
}

function listEntry(entry: HistoryEntry, definition: EntityDefinition, now: Date): Omit<HistoryListEntry, 'subject'> {
  return {
    id: entry.id,
    who: whoText(entry),
    action: actionText(entry),
    at: entry.at,
    time: formatTime(entry.at),
    day: formatRelativeDay(entry.at, now),
    versionText: `Version ${entry.version}`,
    changes: formattedChanges(entry.changes).map((change) => toHistoryChange(change, entry.at, definition, now)),
    note: noteText(entry),
    isInitiallyCollapsed: entry.action === 'create',
  };
}

function whoText({ by, resource, action }: HistoryEntry): string {
  if (by) return personName(by);
  if (action === 'publish' || action === 'archive') return 'The schedule';
  return resource === 'email' && action === 'create' ? 'A visitor' : 'The website';
}

const actionTexts: Record<Exclude<HistoryAction, 'revert'>, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  publish: 'published',
  archive: 'archived',
};

/** Verbs for changes of a record's state, by the new state. */
const stateTexts: Readonly<Record<State, string>> = {
  draft: 'returned to draft',
  in_review: 'sent for review',
  scheduled: 'scheduled',
  published: 'published',
  archived: 'archived',
};

function actionText({ action, reverted_to, changes }: HistoryEntry): string {
  const state = action === 'update' ? changes.find(({ field }) => field === 'state') : undefined;
  if (state?.from === 'published' && state.to === 'draft') return 'unpublished';
  if (state) return stateTexts[stateOf({ state: state.to })];
  return action === 'revert' ? `restored version ${reverted_to} of` : actionTexts[action];
}

function noteText({ action, title }: HistoryEntry): string | undefined {
  if (title === '') return 'It was deleted permanently, with its contents.';
  return action === 'update' || action === 'revert' ? 'Saved without changes.' : undefined;
}
