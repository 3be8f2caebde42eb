import { pagedResources } from '@porchlight/contract/discovery';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { stateOf } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import type { StoredRow, Tables } from '../db/tables.ts';
import { linkingRecords } from '../links/linking-records.ts';
import { findUses } from '../media/picture-library.ts';
import { fromRowsReferencing } from '../records/file-references.ts';
import { referenceName, referencesFields } from '../records/references.ts';

interface HiddenRow {
  name: ResourceName;
  row: StoredRow;
  /** What hides it; undefined for a change that hides nothing. */
  hides: 'Delete' | 'Unpublish' | undefined;
  publicUrl: string;
}

/** Says that others show, name or link to a record that is about to be hidden with many; undefined if none does. */
export async function reasonToStay(
  db: Kysely<Tables>,
  { name, row, hides, publicUrl }: HiddenRow,
): Promise<string | undefined> {
  if (!hides) return undefined;
  if (hides === 'Delete') {
    const uses = name === 'media' && row.image !== null ? await findUses(db, String(row.image)) : [];
    if (uses.length > 0) return 'Other records show it. Delete it on its own.';
    if (await isReferredTo(db, name, row.id)) return 'Other records have it. Delete it on its own.';
  }
  const paged = pagedResources.find((each) => each === name);
  if (!paged || stateOf(row) !== 'published') return undefined;
  const { total } = await linkingRecords(db, { name: paged, id: row.id }, { publicUrl, readable: resourceNames });
  return total > 0 ? `Other pages link to it. ${hides} it on its own, to choose where visitors are sent.` : undefined;
}

/** Whether a live record refers to a record in a field. */
async function isReferredTo(db: Kysely<Tables>, name: ResourceName, id: number): Promise<boolean> {
  for (const each of resourceNames) {
    for (const field of referencesFields(resources[each])) {
      const { rows } =
        field.to === name
          ? await sql`select 1 ${fromRowsReferencing(each, referenceName(field.name, id), 'any')} limit 1`.execute(db)
          : { rows: [] };
      if (rows.length > 0) return true;
    }
  }
  return false;
}
