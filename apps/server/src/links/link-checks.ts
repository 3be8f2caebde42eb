import type { RemoteProblem } from '@porchlight/contract/broken-links';
import type { Kysely } from 'kysely';
import type { LinkCheckTable, Tables } from '../db/tables.ts';

/** Failed checks in a row after which a link is listed; a page that is gone is listed at once. */
const listedAfter = 2;

/** The result of checking an address. */
export interface CheckResult {
  /** The status of the response; null without one. */
  status: number | null;
  /** Why there was no response. */
  problem: Exclude<RemoteProblem, 'status'> | '';
}

/** Whether a page can't be opened. Many sites refuse programs with 401, 403, 429 and the like; people can open these. */
export function hasFailed({ status, problem }: CheckResult): boolean {
  return problem !== '' || (status !== null && (isGone(status) || (status >= 500 && status !== 503)));
}

const isGone = (status: number | null) => status === 404 || status === 410;

/** Whether a check shows that a link is broken: other failures than these can be over in a while. */
function isBroken({ status, problem, failures }: LinkCheckTable): boolean {
  return failures >= listedAfter || (failures > 0 && (isGone(status) || problem === 'private'));
}

/** The addresses that can't be opened, by address. */
export async function failedChecks(
  db: Kysely<Tables>,
): Promise<Map<string, { problem: RemoteProblem; status: number | null; checked_at: string }>> {
  const rows = await db.selectFrom('link_checks').selectAll().where('failures', '>', 0).execute();
  return new Map(
    rows
      .filter(isBroken)
      .map(({ url, checked_at, status, problem }) => [
        url,
        { checked_at, status: status === null ? null : Number(status), problem: toProblem(problem) },
      ]),
  );
}

const problems = ['timeout', 'unknown_host', 'no_response', 'certificate', 'redirects', 'private'] as const;

const toProblem = (stored: string): RemoteProblem => problems.find((each) => each === stored) ?? 'status';
