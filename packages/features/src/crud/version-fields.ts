import type { ConflictField, ConflictVersion } from '@porchlight/ui/ConflictDialog';
import { formatFieldValue } from '@porchlight/ui/FieldValue';
import type { SentValues } from '../api/index.ts';
import { type AnyRecord, fileUrl } from './any-record.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';

/**
 * Fields in conflict as people read them, in the order of the form.
 * @param sent what the form would save
 */
export function conflictFields(
  definition: AnyEntityDefinition,
  versions: { base: AnyRecord; current: AnyRecord; sent: SentValues },
  conflicts: readonly string[],
): ConflictField[] {
  return definedFields(definition).flatMap(({ name, field, words }) => {
    if (!conflicts.includes(name)) return [];
    const stored = (record: AnyRecord): ConflictVersion => {
      const value = record[name];
      if (value === null || value === undefined || value === '') return { text: '' };
      if (field.kind === 'choice') return { text: words.optionLabels?.[String(value)] ?? String(value) };
      // The server made the names of files up: they tell people nothing.
      if (field.kind === 'image' && value === versions.current[name]) {
        return { text: 'A stored picture', pictureUrl: fileUrl('image', value) };
      }
      // Somebody has replaced it: its own address shows it to nobody any more.
      if (field.kind === 'image') return { text: 'The picture from before' };
      if (field.kind === 'pdf') return { text: 'A stored PDF' };
      return { text: formatFieldValue(field.kind, value) };
    };
    const typed = (): ConflictVersion => {
      const value = versions.sent[name];
      if (value instanceof File) {
        return { text: value.name, pictureUrl: field.kind === 'image' ? URL.createObjectURL(value) : null };
      }
      // A wall time as typed reads like the moment it stands for; everything else as if it were stored.
      if (field.kind === 'dateTime' && value) return { text: String(value).replace('T', ' ') };
      return stored({ ...versions.current, [name]: value });
    };
    const { base, current } = versions;
    return [{ name, label: words.label, kind: field.kind, base: stored(base), mine: typed(), theirs: stored(current) }];
  });
}
