import { canWrite } from '@porchlight/contract/call-access';
import { draftEntrySchema } from '@porchlight/contract/drafts';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { hasPermission } from '@porchlight/contract/permissions';
import { hasStates, type WaitingRecord, type WaitingResponse, waitingLimit } from '@porchlight/contract/publication';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type Staff } from '../access/staff.ts';
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
        state: z.enum(['in_review', 'scheduled', 'draft']),
        at: z.string(),
        review_note: z.string().optional(),
      }),
    ),
    total: z.object({ in_review: z.int(), scheduled: z.int(), draft: z.int() }),
    drafts: z.array(draftEntrySchema),
    failed_sets: z.array(z.object({ id: z.int(), name: z.string(), problem: z.string() })),
    failed_mails: z.int(),
  })
  .meta({
    id: 'WaitingAnswer',
    description: `Records in review that you may publish, and your own, the longest waiting first; then scheduled records, the soonest first; then your own drafts, those that were sent back first, with \`review_note\`. At most ${waitingLimit} of each; \`total\` counts all. \`at\` is the moment of publication for a scheduled record, of the last change for the others. \`drafts\` is your own unsaved input of forms, newest first. \`failed_sets\` are change sets that could not be published at their time and wait for you. \`failed_mails\` is the number of mails that could not be sent, 0 if you may not see them.`,
  });

const record = { resource: 'story', id: 1, title: 'Story 1', state: 'in_review', at: '2026-03-14T16:00:00Z' };

/** The schema of `GET /api/get-all-waiting`. */
const waitingCall = describeCalls('Publication', {
  waiting: {
    operationId: 'listWaiting',
    summary: 'Records that are in review or scheduled, and your own drafts and unsaved work',
    response: {
      200: jsonResponse('The waiting records and drafts.', waitingAnswer, {
        records: [record],
        total: { in_review: 1, scheduled: 0, draft: 0 },
        drafts: [],
        failed_sets: [],
        failed_mails: 0,
      }),
    },
  },
});

/** The timestamp of a waiting record. */
const moments = { in_review: 'updated_at', scheduled: 'publish_at', draft: 'updated_at' } as const;

/** The order in which an entity's waiting records are read. */
const orders = {
  in_review: sql`updated_at, id`,
  scheduled: sql`publish_at, id`,
  draft: sql`review_note = '', updated_at desc, id desc`,
} as const;

const names = resourceNames.filter((name) => hasStates(entityOf(name)));

/** A record of one of the entities' queries, before the lists are merged. */
type FoundRecord = WaitingRecord & { total: number };

/** Compares two records of the same state, in the order of the response. */
function compare(left: FoundRecord, right: FoundRecord): number {
  if (left.state !== 'draft') return left.at.localeCompare(right.at);
  return Number(!left.review_note) - Number(!right.review_note) || right.at.localeCompare(left.at);
}

/** Returns what waits for an account, of all entities. */
async function readWaiting(db: Database, { userId, role }: Staff): Promise<Pick<WaitingResponse, 'records' | 'total'>> {
  const ofResource = async (name: ResourceName, state: WaitingRecord['state']): Promise<FoundRecord[]> => {
    const entity = entityOf(name);
    const isOwnOnly = state === 'draft' || (state === 'in_review' && !canWrite(role, name));
    const own = isOwnOnly ? sql`and created_by = ${userId}` : sql``;
    const from = sql`from ${sql.table(tableNames[name])} where ${readableRows(entity, state)} ${own}`;
    const { rows } = await sql<{ id: number; title: string; at: string; review_note: string; total: number }>`
      select id, ${sql.ref(entity.mainField)} as title, ${sql.ref(moments[state])} as at, review_note,
        (select count(*) ${from}) as total
      ${from} order by ${orders[state]} limit ${waitingLimit}`.execute(db.read);
    return rows.map(({ id, title, at, review_note, total }) => ({
      ...{ resource: name, id, title: excerpt(title, titleCharacters + 1), state, at, total: Number(total) },
      ...(state === 'draft' && review_note !== '' && { review_note: excerpt(review_note, titleCharacters + 1) }),
    }));
  };
  const ofState = async (state: WaitingRecord['state']) => {
    const byResource = await Promise.all(names.map((name) => ofResource(name, state)));
    return {
      total: byResource.reduce((sum, [first]) => sum + (first?.total ?? 0), 0),
      records: byResource
        .flat()
        .sort(compare)
        .slice(0, waitingLimit)
        .map(({ total: _, ...found }) => found),
    };
  };
  const [inReview, scheduled, own] = [await ofState('in_review'), await ofState('scheduled'), await ofState('draft')];
  return {
    records: [...inReview.records, ...scheduled.records, ...own.records],
    total: { in_review: inReview.total, scheduled: scheduled.total, draft: own.total },
  };
}

/** Number of mails that could not be sent, for those who may see them. */
async function countFailedMails(db: Database, { role }: Staff): Promise<number> {
  if (!hasPermission(role, 'read accounts')) return 0;
  const { count } = await db.read
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Change sets that could not be published at their time: one's own, and all for those who may publish. */
async function readFailedSets(db: Database, { userId, role }: Staff): Promise<WaitingResponse['failed_sets']> {
  const all = db.read
    .selectFrom('change_sets')
    .select(['id', 'name', 'problem'])
    .where('problem', '!=', '')
    .where('published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(waitingLimit);
  const rows = await (hasPermission(role, 'write content') ? all : all.where('created_by_id', '=', userId)).execute();
  return rows.map(({ id, name, problem }) => ({ id: Number(id), name, problem }));
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
  )('waiting', async (request) => {
    const staff = requireStaff(request);
    return {
      ...(await readWaiting(db, staff)),
      drafts: await drafts.list(staff),
      failed_sets: await readFailedSets(db, staff),
      failed_mails: await countFailedMails(db, staff),
    };
  });
}
