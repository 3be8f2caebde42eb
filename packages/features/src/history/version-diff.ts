import { type Field, type FieldKind, type FileFieldKind, isFile } from '@porchlight/contract/fields';
import type { FieldChange, HistoryEntry } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import type { HistoryChange } from '@porchlight/ui/data-display/HistoryList';
import { type EntityDefinition, textAsRead } from '../entity/index.ts';
import { pdfUrl, thumbnailUrl } from '../urls/index.ts';
import { formattedChanges } from './formatted-changes.ts';
import { replaceTexts } from './stored-texts.ts';

/**
 * The differences between an earlier version and the current record by field, the most recently changed field first.
 * Fields with the same value in both are left out, and so are passwords, which can't be restored.
 * @param since every change made after that version, newest first
 */
export function versionDiff(since: readonly HistoryEntry[], definition: EntityDefinition, now: Date): HistoryChange[] {
  const last = new Map<string, FieldChange>();
  const first = new Map<string, { change: FieldChange; at: string }>();
  for (const { changes, at } of since) {
    for (const change of formattedChanges(changes)) {
      if (!last.has(change.field)) last.set(change.field, change);
      first.set(change.field, { change, at });
    }
  }
  return [...last].flatMap(([field, newest]) => {
    const oldest = first.get(field);
    if (!oldest || oldest.change.from === newest.to) return [];
    // A replaced file is kept only for some days, hence `oldest.at`; the current file always exists.
    const { toUrl } = toHistoryChange(newest, now.toISOString(), definition, now);
    return [{ ...toHistoryChange({ ...oldest.change, to: newest.to }, oldest.at, definition, now), toUrl }];
  });
}

/**
 * One field before and after a change, with its label.
 * @param at when it was changed: replaced files are kept for some days from then on
 */
export function toHistoryChange(
  { field, from, to, from_key, to_key }: FieldChange,
  at: string,
  definition: EntityDefinition,
  now: Date,
): HistoryChange {
  const fieldDefinition = definition.fields[field];
  const kind = fieldDefinition?.kind ?? 'text';
  return {
    label: fieldDefinition?.displayLabel ?? fieldDefinition?.label ?? field,
    kind,
    ...valuesAsRead(kind, from, to),
    fromUrl: storedFileUrl(fieldDefinition, from, from_key, at, now),
    toUrl: storedFileUrl(fieldDefinition, to, to_key, at, now),
    optionLabels: fieldDefinition?.options,
  };
}

/** What was just changed, or is about to be, by field. */
export function fieldDifferences(
  changes: readonly FieldChange[],
  definition: EntityDefinition,
  now: Date,
): HistoryChange[] {
  return formattedChanges(changes).map((change) => toHistoryChange(change, now.toISOString(), definition, now));
}

/**
 * Both values as visitors read them. If only facts were inserted or removed, they would be the same: then as they are
 * stored.
 */
function valuesAsRead(kind: FieldKind, from: Value, to: Value): Pick<FieldChange, 'from' | 'to'> {
  const asRead = { from: valueAsRead(kind, from), to: valueAsRead(kind, to) };
  return asRead.from === asRead.to ? { from, to } : asRead;
}

type Value = FieldChange['from'];

function valueAsRead(kind: FieldKind, value: Value): Value {
  if (typeof value !== 'string' || !value.includes('{') || !kindsWithFacts.includes(kind)) return value;
  return replaceTexts(kind, value, textAsRead);
}

/** Kinds of fields whose texts take facts of the organization. */
const kindsWithFacts: readonly FieldKind[] = ['text', 'longText', 'sections', 'items'];

const dayMs = 24 * 60 * 60 * 1000;

/**
 * URL of the file in a change; null if there is none. Replaced files are kept for 30 days: older PDFs get no link, as
 * they may be deleted. Pictures always get a URL, as a missing one is visible.
 * @param key query string that gives access to a file that is not public
 */
function storedFileUrl(
  field: Field | undefined,
  name: unknown,
  key: string | undefined,
  at: string,
  now: Date,
): string | null {
  if (typeof name !== 'string' || name === '') return null;
  if (!field || !isFile(field)) return null;
  const isStored = now.getTime() - Date.parse(at) < restoreDays * dayMs;
  return urlsOfStored[field.kind](name, key, isStored);
}

const urlsOfStored: Readonly<
  Record<FileFieldKind, (name: string, key: string | undefined, isStored: boolean) => string | null>
> = {
  image: (name, key) => thumbnailUrl(name, 320) + (key ? `&${key}` : ''),
  pdf: (name, key, isStored) => (isStored ? pdfUrl(name) + (key ? `?${key}` : '') : null),
};
