import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryAction } from '@porchlight/contract/history';
import type { SecurityKind } from '@porchlight/contract/security-log';
import type { StoredRow } from '../db/tables.ts';
import type { NewEntry } from '../security-log/append-entry.ts';

/** A change of an account's row. */
interface AccountChange {
  action: Exclude<HistoryAction, 'publish'>;
  before?: StoredRow;
  after: StoredRow;
  /** Who made it; undefined for the server and its command line. */
  actor?: NonNullable<NewEntry['by']> & Pick<NewEntry, 'address' | 'requestId'>;
}

const kinds: Readonly<Record<Exclude<HistoryAction, 'publish'>, SecurityKind>> = {
  create: 'account_created',
  update: 'account_changed',
  revert: 'account_changed',
  delete: 'account_deleted',
  restore: 'account_restored',
};

/**
 * Returns the security log entry for a change of an entity's row; undefined when it is not logged.
 * @see accountEntry
 */
export function recordedEntry(
  name: ResourceName,
  change: AccountChange,
  fields: readonly string[],
): NewEntry | undefined {
  if (name === 'user') return accountEntry(change, fields);
  if (name !== 'organization' || fields.length === 0) return undefined;
  const { actor } = change;
  const { address, requestId } = actor ?? {};
  const details = { fields: fields.join(', ') };
  return { by: actor, kind: 'settings_changed', subject: String(change.after.name), details, address, requestId };
}

/**
 * Returns the security log entry for a change of an account: the changed fields, and the old and new role.
 * @param fields the fields that differ
 * @returns undefined for an update without differences
 */
function accountEntry(
  { action, before, after, actor }: AccountChange,
  fields: readonly string[],
): NewEntry | undefined {
  const { address, requestId } = actor ?? {};
  const common = { by: actor, subject: String(after.username), address, requestId };
  if (action !== 'update' && action !== 'revert')
    return { ...common, kind: kinds[action], details: { role: String(after.role) } };
  if (fields.length === 0) return undefined;
  const changed = { fields: fields.join(', ') };
  return before && before.role !== after.role
    ? { ...common, kind: 'role_changed', details: { ...changed, from: String(before.role), to: String(after.role) } }
    : { ...common, kind: kinds[action], details: changed };
}
