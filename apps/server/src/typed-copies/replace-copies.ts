import { canWrite } from '@porchlight/contract/call-access';
import { type ResourceName, recordName } from '@porchlight/contract/entities';
import { factNames } from '@porchlight/contract/organization-tokens';
import { forbiddenText, type Role } from '@porchlight/contract/permissions';
import { resources } from '@porchlight/contract/resources';
import type { ReplacedCopy, ReplaceTypedCopiesResponse } from '@porchlight/contract/typed-copies';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import type { ResourceService } from '../entities/resource-service.ts';
import { HttpError } from '../errors/http-error.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { replaceCopy } from './copy-patterns.ts';
import { changedTexts } from './texts-of-rows.ts';

interface ReplaceContext {
  db: Database;
  services: Readonly<Record<ResourceName, ResourceService>>;
  actor: Actor & { role: Role };
}

/** Replaces copies with the names of facts: one ordinary change for each record, which its history can undo. */
export async function replaceCopies(
  { db, services, actor }: ReplaceContext,
  copies: readonly ReplacedCopy[],
): Promise<ReplaceTypedCopiesResponse> {
  const response: ReplaceTypedCopiesResponse = { changed: [], failed: [] };
  for (const ofRecord of Map.groupBy(copies, ({ resource, id }) => `${resource}/${id}`).values()) {
    const [first] = ofRecord;
    if (!first) continue;
    const { resource, id } = first;
    if (!canWrite(actor.role, resource)) {
      response.failed.push({ title: `No. ${id}`, message: forbiddenText(actor.role) });
      continue;
    }
    const row = await findLiveRow({ trx: db.read, resource: resources[resource] }, id);
    if (!row) {
      response.failed.push({ title: `No. ${id}`, message: 'It has been deleted in the meantime.' });
      continue;
    }
    const input = changedTexts(resource, row, ({ field, text }) =>
      ofRecord.reduce((changed, each) => {
        const fact = factNames.find((name) => name === each.fact);
        return each.field === field && fact ? replaceCopy(changed, each.copy, fact) : changed;
      }, text),
    );
    // Somebody has replaced it already.
    if (Object.keys(input).length === 0) continue;
    try {
      const { version } = await services[resource].update(id, { ...input, version: row.version }, { actor });
      response.changed.push({ resource, id, version, entry: await lastEntry(db, resource, id) });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      response.failed.push({ title: recordName(resource, row), message: error.message });
    }
  }
  return response;
}

async function lastEntry(db: Database, resource: ResourceName, id: number): Promise<number> {
  const entry = await db.read
    .selectFrom('history')
    .select('id')
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return Number(entry.id);
}
