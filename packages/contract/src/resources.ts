import { type ResourceCalls, resourceCalls } from './calls.ts';
import { byName, entityOf, type ResourceName } from './entities.ts';
import type { Entity } from './entity.ts';
import { fieldsOfKind, withDocuments } from './fields.ts';
import { pictureFields, withPictureMetadataFields } from './pictures.ts';
import { hasStates, storedFields } from './publication.ts';
import { recordCountsSchema } from './record-counts.ts';
import {
  createSchema,
  furtherDatesSchema,
  pictureSchema,
  publicationSchema,
  recordSchema,
  replacesSchema,
  updateSchema,
  withTitle,
} from './schemas.ts';
import { pagesAboveSchema, sectionFactsSchema } from './sections/section-facts.ts';
import { settingsInSets } from './settings-in-sets.ts';
import { validateEntities } from './validate-entities.ts';

/** An entity with its name, its calls and the schemas derived from its fields. */
export interface Resource extends Entity {
  name: ResourceName;
  calls: ResourceCalls;
  /** Schema of responses. */
  record: ReturnType<typeof recordSchema>;
  /** Schema of create requests, without files. */
  create: ReturnType<typeof createSchema>;
  /** Schema of update requests, without files. */
  update: ReturnType<typeof updateSchema>;
}

// The server starts here too, not only the build: a faulty description would fail later, without naming its file.
const faults = validateEntities(byName(entityOf));
if (faults.length > 0) throw new Error(faults.join('\n'));

/** All entities with their schemas, by name. */
export const resources = byName((name): Resource => {
  const entity = entityOf(name);
  const record = recordSchema(withDocuments(entity.fields));
  const inputFields = withPictureMetadataFields(storedFields(entity));
  return {
    ...entity,
    name,
    calls: resourceCalls[name],
    record: record.extend({
      ...(hasStates(entity) && publicationSchema),
      ...(settingsInSets.includes(name) && { change_set: publicationSchema.change_set }),
      // Files of the library are never public, so each needs a key.
      ...(entity.area === 'media' && { file_keys: publicationSchema.file_keys }),
      ...pictureSchema(pictureFields(entity.fields)),
      ...sectionFactsSchema(fieldsOfKind(entity.fields, 'sections')),
      ...(entity.fields.slug?.isPath && pagesAboveSchema),
      ...(name === 'topic' && recordCountsSchema),
      ...(fieldsOfKind(entity.fields, 'recurrence').length > 0 && furtherDatesSchema),
    }),
    create: hasStates(entity)
      ? withTitle(createSchema(inputFields, entity.mainField).extend(replacesSchema()), entity.mainField)
      : createSchema(inputFields),
    update: updateSchema(inputFields, hasStates(entity) ? entity.mainField : undefined, entity.paged),
  };
});
