import type { AnyRecord } from '@porchlight/contract/entity';
import type { ConflictField, ConflictVersion } from '@porchlight/ui/ConflictDialog';
import { formatFieldValue } from '@porchlight/ui/FieldValue';
import type { SentValues } from '../api/index.ts';
import { fileUrl } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';

/**
 * Fields in conflict as people read them, in the order of the form.
 * @param sent what the form would save
 */
export function conflictFields(
  definition: EntityDefinition,
  versions: { base: AnyRecord; current: AnyRecord; sent: SentValues },
  conflicts: readonly string[],
): ConflictField[] {
  return namedFields(definition).flatMap(({ name, kind, label, options }) => {
    if (!conflicts.includes(name)) return [];
    const stored = (record: AnyRecord): ConflictVersion => {
      const value = record[name];
      if (value === null || value === undefined || value === '') return { text: '' };
      if (kind === 'choice') return { text: options?.[String(value)] ?? String(value) };
      // The server made the names of files up: they tell people nothing.
      if (kind === 'image' && value === versions.current[name]) {
        return { text: 'A stored picture', pictureUrl: fileUrl('image', value) };
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
    const { base, current } = versions;
    return [{ name, label, kind, base: stored(base), mine: typed(), theirs: stored(current) }];
  });
}
