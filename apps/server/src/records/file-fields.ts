import { fieldsOfKind } from '@porchlight/contract/entity';
import type { Resource } from '@porchlight/contract/resources';
import type { FileFields } from '../http/uploads.ts';

/** The file fields of a resource's forms. */
export function fileFieldsOf(resource: Resource): FileFields {
  return Object.fromEntries([
    ...fieldsOfKind(resource.fields, 'image').map((field) => [field, 'image'] as const),
    ...fieldsOfKind(resource.fields, 'pdf').map((field) => [field, 'pdf'] as const),
  ]);
}
