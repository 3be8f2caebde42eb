import type { FieldKind } from '@porchlight/contract/fields';
import type { FieldChange, HistoryEntry } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import type { HistoryChange } from '@porchlight/ui/HistoryList';
import { pdfUrl, thumbnailUrl } from '../urls/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { formattedChanges } from './formatted-changes.ts';

/**
 * What differs between an earlier version and the record as it is, field by field in the order in which fields were
 * changed last. What was changed and changed back is left out, and passwords are: nobody can bring one back.
 * @param since every change made after that version, newest first
 */
export function thenAndNow(since: readonly HistoryEntry[], definition: EntityDefinition, now: Date): HistoryChange[] {
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
    // A file that is replaced is kept for some days from then on; the one there is now is kept in any case.
    const { to, toUrl } = shownChange(newest, now.toISOString(), definition, now);
    return [{ ...shownChange(oldest.change, oldest.at, definition, now), to, toUrl }];
  });
}

/**
 * One field before and after, in the words of its form.
 * @param at when it was changed: files are kept for some days from then on
 */
export function shownChange(
  { field, from, to, from_key, to_key }: FieldChange,
  at: string,
  definition: EntityDefinition,
  now: Date,
): HistoryChange {
  const described = definition.fields[field];
  return {
    label: described?.shownAs ?? described?.label ?? field,
    kind: described?.kind ?? 'text',
    from,
    to,
    fromUrl: keptFile(described?.kind, from, from_key, at, now),
    toUrl: keptFile(described?.kind, to, to_key, at, now),
    optionLabels: described?.options,
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
