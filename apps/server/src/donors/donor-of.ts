import type { donorKeys } from '@porchlight/contract/donors';
import { resources } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { liveRow } from '../records/live-rows.ts';

/** A donor, with all donations, the newest first. */
export interface Donor {
  foundBy: (typeof donorKeys)[number];
  name: string;
  email: string;
  donations: StoredRow[];
}

/**
 * Finds the donor of a donation: all donations with its address or, if it has none, those with its name and no address
 * either, whatever the case. So nobody's donations are taken for those of somebody with another address. A donation with
 * neither is alone.
 * @throws HttpError `not_found`
 */
export async function donorOf(db: Kysely<Tables>, id: number): Promise<Donor> {
  const row = await liveRow({ trx: db, resource: resources.donation }, id);
  const [email, name] = [String(row.email), String(row.name)];
  const foundBy = (email && 'email') || (name && 'name') || 'number';
  const conditions = {
    email: sql<boolean>`lower(email) = lower(${email})`,
    name: sql<boolean>`email = '' and lower(name) = lower(${name})`,
    number: sql<boolean>`id = ${id}`,
  };
  const donations = await selectRows(db, 'donation')
    .where(readableRows(resources.donation))
    .where(conditions[foundBy])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const named = donations.find((each) => each.name);
  return { foundBy, name: String(named?.name ?? ''), email, donations };
}

/** The calendar year of a donation. */
export function yearOf({ date, created_at }: StoredRow): string {
  return String(date ?? created_at).slice(0, 4);
}
