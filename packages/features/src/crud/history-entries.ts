import type { HistoryAction, HistoryEntry } from '@porchlight/contract/history';
import { publicationFieldNames, type State, stateOf } from '@porchlight/contract/publication';
import type { HistoryListEntry } from '@porchlight/ui/HistoryList';
import type { ListCardItem } from '@porchlight/ui/ListCard';
import { spokenDay, spokenMoment, spokenTime } from '../dates/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { formattedChanges } from './formatted-changes.ts';
import { kindText } from './kind-text.ts';
import { shownChange, thenAndNow } from './then-and-now.ts';

/** An entry of the history of everything: it names its record and leads to the record's own history. */
export function entryOfEverything(entry: HistoryEntry, definition: EntityDefinition, now: Date): HistoryListEntry {
  const isGone = entry.title === '';
  return {
    ...listEntry(entry, definition, now),
    subject: `${kindText(definition)}: ${isGone ? `number ${entry.record_id}` : entry.title}`,
    subjectHref:
      isGone || entry.action === 'delete' ? undefined : `${definition.urls.show(entry.record_id)}?tab=history`,
  };
}

/** A change in two lines: the record, which it leads to, and who did what and when. */
export function changeInWords(entry: HistoryEntry, definition: EntityDefinition, now: Date): ListCardItem {
  const { id, subjectHref, who, action } = entryOfEverything(entry, definition, now);
  return {
    id,
    title: entry.title || `${kindText(definition)} ${entry.record_id}`,
    href: subjectHref,
    details: `${who} ${action} this ${definition.singular}, ${spokenMoment(entry.at, now)}`,
  };
}

/**
 * The history of one record. Whatever differs from the record as it is can be restored.
 * @param isWhole whether the entries reach back to where the history begins
 */
export function entriesOfRecord(
  entries: readonly HistoryEntry[],
  definition: EntityDefinition,
  isWhole: boolean,
  now: Date,
): HistoryListEntry[] {
  const subject = `this ${definition.singular}`;
  const current = entries.findIndex(hasValues);
  const shown = entries.map((entry, index) => ({
    ...listEntry(entry, definition, now),
    subject,
    ...(hasValues(entry) &&
      index !== current && {
        canRestore: true,
        thenAndNow: thenAndNow(entries.slice(0, index), definition, now),
      }),
    canUndo: index === 0 && canUndo(entry),
  }));
  const oldest = entries.at(-1);
  if (!isWhole || !oldest || oldest.action === 'create' || oldest.version < 2) return shown;
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
    thenAndNow: thenAndNow(entries, definition, now),
  };
  return [...shown, before];
}

const beforePrefix = 'before-';

/** Which state of which entry a row of the record's history stands for. */
export function versionOf({ id }: HistoryListEntry): { entryId: number; state: 'after' | 'before' } {
  const text = String(id);
  return text.startsWith(beforePrefix)
    ? { entryId: Number(text.slice(beforePrefix.length)), state: 'before' }
    : { entryId: Number(text), state: 'after' };
}

/** A deletion and what takes it back change no field that a version could bring back. */
function hasValues({ action }: HistoryEntry): boolean {
  return action === 'create' || action === 'update' || action === 'revert';
}

/** Whether a call takes this change back; what was created is deleted where it is shown. */
export function canUndo({ action, title, changes, version }: HistoryEntry): boolean {
  if (title === '') return false;
  if (action === 'delete') return true;
  // An earlier version brings back what was written; who sees it is decided in the form.
  const isWritten = changes.some(({ field }) => !publicationFieldNames.includes(field));
  return (action === 'update' || action === 'revert') && isWritten && version > 1;
}

function listEntry(entry: HistoryEntry, definition: EntityDefinition, now: Date): Omit<HistoryListEntry, 'subject'> {
  return {
    id: entry.id,
    who: whoText(entry),
    action: actionText(entry),
    at: entry.at,
    time: spokenTime(entry.at),
    day: spokenDay(entry.at, now),
    versionText: `Version ${entry.version}`,
    changes: formattedChanges(entry.changes).map((change) => shownChange(change, entry.at, definition, now)),
    note: noteText(entry),
    isFolded: entry.action === 'create',
  };
}

function whoText({ by, resource, action }: HistoryEntry): string {
  if (by) return by.username;
  if (action === 'publish') return 'The schedule';
  return resource === 'email' && action === 'create' ? 'A visitor' : 'The website';
}

const actionTexts: Record<Exclude<HistoryAction, 'revert'>, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
  publish: 'published',
};

/** What a change of its state did to a record. */
const stateTexts: Readonly<Record<State, string>> = {
  draft: 'took back to a draft',
  in_review: 'sent for review',
  scheduled: 'scheduled',
  published: 'published',
  archived: 'archived',
};

function actionText({ action, reverted_to, changes }: HistoryEntry): string {
  const state = action === 'update' && changes.find(({ field }) => field === 'state');
  if (state) return stateTexts[stateOf({ state: state.to })];
  return action === 'revert' ? `restored version ${reverted_to} of` : actionTexts[action];
}

function noteText({ action, title }: HistoryEntry): string | undefined {
  if (title === '') return 'It is gone for good, and so is what it held.';
  return action === 'update' || action === 'revert' ? 'Saved without a change.' : undefined;
}
