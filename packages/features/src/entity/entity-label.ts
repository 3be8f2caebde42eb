import type { EntityDefinition } from './entity-definition.ts';

/** The entity's singular name with a capital letter: 'Team member'. */
export function entityLabel({ singular }: Pick<EntityDefinition, 'singular'>): string {
  return singular.charAt(0).toUpperCase() + singular.slice(1);
}
