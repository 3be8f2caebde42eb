import { writePermission } from '@porchlight/contract/call-access';
import { type DashboardUrls, dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord, Entity } from '@porchlight/contract/entity';
import { type Field, fieldsOfKind, isComputed } from '@porchlight/contract/fields';
import { withPictureMetadataFields } from '@porchlight/contract/pictures';
import { authorStates, formFieldsOf, states } from '@porchlight/contract/publication';
import type { SectionKind } from '@porchlight/contract/sections/kinds';
import type { ComponentType, ReactNode } from 'react';
import type { PermissionCheck } from '../api/index.ts';

/** What previews show of an entity. */
export interface LoadedPreview {
  /** Renders a record as on its public page. It gets only this entity's records. */
  Detail(props: { record: AnyRecord }): ReactNode;
  /** Renders a kind of section with its sample, for entities with sections. */
  SectionSample?(props: { kind: SectionKind }): ReactNode;
}

/** Loads what previews show. */
export type LoadPreview = () => Promise<LoadedPreview>;

/** An entity as the dashboard's screens take it: its description, name, dashboard URLs and preview. */
export interface EntityDefinition extends Entity {
  name: ResourceName;
  urls: DashboardUrls;
  /** Loads the preview; entities without it have none. */
  preview?: LoadPreview;
  /** Components below lists of items in the form, by field, each with the list as the form holds it. @default none */
  summaries?: Readonly<Record<string, ComponentType<{ value: string }>>>;
  /** Components beside the tabs of the form, by their labels, each with the values as the form holds them. @default none */
  tabAsides?: Readonly<Record<string, ComponentType<{ values: Readonly<Record<string, unknown>> }>>>;
}

/** Returns an entity's definition for its screens. @param preview of its public page */
export function definitionOf(name: ResourceName, preview?: LoadPreview): EntityDefinition {
  return {
    ...entityOf(name),
    fields: withPictureMetadataFields(formFieldsOf(entityOf(name))),
    name,
    urls: dashboardUrls[name],
    preview,
  };
}

/** The form's box for a date that will be announced: see `announces`. */
export const announcedLaterField = 'date_announced_later';

/** An entity's fields with their names, in the order of its form. */
export function namedFields({ fields }: Entity): (Field & { name: string })[] {
  return Object.entries(fields).map(([name, field]) => ({ name, ...field }));
}

/**
 * The definition with only the fields and states that a user may fill in: without fields that the server computes, and
 * without restricted ones for users who lack the entity's write permission. The first state is `published` with that
 * permission, `in_review` otherwise. A draft of changes keeps its published record's slug. A form of something with a date
 * asks whether a missing one will be announced.
 */
export function editableDefinition(
  definition: EntityDefinition,
  can: PermissionCheck,
  record: AnyRecord | null,
): EntityDefinition {
  const { state, publish_at, visible_until, ...otherFields } = definition.fields;
  const canWrite = can(writePermission(definition.name));
  const fields = Object.entries(otherFields).filter(
    ([, field]) =>
      !isComputed(field) && (canWrite || !field.restricted) && !(record?.replaces && field.kind === 'slug'),
  );
  const allowedStates = states.filter((each) =>
    canWrite ? !(record?.replaces && each === 'archived') : authorStates.includes(each),
  );
  // The first option is what the form proposes.
  const proposed = canWrite ? 'published' : 'in_review';
  const options = [proposed, ...allowedStates.filter((each) => each !== proposed)];
  const optionLabels = Object.fromEntries(options.map((each) => [each, state?.options?.[each] ?? each]));
  return {
    ...definition,
    fields: {
      ...Object.fromEntries(fields.flatMap(([name, field]) => withAnnouncement(definition, name, field))),
      ...(state && { state: { ...state, options: optionLabels, proposed: 'first' } }),
      ...(publish_at && canWrite && { publish_at }),
      ...(visible_until && canWrite && { visible_until }),
    },
  };
}

function withAnnouncement({ dated }: Entity, name: string, field: Field): [string, Field][] {
  if (!dated || name !== 'date') return [[name, field]];
  const { group = 'When' } = field;
  const box = { kind: 'boolean', label: 'Date to be announced', group, announces: name } as const;
  return [
    [name, { ...field, group }],
    [announcedLaterField, box],
  ];
}

/** Whether an entity's form has a long text, which people write in several sessions. */
export function hasLongText({ fields }: Entity): boolean {
  return fieldsOfKind(fields, 'longText').length > 0;
}
