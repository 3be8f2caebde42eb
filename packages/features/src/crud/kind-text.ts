import type { EntityDefinition } from './entity-definition.ts';

/** 'Team member': what a record is, at the beginning of a line. */
export function kindText({ singular }: Pick<EntityDefinition, 'singular'>): string {
  return singular.charAt(0).toUpperCase() + singular.slice(1);
}
