import { resources } from '@porchlight/contract/resources';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { StoredRow } from '../db/tables.ts';
import type { Change } from '../records/changes.ts';
import { toColumns } from '../records/columns.ts';
import { insertRow, type RowChange, removeRow, updateRow } from '../writes/row-changes.ts';
import { redirectFrom } from './redirect-from.ts';
import { redirectsLock } from './redirect-rules.ts';

/**
 * After the address of a published page has changed, its old one redirects to it.
 * @returns the changes of redirects
 */
export async function redirectOldAddress(
  change: RowChange,
  { before, after }: { before: StoredRow; after: StoredRow },
): Promise<Change[] | undefined> {
  const [from, to] = [String(before.slug), String(after.slug)];
  if (from === to || from === '' || before.state !== 'published') return undefined;
  await acquireTransactionLock(change.trx, redirectsLock);
  const redirects = { ...change, resource: resources.redirect };
  const changes: Change[] = [];
  // There is a page at the new address now, so nothing is redirected from it.
  const ended = to === '' ? undefined : await redirectFrom(change.trx, `/${to}`);
  if (ended) changes.push(changeOf(await removeRow(redirects, ended.id)));
  const columns = toColumns(resources.redirect, { path: `/${from}`, target: `record:page/${after.id}`, code: '301' });
  const existing = await redirectFrom(change.trx, `/${from}`);
  const row = existing ? (await updateRow(redirects, existing.id, columns)).after : await insertRow(redirects, columns);
  return [...changes, changeOf(row)];
}

const changeOf = ({ id }: StoredRow): Change => ({ resource: 'redirect', id });
