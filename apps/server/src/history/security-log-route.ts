import { otherCalls } from '@porchlight/contract/other-calls';
import type { SecurityLogAnswer } from '@porchlight/contract/security-log';
import { foldText } from '@porchlight/contract/text-folding';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { contains } from '../db/dialect.ts';
import { serveCall } from '../http/serve-calls.ts';
import { describeSecurityLog } from './describe-security-log.ts';
import { personOf } from './read-history.ts';
import { type CheckedSecurityLogQuery, checkSecurityLogQuery } from './security-log-query.ts';

/** Registers `GET /api/get-security-log`, for administrators. */
export async function securityLogRoute(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  serveCall(app, otherCalls.securityLog, describeSecurityLog, async (request) =>
    readEntries(db, checkSecurityLogQuery(request.query)),
  );
}

/** Returns a page of the security log, newest first. */
async function readEntries(db: Database, query: CheckedSecurityLogQuery): Promise<SecurityLogAnswer> {
  const { kind, user, since, below, q, before, limit } = query;
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
  const found = await entries.execute();
  const shown = found.slice(0, limit);
  return {
    entries: shown.map(({ id, at, kind: each, subject, details, address, request_id, hash, ...row }) => ({
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
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
