import type { AnyRecord } from '@porchlight/contract/entity';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { documentOf, markedText, readDocument } from '@porchlight/contract/rich-text-strings';
import type { ConflictField, ConflictVersion } from '@porchlight/ui/ConflictDialog';
import { formatFieldValue } from '@porchlight/ui/FieldValue';
import type { QueryClient } from '@tanstack/react-query';
import type { SentValues } from '../api/index.ts';
import { lastChangeQuery } from '../api/index.ts';
import { spokenMoment } from '../dates/index.ts';
import { fileUrl } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';

/** A long text of which a version has formatting: it is written out, so that people see what differs. */
function formattedVersions(
  name: string,
  { base, current, sent }: { base: AnyRecord; current: AnyRecord; sent: SentValues },
): Pick<ConflictField, 'base' | 'mine' | 'theirs' | 'documents'> | undefined {
  const typed = String(sent[name] ?? '');
  const [before, mine, theirs] = [documentOfRecord(base, name), readDocument(typed), documentOfRecord(current, name)];
  if (!before && !mine && !theirs) return undefined;
  const documents = {
    base: before ?? documentOf(String(base[name] ?? '')),
    mine: mine ?? documentOf(typed),
    theirs: theirs ?? documentOf(String(current[name] ?? '')),
  };
  return {
    base: { text: markedText(documents.base) },
    mine: { text: markedText(documents.mine) },
    theirs: { text: markedText(documents.theirs) },
    documents,
  };
}

const documentOfRecord = (record: AnyRecord, name: string) => documentIn(record[documentKey(name)]);

/**
 * Fields in conflict as people read them, in the order of the form.
 * @param sent what the form would save
 */
export function conflictFields(
  definition: EntityDefinition,
  versions: { base: AnyRecord; current: AnyRecord; sent: SentValues },
  conflicts: readonly string[],
): ConflictField[] {
  return namedFields(definition).flatMap((field) => {
    const { name, kind, label, options } = field;
    if (!conflicts.includes(name)) return [];
    const { base, current } = versions;
    const formatted = kind === 'longText' ? formattedVersions(name, versions) : undefined;
    if (formatted) return [{ name, label, kind, ...formatted }];
    const stored = (record: AnyRecord): ConflictVersion => {
      const value = record[name];
      if (value === null || value === undefined || value === '') return { text: '' };
      if (kind === 'choice') return { text: options?.[String(value)] ?? String(value) };
      // The server made the names of files up: they tell people nothing.
      if (kind === 'image' && value === versions.current[name]) {
        return { text: 'A stored picture', pictureUrl: fileUrl(field, value) };
      }
      // Somebody has replaced it: its own address shows it to nobody any more.
      if (kind === 'image') return { text: 'The picture from before' };
      if (kind === 'pdf') return { text: 'A stored PDF' };
      return { text: formatFieldValue(kind, value) };
    };
    const typed = (): ConflictVersion => {
      const value = versions.sent[name];
      if (value instanceof File) {
        return { text: value.name, pictureUrl: kind === 'image' ? URL.createObjectURL(value) : null };
      }
      // A wall time as typed reads like the moment it stands for; everything else as if it were stored.
      if (kind === 'dateTime' && value) return { text: String(value).replace('T', ' ') };
      return stored({ ...versions.current, [name]: value });
    };
    return [{ name, label, kind, base: stored(base), mine: typed(), theirs: stored(current) }];
  });
}

/** Who changed a record and when; undefined where that is not known, which keeps nobody from choosing. */
export async function lastChangeText(
  client: QueryClient,
  { name }: EntityDefinition,
  { id, version }: AnyRecord,
  now: Date,
): Promise<string | undefined> {
  const change = await client.fetchQuery(lastChangeQuery(name, id, version)).catch(() => null);
  if (!change) return undefined;
  const who = change.by?.username ?? 'The website';
  return `While you were editing, ${who} saved other changes, ${spokenMoment(change.at, now)}. Choose what to keep for each field below; nothing is saved until you do.`;
}
