import { fieldKinds } from '@porchlight/contract/field-kinds';
import type { FieldKind } from '@porchlight/contract/fields';
import type { EntityColumn } from '@porchlight/ui/EntityTable';
import { thumbnailUrl } from '../urls/index.ts';
import { type AnyRecord, mainField } from './any-record.ts';
import type { AnyEntityDefinition, FieldWords } from './entity-definition.ts';

/** Columns of the list. */
export function tableColumns(definition: AnyEntityDefinition): EntityColumn<AnyRecord>[] {
  return columnsOf(definition, definition.columns);
}

/** Columns of an export: everything that is known of a record. */
export function exportColumns(definition: AnyEntityDefinition): EntityColumn<AnyRecord>[] {
  return columnsOf(definition, ['id', ...Object.keys(definition.fields), 'created_at', 'updated_at']);
}

function columnsOf(definition: AnyEntityDefinition, names: readonly string[]): EntityColumn<AnyRecord>[] {
  const kinds: Record<string, FieldKind> = fieldKinds[definition.name];
  const words = definition.fields as Record<string, FieldWords>;
  return names.map((name) => {
    const kind = name === 'id' ? 'number' : (kinds[name] ?? 'dateTime');
    return {
      field: name,
      header: words[name]?.shownAs ?? words[name]?.label ?? rowFieldLabels[name] ?? name,
      kind,
      main: name === mainField(definition),
      optionLabels: words[name]?.optionLabels,
      // Two pixels for each that a cell's picture is drawn on fit into the smallest copy.
      fileUrl: (record) => (kind === 'image' && record[name] ? thumbnailUrl(String(record[name]), 160) : null),
    };
  });
}

/** Labels of what every record carries. */
const rowFieldLabels: Record<string, string> = { id: 'Id', created_at: 'Created', updated_at: 'Changed' };
