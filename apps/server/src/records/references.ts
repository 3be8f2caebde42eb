import { entityOf } from '@porchlight/contract/entities';
import { type Field, fieldsOfKind, type ReferenceTarget } from '@porchlight/contract/fields';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { distinctReferences, type Reference, readReferences } from '@porchlight/contract/references';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { mergedInto } from './merged-records.ts';

/** Records looked up per query. */
const batchSize = 500;

/** A field of references with its name. */
export type ReferencesField = Field & { name: string; to: ReferenceTarget };

/** The fields of an entity that refer to records. */
export function referencesFields({ fields }: Pick<Resource, 'fields'>): ReferencesField[] {
  return fieldsOfKind(fields, 'references').flatMap((name) => {
    const field = fields[name];
    return field?.to ? [{ ...field, name, to: field.to }] : [];
  });
}

/** The references in a column. */
export function referencesIn(row: Readonly<Record<string, unknown>>, field: string): Reference[] {
  return readReferences(row[field] ?? '') ?? [];
}

/** How the table of named files names a record that a field refers to, which is no name of a file. */
export function referenceName(field: string, id: number): string {
  return referencePrefix(field) + id;
}

/** The part of these names before the id. */
export function referencePrefix(field: string): string {
  return `/${field}=`;
}

/** The live records that references lead to, by the ids that the references have: a merged one leads to another. */
export async function referredRows(
  db: Kysely<Tables>,
  to: ReferenceTarget,
  references: readonly Reference[],
): Promise<ReadonlyMap<number, StoredRow>> {
  const ids = [...new Set(references.flatMap(({ id }) => id ?? []))];
  const rows = new Map<number, StoredRow>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const merged = await mergedInto(db, to, batch);
    const found = await selectRows(db, to)
      .where('id', 'in', [...new Set(batch.map((id) => merged.get(id) ?? id))])
      .where('deleted_at', 'is', null)
      .execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    for (const id of batch) {
      const row = byId.get(merged.get(id) ?? id);
      if (row) rows.set(id, row);
    }
  }
  return rows;
}

/** A reference to a live record, with the address of its page while visitors can see it. */
function referenceTo(to: ReferenceTarget, row: StoredRow): Reference {
  const entity = entityOf(to);
  const isPublic = !hasStates(entity) || stateOf(row) === 'published';
  return { id: row.id, name: String(row[entity.mainField] ?? ''), url: (isPublic && entity.publicUrl?.(row)) || '' };
}

/**
 * Completes the references of rows with the present names and addresses of their records. A record that was deleted is
 * left out, or stays as its name where names are accepted; for visitors, also one that they can't see.
 * @param db inside a transaction, that transaction
 */
export async function withReferences(
  db: Kysely<Tables>,
  resource: Pick<Resource, 'fields'>,
  rows: readonly StoredRow[],
  isForStaff: boolean,
): Promise<StoredRow[]> {
  let completed = [...rows];
  for (const { name, to, acceptsNames } of referencesFields(resource)) {
    const stored = rows.map((row) => referencesIn(row, name));
    if (stored.every((references) => references.length === 0)) continue;
    const found = await referredRows(db, to, stored.flat());
    const shown = (reference: Reference): Reference[] => {
      const row = reference.id === null ? undefined : found.get(reference.id);
      const current = row && referenceTo(to, row);
      if (current && (isForStaff || current.url)) return [current];
      if (!acceptsNames) return [];
      const named = { ...reference, name: current?.name || reference.name, url: '' };
      return [isForStaff ? named : { ...named, id: null }];
    };
    completed = completed.map((row, index) => ({
      ...row,
      [name]: JSON.stringify(distinctReferences((stored[index] ?? []).flatMap(shown))),
    }));
  }
  return completed;
}
