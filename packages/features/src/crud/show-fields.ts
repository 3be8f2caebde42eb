import type { EntityShowField } from '@porchlight/ui/EntityShow';
import { type AnyRecord, fileBytes, fileUrl } from './any-record.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';

/**
 * Rows of the show page: what can be read at once, then PDFs in their frames. spec 2.5
 * @param keys by field: the query that opens its file, of a record that is in the trash
 */
export function showFields(
  definition: AnyEntityDefinition,
  record: AnyRecord | undefined,
  keys: Readonly<Record<string, string>> = {},
): EntityShowField[] {
  return definedFields(definition)
    .filter(({ field }) => field.stored !== null)
    .toSorted((a, b) => Number(a.field.kind === 'pdf') - Number(b.field.kind === 'pdf'))
    .map(({ name, field, words }) => ({
      name,
      kind: field.kind,
      label: words.shownAs ?? words.label,
      value: record?.[name],
      optionLabels: words.optionLabels,
      ratio: words.ratio,
      fileUrl: fileUrl(field.kind, record?.[name], keys[name]),
      ...(field.kind === 'pdf' && { fileBytes: fileBytes(record, name) }),
    }));
}
