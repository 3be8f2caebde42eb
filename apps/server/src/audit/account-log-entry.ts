import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryAction, ScheduledAction } from '@porchlight/contract/history';
import type { SecurityKind } from '@porchlight/contract/security-log';
import type { StoredRow } from '../db/tables.ts';
import type { NewSecurityEntry } from './append-entry.ts';

/** A change of a row. */
interface AccountChange {
  action: Exclude<HistoryAction, ScheduledAction>;
  before?: StoredRow;
  after: StoredRow;
  /** Who made it; undefined for the server and its command line. */
  actor?: NonNullable<NewSecurityEntry['by']> & Pick<NewSecurityEntry, 'address' | 'requestId'>;
}

const kinds: Readonly<Record<Exclude<HistoryAction, ScheduledAction>, SecurityKind>> = {
  create: 'account_created',
  update: 'account_changed',
  revert: 'account_changed',
  delete: 'account_deleted',
  restore: 'account_restored',
};

/**
 * Returns the security log entry for a change of an account or the organization's settings, with the changed fields, and
 * for another role the old and the new one.
 * @param fields the fields that differ
 * @returns undefined for other entities, and for an update without differences
 */
export function accountLogEntry(
  name: ResourceName,
  { action, before, after, actor }: AccountChange,
  fields: readonly string[],
): NewSecurityEntry | undefined {
  const { address, requestId } = actor ?? {};
  const common = { by: actor, address, requestId };
  const changed = { fields: fields.join(', ') };
  if (name === 'organization' && fields.length > 0)
    return { ...common, kind: 'settings_changed', subject: String(after.name), details: changed };
  if (name !== 'user') return undefined;
  const account = { ...common, kind: kinds[action], subject: String(after.username) };
  if (action !== 'update' && action !== 'revert') return { ...account, details: { role: String(after.role) } };
  if (fields.length === 0) return undefined;
  if (!before || before.role === after.role) return { ...account, details: changed };
  const roles = { from: String(before.role), to: String(after.role) };
  return { ...account, kind: 'role_changed', details: { ...changed, ...roles } };
}
