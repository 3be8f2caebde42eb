import { entityOf, type ResourceName } from './entities.ts';
import type { SampleValue } from './field-kinds/field-kind-rules.ts';
import { rulesOf } from './field-kinds/index.ts';

/**
 * Example values for a create call, derived from an entity's description: all fields except files, slug, end and
 * what the server determines. Used
 * in the OpenAPI document and by tests.
 * @param number makes records differ: `exampleValues('event', 2)` is not `exampleValues('event', 1)`
 */
export function exampleValues(name: ResourceName, number = 1): Record<string, SampleValue> {
  const { fields, mainField, singular } = entityOf(name);
  const title = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${number}`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, description]) => {
      // An end before its start is rejected, and an end is never required.
      if (description.notBefore || description.computed) return [];
      const { sample } = rulesOf(description);
      const value = field === mainField && description.kind === 'text' ? title : sample(description, number, rulesOf);
      return value === null ? [] : [[field, value]];
    }),
  );
}
