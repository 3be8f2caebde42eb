import type { ResourceName } from '@porchlight/contract/entities';
import { type Fields, type FileKind, fieldsOfKind, fileFieldsOf, referencedFile } from '@porchlight/contract/fields';
import type { FormKey } from '@porchlight/contract/forms/form-calls';
import { fillRecordFacts } from '@porchlight/contract/organization-tokens';
import type { RegistrationKey } from '@porchlight/contract/registrations';
import type { RecordSource } from '@porchlight/contract/rendering';
import { resources } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { documentFileKind, mapFileNames } from '@porchlight/contract/rich-text-files';
import { mapSectionFiles } from '@porchlight/contract/sections/stored-sections';
import { servedFiles } from '../media/stored-files.ts';
import { fillsFacts, type ReadFacts } from '../records/fill-facts.ts';
import { sectionsOf } from '../records/sections-of.ts';
import type { ResourceService } from './resource-service.ts';

/**
 * Creates the source of records for the preview of an unpublished one: that record with its files, and otherwise what
 * visitors see.
 * @param options.name resource of the record
 * @param options.visible what visitors see
 */
export function createPreviewSource(options: {
  services: Readonly<Record<ResourceName, ResourceService>>;
  visible: RecordSource;
  readFacts: ReadFacts;
  name: ResourceName;
  id: number;
}): RecordSource {
  const { services, visible, readFacts, name, id } = options;
  const resource = resources[name];
  const { calls, fields } = resource;
  return {
    ...visible,
    formKey: async (requestedId) =>
      name === 'form' && requestedId === String(id) ? previewedFormKey : visible.formKey(requestedId),
    registrationKey: async (requestedId) =>
      name === 'event' && requestedId === String(id) ? previewedRegistrationKey : visible.registrationKey(requestedId),
    async single(requestedName, requestedId) {
      if (requestedName !== name || requestedId !== String(id)) return visible.single(requestedName, requestedId);
      const { bytes } = await services[name].single(id, 'any');
      const { file_keys: keys, ...stored } = JSON.parse(bytes.toString())[calls.singleKey];
      const record = fillsFacts(resource) ? fillRecordFacts(fields, stored, await readFacts()) : stored;
      return { ...record, ...withFileUrls(fields, record, (name, field) => keys?.[field ?? name]) };
    },
  };
}

/** In a preview, a form can be looked at, but not sent. */
export const previewedFormKey: FormKey = { standing: 'open', token: '', delete_on: '' };

/** In a preview, nobody can register. */
export const previewedRegistrationKey: RegistrationKey = {
  ...{ standing: 'open', seats_left: null, questions: [], introduction: '', token: '', delete_on: '' },
};

/**
 * Returns the values of a record that name files, with URLs that give access in place of the names.
 * @param keyOf returns the query string that gives access to a file of a field, or in a text or a section
 */
export function withFileUrls(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  keyOf: (name: string, field?: string) => string | undefined,
): Record<string, unknown> {
  const urlOf = (kind: FileKind, name: string, field?: string) => {
    const key = keyOf(name, field);
    return `${servedFiles[kind].path}${name}${key ? `?${key}` : ''}`;
  };
  const values = Object.entries(fileFieldsOf(fields)).flatMap(([field, kind]) => {
    const name = referencedFile(kind, record[field]);
    return name ? [[field, urlOf(kind, name, field)]] : [];
  });
  const texts = fieldsOfKind(fields, 'longText').flatMap((field) => {
    const document = documentIn(record[documentKey(field)]);
    return document
      ? [[documentKey(field), mapFileNames(document, (name) => urlOf(documentFileKind(name), name))]]
      : [];
  });
  const sections = sectionsOf(fields, record).map(({ field, sections }) => [
    field,
    mapSectionFiles(sections, (name) => urlOf(documentFileKind(name), name)),
  ]);
  return Object.fromEntries([...values, ...texts, ...sections]);
}
