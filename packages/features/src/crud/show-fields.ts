import { type AnyRecord, isSecret } from '@porchlight/contract/entity';
import type { EntityShowField } from '@porchlight/ui/EntityShow';
import { fileBytes, fileUrl } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';

/**
 * Rows of the show page: what can be read at once, then PDFs in their frames. spec 2.5
 * @param keys by field: the query that opens its file, of a record that is in the trash
 */
export function showFields(
  definition: EntityDefinition,
  record: AnyRecord | undefined,
  keys: Readonly<Record<string, string>> = {},
): EntityShowField[] {
  return namedFields(definition)
    .filter((field) => !isSecret(field))
    .toSorted((a, b) => Number(a.kind === 'pdf') - Number(b.kind === 'pdf'))
    .map(({ name, kind, label, shownAs, options, ratio }) => ({
      name,
      kind,
      label: shownAs ?? label,
      value: record?.[name],
      optionLabels: options,
      ratio,
      fileUrl: fileUrl(kind, record?.[name], keys[name]),
      ...(kind === 'pdf' && { fileBytes: fileBytes(record, name) }),
    }));
}
