import { type DashboardUrls, dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf, type RecordOf, type ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord, Entity, Field } from '@porchlight/contract/entity';
import type { ComponentType } from 'react';

/** Loads what draws a record as its public page does, for a preview of what is typed. */
export type LoadPreview<Name extends ResourceName> = () => Promise<ComponentType<{ record: RecordOf<Name> }>>;

/** What the dashboard's screens know of an entity: its description, its name, its addresses and its preview. */
export interface EntityDefinition extends Entity {
  name: ResourceName;
  urls: DashboardUrls;
  /** Without it there is no preview. */
  preview?: () => Promise<ComponentType<{ record: AnyRecord }>>;
}

/** An entity for its screens. @param preview of its public page */
export function definitionOf<Name extends ResourceName>(name: Name, preview?: LoadPreview<Name>): EntityDefinition {
  return {
    ...entityOf(name),
    name,
    urls: dashboardUrls[name],
    // It is given this entity's records alone.
    preview: preview as EntityDefinition['preview'],
  };
}

/** The fields of an entity with their names, in the order of its form. */
export function namedFields({ fields }: Entity): (Field & { name: string })[] {
  return Object.entries(fields).map(([name, field]) => ({ name, ...field }));
}

/** Whether its form holds a text that takes more than one sitting. */
export function hasLongText({ fields }: Entity): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'longText');
}
