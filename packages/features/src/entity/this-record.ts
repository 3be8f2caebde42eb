import type { EntityDefinition } from './entity-definition.ts';

/** 'this article', 'these menus'. */
export function thisRecord({ singular, singleton }: Pick<EntityDefinition, 'singular' | 'singleton'>): string {
  return `${singleton && singular.endsWith('s') ? 'these' : 'this'} ${singular}`;
}
