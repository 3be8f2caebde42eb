import { fileSizeKey } from '@porchlight/contract/calls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { documentResponseSchema } from '@porchlight/contract/field-kinds/document';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { type Field, fieldsOfKind } from '@porchlight/contract/fields';
import { withPictureMetadataFields } from '@porchlight/contract/pictures';
import { canBeUntitled, hasStates, states, storedFields } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { z } from 'zod';
import type { JsonSchema } from '../http/call-schema.ts';

/** Merges a note with a field's label, help text and options. */
function noteOf(field: Field, note: JsonSchema, help: string | undefined): JsonSchema {
  const description = [help, note.description].filter(Boolean).join(' ');
  const options = field.options && { enum: Object.keys(field.options) };
  return { title: field.label, ...note, ...options, ...(description && { description }) };
}

/** The JSON Schema of a field's kind; for a kind that contains fields, with theirs. */
function kindNote(field: Field, side: 'input' | 'response'): JsonSchema {
  const note = fieldKindRules[field.kind].notes[side] ?? {};
  if (typeof note !== 'function') return note;
  return note(field, (inner) => noteOf(inner, kindNote(inner, side), inner.help));
}

/** Returns an entity's name in the OpenAPI document: `ActionNetwork`. */
export function schemaName(name: ResourceName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The schemas of an entity's calls, annotated for the OpenAPI document. */
export interface RecordSchemas {
  /** A record in a response; a single one also has the sizes of its PDFs. */
  record: z.ZodType;
  /** Body of a create request without files. */
  create: z.ZodType<object>;
  /** Body of an update request without files. */
  update: z.ZodType<object>;
}

z.globalRegistry.add(documentResponseSchema, {
  id: 'RichText',
  description: 'A text with its formatting, in Tiptap’s format.',
});

const schemasByName = new Map<ResourceName, RecordSchemas>();

/** Returns an entity's schemas, those that validate its requests, and registers their names and descriptions. */
export function recordSchemas(name: ResourceName): RecordSchemas {
  const cached = schemasByName.get(name);
  if (cached) return cached;
  const { fields, singular, record, create, update } = resources[name];
  const sizes = fieldsOfKind(fields, 'pdf').map(
    (field) => [fileSizeKey(field), z.int().nullable().optional()] as const,
  );
  const responseRecord = sizes.length > 0 ? record.extend(Object.fromEntries(sizes)) : record;
  note(name, responseRecord.shape, 'response');
  note(name, create.shape, 'input');
  note(name, update.shape, 'input');
  for (const [, schema] of sizes) {
    z.globalRegistry.add(schema, {
      description: `Size of the PDF in bytes, only in calls for a single ${singular}; null if the file is missing.`,
    });
  }
  const id = schemaName(name);
  z.globalRegistry.add(responseRecord, { id, description: `One ${singular}, as returned by the API.` });
  z.globalRegistry.add(create, { id: `${id}Input`, description: `Input for a new ${singular}.`, ...titleNote(name) });
  z.globalRegistry.add(update, {
    id: `${id}Change`,
    description: `Changes: a field that is not sent stays unchanged.`,
  });
  const schemas = { record: responseRecord, create, update };
  schemasByName.set(name, schemas);
  return schemas;
}

/** A record with states needs its title unless it is a draft or archived, which a Zod schema can't express. */
function titleNote(name: ResourceName): JsonSchema {
  const entity = entityOf(name);
  if (!hasStates(entity)) return {};
  const isUntitled = { required: ['state'], properties: { state: { enum: states.filter(canBeUntitled) } } };
  return { anyOf: [{ required: [entity.mainField], properties: { [entity.mainField]: {} } }, isUntitled] };
}

const baseNotes: Readonly<Record<string, JsonSchema>> = {
  version: {
    description: 'Increases by one with every change. An update with an older version is refused with 409.',
  },
  created_at: { format: 'date-time', description: 'UTC.' },
  updated_at: { format: 'date-time', description: 'UTC.' },
  created_by: { description: 'Id of the account that created it, negative for a program; null if unknown.' },
  replaces: {
    description: 'Id of the published record that this draft of changes replaces when it is published.',
  },
  replaces_version: { description: 'The version that the changes are based on; without it the current one.' },
  changes: { description: 'The draft of changes of a published record; only in calls for a single record.' },
  change_set: { description: 'The change set that a draft waits in.' },
  file_keys: {
    description:
      'For an unpublished record, by field: the query string with which its file can be loaded for some minutes.',
  },
};

function note(name: ResourceName, shape: z.core.$ZodShape, side: 'input' | 'response'): void {
  const fields = withPictureMetadataFields(storedFields(entityOf(name)));
  for (const [key, schema] of Object.entries(shape)) {
    const field = fields[key];
    const base = baseNotes[key];
    const help = side === 'input' ? field?.help : undefined;
    if (field) z.globalRegistry.add(schema, noteOf(field, kindNote(field, side), help));
    else if (base && !z.globalRegistry.has(schema)) z.globalRegistry.add(schema, base);
  }
}
