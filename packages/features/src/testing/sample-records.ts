import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { inputSchema } from '@porchlight/contract/field-schemas';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';

/** Makes three records of an entity without samples of its own, from its description. */
export function sampleRecords<Name extends ResourceName>(name: Name): RecordOf<Name>[] {
  return [1, 2, 3].map((id) => {
    const moment = `2026-03-0${id}T15:00:00Z`;
    const files = Object.entries(resources[name].fields).flatMap(([field, description]) => {
      if (inputSchema(description) === null) return [[field, null]];
      return description.kind === 'slug' ? [[field, `${name}-${id}`]] : [];
    });
    const base = { id, version: 1, created_at: moment, updated_at: moment };
    // The schema has the same fields as the record type.
    return resources[name].record.parse({
      ...base,
      ...sampleValues(name, id),
      ...Object.fromEntries(files),
    }) as RecordOf<Name>;
  });
}
