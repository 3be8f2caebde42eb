import type { ResourceName } from '@porchlight/contract/entities';
import { exampleValues } from '@porchlight/contract/example-values';
import type { SampleValue } from '@porchlight/contract/field-kinds/field-kind-rules';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { hasStates } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { slugify } from '@porchlight/contract/slug';
import { entityColumns } from '../db/entity-columns.ts';
import { timestamp } from '../db/moments.ts';
import { check } from '../http/check-input.ts';
import { present, type ResponseRecord, toColumns } from './columns.ts';

/** When the example records were created. */
export const exampleMoment = new Date('2026-03-14T16:00:00Z');

/** What the server fills in of the example records, where it is not the column's default value. */
const serverValues: Partial<Record<ResourceName, Record<string, string>>> = {
  email: { status: 'unconfirmed', status_at: timestamp(exampleMoment) },
};

/** Returns the id of an entity's example record: the first one created on a new site, which already has one account. */
export function exampleId(name: ResourceName): number {
  return name === 'user' ? 2 : 1;
}

/** Returns the body of the example update: another main field, and the version it was based on. */
export function exampleChange(name: ResourceName): Record<string, SampleValue> {
  const { mainField } = resources[name];
  return { [mainField]: exampleValues(name, 2)[mainField] ?? '', version: 1 };
}

/**
 * Returns the record of an entity's examples, as in a response.
 * @param changes how many were made since it was created: 1 updated it, 2 deleted it, 3 restored it
 * @param isForStaff whether to include the publication fields
 */
export function exampleRecord(name: ResourceName, changes = 0, isForStaff = true): ResponseRecord {
  const resource = resources[name];
  const { version: _, ...change } = exampleChange(name);
  const typed = exampleValues(name);
  const values = check(resource.create, changes > 0 ? { ...typed, ...change } : typed);
  const at = timestamp(exampleMoment);
  const row = {
    // As in the database, for what no request has.
    ...Object.fromEntries(entityColumns(name).map(({ name: column, fallback = null }) => [column, fallback])),
    ...('slug' in resource.fields && { slug: slugify(String(typed[resource.mainField])) }),
    ...toColumns(resource, values),
    ...serverValues[name],
    ...(hasStates(resource) && { state: 'published', publish_at: null, published_at: at, created_by: 1 }),
    id: exampleId(name),
    version: 1 + changes,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
  return present(name, row, isForStaff);
}

/** Returns the record of an entity's examples as lists have it: without sections. */
export function exampleListRecord(name: ResourceName): ResponseRecord {
  const sections = fieldsOfKind(resources[name].fields, 'sections').map((field) => [field, []]);
  return { ...exampleRecord(name, 0, false), ...Object.fromEntries(sections) };
}
