import { type ResourceName, resourceNames } from '@porchlight/contract/calls';
import { StartError } from '../http-error.ts';

/** The calls of a resource. */
export type Action = 'list' | 'single' | 'create' | 'update' | 'remove' | 'restore';
/** Who may make a call. */
export type Access = 'anyone' | 'staff';
/** Who may make which call of a resource. What is not named is refused to everybody but staff. */
export type Policy = { [A in Action]?: Access };

const onPublicPages: Policy = { list: 'anyone', single: 'anyone' };
const staffOnly: Policy = {};

/** One access policy per row of the resource table. A row without one keeps the server from starting. */
export const policies: { [Name in ResourceName]: Policy } = {
  user: staffOnly,
  story: onPublicPages,
  article: onPublicPages,
  donation: staffOnly,
  gallery: onPublicPages,
  podcast: onPublicPages,
  event: onPublicPages,
  election: onPublicPages,
  // The subscribe box: visitors may add an address and learn nothing from the answer.
  email: { create: 'anyone' },
  team: onPublicPages,
  actionNetwork: onPublicPages,
};

/** Who may make a call. */
export function accessTo(name: ResourceName, action: Action): Access {
  return policies[name][action] ?? 'staff';
}

/**
 * Whether somebody may read a resource.
 * @param viewer the signed-in person, null for a visitor
 */
export function canRead(name: ResourceName, action: 'list' | 'single', viewer: object | null): boolean {
  return viewer !== null || accessTo(name, action) === 'anyone';
}

/**
 * Checks that no row of the resource table was forgotten.
 * @param known what has to have an entry for every row, by a word for it
 * @throws StartError that names the rows
 */
export function requireEveryRow(known: Record<string, Partial<Record<ResourceName, unknown>>>): void {
  for (const [what, entries] of Object.entries(known)) {
    const missing = resourceNames.filter((name) => !Object.hasOwn(entries, name));
    if (missing.length > 0)
      throw new StartError(`The resource table has rows without a ${what}: ${missing.join(', ')}.`);
  }
}
