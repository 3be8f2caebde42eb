import { otherCalls } from '@porchlight/contract/other-calls';
import type { SecurityLogQuery, SecurityLogResponse } from '@porchlight/contract/security-log';
import { foldText } from '@porchlight/contract/text-folding';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { contains } from '../db/dialect.ts';
import { toMoment } from '../db/moments.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { describeSecurityLog } from './describe-security-log.ts';
import { personOf } from './read-history.ts';

/** Registers `GET /api/get-security-log`, for administrators. */
export async function securityLogRoute(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeSecurityLog);
  serve('securityLog', (request) => readEntries(db, request.query));
}

/** Returns a page of the security log, newest first. */
async function readEntries(db: Database, query: SecurityLogQuery & { limit: number }): Promise<SecurityLogResponse> {
  const { kind, user, from, to, q, before, limit } = query;
  const since = from && toMoment(from);
  const below = to && toMoment(Temporal.PlainDate.from(to).add({ days: 1 }).toString());
  let entries = db.read
    .selectFrom('security_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (kind) entries = entries.where('kind', '=', kind);
  if (user) entries = entries.where('user_id', '=', user);
  if (since) entries = entries.where('at', '>=', since);
  if (below) entries = entries.where('at', '<', below);
  if (before) entries = entries.where('id', '<', before);
  for (const word of (q ?? '').split(/\s+/).filter(Boolean)) {
    entries = entries.where(contains(sql`fold(username || ' ' || subject || ' ' || address)`, foldText(word)));
  }
  const fetched = await entries.execute();
  const pageEntries = fetched.slice(0, limit);
  return {
    entries: pageEntries.map(({ id, at, kind: each, subject, details, address, request_id, hash, ...row }) => ({
      id,
      at,
      kind: each,
      by: personOf(row),
      subject,
      details: JSON.parse(details),
      address,
      request_id,
      hash,
    })),
    next: fetched.length > limit ? (pageEntries.at(-1)?.id ?? null) : null,
  };
}
