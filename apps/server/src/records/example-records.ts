import type { ResourceName } from '@porchlight/contract/entities';
import { exampleValues } from '@porchlight/contract/example-values';
import { hasStates } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { slugify } from '@porchlight/contract/slug';
import { check } from './check-input.ts';
import { type AnsweredRecord, present, toColumns } from './columns.ts';
import { timestamp } from './moments.ts';

/** When the records of the examples were made. */
export const exampleMoment = new Date('2026-03-14T16:00:00Z');

/** The id of an entity's example record: the first one made on a new site, where there is one account already. */
export function exampleId(name: ResourceName): number {
  return name === 'user' ? 2 : 1;
}

/** What the example of an update sends: another main field, on the version it was seen in. */
export function exampleChange(name: ResourceName): Record<string, string | number | boolean> {
  const { mainField } = resources[name];
  return { [mainField]: exampleValues(name, 2)[mainField] ?? '', version: 1 };
}

/**
 * The record of an entity's examples, as the server answers it.
 * @param changes how many were made since it was created: 1 changed it, 2 deleted it, 3 brought it back
 * @param isForStaff whether it tells of its publication
 */
export function exampleRecord(name: ResourceName, changes = 0, isForStaff = true): AnsweredRecord {
  const resource = resources[name];
  const { version: _, ...change } = exampleChange(name);
  const typed = exampleValues(name);
  const values = check(resource.create, changes > 0 ? { ...typed, ...change } : typed);
  const at = timestamp(exampleMoment);
  const row = {
    ...('slug' in resource.fields && { slug: slugify(String(typed[resource.mainField])) }),
    ...toColumns(resource, values),
    ...(hasStates(resource) && { state: 'published', publish_at: null, created_by: 1 }),
    id: exampleId(name),
    version: 1 + changes,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
  return present(name, row, isForStaff);
}
