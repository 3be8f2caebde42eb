import type { Entity } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { textProperties } from '@porchlight/contract/rich-text-strings';
import type { SubmittedValues } from '../api/index.ts';
import { announcedLaterField } from './entity-definition.ts';

/** A form's values as the API takes them: a long text that the form holds as a document becomes text and document. */
export function toApiValues({ fields }: Pick<Entity, 'fields'>, values: SubmittedValues): SubmittedValues {
  const texts = fieldsOfKind(fields, 'longText').map((name) => {
    const value = values[name];
    return typeof value === 'string' ? textProperties(name, value) : {};
  });
  const { [announcedLaterField]: _, ...stored } = values;
  return Object.assign(stored, ...texts);
}
