import type { Fields } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import type { EntityColumn } from '@porchlight/ui/EntityTable';
import type { AnyEntityDefinition, FieldWords } from './entity-definition.ts';
import { type AnyRecord, fileUrl, mainField } from './entity-fields.ts';

/** Columns of the list. */
export function tableColumns(definition: AnyEntityDefinition): EntityColumn<AnyRecord>[] {
  const fields: Fields = resources[definition.name].fields;
  const words = definition.fields as Record<string, FieldWords>;
  return definition.columns.map((name) => {
    const kind = fields[name]?.kind ?? 'dateTime';
    return {
      field: name,
      header: words[name]?.shownAs ?? words[name]?.label ?? rowFieldLabels[name] ?? name,
      kind,
      main: name === mainField(definition),
      optionLabels: words[name]?.optionLabels,
      fileUrl: (record) => fileUrl(kind, record[name]),
    };
  });
}

/** Labels of what every record carries. */
const rowFieldLabels: Record<string, string> = { created_at: 'Created', updated_at: 'Changed' };
