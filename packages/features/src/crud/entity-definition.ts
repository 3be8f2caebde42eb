import { writePermission } from '@porchlight/contract/call-access';
import { type DashboardUrls, dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord, Entity } from '@porchlight/contract/entity';
import type { Field } from '@porchlight/contract/fields';
import { withMeanings } from '@porchlight/contract/pictures';
import { authorStates, formFieldsOf, states } from '@porchlight/contract/publication';
import type { ReactNode } from 'react';
import type { May } from '../api/index.ts';

/** Loads what draws a record as its public page does, for a preview of what is typed. It is given this entity's records alone. */
export type LoadPreview = () => Promise<{ Detail(props: { record: AnyRecord }): ReactNode }>;

/** What the dashboard's screens know of an entity: its description, its name, its addresses and its preview. */
export interface EntityDefinition extends Entity {
  name: ResourceName;
  urls: DashboardUrls;
  /** Without it there is no preview. */
  preview?: LoadPreview;
}

/** An entity for its screens. @param preview of its public page */
export function definitionOf(name: ResourceName, preview?: LoadPreview): EntityDefinition {
  return {
    ...entityOf(name),
    fields: withMeanings(formFieldsOf(entityOf(name))),
    name,
    urls: dashboardUrls[name],
    preview,
  };
}

/** The fields of an entity with their names, in the order of its form. */
export function namedFields({ fields }: Entity): (Field & { name: string })[] {
  return Object.entries(fields).map(([name, field]) => ({ name, ...field }));
}

/**
 * An entity as somebody may fill it in: without what the server finds out, and what is for those who may change all of its records. Who may publish does
 * so unless they choose otherwise; who may not, writes drafts. Changes of what is published keep its address.
 */
export function fillableBy(definition: EntityDefinition, may: May, record: AnyRecord | null): EntityDefinition {
  const { state, publish_at, ...rest } = definition.fields;
  const mayWrite = may(writePermission(definition.name));
  const fields = Object.entries(rest).filter(
    ([, { kind, restricted }]) =>
      kind !== 'pixels' && (mayWrite || !restricted) && !(record?.replaces && kind === 'slug'),
  );
  const chosen = states.filter((each) =>
    mayWrite ? !(record?.replaces && each === 'archived') : authorStates.includes(each),
  );
  // What is proposed stands first.
  const options = mayWrite ? ['published', ...chosen.filter((each) => each !== 'published')] : chosen;
  const words = Object.fromEntries(options.map((each) => [each, state?.options?.[each] ?? each]));
  return {
    ...definition,
    fields: {
      ...Object.fromEntries(fields),
      ...(state && { state: { ...state, options: words, proposed: 'first' } }),
      ...(publish_at && mayWrite && { publish_at }),
    },
  };
}

/** Whether its form holds a text that takes more than one sitting. */
export function hasLongText({ fields }: Entity): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'longText');
}
