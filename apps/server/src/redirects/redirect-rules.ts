import { isPagePath, isWildcard, matchesPath, wildcardEnd } from '@porchlight/contract/free-paths';
import { isSitePath, linkText } from '@porchlight/contract/links';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { slugOfPath } from '@porchlight/contract/site-pages';
import { pathKey } from '@porchlight/contract/site-paths';
import { isSystemPath } from '@porchlight/contract/system-paths';
import { type Kysely, sql } from 'kysely';
import { indexedPart } from '../db/dialect.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { publicPageId, publicTopicId } from '../publication/public-page-id.ts';
import { visibleRecords } from '../publication/visible-records.ts';
import { findRedirect, type StoredRedirect, toRedirect } from './find-redirect.ts';
import { targetPath } from './redirect-targets.ts';

/** Name of the lock under which redirects change one after the other, so that two can't make a circle together. */
export const redirectsLock = 'redirects';

/** Redirects that are followed to show where a chain ends. There are no longer ones, since chains are refused. */
const maxSteps = 10;

/**
 * Refuses a redirect that leads nowhere, from a page, or to another redirect. Called in the transaction that has stored
 * it, under `redirectsLock`.
 * @throws HttpError `validation`
 */
export async function rejectWrongRedirect(trx: Kysely<Tables>, row: StoredRow): Promise<void> {
  const redirect = toRedirect(row);
  const problem = targetProblem(redirect) ?? (await pageProblem(trx, redirect)) ?? (await chainProblem(trx, redirect));
  // Also shown where there is no form: in the trash and the history.
  if (problem) throw new HttpError('validation', Object.values(problem).join(' '), { fields: { ...problem } });
}

type Problem = { path: string } | { target: string };

const isGone = ({ code }: StoredRedirect) => code === '410';
const shownTarget = (redirect: StoredRedirect) => (isGone(redirect) ? 'gone' : linkText(redirect.target));

function targetProblem(redirect: StoredRedirect): Problem | undefined {
  const { target } = redirect;
  if (isGone(redirect)) return undefined;
  if (target === '')
    return { target: 'Choose where visitors are sent, or choose ‘410: removed permanently’ as the kind.' };
  return isSitePath(target) && targetPath(target) === undefined
    ? { target: 'This has to be a path of this site, such as /new-page.' }
    : undefined;
}

/** Pages that are always there were refused before; those of records come and go. */
async function pageProblem(trx: Kysely<Tables>, { path }: StoredRedirect): Promise<Problem | undefined> {
  return (await isRecordPage(trx, path))
    ? { path: 'There is a page at this address. Archive or delete its record first, or use another address.' }
    : undefined;
}

async function isRecordPage(trx: Kysely<Tables>, path: string): Promise<boolean> {
  const record = recordAt(pathKey(path));
  if (record) return (await visibleRecords(trx, [record])).size > 0;
  const topic = /^\/topic\/([^/]+)$/.exec(pathKey(path))?.[1];
  if (topic !== undefined) return (await publicTopicId(trx, topic)) !== undefined;
  return (await publicPageId(trx, slugOfPath(pathKey(path).slice(1)))) !== undefined;
}

/** Whether a path is never redirected, whatever redirects there are. */
async function isEnd(trx: Kysely<Tables>, path: string): Promise<boolean> {
  return isSystemPath(path) || isPagePath(path) || (await isRecordPage(trx, path));
}

async function chainProblem(trx: Kysely<Tables>, redirect: StoredRedirect): Promise<Problem | undefined> {
  const { path } = redirect;
  const { steps, isCircle } = await follow(trx, redirect);
  const chain = steps.join(' → ');
  const isLong = steps.length > 2;
  if (isCircle) return { target: `${isLong ? 'This leads in a circle' : 'This leads back to itself'}: ${chain}.` };
  if (isLong) return { target: `${steps[1]} is redirected too: ${chain}. Choose the end of this chain instead.` };
  const earlier = await leadingTo(trx, redirect);
  return (
    earlier && {
      path: `${earlier.path} leads here: ${earlier.path} → ${path} → ${shownTarget(redirect)}. Change that redirect first.`,
    }
  );
}

/** Follows a redirect as a visitor would: the addresses on the way, and whether they lead back to it. */
async function follow(trx: Kysely<Tables>, first: StoredRedirect): Promise<{ steps: string[]; isCircle: boolean }> {
  const steps = [first.path];
  let next: StoredRedirect | undefined = first;
  while (next && steps.length <= maxSteps) {
    const path: string | undefined = isGone(next) ? undefined : targetPath(next.target);
    steps.push(path ?? shownTarget(next));
    if (path === undefined || (await isEnd(trx, path))) break;
    if (matchesPath(first.path, path)) return { steps, isCircle: true };
    next = await findRedirect(trx, path);
  }
  return { steps, isCircle: false };
}

/** A redirect whose target is redirected by another one. */
async function leadingTo(trx: Kysely<Tables>, { id, path }: StoredRedirect): Promise<StoredRedirect | undefined> {
  const base = isWildcard(path) ? path.slice(0, -wildcardEnd.length) : path;
  // The databases know upper and lower case of ASCII alone, and an index contains the beginning of a text.
  const [start = ''] = /^[ -~]{0,150}/.exec(pathKey(base) || '/') ?? [];
  const indexed = indexedPart(trx, sql<string>`lower(target)`);
  const rows = await selectRows(trx, 'redirect')
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .where(indexed, '>=', start)
    .where(indexed, '<', `${start}\u{10ffff}`)
    .execute();
  for (const other of rows.map(toRedirect)) {
    const end = isGone(other) ? undefined : targetPath(other.target);
    if (end !== undefined && matchesPath(path, end) && !(await isEnd(trx, end))) return other;
  }
  return undefined;
}
