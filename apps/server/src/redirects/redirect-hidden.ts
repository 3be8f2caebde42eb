import { type PagedResource, pagedResources } from '@porchlight/contract/discovery';
import { freePathProblem } from '@porchlight/contract/free-paths';
import { goneForGood, linkParts } from '@porchlight/contract/links';
import { hasPermission } from '@porchlight/contract/permissions';
import { stateOf } from '@porchlight/contract/publication';
import { type Resource, resources } from '@porchlight/contract/resources';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { forbiddenError } from '../access/staff.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { StoredRow } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { visibleRecords } from '../publication/visible-records.ts';
import type { Change } from '../records/changes.ts';
import { toColumns } from '../records/columns.ts';
import { pathOfRecord } from '../records/record-paths.ts';
import { insertRow, type RowChange, updateRow } from '../writes/row-changes.ts';
import { redirectFrom } from './redirect-from.ts';
import { endRedirect } from './redirect-old-address.ts';
import { redirectsLock, rejectWrongRedirect } from './redirect-rules.ts';

/**
 * Redirects from the page of a record that a change has just hidden from visitors, and takes that back when the record is
 * shown again: then there is a page at the address.
 * @param rows.after undefined after a deletion
 * @param redirectTo where visitors are sent, or `goneForGood`; undefined for nowhere
 * @returns the changes of redirects
 * @throws HttpError `validation` with the field `redirect_to`, `forbidden`
 */
export async function redirectHidden(
  change: RowChange,
  { before, after }: { before?: StoredRow; after?: StoredRow },
  redirectTo: string | undefined,
): Promise<Change[]> {
  const name = pagedNameOf(change.resource);
  if (!name) return [];
  const [wasShown, isShown] = [before, after].map((row) => row !== undefined && isPublic(row));
  if (wasShown === isShown) return [];
  if (isShown && after) return endRedirect(change, pathOfRecord(name, after));
  return before && redirectTo
    ? redirectFromPage(change, { name, id: before.id, path: pathOfRecord(name, before) }, redirectTo)
    : [];
}

const isPublic = (row: StoredRow) => row.deleted_at === null && stateOf(row) === 'published' && !row.replaces;

const pagedNameOf = ({ name }: Resource): PagedResource | undefined => pagedResources.find((each) => each === name);

/** The page of a record. */
type RecordPage = { name: PagedResource; id: number; path: string };

async function redirectFromPage(change: RowChange, page: RecordPage, redirectTo: string): Promise<Change[]> {
  const { path } = page;
  const { actor, trx } = change;
  if (actor && !hasPermission(actor.role, 'write redirects')) throw forbiddenError(actor);
  const problem = freePathProblem(path) ?? (await targetProblem(change, redirectTo));
  if (problem) throw invalid({ redirect_to: problem });
  await acquireTransactionLock(trx, redirectsLock);
  const isGone = redirectTo === goneForGood;
  const target = isGone ? '' : redirectTo;
  const redirects = { ...change, resource: resources.redirect };
  const others = await redirectToRecord(redirects, page);
  const columns = toColumns(resources.redirect, { path, target, code: isGone ? '410' : '301' });
  const existing = await redirectFrom(trx, path);
  const row = existing ? (await updateRow(redirects, existing.id, columns)).after : await insertRow(redirects, columns);
  try {
    await rejectWrongRedirect(trx, row);
  } catch (error) {
    throw error instanceof HttpError && error.code === 'validation' ? invalid({ redirect_to: error.message }) : error;
  }
  return [...others, { resource: 'redirect', id: row.id }];
}

/**
 * Redirects to the address of a page lead to its record instead: from there a visitor is sent on, where two redirects in a
 * row would be a chain.
 */
async function redirectToRecord(redirects: RowChange, { name, id, path }: RecordPage): Promise<Change[]> {
  const rows = await selectRows(redirects.trx, 'redirect')
    .where('target', 'in', [path, `/${name}/${id}`])
    .where('deleted_at', 'is', null)
    .execute();
  for (const row of rows) await updateRow(redirects, row.id, { target: `record:${name}/${id}` });
  return rows.map((row) => ({ resource: 'redirect', id: row.id }));
}

/** A redirect may be planned for a record that is published later; one that takes the place of a page may not. */
async function targetProblem({ trx }: RowChange, redirectTo: string): Promise<string | undefined> {
  const { type, rest } = linkParts(redirectTo);
  const record = type === 'record' ? recordAt(`/${rest}`) : undefined;
  if (!record || (await visibleRecords(trx, [record])).size > 0) return undefined;
  return 'Visitors can’t see this page. Choose another.';
}
