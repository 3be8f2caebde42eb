import { canWrite } from '@porchlight/contract/call-access';
import { entityOf } from '@porchlight/contract/entities';
import type { ReferenceTarget } from '@porchlight/contract/fields';
import { distinctReferences, isSameReferences, type Reference } from '@porchlight/contract/references';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import { type ReferencesField, referencesFields, referencesIn, referredRows } from '../records/references.ts';
import { insertRow, type RowChange } from './row-changes.ts';

/** Columns in which every reference leads to a record, and the records that were created for them. */
export interface ResolvedReferences {
  columns: Record<string, ColumnValue>;
  created: Change[];
}

/**
 * Looks up the records that a change refers to, in its transaction. A name that no record has creates one, where a name
 * alone isn't enough. Records that were deleted stay, so that they are there again once they are restored.
 * @param columns as validated
 * @param before the row before an update
 * @throws HttpError `validation` for a record that there is not
 */
export async function resolveReferences(
  change: RowChange,
  columns: Record<string, ColumnValue>,
  before?: StoredRow,
): Promise<ResolvedReferences> {
  const resolved: ResolvedReferences = { columns, created: [] };
  for (const field of referencesFields(change.resource)) {
    if (columns[field.name] === undefined) continue;
    const stored = before ? referencesIn(before, field.name) : [];
    const references = await lookUp(change, field, referencesIn(columns, field.name), stored, resolved.created);
    const column =
      before && isSameReferences(stored, references)
        ? (before[field.name] ?? null)
        : JSON.stringify(references.map(({ id, name }) => ({ id, name })));
    resolved.columns = { ...resolved.columns, [field.name]: column };
  }
  return resolved;
}

async function lookUp(
  change: RowChange,
  field: ReferencesField,
  sent: readonly Reference[],
  stored: readonly Reference[],
  created: Change[],
): Promise<Reference[]> {
  const { to, acceptsNames, name: fieldName } = field;
  const { mainField, singular } = entityOf(to);
  const live = await referredRows(change.trx, to, [...sent, ...stored]);
  const references: Reference[] = [];
  for (const reference of sent) {
    const { id, name } = reference;
    const known = id === null ? undefined : live.get(id);
    if (known) references.push({ ...reference, id: known.id, name: String(known[mainField] ?? '') });
    else if (id !== null) {
      const earlier = stored.find((each) => each.id === id);
      if (!earlier) throw invalid({ [fieldName]: `There is no ${singular} with the id ${id}. Remove it.` });
      references.push(earlier);
    } else if (acceptsNames) references.push(reference);
    else {
      const row = (await findByName(change, to, name)) ?? (await findOrCreate(change, to, name, created));
      references.push({ id: row.id, name: String(row[mainField] ?? ''), url: '' });
    }
  }
  // A form doesn't show what was deleted.
  const hidden = acceptsNames ? [] : stored.filter(({ id }) => id !== null && !live.has(id));
  return distinctReferences([...references, ...hidden]);
}

/** The live record with a name, regardless of case; the oldest of several. */
async function findByName({ trx }: RowChange, to: ReferenceTarget, name: string): Promise<StoredRow | undefined> {
  const column = sql.ref<string>(entityOf(to).mainField);
  return selectRows(trx, to)
    .where(sql<boolean>`lower(${column}) = ${asciiLower(name)}`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
}

/** Creates a record, unless another transaction has just created one of this name. */
async function findOrCreate(...[change, to, name, created]: Parameters<typeof create>): Promise<StoredRow> {
  await acquireTransactionLock(change.trx, `new ${to}`);
  return (await findByName(change, to, name)) ?? create(change, to, name, created);
}

/** Creates a record of which only the name is known. It is public if the person may publish. */
async function create(change: RowChange, to: ReferenceTarget, name: string, created: Change[]): Promise<StoredRow> {
  const state = change.actor && !canWrite(change.actor.role, to) ? 'draft' : 'published';
  const row = await insertRow({ ...change, resource: resources[to] }, { [entityOf(to).mainField]: name, state });
  created.push({ resource: to, id: row.id });
  return row;
}

/** Like the databases' `lower`, which converts A to Z only. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
