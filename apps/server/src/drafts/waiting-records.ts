import { draftEntrySchema } from '@porchlight/contract/drafts';
import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { hasStates, type WaitingRecord, type WaitingResponse, waitingLimit } from '@porchlight/contract/publication';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { readableRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { excerpt } from '../records/excerpts.ts';
import type { Drafts } from './drafts.ts';

const waitingAnswer: z.ZodType<WaitingResponse> = z
  .object({
    records: z.array(
      z.object({
        resource: z.enum(resourceNames),
        id: z.int(),
        title: z.string(),
        state: z.enum(['in_review', 'scheduled']),
        at: z.string(),
      }),
    ),
    total: z.object({ in_review: z.int(), scheduled: z.int() }),
    drafts: z.array(draftEntrySchema),
  })
  .meta({
    id: 'WaitingAnswer',
    description: `Records in review, the longest waiting first, then scheduled records, the soonest first; at most ${waitingLimit} of each. \`at\` is the moment of publication, or of the last change for records in review. \`total\` counts all. \`drafts\` is your own unsaved input of forms, newest first.`,
  });

const record = { resource: 'story', id: 1, title: 'Story 1', state: 'in_review', at: '2026-03-14T16:00:00Z' };

/** The schema of `GET /api/get-all-waiting`. */
const waitingCall = describeCalls('Publication', {
  waiting: {
    operationId: 'listWaiting',
    summary: 'Records that are in review or scheduled, and your own drafts',
    response: {
      200: jsonResponse('The waiting records and drafts.', waitingAnswer, {
        records: [record],
        total: { in_review: 1, scheduled: 0 },
        drafts: [],
      }),
    },
  },
});

/** The timestamp of a waiting record, by which it is sorted. */
const moments = { in_review: 'updated_at', scheduled: 'publish_at' } as const;

const names = resourceNames.filter((name) => hasStates(entityOf(name)));

/** Returns records in review and scheduled ones of all entities. */
async function readWaiting(db: Database): Promise<Omit<WaitingResponse, 'drafts'>> {
  const ofState = async (state: WaitingRecord['state']) => {
    const byResource = await Promise.all(
      names.map(async (name) => {
        const entity = entityOf(name);
        const from = sql`from ${sql.table(tableNames[name])} where ${readableRows(entity, state)}`;
        const at = sql.ref(moments[state]);
        const { rows } = await sql<{ id: number; title: string; at: string; total: number }>`
          select id, ${sql.ref(entity.mainField)} as title, ${at} as at, (select count(*) ${from}) as total
          ${from} order by ${at}, id limit ${waitingLimit}`.execute(db.read);
        return rows.map((row) => ({ ...row, resource: name, state, total: Number(row.total) }));
      }),
    );
    return {
      total: byResource.reduce((sum, [first]) => sum + (first?.total ?? 0), 0),
      records: byResource
        .flat()
        .sort((left, right) => left.at.localeCompare(right.at))
        .slice(0, waitingLimit)
        .map(({ resource, id, title, at }) => ({
          resource,
          id,
          title: excerpt(title, titleCharacters + 1),
          state,
          at,
        })),
    };
  };
  const [inReview, scheduled] = [await ofState('in_review'), await ofState('scheduled')];
  return {
    records: [...inReview.records, ...scheduled.records],
    total: { in_review: inReview.total, scheduled: scheduled.total },
  };
}

/** Registers `GET /api/get-all-waiting`. */
export async function waitingRoute(
  app: FastifyInstance,
  { db, drafts }: { db: Database; drafts: Drafts },
): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    waitingCall,
  )('waiting', async (request) => ({
    ...(await readWaiting(db)),
    drafts: await drafts.list(requireStaff(request)),
  }));
}
