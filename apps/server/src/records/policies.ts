import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { Action } from '@porchlight/contract/entity';

/** Who may make a call. */
export type Access = 'anyone' | 'staff';

/** Who may make a call: what an entity's description does not open is refused to everybody but staff. */
export function accessTo(name: ResourceName, action: Action): Access {
  return entityOf(name).open?.includes(action) ? 'anyone' : 'staff';
}

/**
 * Whether somebody may read a resource.
 * @param viewer the signed-in person, null for a visitor
 */
export function canRead(name: ResourceName, action: 'list' | 'single', viewer: object | null): boolean {
  return viewer !== null || accessTo(name, action) === 'anyone';
}
