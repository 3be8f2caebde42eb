import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';

/** Three records of an entity that has no samples of its own, made of its description. */
export function sampleRecords<Name extends ResourceName>(name: Name): RecordOf<Name>[] {
  return [1, 2, 3].map((id) => {
    const moment = `2026-03-0${id}T15:00:00Z`;
    const files = Object.entries(resources[name].fields).flatMap(([field, { kind }]) => {
      if (kind === 'image' || kind === 'pdf' || kind === 'pixels') return [[field, null]];
      return kind === 'slug' ? [[field, `${name}-${id}`]] : [];
    });
    const base = { id, version: 1, created_at: moment, updated_at: moment };
    // Its fields are those of the description.
    return resources[name].record.parse({
      ...base,
      ...sampleValues(name, id),
      ...Object.fromEntries(files),
    }) as RecordOf<Name>;
  });
}
