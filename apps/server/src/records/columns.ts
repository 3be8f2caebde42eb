import type { ResourceName } from '@porchlight/contract/entities';
import { isSecret, withDocuments } from '@porchlight/contract/fields';
import { pictureFields, pictureMetadataNames } from '@porchlight/contract/pictures';
import { hasStates, storedFields } from '@porchlight/contract/publication';
import { type Resource, resources } from '@porchlight/contract/resources';
import { columnOf, emptyColumn, keyColumns } from '../db/entity-columns.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import { responseValue, storedValue } from './stored-values.ts';

/** A record as in a response. */
export type ResponseRecord = { id: number; version: number } & Record<string, unknown>;

/** The values of a create or update request, validated by the contract's schema. */
export type Values = Record<string, unknown>;

/**
 * Converts validated values to columns. Fields without a value are left out.
 * @throws HttpError `validation` for a date that doesn't exist
 */
export function toColumns(resource: Resource, values: Values): Record<string, ColumnValue> {
  const columns: Record<string, ColumnValue> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(storedFields(resource))) {
    const value = values[name];
    if (value === undefined) continue;
    const column = storedValue(value, field.kind);
    if (column === undefined) errors[name] = 'This date doesn’t exist.';
    else columns[columnOf(name, field.kind)] = column;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...columns, ...keyColumns(resource.name, columns) };
}

/**
 * Converts a row to the record of a response, with only what the contract's schema contains.
 * @param isForStaff whether to include the publication fields, which visitors don't get
 */
export function present(name: ResourceName, row: StoredRow, isForStaff = true): ResponseRecord {
  const resource = resources[name];
  const record: Record<string, unknown> = {
    id: row.id,
    version: row.version,
    // For visitors, a record begins when it is published.
    created_at: isForStaff ? row.created_at : (row.published_at ?? row.created_at),
    updated_at: row.updated_at,
    ...(isForStaff &&
      hasStates(resource) && {
        ...{ state: row.state, publish_at: row.publish_at, visible_until: row.visible_until },
        ...{ published_at: row.published_at, created_by: row.created_by },
        ...(row.replaces && { replaces: row.replaces }),
        ...(row.review_note && { review_note: row.review_note }),
      }),
  };
  for (const field of pictureFields(resource.fields)) {
    for (const fact of ['version', ...pictureMetadataNames]) {
      const value = row[`${field}_${fact}`];
      // Visitors don't get the version or empty facts.
      if (value === undefined || (!isForStaff && (fact === 'version' || !value))) continue;
      record[`${field}_${fact}`] = fact === 'decorative' ? value === 1 : value;
    }
  }
  for (const [name, field] of Object.entries(withDocuments(resource.fields))) {
    if (isSecret(field)) continue;
    const column = columnOf(name, field.kind);
    const isHidden = field.isPrivate && !isForStaff;
    record[name] = responseValue((isHidden ? emptyColumn(field.kind) : row[column]) ?? null, field.kind);
  }
  // Zod's type doesn't include the fields that every record has.
  return resource.record.parse(record) as ResponseRecord;
}
