import { searchLimitMax, searchPageSize } from '@porchlight/contract/limits';
import { recordSearchCall } from '@porchlight/contract/record-search';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PersonalDataAccess } from '../access/personal-data.ts';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { check } from '../http/check-input.ts';
import { serveCall } from '../http/serve-calls.ts';
import { staffRateLimit } from '../http/throttling.ts';
import { queryInteger } from '../lists/list-query.ts';
import { describeSearches } from './describe-search.ts';
import { searchRecords } from './record-search.ts';
import type { SearchIndex } from './search-index.ts';
import { parseSearchText } from './search-service.ts';

/** Rate limit of searches per account and minute: fast typing in two windows stays below it. */
const searchesPerMinute = 240;

const schema = z.object({
  limit: queryInteger(1, searchLimitMax, 'This has to be a whole number of 1 or more.'),
});

/** Dependencies of the staff's search. */
interface RecordSearchRouteOptions {
  db: Database;
  index: SearchIndex;
  now: () => Date;
  personalData: PersonalDataAccess;
}

/** Registers `GET /api/search-records?q=&limit=`, for staff. */
export async function recordSearchRoute(
  app: FastifyInstance,
  { db, index, now, personalData }: RecordSearchRouteOptions,
): Promise<void> {
  const spend = staffRateLimit({ calls: searchesPerMinute, windowMs: 60_000, now });
  serveCall(app, recordSearchCall, describeSearches.searchRecords, async (request) => {
    spend(request);
    const { query } = request;
    const { limit = searchPageSize } = check(schema, { limit: query.limit });
    const staff = requireStaff(request);
    const response = await searchRecords({ db, index }, staff, parseSearchText(query.q), limit);
    await personalData.requireAccess(staff, response.records);
    return response;
  });
}
