import { type Resource, resources } from '@porchlight/contract/resources';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { StoredRow } from '../db/tables.ts';
import type { Change } from '../records/changes.ts';
import { toColumns } from '../records/columns.ts';
import { insertRow, type RowChange, removeRow, updateRow } from '../writes/row-changes.ts';
import { redirectFrom } from './redirect-from.ts';
import { redirectsLock } from './redirect-rules.ts';

/** The path of the page of a record whose slug stands in its address; undefined without a slug. */
export function pathOf({ name, fields }: Resource, { slug }: StoredRow): string | undefined {
  if (!slug) return undefined;
  return fields.slug?.isPath ? `/${slug}` : `/${name}/${slug}`;
}

/**
 * After the address of a published page has changed, its old one redirects to it.
 * @returns the changes of redirects
 */
export async function redirectOldAddress(
  change: RowChange,
  { before, after }: { before: StoredRow; after: StoredRow },
): Promise<Change[] | undefined> {
  const { resource } = change;
  const [from, to] = [pathOf(resource, before), pathOf(resource, after)];
  if (from === to || from === undefined || before.state !== 'published') return undefined;
  // There is a page at the new address now, so nothing is redirected from it.
  const ended = to === undefined ? [] : await endRedirect(change, to);
  return [...ended, await redirectTo(change, from, after.id)];
}

/** Redirects a path to a record of the resource, instead of where it led before. */
export async function redirectTo(change: RowChange, from: string, id: number): Promise<Change> {
  await acquireTransactionLock(change.trx, redirectsLock);
  const redirects = { ...change, resource: resources.redirect };
  const target = `record:${change.resource.name}/${id}`;
  const columns = toColumns(resources.redirect, { path: from, target, code: '301' });
  const existing = await redirectFrom(change.trx, from);
  const row = existing ? (await updateRow(redirects, existing.id, columns)).after : await insertRow(redirects, columns);
  return changeOf(row);
}

/** Deletes the redirect from a path that has a page now, if there is one. */
export async function endRedirect(change: RowChange, path: string): Promise<Change[]> {
  await acquireTransactionLock(change.trx, redirectsLock);
  const redirects = { ...change, resource: resources.redirect };
  const ended = await redirectFrom(change.trx, path);
  return ended ? [changeOf(await removeRow(redirects, ended.id))] : [];
}

const changeOf = ({ id }: StoredRow): Change => ({ resource: 'redirect', id });
