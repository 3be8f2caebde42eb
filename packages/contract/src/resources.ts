import { type ResourceCalls, resourceCalls } from './calls.ts';
import { byName, entityOf, type ResourceName } from './entities.ts';
import type { Entity } from './entity.ts';
import { createSchema, recordSchema, updateSchema } from './schemas.ts';

/** An entity with its name, its calls and the schemas that are made of its fields. */
export interface Resource extends Entity {
  name: ResourceName;
  calls: ResourceCalls;
  /** What leaves the server. */
  record: ReturnType<typeof recordSchema>;
  /** What a create call takes, files aside. */
  create: ReturnType<typeof createSchema>;
  /** What an update call takes, files aside. */
  update: ReturnType<typeof updateSchema>;
}

/** All entities with their schemas, by name. */
export const resources = byName((name): Resource => {
  const entity = entityOf(name);
  return {
    ...entity,
    name,
    calls: resourceCalls[name],
    record: recordSchema(entity.fields),
    create: createSchema(entity.fields),
    update: updateSchema(entity.fields),
  };
});
