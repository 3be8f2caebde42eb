import type { OrganizationRecord } from '@porchlight/contract/entities';
import { readItems } from '@porchlight/contract/items';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const { fields } = resources.organization;

/** Changes of the settings that are looked at, the latest ones. */
const changesMax = 100;

/** The facts before each change of the settings that the history knows, the latest first. */
export async function earlierFacts(db: Kysely<Tables>, current: OrganizationRecord): Promise<OrganizationFacts[]> {
  const entries = await db
    .selectFrom('history')
    .select('changes')
    .where('resource', '=', 'organization')
    .where('record_id', '=', current.id)
    .orderBy('id', 'desc')
    .limit(changesMax)
    .execute();
  const facts: OrganizationFacts[] = [];
  let record = current;
  for (const { changes } of entries) {
    const earlier = Object.entries<unknown>(JSON.parse(changes)).flatMap(([field, values]) =>
      Array.isArray(values) && field in current ? [[field, earlierValue(record, field, values[0])]] : [],
    );
    record = { ...record, ...Object.fromEntries(earlier) };
    facts.push(organizationFacts(record));
  }
  return facts;
}

/** A value of the history as records have it: there, lists of items are text. */
function earlierValue(record: OrganizationRecord, field: string, stored: unknown): unknown {
  if (stored === null || stored === undefined) return record[field as keyof typeof record];
  return fields[field]?.kind === 'items' && typeof stored === 'string' ? readItems(stored) : stored;
}
