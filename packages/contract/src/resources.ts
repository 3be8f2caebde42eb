import type { z } from 'zod';
import { type ResourceName, resourceCalls, resourceNames } from './calls.ts';
import { createSchema, entityFields, type RecordOf, recordSchema, updateSchema } from './entities.ts';
import { mainFields } from './field-kinds.ts';
import type { FieldKind, Fields } from './fields.ts';

/** Everything that is known of a resource: its calls, its fields and the schemas made of them. */
export interface Resource<Name extends ResourceName = ResourceName> {
  name: Name;
  calls: (typeof resourceCalls)[Name];
  fields: Fields;
  /** The field that names a record in lists and makes its slug. */
  mainField: string;
  /** What leaves the server. */
  record: z.ZodType<RecordOf<Name>>;
  /** What a create call takes, files aside. */
  create: ReturnType<typeof createSchema>;
  /** What an update call takes, files aside. */
  update: ReturnType<typeof updateSchema>;
}

function resource<Name extends ResourceName>(name: Name): Resource<Name> {
  const fields = entityFields[name] as Fields;
  return {
    name,
    calls: resourceCalls[name],
    fields,
    mainField: mainFields[name],
    record: recordSchema(fields) as z.ZodType<RecordOf<Name>>,
    create: createSchema(fields),
    update: updateSchema(fields),
  };
}

/** The resource table with its schemas, by name. */
export const resources = Object.fromEntries(resourceNames.map((name) => [name, resource(name)])) as {
  [Name in ResourceName]: Resource<Name>;
};

/** Names of a resource's fields of the given kinds, in the order of its form. */
export function fieldsOfKind(fields: Fields, ...kinds: FieldKind[]): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (kinds.includes(field.kind) ? [name] : []));
}
