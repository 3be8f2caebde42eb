import { fieldKinds } from '@porchlight/contract/field-kinds';
import type { FieldKind } from '@porchlight/contract/fields';
import type { HistoryAction, HistoryEntry } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import type { HistoryListEntry } from '@porchlight/ui/HistoryList';
import type { ListCardItem } from '@porchlight/ui/ListCard';
import { spokenMoment } from '../dates/index.ts';
import { pdfUrl, thumbnailUrl } from '../urls/index.ts';
import type { AnyEntityDefinition, FieldWords } from './entity-definition.ts';

/** 'Team member': what a record is, at the beginning of a line. */
export function kindText({ singular }: Pick<AnyEntityDefinition, 'singular'>): string {
  return singular.charAt(0).toUpperCase() + singular.slice(1);
}

/** An entry of the history of everything: it names its record and leads to the record's own history. */
export function entryOfEverything(entry: HistoryEntry, definition: AnyEntityDefinition, now: Date): HistoryListEntry {
  const isGone = entry.title === '';
  return {
    ...listEntry(entry, definition, now),
    subject: `${kindText(definition)}: ${isGone ? `number ${entry.record_id}` : entry.title}`,
    subjectHref:
      isGone || entry.action === 'delete' ? undefined : `${definition.urls.show(entry.record_id)}?tab=history`,
  };
}

/** A change in two lines: the record, which it leads to, and who did what and when. */
export function changeInWords(entry: HistoryEntry, definition: AnyEntityDefinition, now: Date): ListCardItem {
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
  definition: AnyEntityDefinition,
  isWhole: boolean,
  now: Date,
): HistoryListEntry[] {
  const subject = `this ${definition.singular}`;
  const current = entries.findIndex(hasValues);
  const shown = entries.map((entry, index) => ({
    ...listEntry(entry, definition, now),
    subject,
    canRestore: hasValues(entry) && index !== current,
  }));
  const oldest = entries.at(-1);
  if (!isWhole || !oldest || oldest.action === 'create' || oldest.version < 2) return shown;
  const before: HistoryListEntry = {
    id: `${beforePrefix}${oldest.id}`,
    who: 'Earlier changes',
    action: 'of',
    subject: `${subject} were not recorded.`,
    at: '',
    versionText: `Version ${oldest.version - 1}`,
    changes: [],
    canRestore: true,
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

function listEntry(entry: HistoryEntry, definition: AnyEntityDefinition, now: Date): Omit<HistoryListEntry, 'subject'> {
  const kinds: Record<string, FieldKind> = fieldKinds[definition.name];
  const words = definition.fields as Record<string, FieldWords>;
  return {
    id: entry.id,
    who: whoText(entry),
    action: actionText(entry),
    at: entry.at,
    versionText: `Version ${entry.version}`,
    changes: entry.changes.map(({ field, from, to, from_key, to_key }) => ({
      label: words[field]?.shownAs ?? words[field]?.label ?? field,
      kind: kinds[field] ?? 'text',
      from,
      to,
      fromUrl: keptFile(kinds[field], from, from_key, entry.at, now),
      toUrl: keptFile(kinds[field], to, to_key, entry.at, now),
      optionLabels: words[field]?.optionLabels,
    })),
    note: noteText(entry),
    isFolded: entry.action === 'create',
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Address of a file that a change names; null for what is none. A file that was replaced stays for 30 days: an older
 * PDF may be gone, so nothing leads to it. A picture shows by itself whether it is there.
 * @param key opens it, where visitors may not see it any more
 */
function keptFile(
  kind: FieldKind | undefined,
  name: unknown,
  key: string | undefined,
  at: string,
  now: Date,
): string | null {
  if (typeof name !== 'string' || name === '') return null;
  if (kind === 'image') return thumbnailUrl(name, 320) + (key ? `&${key}` : '');
  const isKept = now.getTime() - Date.parse(at) < restoreDays * dayMs;
  return kind === 'pdf' && isKept ? pdfUrl(name) + (key ? `?${key}` : '') : null;
}

function whoText({ by, resource, action }: HistoryEntry): string {
  if (by) return by.username;
  return resource === 'email' && action === 'create' ? 'A visitor' : 'The website';
}

const actionTexts: Record<Exclude<HistoryAction, 'revert'>, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
};

function actionText({ action, reverted_to }: HistoryEntry): string {
  return action === 'revert' ? `restored version ${reverted_to} of` : actionTexts[action];
}

function noteText({ action, title }: HistoryEntry): string | undefined {
  if (title === '') return 'It is gone for good, and so is what it held.';
  return action === 'update' || action === 'revert' ? 'Saved without a change.' : undefined;
}
