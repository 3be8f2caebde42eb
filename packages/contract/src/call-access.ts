import { entityOf, type ResourceName } from './entities.ts';
import type { Action } from './entity.ts';
import { type CallAccess, hasPermission, type Permission, type Role } from './permissions.ts';

/** Who may make a call of an entity: what its description does not open takes a permission. */
export function accessTo(name: ResourceName, action: Action): CallAccess {
  const { open, own } = entityOf(name);
  const permission = action === 'list' || action === 'single' ? readPermission(name) : draftPermission(name);
  // Whoever keeps the list gets the record that was made, everybody else a sentence.
  if (open?.includes(action)) return action === 'create' ? 'both' : 'anyone';
  return own?.includes(action) ? `own or ${permission}` : permission;
}

/** Whether a call of an entity asks for the password anew. */
export function needsStepUp(name: ResourceName, action: Action): boolean {
  return entityOf(name).stepUp?.includes(action) === true;
}

/** What it takes to read an entity's records in the dashboard. */
export function readPermission(name: ResourceName): Permission {
  return `read ${entityOf(name).area}`;
}

/** What it takes to create, publish, change, delete and restore all of an entity's records. */
export function writePermission(name: ResourceName): Permission {
  return `write ${entityOf(name).area}`;
}

/** What it takes to create an entity's records, and to change those that one may: of public ones, drafts of one's own. */
export function draftPermission(name: ResourceName): Permission {
  return entityOf(name).area === 'content' ? 'write own drafts' : writePermission(name);
}

/** Whether a role reads an entity's records in the dashboard. */
export function mayRead(role: Role | null, name: ResourceName): boolean {
  return hasPermission(role, readPermission(name));
}

/** Whether a role changes an entity's records. */
export function mayWrite(role: Role | null, name: ResourceName): boolean {
  return hasPermission(role, writePermission(name));
}
