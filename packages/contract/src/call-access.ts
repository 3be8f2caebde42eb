import { entityOf, type ResourceName } from './entities.ts';
import type { Action } from './entity.ts';
import { type CallAccess, hasPermission, type Permission, type Role } from './permissions.ts';

/** Who may make a call of an entity: calls that its description does not open need a permission. */
export function accessTo(name: ResourceName, action: Action): CallAccess {
  const { open, own, named } = entityOf(name);
  const permission = action === 'list' || action === 'single' ? readPermission(name) : draftPermission(name);
  // Staff with the permission get the created record back, everyone else only a message.
  if (open?.includes(action)) return action === 'create' ? 'both' : 'anyone';
  if (named?.includes(action)) return `named or ${permission}`;
  return own?.includes(action) ? `own or ${permission}` : permission;
}

/** The permission to open the list of an entity in the dashboard: of what people are named for, that to read a part. */
export function listPermission(name: ResourceName): Permission {
  return entityOf(name).named ? 'read entries of a form' : readPermission(name);
}

/** Whether a call of an entity requires step-up. */
export function needsStepUp(name: ResourceName, action: Action): boolean {
  return entityOf(name).stepUp?.includes(action) === true;
}

/** Whether an entity's records are personal data of donors or subscribers. */
export function holdsPersonalData(name: ResourceName): boolean {
  return entityOf(name).holdsPersonalData === true;
}

/** The permission to read an entity's records in the dashboard. */
export function readPermission(name: ResourceName): Permission {
  return `read ${entityOf(name).area}`;
}

/** The permission to create, publish, change, delete and restore all of an entity's records. */
export function writePermission(name: ResourceName): Permission {
  return `write ${entityOf(name).area}`;
}

/** The permission to create an entity's records and to change those that one may: for content, one's own drafts. */
export function draftPermission(name: ResourceName): Permission {
  return entityOf(name).area === 'content' ? 'write own drafts' : writePermission(name);
}

/** Whether a role may read an entity's records in the dashboard. */
export function canRead(role: Role | null, name: ResourceName): boolean {
  return hasPermission(role, readPermission(name));
}

/** Whether a role may change an entity's records. */
export function canWrite(role: Role | null, name: ResourceName): boolean {
  return hasPermission(role, writePermission(name));
}
