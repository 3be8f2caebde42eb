import type { ResourceName } from '@porchlight/contract/entities';
import { type AnyRecord, fieldsOfKind } from '@porchlight/contract/entity';
import type { EntityColumn } from '@porchlight/ui/EntityTable';
import { fieldText } from '@porchlight/ui/FieldValue';
import { useQuery } from '@tanstack/react-query';
import { lastChangeQuery } from '../api/index.ts';
import { thumbnailUrl } from '../urls/index.ts';
import { recordTitle } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';

/** Columns of the list, the last of which says who changed a row and when. */
export function tableColumns(definition: EntityDefinition): EntityColumn<AnyRecord>[] {
  const { secondLine } = definition;
  const picture = pictureField(definition);
  const columns = columnsOf(definition, [...new Set([...definition.columns, 'created_at', 'updated_at'])]);
  const second = columns.find((column) => column.field === secondLine);
  return columns.map((column) => {
    if (column.main) {
      return {
        ...column,
        value: (record) => recordTitle(definition, record),
        fileUrl: (record) => (picture && record[picture] ? thumbnail(record[picture]) : null),
        pictureUrl: (record) => (picture && record[picture] ? thumbnailUrl(String(record[picture]), 480) : null),
        secondLine: second && ((record) => fieldText(second.kind, record[second.field], second.optionLabels)),
      };
    }
    if (column.field === 'updated_at') {
      return {
        ...column,
        widthPx: 240,
        secondLine: (record) => <ChangedBy resource={definition.name} record={record} />,
      };
    }
    // Still searched, and there to be chosen.
    return { ...column, hidden: column === second || column.field === 'created_at' };
  });
}

/** The field of a record's picture; undefined for an entity without one. */
export function pictureField({ fields }: EntityDefinition): string | undefined {
  return fieldsOfKind(fields, 'image')[0];
}

/** Who changed a record last; nothing while that is not known, and for what visitors and the server do. */
function ChangedBy({ resource, record }: { resource: ResourceName; record: AnyRecord }) {
  const { data } = useQuery(lastChangeQuery(resource, record.id, record.version));
  return data?.by ? `by ${data.by.username}` : null;
}

/** Columns of an export: everything that is known of a record. */
export function exportColumns(definition: EntityDefinition): EntityColumn<AnyRecord>[] {
  return columnsOf(definition, ['id', ...Object.keys(definition.fields), 'created_at', 'updated_at']);
}

/** Two pixels for each that a cell's picture is drawn on fit into the smallest copy. */
function thumbnail(name: unknown): string {
  return thumbnailUrl(String(name), 160);
}

function columnsOf(definition: EntityDefinition, names: readonly string[]): EntityColumn<AnyRecord>[] {
  const { fields } = definition;
  return names.map((name) => ({
    field: name,
    header: fields[name]?.shownAs ?? fields[name]?.label ?? rowFieldLabels[name] ?? name,
    kind: name === 'id' ? 'number' : (fields[name]?.kind ?? 'dateTime'),
    main: name === definition.mainField,
    optionLabels: fields[name]?.options,
  }));
}

/** Labels of what every record carries. */
const rowFieldLabels: Record<string, string> = { id: 'Id', created_at: 'Created', updated_at: 'Changed' };
